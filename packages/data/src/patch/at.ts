/** A place in a patch. Hardly any is ever asked for, so paths are put together only then. */
export interface At {
  up: At | undefined;
  key: string | number;
}

/** The keys and positions that lead to a place. */
export function pathOf(at: At): (string | number)[] {
  const path: (string | number)[] = [];
  for (let here: At | undefined = at; here !== undefined; here = here.up) path.unshift(here.key);
  return path;
}
