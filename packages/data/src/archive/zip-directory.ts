import { type Refused, refusalOf, refused } from "./refusal.js";

/** What the directory at the end of a zip archive says of a file. */
export interface ZipEntry {
  name: string;
  /** 0: as it is; 8: deflated. */
  method: number;
  packed: number;
  size: number;
  crc: number;
  /** Where its own header begins. */
  offset: number;
  /** The kind of file in the way of Unix, 0 where the archive does not say. */
  kind: number;
  /** Whether it is encrypted. */
  locked: boolean;
}

/** The files of a zip archive, or why there are none to be had. */
export type ZipDirectory = { kind: "directory"; entries: ZipEntry[]; begin: number } | Refused;

const endMark = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entryMark = 0x02014b50;
const entryLength = 46;
const fileMark = 0x04034b50;
const fileLength = 30;

// A number that stands for one in the records of archives of more than 4 GB.
const elsewhere = 0xffffffff;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function endOf(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    const isEnd = view.getUint32(at, true) === endMark;
    if (isEnd && at + endLength + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return undefined;
}

// Names are UTF-8 today. Those of old programs are in the code page of their system; letters beyond ASCII are not told apart.
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder("utf-8").decode(bytes);
  return name.replaceAll("\\", "/");
}

function entryAt(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  end: number,
): { entry: ZipEntry; next: number } | undefined {
  if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return undefined;
  const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const behindName = at + entryLength + Number(name);
  const next = behindName + Number(extra) + Number(comment);
  if (next > end) return undefined;
  const entry = {
    name: nameOf(bytes.subarray(at + entryLength, behindName)),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    crc: view.getUint32(at + 16, true),
    offset: view.getUint32(at + 42, true),
    kind: (view.getUint32(at + 38, true) >>> 28) & 0xf,
    locked: (view.getUint16(at + 8, true) & 1) !== 0,
  };
  return { entry, next };
}

function isSplit(view: DataView, end: number): boolean {
  const [disk, first, here, all] = [4, 6, 8, 10].map((field) => view.getUint16(end + field, true));
  return disk !== 0 || first !== 0 || here !== all;
}

/** Reads the directory of a zip archive. Nothing of it is believed but that it is there. */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return refused(refusalOf("no_archive"));
  const count = view.getUint16(end + 10, true);
  const begin = view.getUint32(end + 16, true);
  if (isSplit(view, end) || begin === elsewhere || count === 0xffff) return refused(refusalOf("not_supported"));
  const entries: ZipEntry[] = [];
  let at = begin;
  for (let index = 0; index < count; index += 1) {
    const read = entryAt(bytes, view, at, end);
    if (read === undefined) return refused(refusalOf("damaged", entries.at(-1)?.name ?? ""));
    entries.push(read.entry);
    at = read.next;
  }
  return { kind: "directory", entries, begin };
}

/** The packed content of a file, undefined where its own header is not as the directory says. */
export function packedContent(bytes: Uint8Array, entry: ZipEntry, begin: number): Uint8Array | undefined {
  const { offset, packed, name } = entry;
  const view = viewOf(bytes);
  if (offset + fileLength > begin || view.getUint32(offset, true) !== fileMark) return undefined;
  const behindName = offset + fileLength + view.getUint16(offset + 26, true);
  const start = behindName + view.getUint16(offset + 28, true);
  if (start + packed > begin) return undefined;
  const isSame = nameOf(bytes.subarray(offset + fileLength, behindName)) === name;
  return isSame ? bytes.subarray(start, start + packed) : undefined;
}
