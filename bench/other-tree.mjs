// The tree of another commit, installed and built in a folder of its own.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stdout}${stderr}`);
}

/**
 * Checks a commit out beside the tree at `root`, installs what it needs and builds it.
 * @throws Error where there is no such commit, or it cannot be built
 */
export function checkedOut(root, commit) {
  const dir = join(mkdtempSync(join(tmpdir(), "rustkeep-against-")), "tree");
  const remove = () => {
    spawnSync("git", ["worktree", "remove", "--force", dir], { cwd: root });
    rmSync(join(dir, ".."), { recursive: true, force: true });
  };
  try {
    console.error(`building ${commit} …`);
    run("git", ["worktree", "add", "--detach", dir, commit], root);
    run(process.execPath, [join(dir, "scripts", "ensure-installed.mjs")], dir);
    run(process.execPath, [join(dir, "scripts", "build.mjs"), "--quiet"], dir);
    return { dir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
