import { asList, qualify } from "../read/build-parts.js";
import { completeCode } from "../read/code.js";
import type { FieldType } from "../read/shape.js";
import { fieldsOf, isPlainTable } from "./fields.js";
import type { Table } from "./patch.js";

/**
 * Whether a table of a complete entry holds all of the values that are wanted: those of tables within it field by field,
 * those of a list in whatever place.
 */
export function matches(table: Table, wanted: Table, shape: string, namespace: string): boolean {
  const fields = fieldsOf(shape, table, undefined);
  for (const key of Object.keys(wanted)) {
    const type = fields.get(key);
    if (type === undefined || !holds(table[key], wanted[key], type, namespace)) return false;
  }
  return true;
}

/** The same for a value. */
export function holds(value: unknown, wanted: unknown, type: FieldType, namespace: string): boolean {
  switch (type.kind) {
    case "id":
    case "own_id":
      return typeof wanted === "string" && value === qualify(wanted, namespace);
    case "code":
      return value === (typeof wanted === "string" ? completeCode(wanted, type, namespace) : wanted);
    case "list":
      if (!Array.isArray(value) || !Array.isArray(wanted)) return false;
      return wanted.every((one) => value.some((element) => holds(element, one, type.of, namespace)));
    case "map":
      if (!isPlainTable(value) || !isPlainTable(wanted)) return false;
      return Object.keys(wanted).every((key) => holds(value[key], asList(wanted[key]), type.of, namespace));
    case "table":
      return isPlainTable(value) && isPlainTable(wanted) && matches(value, wanted, type.shape, namespace);
    default:
      return value === wanted;
  }
}
