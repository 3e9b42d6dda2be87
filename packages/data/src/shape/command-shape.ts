import type { Command, DebugCommand, Direction } from "@rustkeep/engine";
import { object, oneOf, type Shape, tagged, whole } from "./shape.js";
import { line } from "./text-shapes.js";

const direction: Shape<Direction> = oneOf("north", "south", "west", "east");
const index = whole(0);
const count = whole(1);
const points = whole(0);
const debug = oneOf("debug");

const cheatShape: Shape<DebugCommand> = tagged<DebugCommand, "cheat", "command">(
  "cheat",
  { command: debug },
  { give: { item: line }, heal: {}, descend: {}, clear_room: {} },
);

const plainCommandShape = tagged<Exclude<Command, DebugCommand>, "command">(
  "command",
  {},
  {
    move: { direction },
    run: { direction },
    wait: {},
    descend: {},
    pick_up: {},
    use_item: { index, target: index },
    equip: { index },
    unequip: { slot: line },
    drop: { index, count },
    talk: {},
    end_talk: {},
    choose: { option: index },
    buy: { index, count },
    sell: { index, count },
    use_ability: { ability: line, target: index },
    assign_points: {
      points: object({ strength: points, dexterity: points, constitution: points, charisma: points, luck: points }, [
        "strength",
        "dexterity",
        "constitution",
        "charisma",
        "luck",
      ]),
    },
  },
  ["target", "count"],
);

/** A command as recordings hold it. Only commands that were carried out are recorded, so counts and indices are whole. */
export const commandShape: Shape<Command> = (value, field) =>
  isDebug(value) ? cheatShape(value, field) : plainCommandShape(value, field);

function isDebug(value: unknown): boolean {
  return typeof value === "object" && value !== null && "command" in value && value.command === "debug";
}
