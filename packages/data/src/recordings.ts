export { type ParsedRecording, parseRecording, type RecordingRefusal } from "./recording/parse-recording.js";
export {
  RECORDING_SCHEMA,
  type RecordedCommand,
  type RecordedMod,
  type RecordedRun,
  type RecordedState,
  type RecordedTurn,
  type RecordingHeader,
} from "./recording/recording-format.js";
export {
  type CannotStart,
  type Diverged,
  diverged,
  type OtherContent,
  playRecordedTurn,
  type ReplayDifference,
  type ReplayResult,
  replayRecording,
  startRecorded,
} from "./recording/replay-recording.js";
export {
  formatEnd,
  formatRecordedTurn,
  formatRecording,
  keptTurns,
  type RunToRecord,
  recordedTurn,
  recordingHeader,
  turnsBehind,
} from "./recording/write-recording.js";
