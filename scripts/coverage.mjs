// Which lines and branches of the engine and the data package the tests reach; fails below 95 % of the branches. The
// report by file is left in coverage/index.html. Arguments go to vitest.
import { runTool } from "./run-tool.mjs";

const projects = ["engine", "data", "tools", "apart"].flatMap((name) => ["--project", name]);
const wanted = ["engine", "data"].flatMap((name) => ["--coverage.include", `packages/${name}/src/**/*.ts`]);
process.exitCode = runTool("vitest", ["run", "--coverage", ...wanted, ...projects, ...process.argv.slice(2)]);
