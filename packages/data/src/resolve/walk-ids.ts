import { codeReferences } from "../read/code.js";
import type { FieldType, ReferenceTarget, Shape } from "../read/shape.js";
import { shapes } from "../schema/shapes.js";
import type { Dropped } from "./walk.js";

/**
 * Takes an id that stands in an entry.
 * @param asks whether it makes no use of what it leads to
 */
export type VisitId = (target: ReferenceTarget, id: string, asks: boolean) => void;

type Walker = (value: unknown, dropped: Dropped, visit: VisitId) => void;

function idWalker(target: ReferenceTarget, asks: boolean): Walker {
  return (value, _, visit) => visit(target, value as string, asks);
}

function listWalker(walker: Walker): Walker {
  return (value, dropped, visit) => {
    const list = value as readonly unknown[];
    const gone = dropped.size === 0 ? undefined : dropped.get(list);
    for (let index = 0; index < list.length; index += 1) {
      if (gone?.has(index) !== true) walker(list[index], dropped, visit);
    }
  };
}

function fieldWalker(type: FieldType): Walker | undefined {
  switch (type.kind) {
    case "id":
      return idWalker(type.registry, type.asks === true);
    case "code":
      return (value, _, visit) => {
        if (typeof value !== "string") return;
        for (const { target, id, asks } of codeReferences(value, type)) visit(target, id, asks);
      };
    case "list": {
      const walker = fieldWalker(type.of);
      return walker && listWalker(walker);
    }
    case "map": {
      const walker = fieldWalker(type.of);
      return (value, dropped, visit) => {
        for (const inner of Object.values(value as object)) walker?.(inner, dropped, visit);
      };
    }
    case "table":
      // Shapes refer to each other, so the walker is looked up when it is needed.
      return (value, dropped, visit) => shapeWalker(type.shape)(value, dropped, visit);
    default:
      return undefined;
  }
}

type Table = Readonly<Record<string, unknown>>;

function taggedWalker(tag: string, variants: Readonly<Record<string, string>>): Walker {
  const byTag = new Map<unknown, Walker>();
  return (value, dropped, visit) => {
    const text = (value as Table)[tag];
    const known = byTag.get(text) ?? shapeWalker(variants[String(text)] ?? "");
    byTag.set(text, known);
    known(value, dropped, visit);
  };
}

function presentWalker(variants: readonly { field: string; shape: string }[]): Walker {
  return (value, dropped, visit) => {
    for (const { field, shape } of variants) {
      if ((value as Table)[field] !== undefined) return shapeWalker(shape)(value, dropped, visit);
    }
  };
}

function newWalker(shape: Shape | undefined): Walker {
  if (shape?.kind === "tagged") return taggedWalker(shape.tag, shape.variants);
  if (shape?.kind === "present") return presentWalker(shape.variants);
  const fields = (shape?.fields ?? []).flatMap((field) => {
    const walker = fieldWalker(field.type);
    return walker === undefined ? [] : [{ name: field.name, walker }];
  });
  return (value, dropped, visit) => {
    for (const field of fields) {
      const inner = (value as Table)[field.name];
      if (inner !== undefined) field.walker(inner, dropped, visit);
    }
  };
}

const walkers = new Map<string, Walker>();

function shapeWalker(name: string): Walker {
  const known = walkers.get(name);
  if (known !== undefined) return known;
  const walker = newWalker(shapes[name]);
  walkers.set(name, walker);
  return walker;
}

/** Visits all ids in a complete entry but its own, without keeping track of their places: for the many that are right. */
export function walkIds(entry: object, shape: string, dropped: Dropped, visit: VisitId): void {
  shapeWalker(shape)(entry, dropped, visit);
}
