import type { Texts } from "@rustkeep/presentation";

/** What `rustkeep mods` is to do. */
export type ModsCommand =
  | { readonly do: "list" }
  | { readonly do: "enable"; readonly id: string }
  | { readonly do: "disable"; readonly id: string }
  | { readonly do: "remove"; readonly id: string }
  | { readonly do: "move"; readonly id: string; readonly where: "before" | "after"; readonly other: string }
  | { readonly do: "sort" }
  | { readonly do: "install"; readonly path: string };

/** Reads what stands behind `mods`; a sentence where it makes no sense. */
export function readModsCommand(words: readonly string[], texts: Texts["cli"]): ModsCommand | string {
  const [command = "list", first, second, third, ...more] = words;
  const count = words.length - 1;
  switch (command) {
    case "list":
    case "sort":
      return count > 0 ? texts.modsUsage : { do: command };
    case "enable":
    case "disable":
    case "remove":
      return first === undefined || count > 1 ? texts.modsUsage : { do: command, id: first };
    case "install":
      return first === undefined || count > 1 ? texts.modsUsage : { do: command, path: first };
    case "move": {
      const isPlace = second === "before" || second === "after";
      if (first === undefined || third === undefined || !isPlace || more.length > 0) return texts.modsUsage;
      return { do: command, id: first, where: second, other: third };
    }
    default:
      return `${texts.unknownCommand({ command: `mods ${command}` })}\n${texts.modsUsage}`;
  }
}
