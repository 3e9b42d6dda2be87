import { clean, formatPlace, type LoadResult, type Origin, type ReferencePlace, type ShowPath } from "@rustkeep/data";
import { REGISTRY_NAMES } from "@rustkeep/engine";
import { stringify } from "smol-toml";
import type { Command } from "../command.js";
import { type FoundEntry, findEntries } from "../find-entry.js";
import { exitCodes } from "../io.js";
import { json } from "../json.js";
import { loadChosen } from "../load-chosen.js";
import { modOptions, modOptionsHelp, oneOf, readArgs, splitPositionals } from "../read-args.js";
import { seenFrom, withShownPath } from "../show-path.js";

const help = `Usage: rustkeep-mod inspect ID [--with DIR…] [OPTION…]

Shows an entry as it is loaded, with the file and line of each of its
definitions, who overrides whom and won, and every place that refers to it.
An id without a mod (iron_sword for core:iron_sword) means any mod's.

${modOptionsHelp}
  --registry NAME  only this registry: items, creatures, …
  --format F       text (default) or json`;

/** What is known of an entry. */
interface Inspected extends FoundEntry {
  entry: unknown;
  origins: Origin[];
  references: ReferencePlace[];
}

function inspected({ registry, id }: FoundEntry, { registries, inspection }: LoadResult, show: ShowPath): Inspected {
  const origins = inspection.origins(registry, id).map((one) => withShownPath(one, show));
  const references = inspection.references(registry, id).map((one) => withShownPath(one, show));
  return { registry, id, entry: registries[registry][id], origins, references };
}

const states: Readonly<Record<Origin["state"], string>> = {
  loaded: "this one counts",
  replaced: "replaced",
  left_out: "left out, see rustkeep-mod validate",
};

// The paths are seen from the current folder already.
const asItIs: ShowPath = (path) => path;

function originLine(origin: Origin): string {
  const own = origin.overrides ? ` as ${clean(origin.own_id)}, overrides it` : "";
  return `  ${formatPlace(origin, asItIs)}${own}: ${states[origin.state]}`;
}

function textLines({ registry, id, entry, origins, references }: Inspected): string[] {
  const toml = stringify({ [registry]: [entry] });
  return [
    `${registry} ${clean(id)}`,
    "",
    "Defined in",
    ...origins.map(originLine),
    "",
    references.length === 0 ? "Nothing refers to it." : "Referred to by",
    ...references.map((one) => `  ${formatPlace(one, asItIs)}  ${one.registry} ${clean(one.id)}: ${clean(one.field)}`),
    "",
    "As loaded",
    ...toml
      .trimEnd()
      .split("\n")
      .map((line) => (line === "" ? "" : `  ${clean(line, 4000)}`)),
  ];
}

/** `rustkeep-mod inspect` */
export const inspect: Command = {
  summary: "an entry as loaded, where it comes from and what refers to it",
  help,
  run(args, io) {
    const options = {
      ...modOptions,
      registry: { type: "string" },
      format: { type: "string", default: "text" },
    } as const;
    const { values, tokens } = readArgs(args, options);
    const format = oneOf("--format", values.format, ["text", "json"]);
    const among =
      values.registry === undefined ? REGISTRY_NAMES : [oneOf("--registry", values.registry, REGISTRY_NAMES)];
    const { own, folders } = splitPositionals(tokens, 1, "the id of an entry");
    const loaded = loadChosen({ core: values.core, mods: [...(values.with ?? []), ...folders] }, io);
    const found = findEntries(own[0] ?? "", among, loaded.registries);
    const show = seenFrom(io.cwd);
    for (const [index, entry] of found.map((one) => inspected(one, loaded, show)).entries()) {
      if (format === "json") io.out(json(entry));
      else for (const line of [...(index === 0 ? [] : [""]), ...textLines(entry)]) io.out(line);
    }
    return exitCodes.fine;
  },
};
