import type { FloorDefinition, Registries } from "@rustkeep/engine";
import type { Command } from "../command.js";
import { findEntry } from "../find-entry.js";
import { exitCodes, type Io } from "../io.js";
import { json } from "../json.js";
import { loadChosen } from "../load-chosen.js";
import { drawTiles, roomLine } from "../preview/draw-floor.js";
import { type MadeFloor, makeFloor } from "../preview/make-floor.js";
import { prefabFloor } from "../preview/prefab-floor.js";
import { modOptions, modOptionsHelp, oneOf, readArgs, splitPositionals } from "../read-args.js";
import { seeds } from "../seeds.js";

const help = `Usage: rustkeep-mod preview floor ID [--seed N|A-B] [OPTION…]
       rustkeep-mod preview prefab ID [--seed N|A-B] [OPTION…]

Shows what the generator makes of a floor, or of one prefab as a room, with a
fresh generator for each seed. On the maps, * is loot; enemies and NPCs are
shown by their symbols. A prefab is peopled like the first floor that uses it.
An id without a mod (floor_1 for core:floor_1) means any mod's.

  --seed N|A-B     a seed, or all seeds from A to B; 1 without it
  --format F       text (default), or json: a line {"seed", "floor", "rng"} for
                   each seed, seed and generator state as 16 hexadecimal digits
${modOptionsHelp}

Exit code 1 if no floor came about for a seed; its line then has "failure".`;

/** What is to be made, and how it is shown. */
interface Subject {
  definition: FloorDefinition;
  registries: Registries;
  /** Lines on a floor. */
  draw(made: MadeFloor): string[];
}

function floorSubject(wanted: string, registries: Registries): Subject {
  const id = findEntry(wanted, "floors", registries);
  const definition = registries.floors[id] as FloorDefinition;
  return {
    definition,
    registries,
    draw({ seed, floor }) {
      if (floor === undefined) return [];
      const whole = { x: 0, y: 0, w: floor.width, h: floor.height };
      const rooms = floor.rooms.map((room) => `  ${roomLine(room, floor)}`);
      return [`${id} (floor ${floor.number}), seed ${seed}`, ...drawTiles(floor, whole, registries), ...rooms];
    },
  };
}

function prefabSubject(wanted: string, loaded: Registries): Subject {
  const id = findEntry(wanted, "prefabs", loaded);
  const prefab = loaded.prefabs[id];
  if (prefab === undefined) throw new Error(`${id} was found and is not there`);
  const { floor: definition, registries } = prefabFloor(prefab, loaded);
  return {
    definition,
    registries,
    draw({ seed, floor }) {
      const room = floor?.rooms[0];
      if (floor === undefined || room === undefined) return [];
      return [`${id}, seed ${seed}`, ...drawTiles(floor, room.rect, registries), `  ${roomLine(room, floor)}`];
    },
  };
}

function show(subject: Subject, seed: bigint, asJson: boolean, io: Io): boolean {
  const made = makeFloor(subject.definition, subject.registries, seed);
  if (asJson) io.out(json(made));
  else if (made.floor !== undefined) io.out([...subject.draw(made), ""].join("\n"));
  else io.out(`seed ${made.seed}: no floor came about (${made.failure ?? ""})\n`);
  return made.floor !== undefined;
}

/** `rustkeep-mod preview` */
export const preview: Command = {
  summary: "what the generator makes of a floor or a prefab",
  help,
  run(args, io) {
    const options = {
      ...modOptions,
      seed: { type: "string", default: "1" },
      format: { type: "string", default: "text" },
    } as const;
    const { values, tokens } = readArgs(args, options);
    const format = oneOf("--format", values.format, ["text", "json"]);
    const { own, folders } = splitPositionals(tokens, 2, "floor ID, or prefab ID");
    const [kind = "", wanted = ""] = own;
    const subjectOf = oneOf("what to preview", kind, ["floor", "prefab"]) === "floor" ? floorSubject : prefabSubject;
    const { registries } = loadChosen({ core: values.core, mods: [...(values.with ?? []), ...folders] }, io);
    const subject = subjectOf(wanted, registries);
    let complete = true;
    for (const seed of seeds(values.seed)) complete = show(subject, seed, format === "json", io) && complete;
    return complete ? exitCodes.fine : exitCodes.found;
  },
};
