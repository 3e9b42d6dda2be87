import fc from "fast-check";
import { anyCheckCode } from "./code.js";
import { anyAmount, anyAttribute, anyFlag, anyFraction, anyOf, anyScope, anyTag, few, table } from "./names.js";

const not = fc.boolean();
const who = fc.constantFrom("self", "target");
const least = fc.integer({ min: 0, max: 4 });

const anyCondition = fc.oneof(
  table({ check: fc.constant("has_tag"), who, value: anyTag, not }, ["check", "value"]),
  table({ check: fc.constant("attribute"), who, attribute: anyAttribute, at_least: anyAmount, not }, [
    "check",
    "attribute",
    "at_least",
  ]),
  table({ check: fc.constant("attribute"), who, attribute: anyAttribute, below: anyAmount, not }, [
    "check",
    "attribute",
    "below",
  ]),
  table(
    { check: fc.constant("has_item"), item: anyOf("items", "core:gold"), count: fc.integer({ min: 1, max: 9 }), not },
    ["check", "item"],
  ),
  table({ check: fc.constantFrom("health_below", "stamina_below"), who, value: anyFraction, not }, ["check", "value"]),
  table({ check: fc.constant("has_modifier"), who, modifier: anyOf("modifiers"), not }, ["check", "modifier"]),
  table({ check: fc.constant("in_combat"), not }, ["check"]),
  table({ check: fc.constant("formula"), code: anyCheckCode, not }, ["check", "code"]),
  table({ check: fc.constantFrom("enemies", "floor"), at_least: least, not }, ["check", "at_least"]),
  table({ check: fc.constantFrom("enemies", "floor"), below: least, not }, ["check", "below"]),
  table(
    { check: fc.constant("quest"), quest: anyOf("quests"), state: fc.constantFrom("active", "done", "failed"), not },
    ["check", "quest"],
  ),
  table({ check: fc.constant("has_item"), tag: anyTag, not }, ["check", "tag"]),
  table({ check: fc.constant("worn"), item: anyOf("items"), slot: anyOf("slots"), not }, ["check", "slot"]),
  table({ check: fc.constant("set"), set: anyOf("sets"), pieces: fc.integer({ min: 1, max: 3 }), not }, [
    "check",
    "set",
    "pieces",
  ]),
  table({ check: fc.constant("worn"), tag: anyTag, not }, ["check", "tag"]),
  table({ check: fc.constant("room"), tag: anyTag, cleared: fc.boolean(), not }, ["check", "cleared"]),
  table({ check: fc.constant("flag"), flag: anyFlag, scope: anyScope, at_least: least, below: least, not }, [
    "check",
    "flag",
  ]),
);

/** Either of some lists. */
const anyOfLists = table({ check: fc.constant("any"), of: fc.array(few(anyCondition), { maxLength: 3 }), not }, [
  "check",
  "of",
]);

/** Mostly no condition. */
export const conditions = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: few(fc.oneof({ weight: 9, arbitrary: anyCondition }, anyOfLists)) },
);
