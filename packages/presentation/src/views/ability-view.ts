import {
  type AbilityBlock,
  abilitiesOf,
  abilityBlock,
  aimsOf,
  type Enemy,
  type Game,
  type Id,
  type Registries,
} from "@rustkeep/engine";
import { abilityInShort, describeAbility } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import { blockBriefly, blockWords, rejectionSentence } from "../sentences/rejection-sentence.js";
import { nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";
import { type Prospect, prospectOf } from "./prospect.js";

/** Why an ability cannot be used, from the fewest words to a sentence. */
export interface BlockView {
  /** For a column: "health < 40 %". */
  readonly brief: string;
  /** "only if your health is below 40 %". */
  readonly words: string;
  readonly sentence: string;
}

/** An ability of the hero. */
export interface AbilityView {
  readonly id: Id;
  readonly name: string;
  /** Stamina that it costs; "0" where it costs none. */
  readonly cost: string;
  /** "costs 15 stamina"; "" where it costs none. */
  readonly costWords: string;
  /** undefined where it can be used. */
  readonly block: BlockView | undefined;
  /** What it would come to; undefined without a target, and where it is blocked. */
  readonly prospect: Prospect | undefined;
  /** Whether it does something to one enemy of the player's choice. */
  readonly aimed: boolean;
}

/** The hero's abilities, with what they would come to against an enemy. */
export function abilityViews(
  game: Game,
  target: Enemy | undefined,
  texts: Texts,
  registries: Registries,
): AbilityView[] {
  return abilitiesOf(game, game.player, registries).map((id) => {
    const block = abilityBlock(game, game.player, id, registries);
    const cost = registries.abilities[id]?.cost ?? 0;
    return {
      id,
      name: nameOf("abilities", id, registries),
      cost: figure(cost, texts, 0),
      costWords: cost > 0 ? texts.describe.ability.cost({ amount: figure(cost, texts) }) : "",
      block: block === undefined ? undefined : blockView(block, texts, registries),
      prospect:
        target === undefined || block !== undefined
          ? undefined
          : prospectOf(game, game.player, id, target, "you", texts, registries),
      aimed: isAimed(id, registries),
    };
  });
}

/** The abilities that are of use outside a fight: those that neither flee nor do anything to enemies; blocked ones too. */
export function peacefulAbilities(game: Game, texts: Texts, registries: Registries): AbilityView[] {
  return abilityViews(game, undefined, texts, registries).filter(({ id }) => !needsEnemy(id, registries));
}

function blockView(block: AbilityBlock, texts: Texts, registries: Registries): BlockView {
  return {
    brief: blockBriefly(block, texts, registries),
    words: blockWords(block, texts, registries),
    sentence: rejectionSentence(block, texts, registries),
  };
}

function isAimed(id: Id, registries: Registries): boolean {
  return aimsOf(registries.abilities[id]?.actions ?? [], registries).includes("target");
}

function needsEnemy(id: Id, registries: Registries): boolean {
  const actions = registries.abilities[id]?.actions ?? [];
  if (actions.some(({ action }) => action === "flee")) return true;
  return aimsOf(actions, registries).some((aim) => aim === "target" || aim === "all_enemies" || aim === "creature");
}

/** What an ability does. */
export interface AbilityDetail {
  readonly name: string;
  /** Its author's words, effects, states that it lays on somebody, terms: a line each. */
  readonly lines: readonly string[];
  /** All of that as one text, with the author's words last. */
  readonly inShort: string;
}

/** What an ability does, of the hero's or one to choose. */
export function abilityDetail(id: Id, texts: Texts, registries: Registries): AbilityDetail {
  return {
    name: nameOf("abilities", id, registries),
    lines: describeAbility(id, "you", texts, registries),
    inShort: abilityInShort(id, "you", texts, registries),
  };
}
