import { OPERATIONS } from "../patch/patch.js";
import { type Path, valueAt } from "../positions/path.js";
import type { Definition } from "../read/definition.js";

type Table = Readonly<Record<string, unknown>>;

/** Entries as they were before they were translated. */
export type Originals = Map<Definition, Table>;

/** Keeps an entry as it is before its texts are replaced. */
export function keepOriginal(originals: Originals, definition: Definition): void {
  if (originals.has(definition)) return;
  const original = { ...definition.value };
  for (const list of ["options", "phases"]) {
    const parts = original[list];
    if (Array.isArray(parts)) original[list] = parts.map((part: object) => ({ ...part }));
  }
  originals.set(definition, original);
}

/**
 * Whether a text is not the one that a translation was made for: a mod behind that of the translation has changed it, by
 * overriding the entry or by a patch. Where nothing of the entry was there before, the translation is of what comes first.
 */
export function isOutdated(
  { order, originals }: { order: number; originals: Originals },
  definition: Definition,
  path: Path,
): boolean {
  const patches = definition.patched?.patches ?? [];
  if (order >= definition.mod.order && patches.every(({ mod }) => mod.order <= order)) return false;
  return textThen(definition, order, path) !== valueAt(path, originals.get(definition) ?? definition.value);
}

// The definition that counts for a mod at a place in the load order, the first one where there is none before it.
function definitionThen(definition: Definition, order: number): Definition {
  const { mod, replaced } = definition;
  return mod.order > order && replaced !== undefined ? definitionThen(replaced, order) : definition;
}

function textThen(definition: Definition, order: number, path: Path): unknown {
  const then = definitionThen(definition, order);
  const [field = ""] = path;
  const patches = (definition.patched?.patches ?? []).filter(({ mod }) => mod.order <= order);
  const texts = patches.flatMap(({ set = {} }) => (Object.hasOwn(set, field) ? [valueAt(path, set)] : []));
  const others = patches.some((patch) =>
    OPERATIONS.some((one) => one !== "set" && Object.hasOwn(patch[one] ?? {}, field)),
  );
  // What came of a list step by step is the text as it stands now.
  if (others) return valueAt(path, definition.value);
  return texts.length > 0 ? texts.at(-1) : valueAt(path, then.patched?.before ?? then.value);
}
