// Which texts of the English catalogue take parameters, and of which kinds these are: read from its types.
import { fileURLToPath } from "node:url";
import ts from "typescript";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

function program() {
  const { config } = ts.readConfigFile(path("../tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path(".."), undefined, path("../tsconfig.json"));
  return ts.createProgram([path("../src/languages/en/index.ts")], options);
}

/** The parameters of every text that has some: by the text's path, then by their names. */
export function gameTexts() {
  const all = program();
  const checker = all.getTypeChecker();
  const source = all.getSourceFile(path("../src/languages/en/index.ts"));
  const [exported] = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const found = {};
  walk(checker.getTypeOfSymbol(exported), []);
  return found;

  function walk(type, keys) {
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const [parameter] = signature.getParameters();
      if (parameter !== undefined) found[keys.join(".")] = fields(checker.getTypeOfSymbol(parameter), keys);
    } else if ((type.flags & ts.TypeFlags.Object) !== 0) {
      for (const symbol of type.getProperties()) walk(checker.getTypeOfSymbol(symbol), [...keys, symbol.name]);
    }
  }

  function fields(type, keys) {
    return Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map((symbol) => [symbol.name, kindOf(checker.getTypeOfSymbol(symbol), [...keys, symbol.name])]),
    );
  }

  function kindOf(type, keys) {
    const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0);
    const all = (flags) => parts.every((part) => (part.flags & flags) !== 0);
    if (all(ts.TypeFlags.BooleanLike)) return "flag";
    if (all(ts.TypeFlags.StringLiteral)) return parts.length === 1 ? "text" : parts.map(({ value }) => value);
    if (all(ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike))
      return parts.some((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0) ? "number" : "text";
    const names = parts.map((part) => part.aliasSymbol?.name ?? part.symbol?.name);
    if (type.aliasSymbol?.name === "Party" || parts.some((part) => part.getProperty("kind") !== undefined))
      return "party";
    if (names.length === 1 && names[0] === "Noun") return "noun";
    if (names.length === 1 && names[0] === "Adjective") return "adjective";
    const [part] = parts;
    if (parts.length === 1 && checker.isArrayLikeType(part)) {
      return { list: kindOf(checker.getTypeArguments(part)[0], keys) };
    }
    if (parts.length === 1 && (part.flags & ts.TypeFlags.Object) !== 0) return { fields: fields(part, keys) };
    throw new Error(`${keys.join(".")}: no kind of parameter for ${checker.typeToString(type)}`);
  }
}
