/** For each of `weights` the sum up to and including it; so those of a definition are summed up once. */
export function cumulate(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}
