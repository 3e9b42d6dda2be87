import type { SavedMod } from "./save-format.js";

/** A mod that is not what it was when the run was saved. Only worth a line in the log. */
export interface ModChange {
  severity: "warning";
  code: "mod_missing" | "mod_version_changed" | "mod_added";
  mod: string;
  /** Version then, "" where the mod is new. */
  saved: string;
  /** Version now, "" where the mod is gone. */
  loaded: string;
  /** A sentence in English. */
  message: string;
}

/** Compares the mods of a save or recording with those that are loaded now. */
export function modChanges(saved: readonly SavedMod[], loaded: readonly SavedMod[]): ModChange[] {
  const now = new Map(loaded.map(({ id, version }) => [id, version]));
  const then = new Set(saved.map(({ id }) => id));
  const changes = saved.flatMap(({ id, version }) => {
    const current = now.get(id);
    return current === version ? [] : [change(id, version, current)];
  });
  const added = loaded.filter(({ id }) => !then.has(id));
  return [...changes, ...added.map(({ id, version }) => newMod(id, version))];
}

function change(mod: string, saved: string, loaded: string | undefined): ModChange {
  return loaded === undefined
    ? {
        severity: "warning",
        code: "mod_missing",
        mod,
        saved,
        loaded: "",
        message: `mod ${mod} ${saved} of the saved run is missing`,
      }
    : {
        severity: "warning",
        code: "mod_version_changed",
        mod,
        saved,
        loaded,
        message: `mod ${mod} was ${saved} when the run was saved and is ${loaded} now`,
      };
}

function newMod(mod: string, loaded: string): ModChange {
  return {
    severity: "warning",
    code: "mod_added",
    mod,
    saved: "",
    loaded,
    message: `mod ${mod} ${loaded} is new to the saved run`,
  };
}
