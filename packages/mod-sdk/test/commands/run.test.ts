import { describe, expect, test } from "vitest";
import { commands } from "../../src/commands/index.js";
import { runCli } from "../support/run-cli.js";

test("without a command, all of them are listed and the exit code is 2", async () => {
  const { code, out } = await runCli([]);
  expect(code).toBe(2);
  for (const name of Object.keys(commands)) expect(out.join("\n")).toContain(`  ${name}`);
});

test("--help lists the commands and is fine", async () => {
  const { code, out } = await runCli(["--help"]);
  expect(code).toBe(0);
  expect(out.join("\n")).toContain("Usage: rustkeep-mod");
});

test("an unknown command is told, cleaned of control characters", async () => {
  const { code, err } = await runCli(["\u001b[2Jvalidat"]);
  expect(code).toBe(2);
  expect(err.join("\n")).toContain("there is no command \\u{1b}[2Jvalidat");
});

test("a name that every object has is no command", async () => {
  expect((await runCli(["constructor"])).code).toBe(2);
});

describe.each(Object.keys(commands))("%s", (name) => {
  test("--help tells how it is used", async () => {
    const { code, out, err } = await runCli([name, "--help"]);
    expect(code).toBe(0);
    expect(out.join("\n")).toMatch(new RegExp(`^Usage: rustkeep-mod ${name}`));
    expect(err).toEqual([]);
  });

  test("an unknown option is wrong use", async () => {
    const { code, err } = await runCli([name, "--no-such-option"]);
    expect(code).toBe(2);
    expect(err.join("\n")).toContain(`rustkeep-mod ${name} --help`);
  });
});
