import { spawnSync } from "node:child_process";

/** Whether a program runs and says so. */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Installs a package of the system where continuous integration runs as root; does nothing anywhere else. */
export function installInCi(name) {
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return;
  const install = () => succeeds("apt-get", ["install", "--yes", "--no-install-recommends", name]);
  // The list of packages may not be there yet, or be out of date.
  if (!install() && succeeds("apt-get", ["update"])) install();
}
