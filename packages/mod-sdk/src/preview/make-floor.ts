import {
  createRng,
  type Floor,
  type FloorDefinition,
  type FloorFailure,
  generateFloor,
  type Registries,
  rngState,
  seedText,
} from "@rustkeep/engine";

/** What one seed makes of a floor. */
export interface MadeFloor {
  /** 16 hexadecimal digits. */
  seed: string;
  /** Undefined where none came about. */
  floor?: Floor;
  failure?: FloorFailure;
  /** State of the generator afterwards, 16 hexadecimal digits. */
  rng: string;
}

/** Makes a floor with a fresh generator. */
export function makeFloor(definition: FloorDefinition, registries: Registries, seed: bigint): MadeFloor {
  const rng = createRng(seed);
  const made = generateFloor(definition, rng, registries);
  return { seed: seedText(seed)?.slice("0x".length) ?? "", ...made, rng: rngState(rng) };
}
