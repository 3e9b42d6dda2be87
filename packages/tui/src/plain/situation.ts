import {
  abilitiesOf,
  abilityBlock,
  attribute,
  buyPrice,
  type Creature,
  type Direction,
  dialogOptions,
  expNeeded,
  goldOf,
  isLiving,
  isWalkable,
  type Position,
  sellPrice,
  shopStock,
  talkingTo,
  tileAt,
} from "@rustkeep/engine";
import {
  abilityWords,
  cleanText,
  countedName,
  figure,
  intentWords,
  lastWords,
  nameOf,
  outlook,
  samePlace,
} from "@rustkeep/presentation";
import { modeOf, type Scene } from "./front.js";
import { numbered } from "./questions.js";

/** What can be seen and done now; told before the prompt whenever it has changed. */
export function situationLines(scene: Scene): string[] {
  switch (modeOf(scene.game)) {
    case "explore":
      return placeLines(scene);
    case "fight":
      return fightLines(scene);
    case "talk":
      return talkLines(scene);
    case "shop":
      return shopLines(scene);
  }
}

const STEPS: readonly (readonly [Direction, number, number])[] = [
  ["north", 0, -1],
  ["east", 1, 0],
  ["south", 0, 1],
  ["west", -1, 0],
];

function placeLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  return [
    texts.plain.place({
      number: game.floor.number,
      name: cleanText(registries.floors[game.floor.id]?.name ?? ""),
      turn: game.turn,
      room: game.floor.player_room < 0 ? texts.plain.inCorridor : texts.plain.inRoom,
    }),
    ...stepLines(scene),
  ];
}

/** Where one can go from here, and what is here. */
export function stepLines(scene: Scene): string[] {
  const { game, texts } = scene;
  const [x, y] = game.player_pos;
  const ways = STEPS.filter(([, dx, dy]) => isWalkable(game.floor, x + dx, y + dy));
  const directions = ways.map(([direction]) => texts.plain.directions[direction]).join(", ");
  return [texts.plain.ways({ directions }), ...hereLines(scene)];
}

/** What lies or stands on the hero's tile; nothing where there is nothing. */
export function hereLines({ game, texts, registries }: Scene): string[] {
  const here = (pos: Position) => samePlace(pos, game.player_pos);
  const people = game.floor.rooms.flatMap((room) => room.npcs).filter((npc) => here(npc.pos));
  const things = [
    ...people.map((npc) => nameOf("npcs", npc.npc, registries)),
    ...(game.floor.piles.some((pile) => here(pile.pos)) ? [texts.plain.things.pile] : []),
    ...(tileAt(game.floor, ...game.player_pos) === ">" ? [texts.plain.things.stairs] : []),
  ];
  return things.length === 0 ? [] : [texts.plain.here({ things: things.join(", ") })];
}

/** Health, stamina, level, states and points of the hero. */
export function statusLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const { player } = game;
  const states = stateWords(player, scene);
  return [
    texts.plain.status({
      health: healthOf(player, scene),
      stamina: staminaOf(player, scene),
      level: player.base.level,
      exp: texts.numbers.ofMaximum({
        value: figure(game.current_exp, texts),
        maximum: figure(expNeeded(player.base.level, registries), texts),
      }),
      gold: figure(goldOf(game), texts),
    }),
    ...(states === "" ? [] : [texts.plain.states({ states })]),
    ...(game.unspent_points > 0 ? [texts.plain.pointsToAssign({ points: game.unspent_points })] : []),
  ];
}

/** "81/108". */
export function healthOf(who: Creature, { game, texts, registries }: Scene): string {
  const maximum = attribute(game, who, "max_health", undefined, registries);
  return texts.numbers.ofMaximum({ value: figure(who.health, texts, 0), maximum: figure(maximum, texts, 0) });
}

function staminaOf(who: Creature, { game, texts, registries }: Scene): string {
  const maximum = attribute(game, who, "max_stamina", undefined, registries);
  return texts.numbers.ofMaximum({ value: figure(who.stamina, texts, 0), maximum: figure(maximum, texts, 0) });
}

function stateWords(who: Creature, { texts, registries }: Scene): string {
  return who.modifiers
    .map(({ modifier, turns_left: turns }) =>
      texts.plain.state({ name: nameOf("modifiers", modifier, registries), turns }),
    )
    .join(", ");
}

function fightLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const { player } = game;
  const enemies = game.enemies.map((enemy) =>
    texts.plain.enemy({
      name: nameOf("creatures", enemy.def, registries),
      health: healthOf(enemy, scene),
      states: stateWords(enemy, scene),
      intent: intentWords(game, enemy, texts, registries),
    }),
  );
  const states = stateWords(player, scene);
  return [
    texts.plain.fight({ round: game.combat_round + 1 }),
    ...numbered(enemies),
    texts.plain.you({ health: healthOf(player, scene), stamina: staminaOf(player, scene) }),
    ...(states === "" ? [] : [texts.plain.states({ states })]),
    texts.plain.yourAbilities,
    ...numbered(abilityLines(scene)),
  ];
}

/** The hero's abilities: cost, and what they promise against the first enemy or why they are blocked. */
function abilityLines({ game, texts, registries }: Scene): string[] {
  const target = game.enemies.find(isLiving);
  return abilitiesOf(game, game.player, registries).map((id) => {
    const block = abilityBlock(game, game.player, id, registries);
    const promise =
      target === undefined || block !== undefined
        ? ""
        : outlook(game, game.player, id, target, "you", texts, registries);
    return abilityWords(id, block, promise, texts, registries);
  });
}

function talkLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const name = nameOf("npcs", talkingTo(game)?.npc ?? "", registries);
  return [texts.plain.says({ name, text: lastWords(game, registries) }), ...answerLines(scene)];
}

/** What can be said in a talk. */
export function answerLines({ game, texts, registries }: Scene): string[] {
  const options = dialogOptions(game, registries).map(({ option }) => cleanText(option.text));
  return options.length === 0 ? [texts.dialog.nothingToSay] : [texts.plain.answers, ...numbered(options)];
}

function shopLines(scene: Scene): string[] {
  const { game, texts, registries } = scene;
  const line = (name: string, price: number) =>
    texts.plain.goods({
      name,
      price: price > 0 ? texts.plain.goodsPrice({ price: figure(price, texts) }) : texts.plain.notForSale,
    });
  const offer = shopStock(game).map((item) =>
    line(countedName(item, texts, registries), buyPrice(game, item, registries)),
  );
  const own = game.player.inventory.map((item) =>
    line(countedName(item, texts, registries), sellPrice(game, item, registries)),
  );
  return [
    ...(offer.length === 0
      ? [texts.shop.emptyOffer]
      : [texts.plain.shopOffer({ gold: figure(goldOf(game), texts) }), ...numbered(offer)]),
    ...(own.length === 0 ? [texts.shop.emptyOwn] : [texts.plain.shopOwn, ...numbered(own)]),
  ];
}
