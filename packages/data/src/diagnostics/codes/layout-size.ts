import type { Problem } from "../diagnostic.js";

export function layoutSize(width: number, height: number): Problem {
  return {
    severity: "error",
    code: "layout_size",
    message: width === 0 ? "the layout is empty" : `the layout is ${width}×${height}, at most 60×60 are possible`,
  };
}
