const MASK = 0xffffffffffffffffn;
const GOLDEN_RATIO = 0x9e3779b97f4a7c15n;

/**
 * The seed of a study's game: `seed + number` by the mixing function of splitmix64. The engine's generator takes seeds as
 * they are, and neighbouring small ones begin alike; these do not.
 */
export function seedOfGame(seed: bigint, number: number): bigint {
  let mixed = ((seed + BigInt(number)) * GOLDEN_RATIO) & MASK;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return mixed ^ (mixed >> 31n);
}
