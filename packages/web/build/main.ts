// `npm run site` builds the whole site into packages/web/dist; with --serve [PORT] it is then shown on the loopback address.
import { serveSite } from "./serve.js";
import { buildSite, siteDir } from "./site.js";

const serveAt = process.argv.indexOf("--serve");
await buildSite();
process.stdout.write(`the site is in ${siteDir}\n`);
if (serveAt > 0) {
  const port = Number(process.argv[serveAt + 1] ?? 8080);
  const server = await serveSite(port);
  const address = server.address();
  const shown = typeof address === "object" && address !== null ? address.port : port;
  process.stdout.write(`http://localhost:${shown}/\n`);
}
