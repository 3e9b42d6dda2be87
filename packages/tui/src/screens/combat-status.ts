import { abilityBlock, type Enemy, type Id, type Registries } from "@rustkeep/engine";
import { abilityInShort, nameOf, rejectionSentence } from "@rustkeep/presentation";
import { type Block, type Row, span } from "../widgets/row.js";
import { wrapWithin } from "../widgets/wrap.js";
import { type Context, gameOf } from "./screen.js";

/** The selected ability, "" for none, and the enemy that is selected for it. */
export interface Aim {
  readonly ability: Id;
  readonly enemy: Enemy | undefined;
}

/** The refusal of the last command; else why the selected ability cannot be used, or what it is aimed at and does. */
export function statusRows({ ability, enemy }: Aim, width: number, height: number, context: Context): Block {
  const { registries, texts, status } = context;
  const game = gameOf(context);
  const block = abilityBlock(game, game.player, ability, registries);
  const warning = status === "" && block !== undefined ? rejectionSentence(block, texts, registries) : status;
  if (warning !== "") return indented(wrapWithin(warning, width, height, "warning"));
  const aim =
    enemy === undefined || !isAimed(ability, registries) ? "" : ` → ${nameOf("creatures", enemy.def, registries)}`;
  const does = abilityInShort(ability, "you", texts, registries);
  return indented(wrapWithin(`${nameOf("abilities", ability, registries)}${aim}: ${does}`, width, height, "dim"));
}

/** Whether an ability does something to one enemy of the player's choice. */
function isAimed(ability: Id, registries: Registries): boolean {
  const actions = registries.abilities[ability]?.actions ?? [];
  return actions.some((action) => "target" in action && action.target === "target");
}

function indented(rows: Block): Block {
  return rows.map((row): Row => [span(" "), ...row]);
}
