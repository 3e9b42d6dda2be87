/** One error as the generated validators report it. */
export interface SchemaError {
  /** JSON pointer to the value within what was validated. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A generated validator. It changes nothing; what is wrong stands in `errors` until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** What a validator has against a value; nothing where it is valid. */
export function errorsOf(validate: Validator, value: unknown): readonly SchemaError[] {
  validate(value);
  return validate.errors ?? [];
}
