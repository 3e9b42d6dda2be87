/** Cells of the terminal. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
