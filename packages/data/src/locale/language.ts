function parts(language: string): string[] {
  const [name = ""] = language.split(".");
  return name.toLowerCase().split(/[-_]/);
}

/**
 * Which translations serve a reader of a language: `de` for `de_DE.UTF-8`, and `de_AT` beside it for `de_AT`. None for
 * no language, `C` and `POSIX`.
 */
export function wantedLanguage(language: string | undefined): (available: string) => boolean {
  const [wanted = "", region] = parts(language ?? "");
  if (wanted === "" || wanted === "c" || wanted === "posix") return () => false;
  return (available) => {
    const [offered, offeredRegion] = parts(available);
    return offered === wanted && (offeredRegion === undefined || offeredRegion === region);
  };
}
