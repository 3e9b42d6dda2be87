import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { logsDir, makeFolder, recordingPath, timeStamp } from "@rustkeep/data";

/** What a crash report tells beside the error. */
export interface CrashContext {
  readonly dir: string;
  readonly version: string;
  readonly node: string;
  readonly platform: string;
  readonly mods: readonly { readonly id: string; readonly version: string }[];
  readonly now: Date;
}

/** Writes a crash report and answers the lines to print: what happened, and the files that a bug report needs. */
export function reportCrash(error: unknown, context: CrashContext): string[] {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [
    "rustkeep has stopped because of an error in the game. The saved run is untouched.",
    `  recording: ${recordingPath(context.dir)}`,
  ];
  const path = join(logsDir(context.dir), `crash-${timeStamp(context.now)}.log`);
  try {
    makeFolder(logsDir(context.dir));
    writeFileSync(path, report(what, context));
    return [...lines, `  crash report: ${path}`];
  } catch (problem) {
    return [...lines, `  no crash report: ${problem instanceof Error ? problem.message : String(problem)}`, what];
  }
}

function report(what: string, { version, node, platform, mods, now }: CrashContext): string {
  const names = mods.map((mod) => `${mod.id} ${mod.version}`).join(", ");
  return `rustkeep ${version}, Node ${node}, ${platform}, ${now.toISOString()}\nmods: ${names}\n\n${what}\n`;
}
