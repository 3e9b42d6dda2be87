import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { POLICY, siteDir } from "./site.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Serves the built site on the loopback address, below a path (`/` or `/some/folder/`); port 0 takes a free one. */
export function serveSite(port: number, below = "/"): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname.startsWith(below) ? fileOf(pathname.slice(below.length)) : undefined;
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found\n");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": POLICY, "cache-control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** The file for a path below the site, the index for a folder; undefined where there is none. */
function fileOf(path: string): string | undefined {
  const wanted = normalize(join(siteDir, decodeURIComponent(path)));
  if (!wanted.startsWith(siteDir)) return undefined;
  const found = statSync(wanted, { throwIfNoEntry: false });
  if (found?.isFile() === true) return wanted;
  return found?.isDirectory() === true && path.replace(/^$/, "/").endsWith("/")
    ? fileOf(join(path, "index.html"))
    : undefined;
}
