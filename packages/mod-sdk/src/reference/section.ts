import type { JsonSchema } from "@rustkeep/data/schema";
import { definition, presentVariants, taggedVariants, texts } from "../schema/raw.js";
import { fieldTable } from "./field-table.js";

/** A form of a table that is one of several. */
interface Variant {
  heading: string;
  schema: JsonSchema;
  /** The fields that tell it from the others. */
  marks: readonly string[];
}

function variantsOf(schema: JsonSchema): Variant[] | undefined {
  const { discriminator } = schema;
  if (discriminator !== undefined) {
    const tag = discriminator.propertyName;
    return taggedVariants(schema).map(({ tags, schema: variant }) => ({
      heading: tags.map((word) => `\`${word}\``).join(", "),
      schema: variant,
      marks: (texts(variant.properties?.[tag] ?? {}) ?? []).length === 1 ? [tag] : [],
    }));
  }
  if (schema.anyOf === undefined) return undefined;
  return presentVariants(schema).map(({ field, schema: variant }) => ({
    heading: `\`${field}\``,
    schema: variant,
    marks: [],
  }));
}

const first = ["id", "overrides", "name"];

function namesIn({ properties = {} }: JsonSchema): string[] {
  const names = Object.keys(properties);
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))];
}

function commonFields(variants: readonly Variant[]): string[] {
  const [first, ...others] = variants.map(({ schema }) => schema);
  if (first === undefined) return [];
  const written = (schema: JsonSchema, name: string) => JSON.stringify(schema.properties?.[name]);
  return namesIn(first).filter((name) => others.every((other) => written(other, name) === written(first, name)));
}

function blocks(...parts: (string | readonly string[])[]): string[] {
  return parts.filter((part) => part.length > 0).map((part) => (typeof part === "string" ? part : part.join("\n")));
}

function variantBlocks({ heading, schema, marks }: Variant, common: readonly string[], level: number): string[] {
  const own = namesIn(schema).filter((name) => !common.includes(name) && !marks.includes(name));
  return blocks(`${"#".repeat(level)} ${heading}`, schema.description ?? "", fieldTable(schema, own));
}

/** What there is to say about a table, as paragraphs and tables in Markdown; `level` is that of headings within. */
export function tableBlocks(name: string, level: number): string[] {
  const schema = definition(name);
  const variants = variantsOf(schema);
  if (variants === undefined) return blocks(schema.description ?? "", fieldTable(schema, namesIn(schema)));
  const common = commonFields(variants);
  const tag = schema.discriminator?.propertyName;
  const shared = variants[0] === undefined ? [] : fieldTable(variants[0].schema, common);
  return [
    ...blocks(
      schema.description ?? "",
      tag === undefined ? "" : `The field \`${tag}\` is **required** and tells which of the forms below it is.`,
      shared.length === 0 ? "" : "All forms have these fields:",
      shared,
    ),
    ...variants.flatMap((variant) => variantBlocks(variant, common, level)),
  ];
}
