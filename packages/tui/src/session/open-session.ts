import { join } from "node:path";
import {
  acquireLock,
  coreModsDir,
  type LoadResult,
  loadMods,
  ModLoadError,
  releaseLock,
  writeLoadLog,
  writeSettings,
} from "@rustkeep/data";
import { type Language, languageOfLocale, textsOf } from "@rustkeep/presentation";
import { bindKeys } from "../bind-keys.js";
import { fileProblemWords, settingsWords } from "./file-words.js";
import { readKnownSettings } from "./known-settings.js";
import { createRunKeeper } from "./run-keeper.js";
import type { Session, Wish } from "./session.js";

/** What a session is opened with. */
export interface SessionOptions {
  readonly dir: string;
  /** `--mods`, in order. */
  readonly mods: readonly string[];
  /** `--lang`, undefined without it. */
  readonly lang: Language | undefined;
  readonly debug: boolean;
  readonly wish: Wish;
  readonly version: string;
  /** What the environment says about the language. */
  readonly locale: string | undefined;
  readonly now: () => Date;
  readonly drawSeed: () => bigint;
}

/** A session, or in one sentence why there is none. */
export type OpenedSession =
  | { readonly kind: "open"; readonly session: Session }
  | { readonly kind: "failed"; readonly message: string };

/** Claims the data directory, reads the settings and loads the mods. */
export function openSession(options: SessionOptions): OpenedSession {
  const lock = acquireLock(options.dir);
  if (lock.kind === "taken") return { kind: "failed", message: lock.message };
  try {
    return { kind: "open", session: sessionOf(options, lock) };
  } catch (error) {
    if (lock.kind === "acquired") releaseLock(lock.lock);
    if (error instanceof ModLoadError) return { kind: "failed", message: error.message };
    throw error;
  }
}

function sessionOf(options: SessionOptions, lock: Exclude<ReturnType<typeof acquireLock>, { kind: "taken" }>): Session {
  const { dir, now } = options;
  const read = readKnownSettings(dir);
  let { settings } = read;
  let unfit = read.problems;
  const language = (): Language => options.lang ?? (settings.language || languageOfLocale(options.locale));
  const texts = () => textsOf(language());
  let loaded = loadFor(options, language());
  const problems: string[] = [];
  if (lock.kind === "problem") problems.push(fileProblemWords(lock.problem, texts()));
  const warnings = logWarnings(dir, loaded, now());
  const keeper = createRunKeeper({
    dir,
    now,
    version: options.version,
    loaded: () => loaded,
    texts,
    log: warnings.log,
    problems,
  });

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
    warnings,
    settingsProblems: () => settingsWords(unfit, bindKeys(settings).problems, texts()),
    ...keeper,
    changeSettings: (wanted) => {
      const before = language();
      settings = wanted;
      unfit = [];
      if (language() !== before) loaded = loadFor(options, language());
      const problem = writeSettings(dir, { ...wanted, keys: { ...wanted.keys } }, now());
      return problem === undefined ? "" : fileProblemWords(problem, texts());
    },
    problems: () => problems.splice(0),
    close: () => {
      keeper.close();
      if (lock.kind === "acquired") releaseLock(lock.lock);
    },
  };
}

function loadFor({ dir, mods }: SessionOptions, lang: Language): LoadResult {
  return loadMods({
    paths: [coreModsDir(), join(dir, "mods")],
    extra: mods,
    loadOrderFile: join(dir, "load_order.toml"),
    lang,
  });
}

function logWarnings(dir: string, { diagnostics }: LoadResult, now: Date): Session["warnings"] {
  const count = diagnostics.filter(({ severity }) => severity !== "notice").length;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const written = writeLoadLog(dir, diagnostics, now);
  switch (written.kind) {
    case "nothing":
      return { count: 0, errors: 0, log: "", problem: "" };
    case "written":
      return { count, errors, log: written.path, problem: "" };
    case "problem":
      return { count, errors, log: "", problem: written.problem.message };
  }
}
