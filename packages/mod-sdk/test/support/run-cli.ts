import { fileURLToPath } from "node:url";
import { run } from "../../src/run.js";

/** Content whose floors are known. */
export const referenceCore = fileURLToPath(new URL("../../../data/test/fixtures/reference-core", import.meta.url));

/** The mods that ship. */
export const shippedMods = fileURLToPath(new URL("../../../../mods", import.meta.url));

/** What a command line led to. */
export interface Ran {
  code: number;
  /** Lines of the result. */
  out: string[];
  /** Lines beside it. */
  err: string[];
}

/** Runs a command line in a folder, without colours. */
export async function runCli(args: readonly string[], cwd = "/"): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), color: false, cwd };
  const code = await run(args, io);
  return { code, out, err };
}
