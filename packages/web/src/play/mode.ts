/** A way to play that is going on in the page. */
export interface Mode {
  /** Saves, and takes it out of the page; answers what went wrong with saving, "" for nothing. */
  readonly leave: () => Promise<string>;
  /** Saves the run, if there is one, while it goes on. */
  readonly save: () => void;
  readonly focus: () => void;
}
