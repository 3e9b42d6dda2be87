import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { textsOf } from "@rustkeep/presentation";
import { describe, expect, test } from "vitest";
import { loadChosen } from "../../src/load-chosen.js";
import { manifest, temporaryFolder, writeFiles } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

const tutorial = fileURLToPath(new URL("../../../../docs/modding/tutorial-mod", import.meta.url));
const french = fileURLToPath(new URL("../fixtures/tutorial-in-french", import.meta.url));

const LAMP =
  '[[items]]\nid = "lamp"\nname = "Lamp"\ndescription = """\nIt glows.\nA little."""\n[[npcs]]\nid = "porter"\nname = "Porter"\noptions = [{ text = "Hello.", reply = "Hm?" }, { text = "Bye." }]\n';

function lampMod(locales: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({ "manifest.toml": manifest("lamps"), "items.toml": LAMP, ...locales });
}

const WRITTEN = `[items.lamp]
# Lamp
name = ""
# It glows.
# A little.
description = ""

[npcs.porter]
# Porter
name = ""
# Hello.
# Bye.
options = ["", ""]
# Hm?
replies = ["", ""]
`;

describe("locale", () => {
  test("shows each text that is missing with the original above it, and writes nothing", async () => {
    const folder = lampMod();
    const { code, out } = await runCli(["locale", "fr"], folder);
    expect([code, out.join("\n")]).toEqual([0, WRITTEN.trimEnd()]);
    expect(existsSync(join(folder, "locale"))).toBe(false);
  });

  test("makes the file, which keeps the originals until it is filled in, and leaves it alone afterwards", async () => {
    const folder = lampMod();
    const { code, err } = await runCli(["locale", "fr", folder, "--write"]);
    expect([code, err]).toEqual([0, ["locale/fr.toml: 5 lines added"]]);
    const path = join(folder, "locale", "fr.toml");
    expect(readFileSync(path, "utf8")).toBe(WRITTEN);
    const { registries, diagnostics } = loadChosen({ core: undefined, mods: [folder], lang: "fr" }, { cwd: "/" });
    expect(registries.items["lamps:lamp"]).toMatchObject({ name: "Lamp", description: "It glows.\nA little." });
    expect(diagnostics.filter(({ mod }) => mod === "lamps")).toEqual([]);
    expect((await runCli(["locale", "fr", folder, "--write"])).err).toEqual(["nothing is missing in locale/fr.toml"]);
    expect(readFileSync(path, "utf8")).toBe(WRITTEN);
  });

  test("completes a file without touching what is there", async () => {
    const begun =
      '# Mes mots\n[npcs.porter] # lui\noptions = ["Salut.", ""]\n\n# La lampe\n[items.lamp]\nname   =  \'Lampe\'\n\n# fin\n';
    const folder = lampMod({ "locale/fr.toml": begun });
    await runCli(["locale", "fr", folder, "--write"]);
    expect(readFileSync(join(folder, "locale", "fr.toml"), "utf8")).toBe(
      '# Mes mots\n[npcs.porter] # lui\noptions = ["Salut.", ""]\n# Porter\nname = ""\n# Hm?\nreplies = ["", ""]\n\n# La lampe\n[items.lamp]\nname   =  \'Lampe\'\n# It glows.\n# A little.\ndescription = ""\n# Lampe\nthe = ""\n\n# fin\n',
    );
  });

  test("adds the words of the game with their placeholders, for languages that it does not speak", async () => {
    const folder = lampMod({ "locale/fr.toml": '[game.menu]\nquit = "Quitter"\n' });
    const { out } = await runCli(["locale", "fr", folder, "--game"]);
    const text = out.join("\n");
    expect(text).toMatch(/^\[game\.menu\]\nquit = "Quitter"\n# one keep, one life, no way back\nsubtitle = ""\n/);
    expect(text).toContain("[game.messages]\n# The {source} hits the {target}");
    expect(text).toContain('# The {target} dies.\n# {target} {target_who}\ndied = ""');
    await runCli(["locale", "fr", folder, "--game", "--write"]);
    const validated = await runCli(["validate", folder, "--strict"]);
    expect(validated.out).toEqual(["no findings"]);
  });

  test.each([
    [["locale"], "a language"],
    [["locale", "French"], "a language"],
    [["locale", "de", ".", "x"], "the folder of a mod"],
    [["locale", "de", ".", "--game"], "the game speaks de itself"],
    [["locale", "fr", ".", "--of", "nobody"], "no mod nobody is loaded"],
    [["locale", "fr", "nowhere"], "there is no folder"],
  ])("refuses %j", async (args, reason) => {
    const folder = lampMod();
    const { code, err } = await runCli(args, folder);
    expect([code, err.join(" ")]).toEqual([2, expect.stringContaining(reason)]);
  });

  test.each([
    ['items.lamp = { name = "Lampe" }\n', "its tables are not written by headers"],
    ["[items.lamp\n", "cannot be completed"],
  ])("refuses to complete %j, and leaves it as it is", async (text, reason) => {
    const folder = lampMod({ "locale/fr.toml": text });
    const { code, err } = await runCli(["locale", "fr", folder, "--write"]);
    expect([code, err.join(" ")]).toEqual([2, expect.stringContaining(reason)]);
    expect(readFileSync(join(folder, "locale", "fr.toml"), "utf8")).toBe(text);
  });

  test("names a file that cannot be read, and a folder of mods", async () => {
    const folder = lampMod();
    writeFiles(folder, { "locale/fr.toml/x": "" });
    expect((await runCli(["locale", "fr", folder])).err.join(" ")).toContain("fr.toml");
    const mods = temporaryFolder({ "a/manifest.toml": manifest("a") });
    expect((await runCli(["locale", "fr", mods])).err.join(" ")).toContain("holds mods");
  });
});

describe("the tutorial in French", () => {
  test("loads without a finding, and lacks nothing but what the tool names", async () => {
    const { code, out } = await runCli(["validate", french, "--with", tutorial, "--strict"]);
    expect([code, out]).toEqual([0, ["no findings"]]);
    const again = await runCli(["locale", "fr", french, "--with", tutorial, "--of", "brine"]);
    expect(again.err).toEqual(["nothing is missing in locale/fr.toml"]);
  });

  test("names things and tells a fight in French, the rest in English", () => {
    const { registries, words } = loadChosen({ core: undefined, mods: [tutorial, french], lang: "fr" }, { cwd: "/" });
    expect(registries.creatures["brine:drowned"]?.name).toBe("Marin noyé");
    const { messages, menu, names, rejections } = textsOf("fr", words);
    const bare = { many: "", plural: false, acc: "", dat: "", adjectives: [] };
    const drowned = { kind: "enemy", noun: { ...bare, name: "Marin noyé", the: "le marin noyé" }, number: 0 } as const;
    const means = { ability: { ...bare, name: "Ressac", the: "le ressac" }, item: undefined };
    const attack = { source: drowned, target: { kind: "hero" }, means, amount: "7", type: "slash" } as const;
    expect(messages.hit({ ...attack, critical: true })).toBe(
      "Le marin noyé vous frappe avec le ressac : 7 dégâts (critique).",
    );
    expect(messages.died({ target: drowned })).toBe("Le marin noyé meurt.");
    expect(names.listed({ ...bare, name: "Sabre d’abordage", the: "", adjectives: [{ name: "salé", stem: "" }] })).toBe(
      "Sabre d’abordage salé",
    );
    expect(rejections.cooling_down({ name: "Ressac", turns: 1 })).toBe("Ressac : prêt dans un tour.");
    expect([menu.newRun, menu.help]).toEqual(["Nouvelle partie", "Help"]);
  });
});
