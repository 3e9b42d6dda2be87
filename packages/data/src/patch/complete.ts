import { asList, qualify } from "../read/build-parts.js";
import { completeCode } from "../read/code.js";
import type { FieldType } from "../read/shape.js";
import { fieldsOf, isPlainTable } from "./fields.js";

/** A value as a patch writes it, with full ids; whatever is not as it should be is taken over. */
export function complete(value: unknown, type: FieldType, namespace: string): unknown {
  switch (type.kind) {
    case "id":
      return typeof value === "string" ? qualify(value, namespace) : value;
    case "code":
      return typeof value === "string" ? completeCode(value, type, namespace) : value;
    case "list":
      return Array.isArray(value) ? value.map((element) => complete(element, type.of, namespace)) : value;
    case "map":
      return isPlainTable(value) ? completeMap(value, type.of, namespace) : value;
    case "table":
      return isPlainTable(value) ? completeTable(value, type.shape, namespace) : value;
    default:
      return value;
  }
}

function completeMap(map: Readonly<Record<string, unknown>>, of: FieldType, namespace: string): unknown {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, complete(asList(value), of, namespace)]));
}

function completeTable(table: Readonly<Record<string, unknown>>, shape: string, namespace: string): unknown {
  const fields = fieldsOf(shape, table, undefined);
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const type = fields.get(key);
      return [key, type === undefined ? value : complete(value, type, namespace)];
    }),
  );
}
