/**
 * Sequences that terminals obey: operating system commands and strings up to their end or the next sequence, control
 * sequences, escapes. Nothing in it is looked at twice, however much of it there is.
 */
const ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u0080-\u009f]*(?:\u0007|\u001b\\|\u009c)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b[ -/]*[0-~]?/g;
const BREAKS = /\r\n|[\n\r\u2028\u2029\u0085]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Text from a mod, a save or the command line without anything that a terminal would obey: no escape sequences, control
 * characters or bidirectional overrides. One line: breaks and tabs become spaces. Letters of any width and script stay.
 */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/\n/g, " ");
}

/** As `cleanText`, but line breaks stay, as "\n". */
export function cleanLines(text: string): string {
  return text.replace(ESCAPES, "").replace(BREAKS, "\n").replace(/\t/g, " ").replace(CONTROLS, "");
}
