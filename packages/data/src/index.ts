export type { LoadModsOptions } from "./choose-mods.js";
export { type RenderOptions, renderDiagnostic } from "./diagnostics/render-diagnostic.js";
export { type FileSteps, writeFileAtomic } from "./files/atomic-write.js";
export { logsDir, recordingPath, savePath, settingsPath } from "./files/data-files.js";
export { fileProblem } from "./files/file-problem.js";
export { acquireLock, type Lock, type LockResult, releaseLock } from "./files/lock.js";
export { makeFolder } from "./files/make-folder.js";
export { type ReadText, readText } from "./files/read-text.js";
export type { SetAside } from "./files/set-aside.js";
export { timeStamp } from "./files/time-stamp.js";
export { writeLoadLog } from "./load-log.js";
export { loadMods } from "./load-mods.js";
export { type CompletedLocale, completeLocale, type MissingLine } from "./locale/complete-locale.js";
export {
  type InstallPlan,
  type InstallResult,
  installMod,
  type OwnMods,
  type PlannedInstall,
  planInstall,
} from "./manage/install-mod.js";
export { readModFolder } from "./manage/read-mod-folder.js";
export {
  type PlannedRemoval,
  planRemoval,
  type RemovalPlan,
  type RemoveResult,
  removeMod,
} from "./manage/remove-mod.js";
export { runLosses } from "./manage/run-losses.js";
export { surveyMods } from "./manage/survey-mods.js";
export { writeLoadOrder } from "./manifests/load-order-file.js";
export type { FilePlace, Inspection, Origin, ReferencePlace, UntranslatedText } from "./origin.js";
export { coreModsDir, type DataDirOptions, dataDir } from "./paths.js";
export { type ReadRecording, readRecording } from "./recording/read-recording.js";
export {
  appendTurn,
  beginRecording,
  closeRecording,
  continueRecording,
  keepRecording,
  type Recording,
} from "./recording/recording.js";
export * from "./recordings.js";
export { deleteSave, setAsideSave, setAsideUnreadableSave } from "./save/keep-save.js";
export { readSave, readSaveHeader, type SaveSummary } from "./save/read-save.js";
export { saveGame } from "./save/save-game.js";
export * from "./saves.js";
export { readSettings, writeSettings } from "./settings/settings-file.js";
export * from "./settings.js";
export * from "./sources.js";
