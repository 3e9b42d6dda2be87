import { expect, test } from "vitest";
import { runCli } from "../support/run-cli.js";

test("explains a code with what fails and what is mended", async () => {
  const { code, out } = await runCli(["explain", "bad_range"]);
  const text = out.join("\n");
  expect(code).toBe(0);
  expect(text).toMatch(/^error\[bad_range\] A range cannot be read\n/);
  expect(text).toContain('This fails (example.toml):\n\n    [[loot_tables]]\n    id = "purse"\n    rolls = "3-1"');
  expect(text).toContain("This is mended");
});

test("suggests the code that a misspelt one is most like", async () => {
  const { code, err } = await runCli(["explain", "bad_rang"]);
  expect(code).toBe(2);
  expect(err[0]).toBe("rustkeep-mod: there is no diagnostic code bad_rang (did you mean bad_range?)");
});

test("lists all codes without one", async () => {
  const { code, out } = await runCli(["explain"]);
  expect(code).toBe(0);
  expect(out.some((line) => /^unknown_field +error +/.test(line))).toBe(true);
});
