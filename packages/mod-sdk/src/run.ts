import { clean, ModLoadError } from "@rustkeep/data";
import { commands } from "./commands/index.js";
import { exitCodes, type Io } from "./io.js";
import { UsageError } from "./usage-error.js";

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "Usage: rustkeep-mod COMMAND [ARGUMENT…]",
    "",
    "Makes, checks and shows mods of rustkeep.",
    "",
    ...lines,
    "",
    "rustkeep-mod COMMAND --help tells more. Exit codes: 0 fine, 1 something was found, 2 wrong use.",
  ].join("\n");
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === "--help" || arg === "-h");
}

function failure(error: unknown, name: string, io: Io): number {
  if (error instanceof UsageError) {
    io.err(`rustkeep-mod: ${error.message}`);
    io.err(`rustkeep-mod ${name} --help tells how it is used.`);
    return exitCodes.wrongUse;
  }
  if (error instanceof ModLoadError) {
    io.err(`rustkeep-mod: ${error.message}`);
    if (error.code === "dependency_missing") io.err("--with DIR loads a mod that another one needs.");
    return exitCodes.found;
  }
  throw error;
}

/** Runs a command line (without the names of node and the program) and returns its exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name = "", ...rest] = args;
  if (["", "help", "--help", "-h"].includes(name)) {
    io.out(overview());
    return name === "" ? exitCodes.wrongUse : exitCodes.fine;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    io.err(`rustkeep-mod: there is no command ${clean(name)}\n\n${overview()}`);
    return exitCodes.wrongUse;
  }
  if (asksForHelp(rest)) {
    io.out(command.help);
    return exitCodes.fine;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    return failure(error, name, io);
  }
}
