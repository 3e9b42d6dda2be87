import { describe, expect, test } from "vitest";
import { readModArchive } from "../../src/archive/read-archive.js";
import type { ModRefusal } from "../../src/archive/refusal.js";
import { writeModArchive } from "../../src/archive/write-archive.js";
import type { ModFile } from "../../src/folder/mod-tree.js";
import { manifest } from "../support/mods-on-disk.js";
import { type ZipFile, zipOf } from "../support/zip.js";

const mod: ZipFile = { name: "manifest.toml", content: manifest("alpha") };
const link = 0o120777;

function namesIn(files: readonly ZipFile[]): string[] {
  const read = readModArchive(zipOf(files));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return read.files.map(({ name }) => name).sort();
}

function refusalOf(files: readonly ZipFile[] | Uint8Array): { refusal: ModRefusal; milliseconds: number } {
  const bytes = files instanceof Uint8Array ? files : zipOf(files);
  const begin = performance.now();
  const read = readModArchive(bytes);
  const milliseconds = performance.now() - begin;
  if (read.kind === "mod") throw new Error("nothing was refused");
  return { refusal: read.refusal, milliseconds };
}

describe("a mod is unpacked", () => {
  test("at the top of its archive, byte for byte", () => {
    const content = "x = 1 # äöü\n".repeat(5_000);
    const read = readModArchive(
      zipOf([mod, { name: "deep/er/a.toml", content }, { name: "b.bin", content: "b", method: 0 }]),
    );
    const files = read.kind === "mod" ? read.files : [];
    const texts = new Map(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
    expect(texts).toEqual(
      new Map([
        ["manifest.toml", mod.content],
        ["deep/er/a.toml", content],
        ["b.bin", "b"],
      ]),
    );
  });

  test("one folder down, without what lies beside it", () => {
    expect(
      namesIn([
        { name: "alpha-main/" },
        { name: "alpha-main/manifest.toml", content: manifest("alpha") },
        { name: "alpha-main/locale/de.toml" },
        { name: "README.md" },
      ]),
    ).toEqual(["locale/de.toml", "manifest.toml"]);
  });

  test("without what systems add, and what is hidden", () => {
    const added = ["__MACOSX/._manifest.toml", ".DS_Store", "art/Thumbs.db", "desktop.ini", ".git/config", "a/.b/c"];
    expect(namesIn([mod, ...added.map((name) => ({ name }))])).toEqual(["manifest.toml"]);
  });

  test("where folders are written with backslashes, as some programs do", () => {
    expect(namesIn([{ name: "alpha\\manifest.toml" }, { name: "alpha\\locale\\de.toml" }])).toEqual([
      "locale/de.toml",
      "manifest.toml",
    ]);
  });
});

describe("an archive is refused within a second", () => {
  const cases: readonly (readonly [string, readonly ZipFile[], Partial<ModRefusal>])[] = [
    ["that climbs out", [mod, { name: "../evil.toml" }], { reason: "bad_name", name: "../evil.toml" }],
    ["that climbs out on the way", [mod, { name: "a/../../evil" }], { reason: "bad_name", name: "a/../../evil" }],
    ["that climbs out behind backslashes", [mod, { name: "..\\evil" }], { reason: "bad_name", name: "../evil" }],
    ["that climbs out with a folder", [mod, { name: "../evil/" }], { reason: "bad_name", name: "../evil" }],
    ["that climbs out with what is left out", [mod, { name: "../.evil" }], { reason: "bad_name", name: "../.evil" }],
    ["with an absolute name", [mod, { name: "/etc/passwd" }], { reason: "bad_name", name: "/etc/passwd" }],
    ["with a drive", [mod, { name: "C:/evil.toml" }], { reason: "bad_name", name: "C:/evil.toml" }],
    ["with a device of Windows", [mod, { name: "a/NUL.toml" }], { reason: "bad_name", name: "a/NUL.toml" }],
    ["with an escape in a name", [mod, { name: "\u001b[2J" }], { reason: "bad_name", name: "\u001b[2J" }],
    ["with a name without end", [mod, { name: "x".repeat(300) }], { reason: "bad_name", name: "x".repeat(300) }],
    ["with a link", [mod, { name: "l", content: "/etc", mode: link }], { reason: "no_plain_file", name: "l" }],
    ["with a device", [mod, { name: "tty", mode: 0o020666 }], { reason: "no_plain_file", name: "tty" }],
    ["with a pipe", [mod, { name: "p", mode: 0o010666 }], { reason: "no_plain_file", name: "p" }],
    ["with two files of one name", [mod, { name: "a" }, { name: "a" }], { reason: "name_twice", name: "a" }],
    [
      "with two names that differ in capitals",
      [mod, { name: "Items.toml" }, { name: "items.toml" }],
      { reason: "name_twice", name: "items.toml" },
    ],
    [
      "with two names that look alike",
      [mod, { name: "\u00e4.toml" }, { name: "a\u0308.toml" }],
      { reason: "name_twice", name: "a\u0308.toml" },
    ],
    ["with a file in a file", [mod, { name: "a/b" }, { name: "A" }], { reason: "name_twice", name: "a/b" }],
    [
      "that names a file otherwise in its directory",
      [mod, { name: "good.toml", claims: { name: "evil.toml" } }],
      { reason: "damaged", name: "evil.toml" },
    ],
    [
      "with another content than its checksum says",
      [{ ...mod, claims: { crc: 1 } }],
      { reason: "damaged", name: "manifest.toml" },
    ],
    ["that is encrypted", [{ ...mod, flags: 1 }], { reason: "not_supported", name: "manifest.toml" }],
    ["packed in another way", [{ ...mod, method: 12 }], { reason: "not_supported", name: "manifest.toml" }],
    ["without a mod", [{ name: "readme.md" }], { reason: "no_mod", name: "" }],
    ["with a mod too deep", [{ name: "a/b/manifest.toml" }], { reason: "no_mod", name: "a/b/manifest.toml" }],
    ["with a manifest in other letters", [{ name: "a/Manifest.toml" }], { reason: "no_mod", name: "a/Manifest.toml" }],
    ["with another archive", [{ name: "alpha.zip" }], { reason: "no_mod", name: "alpha.zip" }],
    [
      "with several mods",
      [{ name: "a/manifest.toml" }, { name: "b/manifest.toml" }],
      { reason: "several_mods", name: "a/, b/" },
    ],
    [
      "that says it is too big",
      [mod, { name: "big", claims: { size: 1_000_000_000 } }],
      { reason: "unpacked_too_big" },
    ],
    [
      "of too many files",
      [mod, ...Array.from({ length: 2_000 }, (_, index) => ({ name: `f${index}`, method: 0 }))],
      { reason: "too_many_files" },
    ],
  ];

  test.each(cases)("%s", (_, files, refusal) => {
    const told = refusalOf(files);
    expect(told.refusal).toMatchObject(refusal);
    expect(told.milliseconds).toBeLessThan(1_000);
  });

  const bomb = (size: number) => zipOf([mod, { name: "bomb", content: new Uint8Array(150_000_000), claims: { size } }]);

  test("that holds far more than it says", () => {
    const { refusal, milliseconds } = refusalOf(bomb(10));
    expect(refusal).toMatchObject({ reason: "damaged", name: "bomb" });
    expect(milliseconds).toBeLessThan(1_000);
  });

  // A second's work where nothing else runs.
  test("that holds more than it says, which is almost as much as there may be", () => {
    expect(refusalOf(bomb(99_000_000)).refusal).toMatchObject({ reason: "damaged", name: "bomb" });
  });

  test("that is too big as it is", () => {
    expect(refusalOf(new Uint8Array(20_000_001)).refusal).toMatchObject({ reason: "packed_too_big" });
  });

  test("that is none, or was cut off", () => {
    const whole = zipOf([mod, { name: "a.toml", content: "x".repeat(1_000) }]);
    for (const bytes of [
      new Uint8Array(0),
      new TextEncoder().encode("not a zip"),
      whole.subarray(0, -1),
      whole.subarray(50),
    ]) {
      expect(["no_archive", "damaged"]).toContain(refusalOf(bytes).refusal.reason);
    }
  });

  test("whichever of its bytes is another, or unpacked as it was", () => {
    const files = [mod, { name: "a.toml", content: "a = 1\n".repeat(50) }];
    const whole = zipOf(files);
    const before = JSON.stringify(readModArchive(whole));
    for (let at = 0; at < whole.length; at += 1) {
      const spoilt = whole.slice();
      spoilt[at] = Number(spoilt[at]) ^ 0x55;
      const read = readModArchive(spoilt);
      if (read.kind === "mod" && JSON.stringify(read) !== before) {
        expect(read.files.map(({ name }) => name)).toContain("manifest.toml");
        expect(read.files.every(({ bytes }) => bytes.length <= 500)).toBe(true);
      }
    }
  });
});

describe("a packed mod", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = [
    { name: "manifest.toml", bytes: bytes(manifest("alpha")) },
    { name: "locale/de.toml", bytes: bytes("") },
    { name: "items.toml", bytes: bytes("x".repeat(10_000)) },
  ];

  test("has the same bytes whenever and in whatever order it is packed", () => {
    const one = writeModArchive("alpha", files);
    const other = writeModArchive("alpha", [...files].reverse());
    expect(Buffer.compare(one, other)).toBe(0);
    expect(one.length).toBeLessThan(1_000);
  });

  test("is unpacked to what was packed", () => {
    const read = readModArchive(writeModArchive("alpha", files));
    const byName = (list: readonly ModFile[]) => [...list].sort((one, next) => (one.name < next.name ? -1 : 1));
    expect(read.kind === "mod" && byName(read.files)).toEqual(byName(files));
  });
});
