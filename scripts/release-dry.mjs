// Everything that a release does but publishing, in a tree of its own that is gone afterwards: the versions and changelogs
// that the changesets ask for, the build, and what would be sent for each package.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./run-tool.mjs";

function run(cwd, command, ...args) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  return status ?? 1;
}

const tree = join(mkdtempSync(join(tmpdir(), "rustkeep-release-")), "tree");
const pnpm = join(tree, "node_modules/.bin/pnpm");
const steps = [
  ["a tree of its own", () => run(root, "git", "worktree", "add", "--quiet", "--detach", tree, "HEAD")],
  ["install", () => run(tree, "node", "scripts/ensure-installed.mjs")],
  ["versions and changelogs", () => run(tree, "node", "node_modules/@changesets/cli/bin.js", "version")],
  ["build", () => run(tree, "node", "scripts/build.mjs", "--quiet")],
  ["what would be published", () => run(tree, pnpm, "--recursive", "publish", "--dry-run", "--no-git-checks")],
  ["what would change", () => run(tree, "git", "diff", "--stat", "--", "packages/*/package.json")],
];

try {
  const failed = steps.find(([, step]) => step() !== 0);
  if (failed !== undefined) {
    console.error(`release: failed at: ${failed[0]}`);
    process.exitCode = 1;
  }
} finally {
  run(root, "git", "worktree", "remove", "--force", tree);
  rmSync(join(tree, ".."), { recursive: true, force: true });
}
