/** The command line in a dozen lines. English: it is what scripts and bug reports quote. */
export const USAGE = `Usage: rustkeep [options]
       rustkeep replay FILE [--fast]
       rustkeep doctor

A turn-based roguelike for the terminal. Without options it opens the main menu.

  --new                begin a new run; asks before it replaces a saved one
  --yes                do not ask
  --seed N             seed of the new run, 0 to 2^64-1, also as 0x...
  --name NAME          name of the hero, 1 to 24 characters
  --options ID,ID      race, class and what else mods ask for, as full ids
  --plain              plain lines: for screen readers, pipes and scripts
  --lang de|en         language
  --mods DIR           load a mod, or a folder of mods, last; can be repeated
  --data-dir DIR       where saves, settings, mods and logs lie
  --debug              allow the workbench (F12)
  --ascii              characters of a typewriter only
  --no-color           no colours; NO_COLOR does the same
  --help, --version

  replay FILE          play a recording (run.jsonl); --fast tells only its end
  doctor               what a bug report needs: terminal, folders, mods, save
`;
