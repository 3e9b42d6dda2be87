/** A JSON Schema (draft-07) in the form that editors are given. */
export interface EditorSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
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
  items?: EditorSchema;
  properties?: Readonly<Record<string, EditorSchema>>;
  patternProperties?: Readonly<Record<string, EditorSchema>>;
  additionalProperties?: boolean | EditorSchema;
  required?: readonly string[];
  anyOf?: readonly (EditorSchema | true)[];
  not?: EditorSchema;
  if?: EditorSchema;
  then?: EditorSchema;
  else?: EditorSchema;
  definitions?: Readonly<Record<string, EditorSchema>>;
  "x-taplo"?: { docs: { enumValues: readonly (string | null)[] } };
}

/** A chain of alternatives: the first whose condition holds counts, the last where none does. */
export function alternatives(
  branches: readonly { when: EditorSchema; then: EditorSchema }[],
  last: EditorSchema,
): EditorSchema {
  return branches.reduceRight<EditorSchema>((otherwise, { when, then }) => ({ if: when, then, else: otherwise }), last);
}
