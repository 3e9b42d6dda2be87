import { definesNothing, notRead } from "../diagnostics/codes/files.js";
import type { ReadableMod, ReadMods } from "../read/read-mods.js";
import type { Report } from "../report.js";
import { unreadIn } from "./unread.js";

function isEmpty({ mod, source }: ReadableMod, { mods, balance, patchers }: ReadMods): boolean {
  const translates = (source.languages ?? source.locales ?? []).length > 0;
  const turnsKnobs = [...balance.settings.values()].flat().some((setting) => setting.mod.id === mod.id);
  const defines = mods.some(({ id, definitions }) => id === mod.id && definitions.length > 0);
  return !translates && !turnsKnobs && !defines && !patchers.has(mod.id);
}

/**
 * Tells what of a mod's folder is not read though it looks as if it should be, and of a mod that defines nothing where
 * nothing else says why.
 */
export function noticeUnread(mods: readonly ReadableMod[], reading: ReadMods, report: Report): void {
  for (const readable of mods) {
    const { mod, source } = readable;
    const { manifest, others = [] } = source;
    for (const { name, reason, hint } of unreadIn(others)) {
      const path = manifest.path === undefined ? {} : { path: manifest.path.slice(0, -manifest.name.length) + name };
      report.addAt({ mod: mod.id, file: { name, ...path }, line: 1, column: 1 }, notRead(name, reason, hint));
    }
    const isTold = report.diagnostics.some((finding) => finding.mod === mod.id);
    const head = { mod: mod.id, file: manifest, anchor: { path: [], part: "head" as const } };
    if (!isTold && isEmpty(readable, reading)) report.add(head, definesNothing());
  }
}
