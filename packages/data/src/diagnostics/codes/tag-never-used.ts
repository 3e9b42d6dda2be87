import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function tagNeverUsed(tag: string): Problem {
  return { severity: "notice", code: "tag_never_used", message: `nothing asks for the tag ${clean(tag)}` };
}
