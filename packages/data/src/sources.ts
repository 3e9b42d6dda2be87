export { readModArchive, type UnpackedMod } from "./archive/read-archive.js";
export type { ModRefusal, ModRefusalReason } from "./archive/refusal.js";
export { writeModArchive } from "./archive/write-archive.js";
export { clean } from "./diagnostics/clean.js";
export type { Diagnostic, Severity } from "./diagnostics/diagnostic.js";
export { formatDiagnostic, formatPlace, type ShowPath } from "./diagnostics/format-diagnostic.js";
export { nearest } from "./diagnostics/suggest.js";
export { filesToPack } from "./folder/files-to-pack.js";
export type { ModFile } from "./folder/mod-tree.js";
export { sourceOfFiles } from "./folder/source-of-files.js";
export type { LoadOrder } from "./format/load-order.js";
export { type LoadOptions, loadFromSources } from "./load-from-sources.js";
export type { LoadLogResult, LogFinding } from "./load-log-result.js";
export type { LoadResult } from "./load-result.js";
export type { DigestedMod, LoadedMod, ModRange } from "./loaded-mod.js";
export {
  disableMod,
  enableMod,
  moveMod,
  type OrderChange,
  type OrderRefusal,
  sortOrder,
} from "./manage/change-order.js";
export type { ModSurvey, SurveyedMod } from "./manage/mod-survey.js";
export { ModLoadError, type ModLoadErrorCode } from "./mod-load-error.js";
export type { ModSource } from "./mod-source.js";
export type { SourceFile } from "./positions/source-file.js";
