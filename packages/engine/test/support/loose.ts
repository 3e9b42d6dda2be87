import type { Balance, RegistryName, RegistryTypes } from "../../src/index.js";

/** A definition as a test writes it: whatever is left out gets its default. */
export type Loose<T> = T extends readonly [unknown, ...unknown[]]
  ? T
  : T extends readonly (infer E)[]
    ? readonly Loose<E>[]
    : T extends object
      ? { [K in keyof T]?: Loose<T[K]> }
      : T;

/** Entries of any registries by full id; `null` takes one of the small core away. */
export type LooseRegistries = {
  [R in RegistryName]?: Record<string, Loose<RegistryTypes[R]> | null> | undefined;
} & { balance?: Partial<Balance> | undefined };
