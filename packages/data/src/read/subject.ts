import { formatPath, type Path } from "../positions/path.js";
import { shapeAt } from "./shape-at.js";

/** What is validated: the name of its shape, what its authors call it, and the value. */
export interface Subject {
  shape: string;
  /** The table's name in the file: `items`. */
  table: string;
  value: unknown;
}

/** What the table at a path is called in a message: `items`, `actions[0] (damage)`. */
export function tableName({ shape, table, value }: Subject, path: Path): string {
  if (path.length === 0) return table;
  const variant = shapeAt(shape, value, path).variant;
  return variant === undefined ? formatPath(path) : `${formatPath(path)} (${variant})`;
}
