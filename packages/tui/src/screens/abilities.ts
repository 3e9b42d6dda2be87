import { abilitiesOf, abilityBlock, type Game, type Id, type Registries } from "@rustkeep/engine";
import { blockWords, figure, nameOf } from "@rustkeep/presentation";
import { left, type Row, span } from "../widgets/row.js";
import { choice } from "./choice.js";
import { type Context, gameOf, type Screen } from "./screen.js";

/** The abilities that can be used without an enemy, from the map. */
export function abilities(): Screen {
  return choice({
    kind: "abilities",
    title: ({ texts }) => texts.combat.abilitiesTitle,
    items: (context) => usableOnMap(gameOf(context), context.registries).map((id) => row(id, context)),
    onChosen: (index, context) => ({
      kind: "command",
      command: { command: "use_ability", ability: usableOnMap(gameOf(context), context.registries)[index] ?? "" },
    }),
    empty: ({ texts }) => texts.combat.noAbilities,
  });
}

/** The hero's abilities that do not need an enemy, blocked ones too. */
function usableOnMap(game: Game, registries: Registries): Id[] {
  return abilitiesOf(game, game.player, registries).filter((id) => {
    const actions = registries.abilities[id]?.actions ?? [];
    return !actions.some(
      (action) =>
        action.action === "flee" ||
        ("target" in action && (action.target === "target" || action.target === "all_enemies")),
    );
  });
}

function row(id: Id, context: Context): Row {
  const { registries, texts } = context;
  const game = gameOf(context);
  const block = abilityBlock(game, game.player, id, registries);
  const cost = registries.abilities[id]?.cost ?? 0;
  return [
    left(nameOf("abilities", id, registries), 22, block === undefined ? "text" : "dim"),
    left(cost === 0 ? "" : texts.describe.ability.cost({ amount: figure(cost, texts) }), 20, "dim"),
    span(block === undefined ? "" : blockWords(block, texts, registries), "warning"),
  ];
}
