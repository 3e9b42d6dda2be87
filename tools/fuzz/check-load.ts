import {
  formatDiagnostic,
  type LoadResult,
  loadFromSources,
  ModLoadError,
  type ModSource,
  renderDiagnostic,
} from "@rustkeep/data";
import { REGISTRY_NAMES } from "@rustkeep/engine";
import { parse } from "smol-toml";
import { type Fault, faultOf } from "../soak/checks.js";

type Table = Readonly<Record<string, unknown>>;

/** Loads mods and tells what is wrong with what comes of it, if anything; the last mod is looked at closely. */
export function checkLoad(sources: readonly ModSource[]): { fault?: Fault; loaded?: LoadResult } {
  try {
    const loaded = loadFromSources(sources, { lang: "de" });
    const last = sources.at(-1);
    const fault = last === undefined ? undefined : (placeFault(loaded, last) ?? dropFault(loaded, last));
    return fault === undefined ? { loaded } : { loaded, fault };
  } catch (error) {
    // Mods that cannot be played at all are told so by this one.
    return error instanceof ModLoadError ? {} : { fault: faultOf(error) };
  }
}

/** Every finding has a place inside its file, and can be shown in a terminal. */
function placeFault({ diagnostics }: LoadResult, source: ModSource): Fault | undefined {
  const files = new Map([source.manifest, ...source.files, ...(source.locales ?? [])].map((file) => [file.name, file]));
  for (const finding of diagnostics) {
    const file = files.get(finding.file);
    if (file === undefined || (finding.mod === "core" && source.dir !== "core")) continue;
    const line = file.text.split("\n")[finding.line - 1];
    if (line === undefined || finding.column < 1 || finding.column > line.length + 1) {
      return { kind: "place", detail: `outside of the file: ${formatDiagnostic(finding)}` };
    }
    const shown =
      formatDiagnostic(finding) + renderDiagnostic(finding, file.text, { color: false }).replaceAll("\n", "");
    if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(shown)) return { kind: "unclean", detail: JSON.stringify(shown) };
  }
  return undefined;
}

/** Whatever a file holds and the registries lack has been told about. */
function dropFault({ registries, diagnostics, mods }: LoadResult, source: ModSource): Fault | undefined {
  const mod = mods.find(({ dir }) => dir === source.dir)?.id;
  if (mod === undefined) {
    if (diagnostics.some(({ code }) => code === "broken_manifest")) return undefined;
    return { kind: "silent", detail: "the mod is left out, but that is not told" };
  }
  for (const { name, text } of source.files) {
    const findings = diagnostics.filter((finding) => finding.mod === mod && finding.file === name);
    // Nothing of such a file is loaded, and that is what it says; TOML beyond some bounds counts as none.
    if (findings.some(({ code }) => code === "syntax_error")) continue;
    const table = parsed(text);
    if (table === undefined) return { kind: "silent", detail: `${name} is not TOML, but that is not told` };
    const told = new Set(findings.map(({ entry }) => entry));
    const errors = findings.filter(({ severity }) => severity === "error").length;
    let nameless = 0;
    for (const registry of REGISTRY_NAMES) {
      const entries = table[registry];
      for (const entry of Array.isArray(entries) ? entries : []) {
        const id = fullId(entry, mod);
        if (id === undefined) nameless += 1;
        else if (!Object.hasOwn(registries[registry], id) && !overrides(entry) && !told.has(id)) {
          return { kind: "silent", detail: `${id} of ${registry} is gone, but that is not told` };
        }
      }
    }
    if (nameless > errors)
      return { kind: "silent", detail: `${nameless} entries without id are gone, with ${errors} errors` };
  }
  return undefined;
}

function parsed(text: string): Table | undefined {
  try {
    return parse(text, { integersAsBigInt: "asNeeded" }) as Table;
  } catch {
    return undefined;
  }
}

function fullId(entry: unknown, mod: string): string | undefined {
  const id = typeof entry === "object" && entry !== null ? (entry as Table).id : undefined;
  if (typeof id !== "string" || !/^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$/.test(id)) return undefined;
  return id.includes(":") ? id : `${mod}:${id}`;
}

function overrides(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "overrides" in entry;
}
