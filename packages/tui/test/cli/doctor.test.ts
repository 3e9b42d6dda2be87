import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { doctor } from "../../src/cli/doctor.js";
import { temporaryDir } from "../fixtures/real-session.js";

it("the doctor names everything that is wrong with the settings, with what they can be", () => {
  const dir = temporaryDir();
  const keys = '[keys]\nrun_north = "nope"\n';
  writeFileSync(join(dir, "settings.toml"), `language = "fr"\nlayout = "colemak"\n${keys}`);
  const lines = doctor({
    version: "0.0.0",
    node: "20",
    platform: "linux",
    environment: {},
    locale: undefined,
    size: undefined,
    dir,
    loaded: "none",
  }).join("\n");
  expect(lines).toContain('language cannot be that, only "en", "de", ""');
  expect(lines).toContain('layout cannot be that, only "qwerty", "qwertz", "azerty", "dvorak", "numpad"');
  expect(lines).toContain('there is no key called "nope"');
});
