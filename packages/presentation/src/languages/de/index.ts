import type { Texts } from "../catalogue.js";
import { cli } from "./cli.js";
import { combat, over, workbench } from "./combat.js";
import { death, setup } from "./death.js";
import { describe } from "./describe.js";
import { dialog } from "./dialog.js";
import { explore, look, travel } from "./explore.js";
import { files } from "./files.js";
import { inventory } from "./inventory.js";
import { keyJoint, keyNames, keys } from "./keys.js";
import { creation, menu, pages, screen } from "./menu.js";
import { floorFailures, messages } from "./messages.js";
import { mods } from "./mods.js";
import { names } from "./names.js";
import { numbers } from "./numbers.js";
import { plain } from "./plain.js";
import { quests } from "./quests.js";
import { blocks, briefly, rejections } from "./rejections.js";
import { settings } from "./settings.js";
import { sheet } from "./sheet.js";
import { shop } from "./shop.js";
import { vocabulary } from "./vocabulary.js";

/** The German catalogue. Sentences put names where the nominative stands, since a name does not tell its gender. */
export const de: Texts = {
  language: "de",
  cli,
  combat,
  over,
  workbench,
  blocks,
  briefly,
  explore,
  floorFailures,
  look,
  travel,
  keyJoint,
  keyNames,
  keys,
  creation,
  menu,
  pages,
  screen,
  death,
  describe,
  dialog,
  files,
  inventory,
  messages,
  mods,
  names,
  numbers,
  plain,
  quests,
  rejections,
  settings,
  setup,
  sheet,
  shop,
  vocabulary,
};
