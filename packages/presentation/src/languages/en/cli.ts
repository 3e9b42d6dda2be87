/** The command line: its help, and what is wrong with what was typed. Rows of the help have at most 80 cells. */
export const cli = {
  usage: `Usage: rustkeep [options]
       rustkeep replay FILE [--fast] [--verify]
       rustkeep doctor
       rustkeep mods [COMMAND]

A turn-based roguelike for the terminal. Without options it opens the main menu.

  --new                begin a new run; asks before it replaces a saved one
  --yes                do not ask
  --seed N             seed of the new run, 0 to 2^64-1, also as 0x...
  --name NAME          name of the hero, 1 to 24 characters
  --options ID,ID      race, class and what else mods ask for, as full ids
  --plain              plain lines: for screen readers, pipes and scripts
  --lang LANG          language: en, de, or one that a mod speaks
  --mods DIR           load a mod, or a folder of mods, last; can be repeated
  --data-dir DIR       where saves, settings, mods and logs lie
  --debug              F12 opens the workbench without asking
  --ascii              characters of a typewriter only
  --no-color           no colours; NO_COLOR does the same
  --help, --version

  replay FILE          play a recording (run.jsonl); --fast tells only its end,
                       --verify whether it is an equal run (exit 0) or not (1)
  doctor               what a bug report needs: terminal, folders, mods, save
  mods                 all mods in their order, and what is wrong with them
  mods install FILE    puts a mod, as a .zip or a folder, among yours
  mods remove ID       moves one away, without deleting it
  mods enable ID       switches one on, disable ID off
  mods move ID before|after ID
  mods sort            puts each mod behind what it needs
`,
  unknownOption: (p: { option: string }) => `there is no option ${p.option}`,
  valueMissing: (p: { option: string }) => `${p.option} needs a value`,
  valueUnwanted: (p: { option: string }) => `${p.option} takes no value`,
  seed: (p: { largest: string }) => `--seed takes a whole number from 0 to ${p.largest}`,
  name: "--name takes 1 to 24 characters",
  lang: (p: { languages: string }) => `--lang takes one of ${p.languages}`,
  fastAlone: "--fast and --verify belong to replay",
  replayFile: "replay takes one file",
  doctorAlone: "doctor takes no argument",
  modsUsage:
    "mods takes one of: list, enable ID, disable ID, move ID before|after ID, sort, install FILE-OR-FOLDER, remove ID",
  unknownCommand: (p: { command: string }) => `there is no command "${p.command}"`,
  noTerminal: "this is not a terminal; --plain plays without one",
  unusableTerminal: (p: { term: string }) =>
    `the terminal (TERM=${p.term}) cannot show a full screen; --plain plays in any`,
  savedRun: "there is a saved run; --seed, --name and --options belong to a new one: add --new",
  noFile: (p: { file: string }) => `there is no file ${p.file}`,
  verified: (p: { commands: number; states: number }) =>
    `equal: ${p.commands} commands, ${p.states} digests of the state`,
  unverified: "the recording holds no digests of its mods (it is older than they are): it cannot be verified",
  cheated: "cheats were on in this run",
  tornRecording: "the last line of the recording is cut off and was left out",
};
