import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { clean } from "@rustkeep/data";
import type { Command } from "../command.js";
import { exitCodes, type Io } from "../io.js";
import { loadChosen } from "../load-chosen.js";
import { nameFor } from "../new/fill-template.js";
import { templateFiles } from "../new/template.js";
import { readArgs } from "../read-args.js";
import { knownIds } from "../schema/known-ids.js";
import { writeSchemas } from "../schema/write-schemas.js";
import { UsageError } from "../usage-error.js";
import { writeFile } from "../write-file.js";

const help = `Usage: rustkeep-mod new ID [--dir DIR] [--name NAME]

Makes a folder ID with a mod that validates at once: a manifest, an item, a room
with its loot table, German texts, and schemas for editors.
An ID consists of small letters, digits and underscores, a letter first.

  --dir DIR        the folder to make it in; the current one without it
  --name NAME      what players read; made from the id without it`;

function checkedId(id: string): string {
  if (id === "core") throw new UsageError("core is the base game; give the mod an id of its own");
  if (/^[a-z][a-z0-9_]{0,63}$/.test(id)) return id;
  const near = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+|_+$/g, "")
    .slice(0, 64);
  const hint = near === "" ? "" : ` (perhaps ${near}?)`;
  throw new UsageError(`${clean(id)} is no id: small letters, digits and underscores, a letter first${hint}`);
}

function checkedName(name: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S} ]{1,200}$/u.test(name) && !/["\\]/.test(name)) return name;
  throw new UsageError("--name takes up to 200 printable characters without quotation marks and backslashes");
}

function checkedFolder(folder: string): string {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    throw new UsageError(`${clean(folder, 300)} exists and is not an empty folder`);
  }
  return folder;
}

function make(folder: string, names: { id: string; name: string }, io: Io): string[] {
  const files = Object.entries(templateFiles(names));
  for (const [name, text] of files) writeFile(join(folder, name), text);
  const known = knownIds(loadChosen({ core: undefined, mods: [folder] }, io).registries);
  writeSchemas(join(folder, "schemas"), { unknownFields: "pattern", known });
  return [...files.map(([name]) => name), "schemas/"];
}

/** `rustkeep-mod new` */
export const newMod: Command = {
  summary: "makes a mod that validates at once",
  help,
  run(args, io) {
    const { values, positionals } = readArgs(args, { dir: { type: "string" }, name: { type: "string" } });
    const [given, ...others] = positionals;
    if (given === undefined || others.length > 0) throw new UsageError("expected: one id");
    const id = checkedId(given);
    const name = checkedName(values.name ?? nameFor(id));
    const folder = checkedFolder(resolve(io.cwd, values.dir ?? ".", id));
    const files = make(folder, { id, name }, io);
    const shown = clean(relative(io.cwd, folder) || ".", 300);
    io.out([`made ${shown}:`, ...files.map((file) => `  ${file}`), "", `rustkeep-mod validate ${shown}`].join("\n"));
    return exitCodes.fine;
  },
};
