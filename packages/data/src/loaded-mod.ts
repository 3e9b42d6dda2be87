/** A mod that takes part in a game. */
export interface LoadedMod {
  id: string;
  name: string;
  version: string;
  /** Its folder, "" where it was not read from one. */
  dir: string;
  depends: string[];
}
