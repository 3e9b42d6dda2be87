import { type AbilityView, peacefulAbilities } from "@rustkeep/presentation";
import { left, type Row, span } from "../widgets/row.js";
import { choice } from "./choice.js";
import { type Context, gameOf, type Screen } from "./screen.js";

/** The abilities that can be used without an enemy, from the map. */
export function abilities(): Screen {
  return choice({
    kind: "abilities",
    title: ({ texts }) => texts.combat.abilitiesTitle,
    items: (context) => usable(context).map(row),
    onChosen: (index, context) => ({
      kind: "command",
      command: { command: "use_ability", ability: usable(context)[index]?.id ?? "" },
    }),
    empty: ({ texts }) => texts.combat.noAbilities,
  });
}

function usable(context: Context): AbilityView[] {
  return peacefulAbilities(gameOf(context), context.texts, context.registries);
}

function row({ name, costWords, block }: AbilityView): Row {
  return [
    left(name, 22, block === undefined ? "text" : "dim"),
    left(costWords, 20, "dim"),
    span(block?.words ?? "", "warning"),
  ];
}
