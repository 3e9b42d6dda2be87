import { fileURLToPath } from "node:url";
import type { Mutation } from "./mutation.js";

const engineDir = fileURLToPath(new URL("../../packages/engine/", import.meta.url)).replaceAll("\\", "/");

/**
 * The text of a file with the mutation in it.
 * @throws Error unless the text to be replaced stands there exactly once
 */
export function mutated(text: string, { file, from, to }: Mutation): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** A Vite plugin that hands out the engine's sources with one mutation in them; on the disk nothing changes. */
export function mutatedEngine(mutation: Mutation) {
  return {
    name: "mutated-engine",
    enforce: "pre" as const,
    transform(text: string, id: string): string | undefined {
      return id === `${engineDir}src/${mutation.file}` ? mutated(text, mutation) : undefined;
    },
  };
}
