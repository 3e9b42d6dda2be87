import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive that may lie about itself. */
export interface ZipFile {
  name: string;
  content?: string | Uint8Array;
  /** What the archive says of it, where that is not so. */
  claims?: { size?: number; crc?: number; name?: string };
  /** Mode in the way of Unix; 0o120777 is a link. */
  mode?: number;
  method?: number;
  flags?: number;
}

function header(length: number, fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(length);
  for (const [at, bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value >>> 0, at);
  }
  return buffer;
}

/** A zip archive made by hand, with whatever is to be wrong with it. */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", claims = {}, mode = 0o100644, method = 8, flags = 0x800 } of files) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const own = Buffer.from(name);
    const listed = Buffer.from(claims.name ?? name);
    const { size = bytes.length, crc = Number(crc32(bytes)) } = claims;
    const common = (at: number) =>
      [
        [at, 2, flags],
        [at + 2, 2, method],
        [at + 8, 4, crc],
        [at + 12, 4, packed.length],
        [at + 16, 4, size],
      ] as const;
    const local = Buffer.concat([header(30, [[0, 4, 0x04034b50], ...common(6), [26, 2, own.length]]), own, packed]);
    const entry = [
      [0, 4, 0x02014b50],
      [4, 2, 0x0314],
      ...common(8),
      [28, 2, listed.length],
      [38, 4, mode * 0x10000],
      [42, 4, offset],
    ] as const;
    directory.push(header(46, entry), listed);
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = header(22, [
    [0, 4, 0x06054b50],
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, entries.length],
    [16, 4, offset],
  ]);
  return new Uint8Array(Buffer.concat([...locals, entries, end]));
}
