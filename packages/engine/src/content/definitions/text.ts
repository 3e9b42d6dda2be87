/**
 * A namespaced id as the loaded registries hold it, `mod:name`. In a mod's files a bare `name` means the mod's own
 * namespace.
 * @pattern ^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$
 * @maxLength 200
 * @examples ["iron_sword", "core:iron_sword"]
 */
export type Id = string;

/**
 * A free word that groups things (`undead`, `entrance`); namespaced like an id.
 * @pattern ^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$
 * @maxLength 200
 * @examples ["undead", "core:undead"]
 */
export type Tag = string;

/**
 * Text on one line: no line breaks, no control characters, no bidirectional overrides.
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 * @maxLength 2000
 */
export type Line = string;

/**
 * Text that may break into lines; otherwise without control characters and bidirectional overrides.
 * @pattern ^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 * @maxLength 2000
 */
export type Text = string;

/**
 * One printable character of single width from the basic plane.
 * @pattern ^[!-~¡-¬®-˿Ͱ-ͷͺ-ͽΐ-ϿЀ-҂Ҋ-֏\u2010-\u2027‰-⁞₠-⃏℀-⌙⌜-⌨⌫-⏨⏭-⏯⏱⏲⏴-◼◿-☓☖-☯☸-♇♔-♾⚀-⚉⚐-⚒⚔-⚠⚢-⚩⚬-⚼⚿-⛃⛆-⛍⛏-⛓⛕-⛩⛫-⛱⛴⛶-⛹⛻⛼⛾-✄✆-✉✌-✧✩-❋❍❏-❒❖❘-➔➘-➯➱-➾⟀-⬚⬝-⭏⭑-⭔⭖-⯿]$
 * @examples ["/", "g", "☠"]
 */
export type Glyph = string;

/** A colour of the terminal's palette; `grey` and `dark_grey` are the same as `gray` and `dark_gray`. */
export type Color =
  | "black"
  | "red"
  | "green"
  | "yellow"
  | "blue"
  | "magenta"
  | "cyan"
  | "white"
  | "gray"
  | "dark_gray"
  | "grey"
  | "dark_grey";

/**
 * A whole number `"n"` or an inclusive range `"a-b"` with a ≤ b, both within 0..9999.
 * @pattern ^[0-9]{1,4}(-[0-9]{1,4})?$
 * @examples ["3", "1-3"]
 */
export type Range = string;

/**
 * A finite number within ±1,000,000.
 * @minimum -1000000
 * @maximum 1000000
 */
export type Amount = number;

/**
 * A whole number within ±1,000,000.
 * @asType integer
 * @minimum -1000000
 * @maximum 1000000
 */
export type WholeAmount = number;

/**
 * The probability of something happening, 0 (never) to 1 (always).
 * @minimum 0
 * @maximum 1
 */
export type Fraction = number;

/**
 * A number within ±1,000,000, or a formula for one: `"0.3 * event.damage"`.
 * @minimum -1000000
 * @maximum 1000000
 * @code number
 * @examples [5, "0.3 * event.damage"]
 */
export type AmountOrFormula = number | string;

/**
 * The probability of something happening, 0 (never) to 1 (always), or a formula for it: `"health('self') < 10 ? 1 : 0.2"`.
 * @minimum 0
 * @maximum 1
 * @code number
 * @examples [0.25, "health('self') < 10 ? 1 : 0.2"]
 */
export type FractionOrFormula = number | string;

/**
 * A whole number within ±1,000,000, or a formula for one, which is rounded down: `"flag('steps') * 2"`.
 * @minimum -1000000
 * @maximum 1000000
 * @code whole_number
 * @examples [1, "flag('steps') * 2"]
 */
export type WholeAmountOrFormula = number | string;

/**
 * A whole number from 1 to 9,999, or a formula for one, which is rounded down: `"1 + floor()"`.
 * @minimum 1
 * @maximum 9999
 * @code whole_number
 * @examples [3, "1 + floor()"]
 */
export type CountOrFormula = number | string;

/**
 * A whole number from 0 to 9,999, or a formula for one, which is rounded down: `"flag('luck')"`.
 * @minimum 0
 * @maximum 9999
 * @code whole_number
 * @examples [3, "flag('luck')"]
 */
export type WeightOrFormula = number | string;

/**
 * A whole number from 0 to 1,000,000, or a formula for one, which is rounded down: `"10 * attribute('self', 'level')"`.
 * @minimum 0
 * @maximum 1000000
 * @code whole_number
 * @examples [50, "10 * attribute('self', 'level')"]
 */
export type ExperienceOrFormula = number | string;

/**
 * Code that gives `true` or `false`, in the language of formulas.
 * @code truth
 * @examples ["health('self') < stamina('self')"]
 */
export type ConditionCode = string;

/**
 * Code that gives a list of actions, in the language of formulas.
 * @code actions
 * @examples ["enemies().map(e, {\"action\": \"damage\", \"damage_type\": \"fire\", \"amount\": 2, \"target\": e})"]
 */
export type ScriptCode = string;

/**
 * The share of one choice among others; the weights of a list need not add up to anything.
 * @asType integer
 * @minimum 0
 * @maximum 1000000
 */
export type Weight = number;
