// The hash runs over a canonical form: each value begins with a word for its kind; texts, lists and records go on with
// their length, records with their keys in code-unit order. Different trees have different forms, and the order in
// which keys were written does not count.

const NULL = 1;
const FALSE = 2;
const TRUE = 3;
const INTEGER = 4;
const NUMBER = 5;
const TEXT = 6;
const LIST = 7;
const RECORD = 8;

/** Two independent 32-bit hashes of the same words. */
interface Lanes {
  a: number;
  b: number;
  /** For the bits of a number that is no 32-bit integer. */
  bits: DataView;
}

/**
 * A hash of a tree of plain data, such as the whole state, 16 hexadecimal digits: equal trees have equal digests on every
 * platform, whatever the order of their keys. It finds out where two runs part; it is not made to withstand forgery.
 * @throws TypeError if the tree holds anything but JSON values
 */
export function digest(tree: object): string {
  const lanes: Lanes = { a: 0x811c9dc5 | 0, b: 0x9e3779b9 | 0, bits: new DataView(new ArrayBuffer(8)) };
  addValue(lanes, tree);
  return hexDigits(finish(lanes.a)) + hexDigits(finish(lanes.b));
}

function addValue(lanes: Lanes, value: unknown): void {
  if (typeof value === "string") addText(lanes, value);
  else if (typeof value === "number") addNumber(lanes, value);
  else if (typeof value === "boolean") addWord(lanes, value ? TRUE : FALSE);
  else if (value === null) addWord(lanes, NULL);
  else if (Array.isArray(value)) addList(lanes, value);
  else if (typeof value === "object") addRecord(lanes, value as Readonly<Record<string, unknown>>);
  else throw new TypeError(`a value of type ${typeof value} is no plain data`);
}

function addWord(lanes: Lanes, word: number): void {
  const a = Math.imul(lanes.a ^ word, 0x01000193);
  const b = Math.imul(lanes.b ^ word, 0x85ebca6b);
  // Turned round, since a product carries differences upwards only.
  lanes.a = (a << 15) | (a >>> 17);
  lanes.b = (b << 13) | (b >>> 19);
}

function addText(lanes: Lanes, text: string): void {
  addWord(lanes, TEXT);
  addWord(lanes, text.length);
  for (let i = 0; i < text.length; i++) addWord(lanes, text.charCodeAt(i));
}

function addNumber(lanes: Lanes, value: number): void {
  if ((value | 0) === value) {
    addWord(lanes, INTEGER);
    addWord(lanes, value | 0);
    return;
  }
  lanes.bits.setFloat64(0, value);
  addWord(lanes, NUMBER);
  addWord(lanes, lanes.bits.getInt32(0));
  addWord(lanes, lanes.bits.getInt32(4));
}

function addList(lanes: Lanes, list: readonly unknown[]): void {
  addWord(lanes, LIST);
  addWord(lanes, list.length);
  for (const value of list) addValue(lanes, value);
}

function addRecord(lanes: Lanes, record: Readonly<Record<string, unknown>>): void {
  const keys = Object.keys(record).sort();
  addWord(lanes, RECORD);
  addWord(lanes, keys.length);
  for (const key of keys) {
    addText(lanes, key);
    addValue(lanes, record[key]);
  }
}

// Spreads the last words over all bits.
function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hexDigits(lane: number): string {
  return lane.toString(16).padStart(8, "0");
}
