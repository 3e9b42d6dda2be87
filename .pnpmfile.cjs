// What ships differs from what is worked on: the condition that leads to the sources is left out, and what is the same for
// all packages is taken over from the root's package.json.
const { basename } = require("node:path");
const root = require("./package.json");

/** The targets of an entry without that of the sources. */
function shipped(target) {
  if (typeof target !== "object") return target;
  const { "@rustkeep/source": _, ...rest } = target;
  return rest;
}

/** Where TypeScript finds the types of the entries when it resolves as it did before `exports`. */
function typesVersions(exports) {
  const entries = Object.entries(exports).filter(([entry, target]) => entry !== "." && target.types !== undefined);
  return entries.length === 0
    ? {}
    : { typesVersions: { "*": Object.fromEntries(entries.map(([entry, { types }]) => [entry.slice(2), [types]])) } };
}

function beforePacking(manifest, folder) {
  const { author, homepage, bugs, repository } = root;
  const { types, default: main } = manifest.exports["."] ?? {};
  return {
    ...manifest,
    author,
    homepage,
    bugs,
    repository: { ...repository, directory: `packages/${basename(folder)}` },
    ...(main === undefined ? {} : { main, types }),
    ...typesVersions(manifest.exports),
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([entry, target]) => [entry, shipped(target)])),
  };
}

module.exports = { hooks: { beforePacking } };
