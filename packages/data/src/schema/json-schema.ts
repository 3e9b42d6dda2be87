/** A JSON Schema (draft-07) as it is generated from the definitions. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  /** Fields with a default stand here too: they are required of what is loaded, not of authors. */
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  discriminator?: { propertyName: string };
  /** The registry that an id refers to, or `tags`; on a list, that of its elements. */
  xref?: string;
  /** What code gives that stands here, or instead of a number. */
  code?: "number" | "whole_number" | "truth" | "actions";
}

/** Schemas by the name of the type; they refer to each other. */
export type Definitions = Readonly<Record<string, JsonSchema>>;
