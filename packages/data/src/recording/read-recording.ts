import { readText } from "../files/read-text.js";
import { damaged, type ParsedRecording, parseRecording, type RecordingRefusal } from "./parse-recording.js";

const MAX_BYTES = 256 * 1024 * 1024;

/** What became of reading a recording. */
export type ReadRecording = ParsedRecording | RecordingRefusal | { kind: "none" };

/** Reads a recording. Whatever the file holds: never throws. */
export function readRecording(path: string): ReadRecording {
  const file = readText(path, MAX_BYTES);
  switch (file.kind) {
    case "none":
      return file;
    case "problem":
      return { kind: "refused", reason: "file_problem", message: file.problem.message, problem: file.problem };
    case "not_text":
      return damaged(1, "is not text");
    case "text":
      return parseRecording(file.text);
  }
}
