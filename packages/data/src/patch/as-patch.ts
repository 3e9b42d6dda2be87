import { clean } from "../diagnostics/clean.js";
import type { Definition } from "../read/definition.js";
import { isPlainTable } from "./fields.js";
import type { Table } from "./patch.js";

const longest = 160;

/** What an entry changes about the one that it overrides, as the patch that would say the same; shortened where it is long. */
export function asPatch({ registry, id, value, replaced }: Definition): string {
  const changed = differences(value, replaced?.value ?? {});
  const head = `[[patch.${registry}]] target = "${clean(id)}" set = `;
  const set = inline(changed);
  return head + (set.length <= longest ? set : inline(shortened(changed)));
}

const named = ["id", "overrides"];

// The fields of a table that are not what they were; of tables in it, those in them.
function differences(table: Table, before: Table): Table {
  const entries = Object.entries(table).flatMap(([name, value]): [string, unknown][] => {
    const other = before[name];
    if (named.includes(name) || JSON.stringify(value) === JSON.stringify(other)) return [];
    return [[name, isPlainTable(value) && isPlainTable(other) ? differences(value, other) : value]];
  });
  return Object.fromEntries(entries);
}

const more = Symbol("more");

function shortened(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name, inline(value).length > 30 ? more : value]),
  );
}

function inline(value: unknown): string {
  if (value === more) return "…";
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isPlainTable(value)) return typeof value === "string" ? JSON.stringify(clean(value, longest)) : String(value);
  const fields = Object.entries(value).map(([name, field]) => `${clean(name)} = ${inline(field)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
