export { type FileProblem, type FileProblemCode, fileName } from "./files/file-problem.js";
export type { LoadedSave, NoSave, ReadSaveResult } from "./save/loaded-save.js";
export { type ModChange, modChanges } from "./save/mod-changes.js";
export { prune } from "./save/prune.js";
export type { PruneCode, PruneFinding } from "./save/prune-finding.js";
export { SAVE_SCHEMA, type SavedMod, type SaveHeader } from "./save/save-format.js";
export type { SaveRefusal } from "./save/save-refusal.js";
export type { SaveInput, SaveWriteResult } from "./save/save-result.js";
