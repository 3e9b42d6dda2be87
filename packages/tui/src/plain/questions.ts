import { type Front, tellAll, textsNow } from "./front.js";

/** Lines with numbers before them, from 1. */
export function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}  ${line}`);
}

/**
 * Tells a list and asks for `count` different entries of it, by their numbers, again until the answer fits. Answers positions from 0;
 * undefined at the end of input.
 */
export async function askEntries(front: Front, lines: readonly string[], count: number): Promise<number[] | undefined> {
  for (;;) {
    tellAll(front, numbered(lines));
    const line = await front.io.ask("> ");
    if (line === undefined) return undefined;
    const words = line.split(/[\s,]+/).filter((word) => word !== "");
    const picked = [...new Set(words.map((word) => (/^\d{1,6}$/.test(word) ? Number(word) - 1 : -1)))];
    if (picked.length === count && picked.every((index) => index >= 0 && index < lines.length)) return picked;
    front.io.tell(textsNow(front).plain.number({ maximum: lines.length }));
  }
}

/** Asks for yes or no, until the answer is one of them. undefined at the end of input. */
export async function askYes(front: Front, question: string): Promise<boolean | undefined> {
  const { plain } = textsNow(front);
  for (;;) {
    const line = await front.io.ask(plain.confirm({ question }));
    if (line === undefined) return undefined;
    const word = line.trim().toLowerCase();
    if (plain.yesWords.split(" ").includes(word)) return true;
    if (plain.noWords.split(" ").includes(word)) return false;
    front.io.tell(plain.yesOrNo);
  }
}
