import { resolve } from "node:path";
import { clean } from "@rustkeep/data";
import type { Command } from "../command.js";
import { exitCodes } from "../io.js";
import { loadChosen } from "../load-chosen.js";
import { modOptions, modOptionsHelp, oneOf, readArgs, splitPositionals } from "../read-args.js";
import { knownIds } from "../schema/known-ids.js";
import { writeSchemas } from "../schema/write-schemas.js";

const help = `Usage: rustkeep-mod schema [--out DIR] [--with DIR…] [OPTION…]

Writes JSON Schemas for editors: mod.schema.json for the files of a mod,
manifest, locale and load_order for the others, and one for the entries of each
registry. With mods given, their ids and those of the core become completions;
other ids stay legal.

  --out DIR        where to; a folder schemas in the current one without it
  --editor NAME    taplo (default; also Even Better TOML), or tombi
${modOptionsHelp}`;

const unknownFields = { taplo: "pattern", tombi: "plain" } as const;

/** `rustkeep-mod schema` */
export const schema: Command = {
  summary: "writes JSON Schemas for editors",
  help,
  run(args, io) {
    const options = {
      ...modOptions,
      out: { type: "string", default: "schemas" },
      editor: { type: "string", default: "taplo" },
    } as const;
    const { values, tokens } = readArgs(args, options);
    const editor = oneOf("--editor", values.editor, ["taplo", "tombi"]);
    const { folders } = splitPositionals(tokens, 0, "no arguments but options");
    const mods = [...(values.with ?? []), ...folders];
    const asked = mods.length > 0 || values.core !== undefined;
    const known = asked ? knownIds(loadChosen({ core: values.core, mods }, io).registries) : undefined;
    const names = writeSchemas(resolve(io.cwd, values.out), { unknownFields: unknownFields[editor], known });
    io.out(`wrote ${names.length} schemas to ${clean(values.out, 300)}`);
    return exitCodes.fine;
  },
};
