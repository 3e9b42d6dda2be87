/** Talks. */
export const dialog = {
  nothingToSay: "There is nothing to say.",
  hints: { say: "say", leave: "leave" },
};
