/** The quest log. */
export const quests = {
  title: "Quests",
  running: "Running",
  done: "Done",
  failed: "Failed",
  none: "You have no quests.",
  noDescription: "Nothing more is known about it.",
};
