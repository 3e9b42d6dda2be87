// The languages that have a code of two letters and many speakers.
const codes =
  "ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh";

function nameOf(code: string, inLanguage: string): string | undefined {
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(code)?.toLowerCase();
}

/** The code of a language by its English name or by its own, as `de` for `german` and `Deutsch`; undefined for other words. */
export function languageNamed(word: string): string | undefined {
  const name = word.toLowerCase();
  return codes.split(" ").find((code) => nameOf(code, "en") === name || nameOf(code, code) === name);
}
