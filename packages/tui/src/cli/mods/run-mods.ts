import { join } from "node:path";
import { acquireLock, coreModsDir, releaseLock } from "@rustkeep/data";
import { installMods } from "./install-mods.js";
import { listMods } from "./list-mods.js";
import type { ModsCommand } from "./mods-command.js";
import { fail, type ModsDesk } from "./mods-desk.js";
import { orderMods } from "./order-mods.js";
import { removeMods } from "./remove-mods.js";

/** The mods of a data directory, with some given besides. */
export function ownModsIn(dir: string, extra: readonly string[], lang: string): ModsDesk["own"] {
  const folder = join(dir, "mods");
  const loadOrderFile = join(dir, "load_order.toml");
  return { folder, options: { paths: [coreModsDir(), folder], extra, loadOrderFile, lang } };
}

function carryOut(command: Exclude<ModsCommand, { do: "list" }>, desk: ModsDesk): Promise<number> {
  switch (command.do) {
    case "install":
      return installMods(command.path, desk);
    case "remove":
      return removeMods(command.id, desk);
    case "enable":
    case "disable":
    case "move":
    case "sort":
      return orderMods(command, desk);
    default:
      return command satisfies never;
  }
}

/** Does what a command on mods asks for, while no game uses the data directory. @returns the exit code */
export async function runMods(command: ModsCommand, desk: ModsDesk): Promise<number> {
  if (command.do === "list") return listMods(desk);
  const lock = acquireLock(desk.dir);
  if (lock.kind === "taken") return fail(lock.message, desk);
  try {
    return await carryOut(command, desk);
  } finally {
    if (lock.kind === "acquired") releaseLock(lock.lock);
  }
}
