export { clean } from "./diagnostics/clean.js";
export type { Diagnostic, Severity } from "./diagnostics/diagnostic.js";
export { formatDiagnostic, formatPlace, type ShowPath } from "./diagnostics/format-diagnostic.js";
export { type RenderOptions, renderDiagnostic } from "./diagnostics/render-diagnostic.js";
export { nearest } from "./diagnostics/suggest.js";
export { type FileSteps, writeFileAtomic } from "./files/atomic-write.js";
export { logsDir, recordingPath, savePath, settingsPath } from "./files/data-files.js";
export { type FileProblem, type FileProblemCode, fileProblem } from "./files/file-problem.js";
export { acquireLock, type Lock, type LockResult, releaseLock } from "./files/lock.js";
export { makeFolder } from "./files/make-folder.js";
export type { SetAside } from "./files/set-aside.js";
export { type LoadOptions, loadFromSources } from "./load-from-sources.js";
export { type LoadLogResult, type LogFinding, writeLoadLog } from "./load-log.js";
export { type LoadModsOptions, loadMods } from "./load-mods.js";
export type { LoadResult } from "./load-result.js";
export type { LoadedMod, ModRange } from "./loaded-mod.js";
export { ModLoadError, type ModLoadErrorCode } from "./mod-load-error.js";
export type { ModSource } from "./mod-source.js";
export type { FilePlace, Inspection, Origin, ReferencePlace, UntranslatedText } from "./origin.js";
export { coreModsDir, type DataDirOptions, dataDir } from "./paths.js";
export type { SourceFile } from "./positions/source-file.js";
export { type ReadRecording, readRecording } from "./recording/read-recording.js";
export {
  appendTurn,
  beginRecording,
  closeRecording,
  continueRecording,
  type Recording,
} from "./recording/recording.js";
export * from "./recordings.js";
export { deleteSave, setAsideSave, setAsideUnreadableSave } from "./save/keep-save.js";
export { type ModChange, modChanges } from "./save/mod-changes.js";
export type { ParsedSave } from "./save/parse-save.js";
export { parseSaveText } from "./save/parse-save.js";
export type { PruneCode, PruneFinding } from "./save/prune-finding.js";
export {
  type LoadedSave,
  type NoSave,
  type ReadSaveResult,
  readSave,
  readSaveHeader,
  type SaveSummary,
} from "./save/read-save.js";
export { SAVE_SCHEMA, type SavedMod, type SaveHeader } from "./save/save-format.js";
export { type SaveInput, type SaveWriteResult, saveGame } from "./save/save-game.js";
export type { SaveRefusal } from "./save/save-refusal.js";
export { readSettings, writeSettings } from "./settings/settings-file.js";
export * from "./settings.js";
