// Runs before `npm start`, `npm test` and their like: installs the dependencies with the pinned pnpm when what is
// declared (lockfile and package.json files) is not what was installed last. Needs nothing but Node and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, "node_modules", ".rustkeep-installed");
const windows = process.platform === "win32";

function declaredFiles() {
  const packages = readdirSync(join(root, "packages")).map((name) => join("packages", name, "package.json"));
  return ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", "tools/package.json", ...packages.sort()].filter(
    (file) => existsSync(join(root, file)),
  );
}

// The Node major counts as well: packages with platform builds are chosen for it.
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const file of declaredFiles())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function readOr(file, fallback) {
  return existsSync(file) ? readFileSync(file, "utf8") : fallback;
}

// The installed pnpm is used when it is the pinned one (works without network); npx fetches it otherwise.
function pnpmCommand() {
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager;
  const installed = JSON.parse(readOr(join(root, "node_modules", "pnpm", "package.json"), "{}")).version;
  if (`pnpm@${installed}` === wanted) {
    return [process.execPath, [join(root, "node_modules", "pnpm", "bin", "pnpm.cjs")], false];
  }
  return ["npx", ["--yes", wanted], windows];
}

function install() {
  const [command, args, shell] = pnpmCommand();
  console.error("rustkeep: installing dependencies, this happens once after each change of them …");
  const result = spawnSync(command, [...args, "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: root,
    encoding: "utf8",
    shell,
    env: { ...process.env, CI: "true" },
  });
  if (result.status === 0) return;
  console.error(result.error?.message ?? `${result.stdout}${result.stderr}`);
  console.error("rustkeep: the installation failed, see above.");
  process.exit(1);
}

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`rustkeep needs Node 20 or newer, this is ${process.version}.`);
  process.exit(1);
}

const wanted = fingerprint();
if (readOr(stampFile, "") !== wanted) {
  install();
  writeFileSync(stampFile, wanted);
}
