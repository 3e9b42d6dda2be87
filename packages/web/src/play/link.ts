import type { Wish } from "@rustkeep/tui/app";

/** What a link to the game asks for. */
export interface Link {
  readonly wish: Wish;
  /** A squeezed recording to watch, "" for none. */
  readonly watch: string;
  /** Plain lines in place of the full screen. */
  readonly plain: boolean;
  /** Play the mod that lies in the workshop, with a run of its own. */
  readonly tryOut: boolean;
}

const MOST_SEED = 2n ** 64n;

/** Reads the fragment of a link, as in `#seed=42&hero=elf,thief`. What is no proper seed is passed over. */
export function readLink(fragment: string): Link {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const seed = readSeed(given.get("seed") ?? "");
  const options = (given.get("hero") ?? "").split(",").filter((id) => id !== "");
  return {
    wish: { newRun: false, yes: false, seed, name: given.get("name") ?? "", options: options.map(fullId) },
    watch: given.get("watch") ?? "",
    plain: given.has("plain"),
    tryOut: given.has("try"),
  };
}

/** The fragment that begins a run like this one. */
export function linkTo({ seed, options, name }: { seed: string; options: readonly string[]; name: string }): string {
  const hero = options.map((id) => id.replace(/^core:/, "")).join(",");
  return `#seed=${seed}&hero=${hero}&name=${encodeURIComponent(name)}`;
}

function readSeed(text: string): bigint | undefined {
  const seed = /^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(text) ? BigInt(text) : undefined;
  return seed !== undefined && seed < MOST_SEED ? seed : undefined;
}

/** Ids without a mod are those of the base game. */
function fullId(id: string): string {
  return id.includes(":") ? id : `core:${id}`;
}
