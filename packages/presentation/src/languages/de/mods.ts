import type { Texts } from "../texts.js";

/** Mods: einspielen, schalten, ordnen. */
export const mods: Texts["mods"] = {
  refusals: {
    no_archive: () => "das ist kein Zip-Archiv, oder ein abgeschnittenes",
    damaged: (p) =>
      `das Archiv ist beschädigt${p.name === "" ? "" : ` bei ${p.name}`}: noch einmal herunterladen oder neu packen lassen`,
    not_supported: (p) =>
      `das Archiv ist verschlüsselt, geteilt oder ungewöhnlich gepackt${p.name === "" ? "" : ` (${p.name})`}`,
    packed_too_big: (p) => `das Archiv hat mehr als ${p.limit / 1_000_000} MB`,
    unpacked_too_big: (p) => `ausgepackt hätte es mehr als ${p.limit / 1_000_000} MB`,
    too_many_files: (p) => `es hat mehr als ${p.limit} Dateien`,
    bad_name: (p) => `eine Datei hat einen Namen, der nicht überall möglich ist oder aus dem Ordner führt: ${p.name}`,
    name_twice: (p) => `zwei Dateien lägen an derselben Stelle: ${p.name}`,
    no_plain_file: (p) => `es enthält eine Verknüpfung, ein Gerät oder dergleichen: ${p.name}`,
    no_mod: (p) =>
      `es enthält keine Mod: kein manifest.toml ganz oben oder einen Ordner tiefer${p.name === "" ? "" : ` (aber ${p.name})`}`,
    several_mods: (p) => `es enthält mehrere Mods: auspacken und einzeln einspielen (${p.name})`,
  },
};
