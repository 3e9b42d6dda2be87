import type { ModFile } from "../folder/mod-tree.js";
import { isGoodName, isLeftOut, namesFault } from "./file-names.js";
import { filesBelow, rootAmong } from "./find-mod.js";
import { limits, type ModRefusal, type Refused, refusalOf, refused } from "./refusal.js";
import { unpackEntry } from "./unpack-entry.js";
import { packedContent, readZipDirectory, type ZipEntry } from "./zip-directory.js";

/** The files of one mod, by their names in its folder, or why they are not taken. */
export type UnpackedMod = { kind: "mod"; files: ModFile[] } | Refused;

// Kinds of files in the way of Unix; what does not say is a file.
const folder = 4;
const plain = [0, 8];

function isFolder({ name, kind }: ZipEntry): boolean {
  return name.endsWith("/") || kind === folder;
}

// What the directory alone says against an archive.
function directoryFault(entries: readonly ZipEntry[]): ModRefusal | undefined {
  const closed = entries.find(({ locked, method }) => locked || ![0, 8].includes(method));
  if (closed !== undefined) return refusalOf("not_supported", closed.name);
  const files = entries.filter((entry) => !isFolder(entry));
  const odd = files.find(({ kind }) => !plain.includes(kind));
  if (odd !== undefined) return refusalOf("no_plain_file", odd.name);
  const folders = entries.filter(isFolder).map(({ name }) => name.replace(/\/$/, ""));
  const bad = folders.find((name) => !isGoodName(name));
  return bad === undefined ? namesFault(files.map(({ name }) => name)) : refusalOf("bad_name", bad);
}

function sizeFault(entries: readonly ZipEntry[]): ModRefusal | undefined {
  if (entries.length > limits.files) return refusalOf("too_many_files", "", limits.files);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return total > limits.unpacked ? refusalOf("unpacked_too_big", "", limits.unpacked) : undefined;
}

/**
 * Unpacks the one mod in a zip archive, at its top or one folder down. Everything is checked before anything is handed out,
 * and nothing that the archive says of itself is believed: a refusal takes as long as reading what it says, or as unpacking
 * no more than that. What systems add, and what is hidden, is left out.
 */
export function readModArchive(bytes: Uint8Array): UnpackedMod {
  if (bytes.length > limits.packed) return refused(refusalOf("packed_too_big", "", limits.packed));
  const directory = readZipDirectory(bytes);
  if (directory.kind === "refused") return directory;
  const { entries, begin } = directory;
  const fault = directoryFault(entries);
  if (fault !== undefined) return refused(fault);
  const kept = entries.filter((entry) => !isFolder(entry) && !isLeftOut(entry.name));
  const found = rootAmong(kept.map(({ name }) => name));
  if ("refusal" in found) return refused(found.refusal);
  const wanted = kept.filter(({ name }) => name.startsWith(found.root));
  const tooMuch = sizeFault(wanted);
  if (tooMuch !== undefined) return refused(tooMuch);
  return unpacked(bytes, wanted, begin, found.root);
}

function unpacked(bytes: Uint8Array, entries: readonly ZipEntry[], begin: number, root: string): UnpackedMod {
  const files: ModFile[] = [];
  for (const entry of entries) {
    const packed = packedContent(bytes, entry, begin);
    const content = packed && unpackEntry(packed, entry);
    if (content === undefined) return refused(refusalOf("damaged", entry.name));
    files.push({ name: entry.name, bytes: content });
  }
  return { kind: "mod", files: filesBelow(root, files) };
}
