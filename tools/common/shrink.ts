/**
 * Makes a list for which `fails` holds as short as it can by delta debugging: the result still fails, and no longer does
 * if any single element is taken out. Asks `fails` some n² times at worst, usually far less.
 * @param whole a list for which `fails` holds
 */
export function shrink<T>(whole: readonly T[], fails: (list: readonly T[]) => boolean): readonly T[] {
  let list = whole;
  let size = Math.ceil(list.length / 2);
  while (size >= 1) {
    const shorter = withoutOnePart(list, size, fails);
    if (shorter !== undefined) {
      list = shorter;
      size = Math.min(size, Math.ceil(list.length / 2));
    } else if (size === 1) break;
    else size = Math.ceil(size / 2);
  }
  return list;
}

/** The first list that still fails without `size` elements in a row; the later ones go first. */
function withoutOnePart<T>(
  list: readonly T[],
  size: number,
  fails: (list: readonly T[]) => boolean,
): readonly T[] | undefined {
  for (let end = list.length; end > 0; end -= size) {
    const rest = [...list.slice(0, Math.max(0, end - size)), ...list.slice(end)];
    if (fails(rest)) return rest;
  }
  return undefined;
}
