import type { LineIo } from "./line-io.js";

/** What stands for signs that a typewriter lacks, as one would say them. */
const SIGNS: Readonly<Record<string, string>> = {
  "→": "to",
  "×": "x",
  "·": ",",
  "−": "-",
  "–": "-",
  "—": "-",
  "…": "...",
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": "'",
  "’": "'",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
};

/** A line in characters of ASCII alone, without any that a reader would have to spell out. */
export function typewritten(line: string): string {
  return line.normalize("NFC").replace(/[^ -~]/gu, (sign) => {
    const known = SIGNS[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "");
    return /^[ -~]*$/.test(known) ? known : "?";
  });
}

/** Lines that are told as a typewriter would write them, as long as that is wished. */
export function onTypewriter(io: LineIo, isWished: () => boolean): LineIo {
  const written = (line: string) => (isWished() ? typewritten(line) : line);
  return {
    ask: (prompt) => io.ask(written(prompt)),
    tell: (line) => io.tell(written(line)),
    close: io.close,
  };
}
