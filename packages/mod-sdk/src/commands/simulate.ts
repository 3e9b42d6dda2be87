import type { Command } from "../command.js";
import { UsageError } from "../usage-error.js";
import { simulateFights } from "./simulate/fights.js";
import { simulateMerge } from "./simulate/merge.js";
import { studyOptionsHelp } from "./simulate/options.js";
import { simulateRuns } from "./simulate/runs.js";

const help = `Usage: rustkeep-mod simulate runs [--against DIR…] [--coverage] [--endless] [OPTION…]
       rustkeep-mod simulate fights [--creature ID…] [--level N] [OPTION…]
       rustkeep-mod simulate merge FILE… [--coverage] [--format F]

Lets a bot play, and tells how often it wins, where and of what it dies, and
what that costs, with 95 % intervals. runs are whole runs; fights are single
ones of an unhurt hero with the items that a run begins with, set up directly,
so that enemies have announced nothing yet. The same seed and options give the
same figures, however many threads play. Ctrl-C ends it with what was measured.

  --against DIR    mods to compare with: every run is played without and with
                   them, by the same hero and seed; may be repeated
  --coverage       instead of the summary: in how many runs, and won ones,
                   everything that the mods hold had a part
  --endless        where the keep goes on below its last floor, so do those who
                   have won; tells how deep they come
  --creature ID    an enemy, or several in one fight, as in rat,rat,archer; may
                   be repeated; all creatures without it
  --level N        level of the hero, with the points assigned; 1 without it
${studyOptionsHelp}`;

const studies = { runs: simulateRuns, fights: simulateFights, merge: simulateMerge };

/** `rustkeep-mod simulate` */
export const simulate: Command = {
  summary: "lets a bot play and measures balance",
  help,
  run([kind = "", ...args], io) {
    const study = Object.hasOwn(studies, kind) ? studies[kind as keyof typeof studies] : undefined;
    if (study === undefined) throw new UsageError("expected: simulate runs, fights or merge");
    return study(args, io);
  },
};
