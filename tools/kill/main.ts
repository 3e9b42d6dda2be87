import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killGames } from "./kill-games.js";
import { playOn } from "./play-on.js";

const USAGE = `Usage: npm run kill [-- [--kills N] [--from N]]

Kills games at random moments while they save and record, and looks whether the run goes on where it stood.

  --kills N    how often (2000)
  --from N     number of the first game; each number plays and dies differently
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    help: { type: "boolean", short: "h", default: false },
  },
});

const [word, dir = "", seed = "1"] = positionals;
if (word === "play") {
  playOn(dir, Number(seed));
} else if (values.help) {
  process.stdout.write(USAGE);
} else {
  await kill(Number(values.kills), Number(values.from));
}

async function kill(kills: number, from: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "rustkeep-kill-"));
  const [, program = ""] = process.argv;
  const killed = await killGames(program, folder, kills, from);
  for (const fault of killed.faults) console.error(fault);
  console.log(
    `${killed.kills} kills, ${killed.commands} commands, ${killed.beyond} runs went on beyond what was told, ${killed.faults.length} faults`,
  );
  // What was kept is looked at where something is wrong.
  if (killed.faults.length === 0) rmSync(folder, { recursive: true, force: true });
  else console.error(`the data directory is kept: ${folder}`);
  process.exitCode = killed.faults.length === 0 ? 0 : 1;
}
