import { type Language, type Texts, textsOf } from "@rustkeep/presentation";
import { expect, it } from "vitest";

type Verb = keyof Texts["plain"]["verbs"];

const code = (word: string) => `\`${word}\``;

function table(language: Language): string {
  const { verbs, helpOf } = textsOf(language).plain;
  const rows = (Object.keys(verbs) as Verb[]).map((verb) => {
    const words = verbs[verb].split(" ").map(code).join(" ");
    return `| ${words} | ${helpOf[verb]} |`;
  });
  return `| words | does |\n|---|---|\n${rows.join("\n")}\n`;
}

const PAGE = `# Plain lines

\`rustkeep --plain\` (or \`npm start -- --plain\`) plays line by line: a line in, lines out, no control of the screen. It is made for
screen readers and braille, for terminals that cannot place text, and for scripts, and says all that the full screen shows.

- **Names do wherever numbers do**, shortened as long as they mean one thing: \`attack giant rat 2\`, \`use healing potion\`,
  \`travel stairs\`. What is unknown or could be several things is refused with the list, and costs no turn. Numbers belong to the list
  that was told last, until it is told again.
- **A line that is not understood does nothing**, not even a part of it. \`west 3\` takes three steps and stops where there is something
  new.
- **A fight** is told whole when it begins: everybody, what they are about to do, your abilities and what each promises against whom.
  After that each turn tells what it has changed. \`look\` tells the whole again, \`enemies\` the other side, \`abilities\` what you can do.
- **A number in a fight** uses that ability on the first enemy, a second number on another: \`2 1\`. The name of the ability does as well:
  \`power strike on ghoul\`.
- **Exploring and travelling** stop where the full screen stops: before a room with enemies, at anything new, when you are hurt. A room
  that is new tells its exits and what is in it.
- **In every menu** \`back\` goes back, \`help\` says what can be typed, and \`quit\` leaves. A run is saved then.

Words of the game's language and English ones mean the same; single letters are the language's own. \`help explore\` tells of one word.

## English

${table("en")}
## German

${table("de")}`;

it("docs/plain.md has every word that can be typed", async () => {
  await expect(PAGE).toMatchFileSnapshot("../../../../docs/plain.md");
});
