import type { Message, Registries } from "@rustkeep/engine";
import { cleanLines } from "../words/clean-text.js";

/** The texts among messages that are to be shown by themselves, in order. */
export function importantTexts(messages: readonly Message[], { texts }: Registries): string[] {
  return messages.flatMap((message) => {
    if (message.kind !== "told" || !Object.hasOwn(texts, message.text)) return [];
    const told = texts[message.text];
    return told?.important === true ? [cleanLines(told.text)] : [];
  });
}
