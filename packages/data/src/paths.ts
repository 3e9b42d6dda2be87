import { existsSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { join, posix, resolve, win32 } from "node:path";
import { fileURLToPath } from "node:url";

// No library: env-paths puts data into other folders on Windows, accepts a relative XDG_DATA_HOME, and asks only the process
// that runs.

/** What `dataDir` goes by; what is left out is taken from the running process. */
export interface DataDirOptions {
  /** The player's own choice (`--data-dir`); "" and undefined mean none. */
  override?: string | undefined;
  env?: Readonly<Record<string, string | undefined>>;
  platform?: NodeJS.Platform;
  home?: string;
}

/**
 * The folder in which a player's mods, load order, save, settings, recording and logs lie; it need not exist yet. In this
 * order: `override`, the variable `RUSTKEEP_DATA_DIR`, the platform's usual folder (`XDG_DATA_HOME` or `~/.local/share`,
 * `~/Library/Application Support`, `%APPDATA%`). A relative `XDG_DATA_HOME` is ignored, as its definition demands; the two
 * overrides may be relative to the working directory.
 */
export function dataDir(options: DataDirOptions = {}): string {
  const { override, env = process.env, platform = process.platform, home = homedir() } = options;
  const chosen = override || env.RUSTKEEP_DATA_DIR;
  // An empty HOME makes it empty, too; the system knows the user's home all the same.
  return chosen ? resolve(chosen) : usualDataDir(env, platform, home || userInfo().homedir);
}

function usualDataDir(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string {
  if (platform === "win32") {
    const roaming = env.APPDATA;
    return win32.join(
      roaming && win32.isAbsolute(roaming) ? roaming : win32.join(home, "AppData", "Roaming"),
      "rustkeep",
    );
  }
  if (platform === "darwin") {
    return posix.join(home, "Library", "Application Support", "rustkeep");
  }
  const xdg = env.XDG_DATA_HOME;
  return posix.join(xdg && posix.isAbsolute(xdg) ? xdg : posix.join(home, ".local", "share"), "rustkeep");
}

/**
 * The folder with the mods that ship with the game: beside the package's files, or the repository's own when run from source.
 * @throws Error in a program that was bundled into one file, which has no such folder: `core` of `@rustkeep/data/core` is
 * the base game as texts, for `loadFromSources`
 */
export function coreModsDir(): string {
  return shippedMods(import.meta.url);
}

/** As `coreModsDir`, for a module at this address; "" or undefined where a bundler has taken it away. */
export function shippedMods(module: string | undefined): string {
  const places = module ? ["./mods/", "../../../mods/"].map((place) => fileURLToPath(new URL(place, module))) : [];
  const found = places.find((place) => existsSync(join(place, "core", "manifest.toml")));
  if (found !== undefined) return found;
  const looked = places.length === 0 ? "" : ` (looked for in ${places.join(" and ")})`;
  throw new Error(
    `the base game does not lie beside this program${looked}. Where @rustkeep/data was bundled into a file with others, ` +
      'load it from its texts: import { core } from "@rustkeep/data/core", then loadFromSources([core])',
  );
}
