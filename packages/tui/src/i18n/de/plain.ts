import type { Texts } from "../texts.js";

export const plain: Texts["plain"] = {};
