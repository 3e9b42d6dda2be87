import type { EditorSchema } from "./editor-schema.js";
import type { Fields, FormOptions } from "./form-options.js";

/** No fields but these. */
export function noOthers(fields: Fields, { unknownFields }: FormOptions): EditorSchema {
  if (unknownFields === "plain") return { properties: fields, additionalProperties: false };
  const names = Object.keys(fields);
  const not = { description: `unknown field; known here: ${names.join(", ")}` };
  return { patternProperties: { [`^(?!(?:${names.join("|")})$)`]: { not } } };
}

/** These fields and no others; a field that `checked` has in the same form is not checked once more. */
export function onlyThese(fields: Fields, checked: Fields, options: FormOptions): EditorSchema {
  const entries = Object.entries(fields).map(([name, form]): [string, EditorSchema] => [
    name,
    JSON.stringify(form) === JSON.stringify(checked[name]) ? {} : form,
  ]);
  const told = entries.filter(([, form]) => Object.keys(form).length > 0);
  return options.unknownFields === "plain"
    ? { properties: Object.fromEntries(entries), additionalProperties: false }
    : { properties: Object.fromEntries(told), ...noOthers(fields, options) };
}

/** These fields and no others. */
export function closed(fields: Fields, options: FormOptions): EditorSchema {
  return { properties: fields, ...noOthers(fields, options) };
}
