import { CODE_FUNCTIONS, type CodeFunction } from "@rustkeep/engine";

const gives: Readonly<Record<CodeFunction["gives"], string>> = {
  number: "number",
  boolean: "true or false",
  creatures: "list of creatures",
};

function row({ signature, gives: kind, help, scripts_only: scriptsOnly }: CodeFunction): string {
  return `| \`${signature}\` | ${gives[kind]} | ${help}${scriptsOnly ? " For scripts alone." : ""} |`;
}

/** The page of the functions that code can call. */
export function functionsPage(): string {
  return [
    "# functions",
    'What [formulas and scripts](../modding/formulas.md) can call. `who` is `"self"`, `"target"` or a creature; what stands with a `?` may be left out.',
    ["| function | gives | |", "|---|---|---|", ...CODE_FUNCTIONS.map(row)].join("\n"),
  ].join("\n\n");
}
