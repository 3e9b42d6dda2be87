import { describe, expect, it } from "vitest";
import type { Attribute, Balance, Creature, Enemy, Hero } from "../../src/index.js";
import {
  ATTRIBUTES,
  abilitiesOf,
  attribute,
  createGame,
  DAMAGE_TYPES,
  DEFAULT_ATTRIBUTES,
  DEFAULT_BALANCE,
  finalDamage,
  fleeChance,
  hitChance,
  rawDamage,
  resistance,
} from "../../src/index.js";
import { readGolden } from "../fixtures/golden.js";
import { referenceCore } from "../fixtures/reference-core.js";

interface Row {
  out: number;
  out_bits: string;
}
interface CombatVectors {
  hit_chance: (Row & { attacker_hit: number; defender_dex: number })[];
  flee_chance: (Row & { own_dex: number; fastest_enemy_dex: number })[];
  raw_damage: (Row & { amount: number; scale: number; attacker_damage: number })[];
  final_damage: { raw: number; critical: boolean; crit_factor: number; resistance: number; out: number }[];
}
interface CreatureVector {
  def: string | null;
  attributes: Record<Attribute | "resistance", number>;
  health: number;
  stamina: number;
  abilities: string[];
}

const combat = readGolden("combat") as CombatVectors;
const balance: Balance = DEFAULT_BALANCE;

/** The bits of a single-precision number, as the vectors write them. */
function bits(value: number): string {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getUint32(0).toString(16).padStart(8, "0");
}

describe("combat formulas agree with the vectors to the last bit", () => {
  it("chance to hit", () => {
    for (const row of combat.hit_chance)
      expect([row, bits(hitChance(row.attacker_hit, row.defender_dex, balance))]).toEqual([row, row.out_bits]);
  });

  it("chance to flee", () => {
    for (const row of combat.flee_chance)
      expect([row, bits(fleeChance(row.own_dex, row.fastest_enemy_dex, balance))]).toEqual([row, row.out_bits]);
  });

  it("raw damage", () => {
    for (const row of combat.raw_damage)
      expect([row, bits(rawDamage(row.amount, row.scale, row.attacker_damage))]).toEqual([row, row.out_bits]);
  });

  it("final damage", () => {
    for (const row of combat.final_damage)
      expect([row, finalDamage(row.raw, row.critical, row.crit_factor, row.resistance, balance)]).toEqual([
        row,
        row.out,
      ]);
  });
});

describe("creatures have the attributes of the vectors", () => {
  const registries = referenceCore();
  const game = createGame({ seed: 1, name: "Reya", options: ["core:elf", "core:thief"] }, registries);

  function expectLike(who: Creature, vector: CreatureVector): void {
    for (const name of ATTRIBUTES)
      expect([name, attribute(game, who, name, undefined, registries)]).toEqual([name, vector.attributes[name]]);
    for (const type of DAMAGE_TYPES) expect(resistance(game, who, type, registries)).toBe(vector.attributes.resistance);
  }

  it.each(readGolden("creatures") as (CreatureVector & { def: string })[])("$def", (vector) => {
    const { health, stamina } = vector;
    const enemy: Enemy = {
      kind: "enemy",
      def: vector.def,
      pos: [0, 0],
      health,
      stamina,
      initiative: 0,
      intent: "",
      modifiers: [],
      cooldowns: {},
      phase: 0,
      rewards: true,
    };
    expectLike(enemy, vector);
    expect(abilitiesOf(game, enemy, registries)).toEqual(expect.arrayContaining(vector.abilities));
  });

  it("a fresh hero", () => {
    const vector = readGolden("creature_default") as CreatureVector;
    const bare: Hero = { ...game.player, base: { ...DEFAULT_ATTRIBUTES }, options: [], inventory: [], equipment: {} };
    expectLike(bare, vector);
    expect(bare.base.max_health).toBe(vector.health);
    expect(bare.base.max_stamina).toBe(vector.stamina);
  });
});
