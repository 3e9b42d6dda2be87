import { foreignFilter, oneOfSeveral, unknownField } from "../diagnostics/codes/fields.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { valueAt } from "../positions/path.js";
import type { EntryFinding } from "./entry-finding.js";
import { type FoundShape, shapeAt, tagValues } from "./shape-at.js";
import { type Subject, tableName } from "./subject.js";

type Path = (string | number)[];

// An attribute where a table of modifiers or base values is meant: the commonest mistake of all.
function attributeHint(field: string, known: readonly string[]): { hint: string } | undefined {
  if (!tagValues("Modifier").includes(field)) return undefined;
  const modifier = `{ attribute = "${field}", flat = … }`;
  if (known.includes("base") && field !== "armor" && field !== "resistance") {
    return { hint: `${field} is an attribute: base = { ${field} = … }` };
  }
  const list = ["modifiers", "attributes"].find((name) => known.includes(name));
  return list === undefined ? undefined : { hint: `${field} is an attribute: ${list} = [${modifier}]` };
}

function hintFor(field: string, { fields, variant }: FoundShape): { hint?: string } {
  const known = fields.map(({ name }) => name);
  if (field === "damage_type" && variant !== undefined && known.includes("percent")) {
    return { hint: 'damage_type goes with attribute = "resistance" only' };
  }
  const near = attributeHint(field, known) ?? didYouMean(field, known);
  return near.hint !== undefined || known.length === 0 ? near : { hint: `possible are ${known.join(", ")}` };
}

// The event of the trigger that a `when` belongs to.
function eventOf(subject: Subject, path: Path): string | undefined {
  if (path.at(-1) !== "when") return undefined;
  const event = valueAt([...path.slice(0, -1), "on"], subject.value);
  return typeof event === "string" ? event : undefined;
}

const filters = ["ability", "damage_type", "floor", "item", "npc", "outcome", "phase", "prefab", "quest", "source"];

/** A field that a table does not have, in the words that fit the table. */
export function unknownFieldFinding(subject: Subject, path: Path, field: string): EntryFinding {
  const at = [...path, field];
  const shape = shapeAt(subject.shape, subject.value, path);
  const found = (problem: EntryFinding["problem"]): EntryFinding => ({ problem, path: at, part: "key" });
  const event = eventOf(subject, path);
  if (event !== undefined && filters.includes(field)) {
    return found(
      foreignFilter(
        field,
        event,
        shape.fields.map(({ name }) => name),
      ),
    );
  }
  if (shape.choices?.includes(field)) {
    const table = valueAt(path, subject.value) as Record<string, unknown>;
    const written = shape.choices.filter((choice) => table[choice] !== undefined);
    return found(oneOfSeveral(tableName(subject, path), shape.choices, written));
  }
  return found(unknownField(field, tableName(subject, path), hintFor(field, shape)));
}
