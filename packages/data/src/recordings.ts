export { type ParsedRecording, parseRecording, type RecordingRefusal } from "./recording/parse-recording.js";
export {
  RECORDING_SCHEMA,
  type RecordedRun,
  type RecordedTurn,
  type RecordingHeader,
} from "./recording/recording-format.js";
export {
  type CannotStart,
  type Diverged,
  diverged,
  playRecordedTurn,
  type ReplayDifference,
  type ReplayResult,
  replayRecording,
  startRecorded,
} from "./recording/replay-recording.js";
export {
  formatRecordedTurn,
  formatRecording,
  keptTurns,
  type RunToRecord,
  recordingHeader,
} from "./recording/write-recording.js";
