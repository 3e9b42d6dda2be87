import { Environment } from "@marcbachmann/cel-js";
import type { Stage } from "./stage.js";

/**
 * What an implementation of the Common Expression Language makes of code that has no `%`, with this stage's functions;
 * undefined where it makes nothing of it. Creatures are their names there.
 */
export function celValue(code: string, stage: Stage): unknown {
  try {
    return environment(stage).evaluate(code, { event: stage.event });
  } catch {
    return undefined;
  }
}

function environment(stage: Stage): Environment {
  const { self, target, enemies } = stage;
  const somebody = (name: string) => {
    if (name === "self") return self;
    return name === "target" ? target : enemies(self).find((one) => one.name === name);
  };
  const about = <V>(read: (who: NonNullable<ReturnType<typeof somebody>>) => V, nothing: V) => {
    return (name: string) => {
      const who = somebody(name);
      return who === undefined ? nothing : read(who);
    };
  };
  const env = new Environment({ homogeneousAggregateLiterals: false })
    .registerVariable("event", "map")
    .registerFunction(
      "health(string): double",
      about((who) => who.health, 0),
    )
    .registerFunction(
      "stamina(string): double",
      about((who) => who.stamina, 0),
    )
    .registerFunction("attribute(string, string): double", (who: string, name: string) =>
      about((one) => one.attributes[name] ?? Number.NaN, 0)(who),
    )
    .registerFunction("has_tag(string, string): bool", (who: string, tag: string) =>
      about((one) => stage.hasTag(one, tag), false)(who),
    )
    .registerFunction("has_modifier(string, string): bool", (who: string, modifier: string) =>
      about((one) => stage.hasModifier(one, modifier), false)(who),
    )
    .registerFunction("has_item(string): double", (item: string) => stage.hasItem(item))
    .registerFunction("worn(string): bool", (item: string) => stage.worn(item))
    .registerFunction("flag(string): double", (name: string) => stage.flag(name, "run"))
    .registerFunction("quest(string, string): bool", (quest: string, state: string) =>
      stage.quest(quest, state === "done" ? "done" : "active"),
    )
    .registerFunction("in_combat(): bool", () => stage.inCombat())
    .registerFunction("floor(): double", () => stage.floor())
    .registerFunction("turn(): double", () => stage.turn())
    .registerFunction("enemies(): list<string>", () => stage.enemies(stage.self).map(({ name }) => name))
    .registerFunction("min(double, double): double", Math.min)
    .registerFunction("max(double, double): double", Math.max)
    .registerFunction("clamp(double, double, double): double", (x: number, low: number, high: number) =>
      Math.max(low, Math.min(high, x)),
    )
    .registerFunction("abs(double): double", Math.abs)
    .registerFunction("round(double): double", (x: number) => Math.sign(x) * Math.round(Math.abs(x)))
    .registerFunction("round_down(double): double", Math.floor)
    .registerFunction("round_up(double): double", Math.ceil)
    .registerFunction("sum(list): double", (list: number[]) => list.reduce((total, one) => total + one, 0))
    .registerFunction("count(list): double", (list: unknown[]) => list.length);
  return env;
}
