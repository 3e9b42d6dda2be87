import { type AbilityView, abilityDetail } from "@rustkeep/presentation";
import { type Block, type Row, span } from "../widgets/row.js";
import { wrapWithin } from "../widgets/wrap.js";
import type { Context } from "./screen.js";

/** The selected ability, undefined for none, and the name of the enemy that is selected for it, "" for none. */
export interface Aim {
  readonly ability: AbilityView | undefined;
  readonly enemy: string;
  /** What is known of what will become of it, where the player looks at enemies. */
  readonly coming: readonly string[];
}

/** The refusal of the last command; else why the selected ability cannot be used, or what it is aimed at and does. */
export function statusRows({ ability, enemy, coming }: Aim, width: number, height: number, context: Context): Block {
  const { registries, texts, status } = context;
  const warning = status === "" ? (ability?.block?.sentence ?? "") : status;
  if (warning !== "") return indented(wrapWithin(warning, width, height, "warning"));
  if (coming.length > 0) return indented(wrapWithin(`${enemy}: ${coming.join(" · ")}`, width, height, "dim"));
  if (ability === undefined) return [];
  const aim = enemy === "" || !ability.aimed ? "" : ` → ${enemy}`;
  const { name, inShort } = abilityDetail(ability.id, texts, registries);
  return indented(wrapWithin(`${name}${aim}: ${inShort}`, width, height, "dim"));
}

function indented(rows: Block): Block {
  return rows.map((row): Row => [span(" "), ...row]);
}
