import type { Game } from "@rustkeep/engine";
import { type Misfit, sayMisfit } from "@rustkeep/engine/shapes";
import { parse, TomlError } from "smol-toml";
import { fitPart } from "../shape/fit-part.js";
import { isReadable, migrateGame } from "./migrations/migrate.js";
import { SAVE_SCHEMA, type SaveHeader } from "./save-format.js";
import type { SaveRefusal } from "./save-refusal.js";

/** A save whose every field is as it must be; its ids are not yet compared with the definitions. */
export interface ParsedSave {
  kind: "parsed";
  header: SaveHeader;
  game: Game;
}

/** Reads the text of a save. Every object comes out with its fields in declared order. Never throws. */
export function parseSave(text: string): ParsedSave | SaveRefusal {
  const toml = parseToml(text);
  if (toml.kind === "refused") {
    return toml;
  }
  const { save, game, ...rest } = toml.table;
  const other = checkSchema(save);
  if (other !== undefined) {
    return other;
  }
  if (Object.keys(rest).length > 0) {
    const found = Object.keys(toml.table).length;
    return damaged({ path: "", expected: "the tables save and game alone", found: `${found} tables` });
  }
  const header = fitPart("SaveHeader", save, "save");
  if (header.kind === "differs") {
    return damaged(header.misfit);
  }
  const { schema } = header.value;
  const state = fitPart("Game", migrateGame(game, schema), "game");
  if (state.kind === "differs") {
    return damaged(state.misfit);
  }
  if (state.value.over !== "") {
    return { kind: "refused", reason: "finished", message: "the saved run is over" };
  }
  return { kind: "parsed", header: header.value, game: state.value };
}

function parseToml(text: string): { kind: "toml"; table: Readonly<Record<string, unknown>> } | SaveRefusal {
  try {
    return { kind: "toml", table: parse(text) };
  } catch (error) {
    // The parser's own words quote the file, escape sequences and all: only the place is passed on.
    return error instanceof TomlError
      ? unreadable(`line ${error.line}, column ${error.column} is not TOML`, error.line, error.column)
      : unreadable("it is not TOML", 0, 0);
  }
}

function checkSchema(save: unknown): SaveRefusal | undefined {
  const schema = typeof save === "object" && save !== null && "schema" in save ? save.schema : undefined;
  if (typeof schema !== "number" || !Number.isSafeInteger(schema)) {
    return unreadable("it does not say which format it has", 0, 0);
  }
  if (isReadable(schema)) {
    return undefined;
  }
  const written = typeof save === "object" && save !== null && "game" in save ? save.game : "";
  const said = fitPart("Version", written, "save.game");
  const game = said.kind === "fits" ? said.value : "";
  const by = game === "" ? "another version of the game" : `version ${game} of the game`;
  const message = `the save was written by ${by}, in format ${schema}; this version reads formats up to ${SAVE_SCHEMA}`;
  return { kind: "refused", reason: "other_schema", message, schema, game };
}

/** The refusal of something that is no save at all. */
export function unreadable(why: string, line: number, column: number): SaveRefusal {
  return { kind: "refused", reason: "unreadable", message: `the save cannot be read: ${why}`, line, column };
}

function damaged(misfit: Misfit): SaveRefusal {
  const { path, expected, found } = misfit;
  const message = `the save is damaged: ${sayMisfit(misfit, "it")}`;
  return { kind: "refused", reason: "damaged", message, field: path, expected, found };
}
