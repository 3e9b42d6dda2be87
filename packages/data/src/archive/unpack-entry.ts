import { Inflate } from "fflate";
import { crc32 } from "./crc32.js";
import type { ZipEntry } from "./zip-directory.js";

// Of so much at most a thousandfold can come before anybody looks how much it has become.
const step = 16_384;

function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  const result = new Uint8Array(size);
  let length = 0;
  let ended = false;
  const inflate = new Inflate((chunk, final) => {
    if (length + chunk.length <= size) result.set(chunk, length);
    length += chunk.length;
    ended ||= final;
  });
  try {
    for (let at = 0; at < packed.length && length <= size; at += step) {
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    }
  } catch {
    // The library throws on whatever is not deflated data.
    return undefined;
  }
  return ended && length === size ? result : undefined;
}

/** The content of a file, undefined where it is not as long, or not what, the archive says; never more than it says. */
export function unpackEntry(packed: Uint8Array, { method, size, crc }: ZipEntry): Uint8Array | undefined {
  const content = method === 0 ? packed : inflated(packed, size);
  return content?.length === size && crc32(content) === crc ? content : undefined;
}
