import type { Command } from "../command.js";
import { explain } from "./explain.js";
import { inspect } from "./inspect.js";
import { list } from "./list.js";
import { locale } from "./locale.js";
import { newMod } from "./new.js";
import { pack } from "./pack.js";
import { preview } from "./preview.js";
import { schema } from "./schema.js";
import { simulate } from "./simulate.js";
import { validate } from "./validate.js";

/** All commands by name, in the order in which they are listed. */
export const commands: Readonly<Record<string, Command>> = {
  new: newMod,
  validate,
  preview,
  inspect,
  list,
  explain,
  locale,
  pack,
  schema,
  simulate,
};
