import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadResult, RecordedMod, RecordingHeader } from "@rustkeep/data";
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
  cheats: false,
};

interface Asked {
  readonly verify?: boolean;
  readonly header?: Omit<RecordingHeader, "base">;
}

/** Replays a recording without commands, made with the mods core 1.0.0 and marsh 0.3.0. */
function replayWith(mods: readonly RecordedMod[], { verify = false, header = HEADER }: Asked = {}) {
  const file = join(temporaryDir(), "run.jsonl");
  writeFileSync(file, `${JSON.stringify(header)}\n`);
  const complaints: string[] = [];
  const told: string[] = [];
  const loaded = { registries: smallRegistries(), mods, diagnostics: [] } as unknown as LoadResult;
  const code = replay({
    file,
    fast: true,
    verify,
    loaded,
    language: "en",
    tell: (line) => told.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, told };
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
  expect(replayWith(HEADER.mods)).toMatchObject({ code: 0, complaints: [] });
});

const DIGESTED = HEADER.mods.map((mod, position) => ({ ...mod, digest: String(position).repeat(16) }));

it("a replay with other content than it was recorded with stops before its first turn", () => {
  const changed = DIGESTED.with(1, { id: "marsh", version: "0.3.0", digest: "f".repeat(16) });
  const { code, complaints, told } = replayWith(changed, { header: { ...HEADER, mods: DIGESTED } });
  expect(code).toBe(1);
  expect(complaints).toEqual(["rustkeep: the run was recorded with other content: marsh"]);
  expect(told).toEqual([]);
});

it("--verify accepts an equal run, and none of which it is not known what it was made with", () => {
  const equal = replayWith(DIGESTED, { verify: true, header: { ...HEADER, mods: DIGESTED } });
  expect(equal).toMatchObject({ code: 0, complaints: [] });
  expect(equal.told).toContain("equal: 0 commands, 0 digests of the state");
  expect(replayWith(HEADER.mods, { verify: true })).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining("cannot be verified")],
  });
});
