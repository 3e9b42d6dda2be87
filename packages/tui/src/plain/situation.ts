import { type Direction, isWalkable } from "@rustkeep/engine";
import { cleanText, heroView, offersHere, shopView, talkView } from "@rustkeep/presentation";
import { fightLines } from "./fight-lines.js";
import { modeOf, type Scene } from "./front.js";
import { numbered } from "./questions.js";
import { roomLines } from "./room-lines.js";
import { stateLines } from "./state-lines.js";

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

/** Where the hero is, and what can be seen from there. */
function placeLines(scene: Scene): string[] {
  return [whereLine(scene), ...stepLines(scene), ...roomLines(scene)];
}

/** Floor, turn, and whether it is a room. */
export function whereLine({ game, texts, registries }: Scene): string {
  return texts.plain.place({
    number: game.floor.number,
    name: cleanText(registries.floors[game.floor.id]?.name ?? ""),
    turn: game.turn,
    room: game.floor.player_room < 0 ? texts.plain.inCorridor : texts.plain.inRoom,
  });
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
  const things = offersHere(game, texts, registries).map(({ action, name }) =>
    action === "pick_up" ? texts.look.pile : name,
  );
  return things.length === 0 ? [] : [texts.plain.here({ things: things.join(", ") })];
}

/** Health, stamina, level, states and points of the hero. */
export function statusLines({ game, texts, registries }: Scene): string[] {
  const { health, stamina, level, experience, gold, states, points } = heroView(game, texts, registries);
  return [
    texts.plain.status({ health: health.words, stamina: stamina.words, level, exp: experience, gold }),
    ...stateLines(states, texts),
    ...(points > 0 ? [texts.plain.pointsToAssign({ points })] : []),
  ];
}

function talkLines(scene: Scene): string[] {
  const { name, said } = talkView(scene.game, scene.texts, scene.registries);
  return [scene.texts.plain.says({ name, text: said }), ...answerLines(scene)];
}

/** What can be said in a talk. */
export function answerLines({ game, texts, registries }: Scene): string[] {
  const { answers } = talkView(game, texts, registries);
  return answers.length === 0 ? [texts.dialog.nothingToSay] : [texts.plain.answers, ...numbered(answers)];
}

function shopLines({ game, texts, registries }: Scene): string[] {
  const { gold, offer, own } = shopView(game, texts, registries);
  const line = ({ counted, price }: (typeof offer)[number]) =>
    texts.plain.goods({
      name: counted,
      price: price === "" ? texts.plain.notForSale : texts.plain.goodsPrice({ price }),
    });
  return [
    ...(offer.length === 0 ? [texts.shop.emptyOffer] : [texts.plain.shopOffer({ gold }), ...numbered(offer.map(line))]),
    ...(own.length === 0 ? [texts.shop.emptyOwn] : [texts.plain.shopOwn, ...numbered(own.map(line))]),
  ];
}
