import type { Position } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";

/** In which of eight directions something lies. */
export function compassWord([fromX, fromY]: Position, [toX, toY]: Position, texts: Texts): string {
  const dx = toX - fromX;
  const dy = toY - fromY;
  // A direction counts when it is at least about 0.41 (the tangent of 22.5°) of the other one.
  const vertical = Math.abs(dy) > Math.abs(dx) * 0.41 ? (dy < 0 ? "n" : "s") : "";
  const horizontal = Math.abs(dx) > Math.abs(dy) * 0.41 ? (dx < 0 ? "w" : "e") : "";
  const key = `${vertical}${horizontal}`;
  return key === "" ? texts.plain.compass.here : texts.plain.compass[key as "n"];
}
