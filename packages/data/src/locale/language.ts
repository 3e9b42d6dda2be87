function parts(language: string): string[] {
  const [name = ""] = language.split(".");
  return name.toLowerCase().split(/[-_]/);
}

/** How well a translation serves a reader: not at all, as one for another region, for the language, for their own region. */
export type LanguageFit = 0 | 1 | 2 | 3;

/** Whether a text is the name of a language, such as `de`, `pt_BR` or `de-DE`. */
export function isLanguageName(text: string): boolean {
  return /^[a-z]{2,3}([_-][a-z]{2,4})?$/i.test(text);
}

/** The language that a game is told in where one is asked for: English without one, and for `C` and `POSIX`. */
export function spokenLanguage(language: string | undefined): string {
  const [wanted = ""] = parts(language ?? "");
  return language === undefined || ["", "c", "posix"].includes(wanted) ? "en" : language;
}

/**
 * How well translations serve a reader of a language: for `de_AT`, that into `de_AT` best, then that into `de`, then one
 * made for another region, such as `de-DE`. None serves where no language is asked for, nor `C` and `POSIX`.
 */
export function languageFit(language: string | undefined): (available: string) => LanguageFit {
  const [wanted = "", region] = parts(language ?? "");
  if (wanted === "" || wanted === "c" || wanted === "posix") return () => 0;
  return (available) => {
    const [offered, offeredRegion] = parts(available);
    if (offered !== wanted) return 0;
    if (offeredRegion === undefined) return region === undefined ? 3 : 2;
    return offeredRegion === region ? 3 : 1;
  };
}
