/** Part of every browser and of Node alike, though not of the language. */
declare class TextDecoder {
  constructor(encoding: "utf-8", options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
