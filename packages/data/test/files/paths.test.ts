import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { coreModsDir, dataDir, shippedMods } from "../../src/paths.js";

const home = "/home/ada";

describe("the data directory", () => {
  it.each([
    ["linux", {}, "/home/ada/.local/share/rustkeep"],
    ["linux", { XDG_DATA_HOME: "/data/ada" }, "/data/ada/rustkeep"],
    ["linux", { XDG_DATA_HOME: "relative/place" }, "/home/ada/.local/share/rustkeep"],
    ["linux", { XDG_DATA_HOME: "" }, "/home/ada/.local/share/rustkeep"],
    ["freebsd", { XDG_DATA_HOME: "/data/ada" }, "/data/ada/rustkeep"],
    ["darwin", { XDG_DATA_HOME: "/data/ada" }, "/home/ada/Library/Application Support/rustkeep"],
  ] as const)("on %s with %o is %s", (platform, env, expected) => {
    expect(dataDir({ platform, env, home })).toBe(expected);
  });

  it("on Windows lies in the roaming application data", () => {
    const windowsHome = "C:\\Users\\Ada";
    const fromHome = dataDir({ platform: "win32", env: {}, home: windowsHome });
    expect(fromHome).toBe("C:\\Users\\Ada\\AppData\\Roaming\\rustkeep");
    const fromEnv = dataDir({ platform: "win32", env: { APPDATA: "D:\\Data" }, home: windowsHome });
    expect(fromEnv).toBe("D:\\Data\\rustkeep");
  });

  it("follows RUSTKEEP_DATA_DIR before the platform, and the player's choice before both", () => {
    const env = { RUSTKEEP_DATA_DIR: "/elsewhere", XDG_DATA_HOME: "/data/ada" };
    expect(dataDir({ platform: "linux", env, home })).toBe(resolve("/elsewhere"));
    expect(dataDir({ platform: "linux", env, home, override: "chosen" })).toBe(resolve("chosen"));
  });

  it.runIf(process.platform === "linux")("lies in the user's home also where HOME is empty", () => {
    expect(dataDir({ platform: "linux", env: {}, home: "" })).toBe(join(userInfo().homedir, ".local/share/rustkeep"));
  });

  it("ignores overrides that are empty", () => {
    expect(dataDir({ platform: "linux", env: { RUSTKEEP_DATA_DIR: "" }, home, override: "" })).toBe(
      "/home/ada/.local/share/rustkeep",
    );
  });
});

it("the base game is found when the program runs from its sources", () => {
  expect(existsSync(join(coreModsDir(), "core", "manifest.toml"))).toBe(true);
});

describe("the folder of the base game", () => {
  it("is found where the sources lie", () => {
    expect(existsSync(join(coreModsDir(), "core", "manifest.toml"))).toBe(true);
  });

  it.each([["file:///somewhere/else/dist/program.mjs"], [""], [undefined]])(
    "is not beside a program that was bundled, which is told with what to use instead (%s)",
    (module) => {
      expect(() => shippedMods(module)).toThrow(/bundled.*@rustkeep\/data\/core.*loadFromSources/);
    },
  );
});
