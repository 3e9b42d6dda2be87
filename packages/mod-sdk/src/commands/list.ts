import { clean, type LoadResult, type ModRange } from "@rustkeep/data";
import { REGISTRY_NAMES, type RegistryName } from "@rustkeep/engine";
import type { Command } from "../command.js";
import { exitCodes } from "../io.js";
import { json } from "../json.js";
import { loadChosen } from "../load-chosen.js";
import { modOptions, modOptionsHelp, oneOf, readArgs, splitPositionals } from "../read-args.js";

const help = `Usage: rustkeep-mod list [--with DIR…] [OPTION…]

Lists the mods in load order with their versions, how many entries of each
registry are theirs, and who overrides whom.

${modOptionsHelp}
  --format F       text (default) or json`;

/** An entry of one mod that took the place of another one's. */
interface Override {
  registry: RegistryName;
  id: string;
  /** The mod whose entry counts. */
  by: string;
  /** The mods whose entries it replaced, first loaded first. */
  instead_of: string[];
}

interface ListedMod {
  id: string;
  name: string;
  version: string;
  depends: ModRange[];
  counts: Partial<Record<RegistryName, number>>;
}

/** What `list` tells. */
interface Listing {
  mods: ListedMod[];
  overrides: Override[];
}

function listing({ mods, registries, inspection }: LoadResult): Listing {
  const overrides: Override[] = [];
  const listed = new Map(
    mods.map(({ id, name, version, depends }): [string, ListedMod] => [id, { id, name, version, depends, counts: {} }]),
  );
  for (const registry of REGISTRY_NAMES) {
    for (const id of Object.keys(registries[registry])) {
      const origins = inspection.origins(registry, id).filter(({ state }) => state !== "left_out");
      const winner = origins.find(({ state }) => state === "loaded");
      const counts = winner && listed.get(winner.mod)?.counts;
      if (counts === undefined) continue;
      counts[registry] = (counts[registry] ?? 0) + 1;
      const replaced = origins.filter((origin) => origin !== winner && origin.mod !== winner?.mod);
      if (replaced.length > 0)
        overrides.push({ registry, id, by: winner?.mod ?? "", instead_of: replaced.map(({ mod }) => mod) });
    }
  }
  return { mods: [...listed.values()], overrides };
}

// The name of a registry for a single entry: one loot_table, one category.
function one(registry: string): string {
  return registry === "affixes" ? "affix" : registry.replace(/ies$/, "y").replace(/s$/, "");
}

function rangeText({ id, version }: ModRange): string {
  return clean(version === "*" ? id : `${id} ${version}`, 200);
}

function textLines({ mods, overrides }: Listing): string[] {
  const modLines = mods.flatMap(({ id, name, version, depends, counts }) => {
    const needs = depends.length === 0 ? "" : `, needs ${depends.map(rangeText).join(", ")}`;
    const numbers = Object.entries(counts).map(
      ([registry, count]) => `${count} ${count === 1 ? one(registry) : registry}`,
    );
    return [`${clean(id)} ${clean(version)}  ${clean(name, 200)}${needs}`, `    ${numbers.join(", ") || "no entries"}`];
  });
  const overrideLines = overrides.map(
    ({ registry, id, by, instead_of }) => `    ${registry} ${clean(id)}: ${by} instead of ${instead_of.join(", ")}`,
  );
  return overrideLines.length === 0 ? modLines : [...modLines, "", "Overrides", ...overrideLines];
}

/** `rustkeep-mod list` */
export const list: Command = {
  summary: "mods in load order, what they hold and override",
  help,
  run(args, io) {
    const { values, tokens } = readArgs(args, { ...modOptions, format: { type: "string", default: "text" } });
    const format = oneOf("--format", values.format, ["text", "json"]);
    const { folders } = splitPositionals(tokens, 0, "no arguments but options");
    const listed = listing(loadChosen({ core: values.core, mods: [...(values.with ?? []), ...folders] }, io));
    if (format === "json") io.out(json(listed));
    else for (const line of textLines(listed)) io.out(line);
    return exitCodes.fine;
  },
};
