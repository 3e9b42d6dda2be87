import type { CreatureRef, Message, MessageKind } from "../../src/index.js";

/** The messages of one kind, in order. */
export function only<K extends MessageKind>(messages: readonly Message[], kind: K): Extract<Message, { kind: K }>[] {
  return messages.filter((message): message is Extract<Message, { kind: K }> => message.kind === kind);
}

/** The kinds of the messages, in order. */
export const kinds = (messages: readonly Message[]): MessageKind[] => messages.map((message) => message.kind);

/** An action that shows when it ran: the hero gains `n` experience. `marks` reads them in order. */
export const mark = (n: number) => ({ action: "give_exp" as const, amount: n });

/** The marks that were set, in order. */
export const marks = (messages: readonly Message[]): number[] =>
  only(messages, "exp_gained")
    .map((message) => message.amount)
    .filter((amount) => amount > 0);

/** Which creature is meant, in short: the index of an enemy, or who it is. */
export const placeOf = (ref: CreatureRef): number | "hero" | "nobody" => (ref.who === "enemy" ? ref.index : ref.who);
