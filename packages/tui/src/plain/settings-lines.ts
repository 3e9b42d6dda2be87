import type { Texts } from "@rustkeep/presentation";
import { SETTING_LINES } from "../session/setting-lines.js";
import type { Settings } from "../session/settings.js";
import { type Front, textsNow } from "./front.js";

/** The settings, a line each. */
export function settingLines(settings: Settings, texts: Texts): string[] {
  return SETTING_LINES.map((setting) =>
    texts.plain.settingLine({ label: setting.label(texts), value: setting.value(settings, texts) }),
  );
}

/** Moves the setting with this number (from 1) on by a step; answers what to tell. */
export function changeSetting(front: Front, number: number): string[] {
  const { session } = front;
  const setting = SETTING_LINES[number - 1];
  if (setting === undefined) return [textsNow(front).plain.number({ maximum: SETTING_LINES.length })];
  const problem = session.changeSettings(setting.step(session.settings(), 1, session.languages()));
  const texts = textsNow(front);
  const line = texts.plain.settingLine({
    label: setting.label(texts),
    value: setting.value(session.settings(), texts),
  });
  return problem === "" ? [line] : [line, problem];
}
