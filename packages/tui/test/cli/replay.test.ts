import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadResult } from "@rustkeep/data";
import { expect, it } from "vitest";
import { smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { replay } from "../../src/cli/replay.js";
import { temporaryDir } from "../fixtures/real-session.js";

const HEADER = {
  schema: 2,
  seed: "0x0000000000000001",
  name: "Ada",
  options: ["core:fighter"],
  mods: [
    { id: "core", version: "1.0.0" },
    { id: "marsh", version: "0.3.0" },
  ],
  game: "1.0.0",
};

/** Replays a recording without commands, made with the mods core 1.0.0 and marsh 0.3.0. */
function replayWith(mods: readonly { id: string; version: string }[]) {
  const file = join(temporaryDir(), "run.jsonl");
  writeFileSync(file, `${JSON.stringify(HEADER)}\n`);
  const complaints: string[] = [];
  const loaded = { registries: smallRegistries(), mods, diagnostics: [] } as unknown as LoadResult;
  const code = replay({
    file,
    fast: true,
    loaded,
    language: "en",
    tell: () => {},
    complain: (line) => complaints.push(line),
  });
  return { code, complaints };
}

it("a replay says which mods are not those of the recording", () => {
  const { code, complaints } = replayWith([
    { id: "core", version: "1.1.0" },
    { id: "other", version: "2.0.0" },
  ]);
  expect(complaints.join("\n")).toMatch(/mod core was 1\.0\.0 .* is 1\.1\.0 now/);
  expect(complaints.join("\n")).toContain("mod marsh 0.3.0");
  expect(complaints.join("\n")).toContain("mod other 2.0.0");
  expect(code).toBe(0);
});

it("a replay with the mods of the recording complains of nothing", () => {
  expect(replayWith(HEADER.mods)).toEqual({ code: 0, complaints: [] });
});
