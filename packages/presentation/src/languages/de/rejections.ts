import type { Texts } from "../catalogue.js";
import { acc, capital, plural, some } from "./grammar.js";

export const rejections: Texts["rejections"] = {
  bad_command: "Das lässt sich nicht tun.",
  wall: "Da ist eine Mauer.",
  in_fight: "Nicht während eines Kampfes.",
  run_over: "Dieser Lauf ist zu Ende.",
  no_way_out: "Diese Treppe führt nur hinab, nicht hinaus.",
  not_on_stairs: "Hier führt keine Treppe hinab.",
  nothing_here: "Hier liegt nichts zum Aufheben.",
  nobody_here: "Hier ist niemand, mit dem du reden könntest.",
  not_talking: "Du sprichst mit niemandem.",
  shop_closed: "Kein Laden ist offen.",
  no_enemy: "Es ist kein Gegner da.",
  no_way_back: "Es gibt keinen Weg zurück.",
  boss_bars_the_way: "Vor diesem Gegner gibt es kein Entkommen.",
  cheats_off: "Die Werkbank ist in diesem Lauf aus.",
  floor_full: "Auf dieser Etage liegt schon zu viel.",
  inventory_full: (p) => `Mehr als ${p.capacity} Einträge kannst du nicht tragen.`,
  no_such_entry: "Diesen Eintrag gibt es nicht.",
  not_usable: (p) => `${capital(some(p.item, "nom"))} ${p.item.plural ? "lassen" : "lässt"} sich nicht benutzen.`,
  condition_fails: (p) => (p.condition === "" ? `${p.name}: jetzt nicht möglich.` : `${p.name}: nur ${p.condition}.`),
  no_such_target: "Diesen Gegner gibt es nicht.",
  not_equippable: (p) => `${capital(some(p.item, "nom"))} ${p.item.plural ? "lassen" : "lässt"} sich nicht anlegen.`,
  slot_empty: (p) => `Dort trägst du nichts (${p.slot}).`,
  sticky: (p) => `Du kannst ${acc(p.item)} nicht ablegen.`,
  bad_count: (p) => `Möglich ist nur 1 bis ${p.available}.`,
  no_such_option: "Diese Antwort gibt es nicht.",
  not_enough_gold: (p) => `Das kostet ${p.price} Gold, und du hast ${p.gold}.`,
  not_for_sale: (p) => `${capital(some(p.item, "acc"))} kauft dir niemand ab.`,
  not_granted: (p) => `Diese Fähigkeit ist nicht verfügbar: ${p.name}.`,
  no_stamina: (p) => `${p.name} kostet ${p.cost} Ausdauer; übrig sind nur ${p.stamina}.`,
  cooling_down: (p) => `${p.name} ist in ${p.turns} ${plural(p.turns, "Zug", "Zügen")} bereit.`,
  not_assignable: (p) => `Darauf lassen sich keine Punkte verteilen: ${p.name}.`,
  not_enough_points: (p) =>
    p.points === 0 ? "Es sind keine Punkte vorgemerkt." : `Du kannst ${p.unspent} verteilen, nicht ${p.points}.`,
  unknown_item: (p) => `Diesen Gegenstand gibt es nicht: ${p.name}.`,
};

export const blocks: Texts["blocks"] = {
  not_granted: "nicht verfügbar",
  no_stamina: "zu müde",
  cooling_down: (p) => `bereit in ${p.turns}`,
  condition_fails: (p) => (p.condition === "" ? "jetzt nicht" : `nur ${p.condition}`),
  no_enemy: "kein Gegner",
  no_way_back: "kein Rückweg",
  boss_bars_the_way: "versperrt",
};

export const briefly: Texts["briefly"] = {
  below: (p) => `${p.name} < ${p.bound}`,
  atLeast: (p) => `${p.name} ab ${p.bound}`,
  only: (p) => `nur ${p.name}`,
  without: (p) => `nicht ${p.name}`,
};
