/** A text, or why the bytes are none. */
export type DecodedText = { readonly text: string } | { readonly reason: string };

/** Bytes of UTF-8 as text; a byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): DecodedText {
  // Every other byte of Latin letters in UTF-16 is 0, which would pass for a strange character of UTF-8.
  if (isUtf16(bytes)) return { reason: "it is UTF-16: save it as UTF-8" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { reason: "it is not valid UTF-8: save it as UTF-8" };
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 200);
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return start.length >= 4 && zeros * 3 > start.length;
}
