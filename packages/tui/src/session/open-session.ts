import { type LoadResult, ModLoadError } from "@rustkeep/data/sources";
import { type Language, languageOfLocale, type Texts, textsOf } from "@rustkeep/presentation";
import { bindKeys } from "../bind-keys.js";
import { fileProblemWords, settingsWords } from "./file-words.js";
import { knownSettings } from "./known-settings.js";
import { languagesOf } from "./languages.js";
import { createRunKeeper } from "./run-keeper.js";
import type { Session, Wish } from "./session.js";
import type { Store } from "./store.js";

/** What a session is opened with. */
export interface SessionOptions {
  readonly store: Store;
  /** `--lang`, undefined without it. */
  readonly lang: Language | undefined;
  readonly debug: boolean;
  readonly wish: Wish;
  readonly version: string;
  /** What the environment says about the language. */
  readonly locale: string | undefined;
  readonly drawSeed: () => bigint;
}

/** A session, or in one sentence why there is none. */
export type OpenedSession =
  | { readonly kind: "open"; readonly session: Session }
  | { readonly kind: "failed"; readonly message: string };

/** Reads the settings and loads the mods. The store belongs to the session then; where there is none, it is closed. */
export function openSession(options: SessionOptions): OpenedSession {
  try {
    return { kind: "open", session: sessionOf(options) };
  } catch (error) {
    options.store.close();
    if (error instanceof ModLoadError || error instanceof UnknownLanguage) {
      return { kind: "failed", message: error.message };
    }
    throw error;
  }
}

function sessionOf(options: SessionOptions): Session {
  const { store } = options;
  const found = store.readSettings();
  const first = options.lang ?? (found.settings.language || languageOfLocale(options.locale));
  let loaded = store.loadMods(first);
  const languages = () => languagesOf(loaded);
  const read = knownSettings(found, languages());
  let { settings } = read;
  let unfit = read.problems;
  const language = (): Language => options.lang ?? (settings.language || languageOfLocale(options.locale, languages()));
  if (options.lang !== undefined && !languages().includes(options.lang)) {
    throw new UnknownLanguage(textsOf(first).cli.lang({ languages: languages().join(", ") }));
  }
  // Which languages there are is known only now.
  if (language() !== first) loaded = store.loadMods(language());
  let spoken: Spoken = { loaded, texts: textsOf(language(), loaded.words) };
  const texts = () => {
    if (spoken.loaded !== loaded) spoken = { loaded, texts: textsOf(language(), loaded.words) };
    return spoken.texts;
  };
  const problems = store.problems.map((problem) => fileProblemWords(problem, texts()));
  const warnings = logWarnings(store, loaded);
  const keeper = createRunKeeper({ store, version: options.version, loaded: () => loaded, texts, problems });

  return {
    get registries() {
      return loaded.registries;
    },
    get mods() {
      return loaded.mods;
    },
    version: options.version,
    debug: options.debug,
    wish: options.wish,
    drawSeed: options.drawSeed,
    settings: () => settings,
    language,
    languages,
    texts,
    warnings,
    settingsProblems: () => settingsWords(unfit, bindKeys(settings).problems, texts(), languages()),
    ...keeper,
    changeSettings: (wanted) => {
      const before = language();
      settings = wanted;
      unfit = [];
      if (language() !== before) loaded = store.loadMods(language());
      const problem = store.writeSettings({ ...wanted, keys: { ...wanted.keys } });
      return problem === undefined ? "" : fileProblemWords(problem, texts());
    },
    problems: () => problems.splice(0),
    close: () => {
      keeper.close();
      store.close();
    },
  };
}

/** `--lang` names a language that neither the game nor a mod speaks. */
class UnknownLanguage extends Error {}

/** Texts, and the load that their words come from. */
interface Spoken {
  readonly loaded: LoadResult;
  readonly texts: Texts;
}

function logWarnings(store: Store, { diagnostics }: LoadResult): Session["warnings"] {
  const count = diagnostics.filter(({ severity }) => severity !== "notice").length;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const written = store.log(diagnostics);
  switch (written.kind) {
    case "nothing":
      return { count: 0, errors: 0, log: "", problem: "" };
    case "written":
      return { count, errors, log: written.path, problem: "" };
    case "problem":
      return { count, errors, log: "", problem: written.problem.message };
  }
}
