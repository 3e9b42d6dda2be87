import { readFileSync } from "node:fs";

/** The version of the game, from the package that it is part of. */
export function gameVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const content: unknown = JSON.parse(text);
  if (typeof content === "object" && content !== null && "version" in content && typeof content.version === "string") {
    return content.version;
  }
  throw new Error("the package has no version");
}
