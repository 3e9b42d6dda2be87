import type { Enemy, Id } from "@rustkeep/engine";
import {
  type AbilityView,
  type EnemyView,
  fightView,
  heroView,
  prospectWords,
  type StateView,
} from "@rustkeep/presentation";
import { enemyCandidates } from "./candidates.js";
import type { Scene } from "./front.js";
import { numbered } from "./questions.js";
import { stateLines, stateWords } from "./state-lines.js";

/** What has been told of a fight, so that only what has changed is told again. */
export interface ToldFight {
  /** Which of the hero's abilities were possible. */
  abilities: ReadonlyMap<Id, boolean>;
  hero: ToldHero;
  enemies: ReadonlyMap<Enemy, ToldEnemy>;
}

interface ToldHero {
  readonly stamina: string;
  readonly states: string;
}

interface ToldEnemy {
  readonly number: number;
  readonly health: string;
  readonly states: string;
  readonly intent: string;
}

/** Nothing has been told. */
export function nothingTold(): ToldFight {
  return { abilities: new Map(), hero: { stamina: "", states: "" }, enemies: new Map() };
}

/** The whole fight: everybody, and all abilities with what they promise against each enemy. */
export function fightLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const { round, enemies, abilities } = fightView(game, undefined, texts, registries);
  const { health, stamina, states } = heroView(game, texts, registries);
  return [
    texts.plain.fight({ round: round + 1 }),
    ...enemies.map((enemy) => foeLine(enemy, texts)),
    texts.plain.you({ health: health.words, stamina: stamina.words }),
    ...stateLines(states, texts),
    texts.plain.yourAbilities,
    ...numbered(abilities.map((ability) => abilityLine(ability, scene))),
  ];
}

/** The enemies of the fight, a line each. */
export function foeLines({ game, texts, registries }: Scene): string[] {
  return fightView(game, undefined, texts, registries).enemies.map((enemy) => foeLine(enemy, texts));
}

/** What a turn has changed: a line for the fight, and one for abilities that became possible or are no longer. */
export function turnLines(scene: Scene, told: ToldFight): string[] {
  const before = { ...told };
  rememberFight(scene, told);
  const { game, texts, registries } = scene;
  const { round, enemies } = fightView(game, undefined, texts, registries);
  const foes = enemies.flatMap((enemy) => enemyChanges(enemy, enemies.length > 1, before, scene));
  const line = [texts.plain.round({ round: round + 1 }), ...foes, heroChanges(before.hero, scene)].join(" ");
  return [line, ...abilityChanges(before.abilities, scene)];
}

/** Takes note of all that can be told of a fight. */
export function rememberFight({ game, texts, registries }: Scene, told: ToldFight): void {
  const { abilities, enemies } = fightView(game, undefined, texts, registries);
  const { stamina, states } = heroView(game, texts, registries);
  told.abilities = new Map(abilities.map(({ id, block }) => [id, block === undefined]));
  told.hero = { stamina: stamina.figure, states: stateNames(states) };
  told.enemies = new Map(
    enemies.flatMap((view) => {
      const enemy = game.enemies[view.index];
      return enemy === undefined ? [] : [[enemy, toldEnemy(view, texts)] as const];
    }),
  );
}

function toldEnemy(view: EnemyView, texts: Scene["texts"]): ToldEnemy {
  const { number, health, states } = view;
  return { number, health: health.figure, states: stateNames(states), intent: intentBrief(view, texts) };
}

/** Turns that run down are no change. */
function stateNames(states: readonly StateView[]): string {
  return states.map(({ name }) => name).join(", ");
}

/** What has changed of an enemy, after its number where there are several; nothing where nothing has. */
function enemyChanges(view: EnemyView, numbers: boolean, before: ToldFight, { game, texts }: Scene): string[] {
  const enemy = game.enemies[view.index];
  const old = enemy === undefined ? undefined : before.enemies.get(enemy);
  const now = toldEnemy(view, texts);
  const { name, number, health, states } = view;
  const parts = [
    ...(old?.health === now.health ? [] : [texts.plain.ofMost({ value: health.figure, most: health.most })]),
    ...(now.states === "" || old?.states === now.states ? [] : [briefStates(states, texts)]),
    ...(old?.intent === now.intent ? [] : [now.intent]),
  ];
  if (parts.length === 0 && (!numbers || old?.number === number)) return [];
  return [`${numbers ? `${number} ` : ""}${texts.plain.brief({ name, changes: parts.join(", ") })}`];
}

function heroChanges(before: ToldHero, { game, texts, registries }: Scene): string {
  const { health, stamina, states } = heroView(game, texts, registries);
  const changes = [
    texts.plain.ofMost({ value: health.figure, most: health.most }),
    ...(before.stamina === stamina.figure ? [] : [texts.plain.staminaBrief({ stamina: stamina.figure })]),
    ...(before.states === stateNames(states) || states.length === 0 ? [] : [briefStates(states, texts)]),
  ];
  return texts.plain.youBrief({ changes: changes.join(", ") });
}

function abilityChanges(before: ReadonlyMap<Id, boolean>, scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const { abilities } = fightView(game, undefined, texts, registries);
  const changed = abilities
    .map((ability, index) => ({ ability, number: index + 1 }))
    .filter(({ ability }) => before.get(ability.id) !== (ability.block === undefined));
  const possible = changed.filter(({ ability }) => ability.block === undefined);
  const blocked = changed.filter(({ ability }) => ability.block !== undefined);
  const words = (which: typeof changed) =>
    which.map(({ ability, number }) => `${number} ${abilityLine(ability, scene)}`).join("; ");
  return [
    ...(possible.length === 0 ? [] : [texts.plain.nowPossible({ abilities: words(possible) })]),
    ...(blocked.length === 0 ? [] : [texts.plain.noLongerPossible({ abilities: words(blocked) })]),
  ];
}

function foeLine(enemy: EnemyView, texts: Scene["texts"]): string {
  return `${enemy.number}  ${enemyLine(enemy, texts)}`;
}

function enemyLine({ name, health, states, intent }: EnemyView, texts: Scene["texts"]): string {
  return texts.plain.enemy({
    name,
    health: health.words,
    states: stateWords(states, texts),
    intent: intent === undefined ? texts.plain.hesitatesBrief : intentLine(intent, texts),
  });
}

function intentBrief({ intent }: EnemyView, texts: Scene["texts"]): string {
  if (intent === undefined) return texts.plain.hesitatesBrief;
  return texts.plain.intentBrief({ intent: intentLine(intent, texts) });
}

function intentLine(intent: NonNullable<EnemyView["intent"]>, texts: Scene["texts"]): string {
  return texts.plain.intent({
    ability: intent.name,
    onYou: intent.onHero,
    numbers: prospectWords(intent.prospect, "long", texts),
  });
}

function briefStates(states: readonly StateView[], { plain }: Scene["texts"]): string {
  return states.map(({ inPassing, turns }) => plain.stateBrief({ name: inPassing, turns })).join(", ");
}

/** Name and cost of an ability, and what it promises against each enemy or why it is blocked. */
function abilityLine(ability: AbilityView, scene: Scene): string {
  const { name, costWords, block } = ability;
  const priced = costWords === "" ? name : `${name} (${costWords})`;
  const rest = block?.words ?? promises(ability, scene);
  return rest === "" ? priced : `${priced}: ${rest}`;
}

/** What an ability promises: once where it is the same against all, else against each. */
function promises({ id, prospect }: AbilityView, scene: Scene): string {
  const { game, texts, registries } = scene;
  const enemies = enemyCandidates(scene);
  const against = enemies.map(({ index, name }) => {
    const seen = fightView(game, index, texts, registries).abilities.find((ability) => ability.id === id)?.prospect;
    return { enemy: name, prospect: seen === undefined ? "" : prospectWords(seen, "long", texts) };
  });
  const [first] = against;
  if (first === undefined) return prospect === undefined ? "" : prospectWords(prospect, "long", texts);
  if (against.every((one) => one.prospect === first.prospect)) return first.prospect;
  return against.map((one) => texts.plain.against(one)).join("; ");
}
