/** What a new mod is called. */
export interface ModNames {
  id: string;
  name: string;
}

// What the template, a working mod itself, is called.
const placeholder: ModNames = { id: "my_mod", name: "My mod" };

/** The id of a mod in words: `iron_age` becomes `Iron age`. */
export function nameFor(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
}

/** The texts of a new mod's files, from those of the template by their paths. */
export function fillTemplate(
  template: Readonly<Record<string, string>>,
  { id, name }: ModNames,
): Record<string, string> {
  const filled = (text: string) => text.replaceAll(placeholder.id, id).replaceAll(placeholder.name, name);
  return Object.fromEntries(Object.entries(template).map(([path, text]) => [path, filled(text)]));
}
