import { readdirSync, readFileSync } from "node:fs";
import { type Schema, Validator } from "@cfworker/json-schema";
import { Ajv } from "ajv";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/index.js";
import { allSchemas } from "../../src/schema/all-schemas.js";
import type { EditorSchema } from "../../src/schema/editor-schema.js";
import { shippedMods } from "../support/run-cli.js";
import { mistakes, unmarked } from "./mistakes.js";

const core = `${shippedMods}/core`;
const coreFiles = [...readdirSync(core), ...readdirSync(`${core}/locale`).map((name) => `locale/${name}`)].filter(
  (name) => name.endsWith(".toml"),
);

function schemaFor(file: string): string {
  if (file.startsWith("locale/")) return "locale";
  return file === "manifest.toml" ? "manifest" : "mod";
}

/** Validators by what they say: the JSON pointers of what is wrong. */
const validators = {
  ajv(schema: EditorSchema) {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    return (data: unknown) => (validate(data) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath));
  },
  "@cfworker/json-schema"(schema: EditorSchema) {
    const validator = new Validator(schema as Schema, "7", false);
    return (data: unknown) => validator.validate(data).errors.map(({ instanceLocation }) => instanceLocation.slice(1));
  },
};

const forms = { published: schemas, plain: allSchemas({ unknownFields: "plain" }) };

describe.each(Object.entries(validators))("%s", (_, compile) => {
  describe.each(Object.entries(forms))("by the %s schemas", (form, all) => {
    const compiled = Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, compile(schema)]));

    test.each(coreFiles)("finds nothing in core/%s", (file) => {
      const data = JSON.parse(JSON.stringify(parse(readFileSync(`${core}/${file}`, "utf8"))));
      expect(compiled[schemaFor(file)]?.(data)).toEqual([]);
    });

    test.each(mistakes)("finds $name", (mistake) => {
      const found = compiled.mod?.(parse(unmarked(mistake).text)) ?? [];
      const table = mistake.pointer.slice(0, mistake.pointer.lastIndexOf("/"));
      // In the plain form, an unknown field is a mistake of its table.
      expect(form === "plain" ? found.map((one) => (one === table ? mistake.pointer : one)) : found).toContain(
        mistake.pointer,
      );
      const elsewhere = found.filter((one) => !mistake.pointer.startsWith(one));
      expect(elsewhere).toEqual([]);
    });
  });
});
