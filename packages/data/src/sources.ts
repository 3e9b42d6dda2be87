export type { Diagnostic, Severity } from "./diagnostics/diagnostic.js";
export { type LoadOptions, loadFromSources } from "./load-from-sources.js";
export type { LoadLogResult, LogFinding } from "./load-log-result.js";
export type { LoadResult } from "./load-result.js";
export type { LoadedMod, ModRange } from "./loaded-mod.js";
export { ModLoadError, type ModLoadErrorCode } from "./mod-load-error.js";
export type { ModSource } from "./mod-source.js";
export type { SourceFile } from "./positions/source-file.js";
