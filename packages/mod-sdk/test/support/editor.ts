import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RpcMessage, TaploLsp as TaploServer } from "@taplo/lsp";
import { vi } from "vitest";

// Taplo takes a second to start, and is shared by all that is opened in one thread.
const { TaploLsp } = createRequire(import.meta.url)("@taplo/lsp") as { TaploLsp: typeof TaploServer };

/** A place in a text: line and character from 0. */
export interface Position {
  line: number;
  character: number;
}

/** A mistake that is shown in an editor. */
export interface Finding extends Position {
  message: string;
}

/** An editor with a folder open as its project, which uses Taplo's language server. */
export interface Editor {
  /** Opens a file of the folder and answers the mistakes shown in it, each place and message once. */
  open(name: string): Promise<Finding[]>;
  /** What is offered at a place of an open file. */
  completions(name: string, position: Position): Promise<string[]>;
  /** What is told about a place of an open file. */
  hover(name: string, position: Position): Promise<string>;
}

/** Opens a folder in an editor. */
export async function openInEditor(folder: string): Promise<Editor> {
  const { ask, tell, reportsOn } = await startServer(folder);
  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;
  await ask("initialize", {
    processId: null,
    rootUri: null,
    capabilities: {},
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "mod" }],
  });
  tell("initialized", {});
  return {
    async open(name) {
      const reports = reportsOn(uriOf(name));
      const text = readFileSync(join(folder, name), "utf8");
      tell("textDocument/didOpen", { textDocument: { uri: uriOf(name), languageId: "toml", version: 1, text } });
      return findingsOf(await reports);
    },
    async completions(name, position) {
      const result = (await ask("textDocument/completion", { textDocument: { uri: uriOf(name) }, position })) as
        | { items?: { label: string }[] }
        | { label: string }[]
        | undefined;
      const items = Array.isArray(result) ? result : (result?.items ?? []);
      return items.map(({ label }) => label);
    },
    async hover(name, position) {
      return JSON.stringify(await ask("textDocument/hover", { textDocument: { uri: uriOf(name) }, position }));
    },
  };
}

interface Diagnostic {
  range: { start: Position };
  message: string;
}

function findingsOf(diagnostics: readonly Diagnostic[]): Finding[] {
  const found = diagnostics.map(({ range, message }): Finding => ({ ...range.start, message }));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Of a file: that nothing is known any more, which faults of syntax there are, and only without them what its schema says. */
const REPORTS = 3;

async function startServer(folder: string) {
  vi.stubGlobal("fetch", noNetwork);
  const waiting = new Map<string | number, (result: unknown) => void>();
  const reports = new Map<string, (diagnostics: Diagnostic[]) => void>();
  const onMessage = ({ id, method, params, result }: RpcMessage) => {
    if (method === "workspace/configuration" && id !== undefined) {
      const settings = { taplo: { configFile: { enabled: true } }, schema: { enabled: true, catalogs: [] } };
      server.send({ jsonrpc: "2.0", id, result: params.items.map(() => settings) });
    } else if (method === "textDocument/publishDiagnostics") reports.get(params.uri)?.(params.diagnostics);
    else if (method === undefined && id !== undefined) waiting.get(id)?.(result);
  };
  const server = await TaploLsp.initialize(environment(folder), { onMessage });
  const tell = (method: string, params: unknown) => server.send({ jsonrpc: "2.0", method, params });
  const ask = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      server.send({ jsonrpc: "2.0", id, method, params });
    });
  const reportsOn = (uri: string) =>
    new Promise<Diagnostic[]>((resolve) => {
      let left = REPORTS;
      reports.set(uri, (diagnostics) => {
        left -= 1;
        if (left === 0 || diagnostics.length > 0) resolve(diagnostics);
      });
    });
  return { ask, tell, reportsOn };
}

async function noNetwork(): Promise<never> {
  throw new Error("there is no network here");
}

function environment(folder: string): Parameters<typeof TaploServer.initialize>[0] {
  return {
    now: () => new Date(),
    envVar: () => undefined,
    envVars: () => [],
    stdErrAtty: () => false,
    stdin: async () => new Uint8Array(),
    stdout: async (bytes: Uint8Array) => bytes.length,
    stderr: async (bytes: Uint8Array) => bytes.length,
    glob: () => [],
    readFile: (path: string) => readFile(path),
    writeFile: async () => undefined,
    urlToFilePath: (url: string) => (url.startsWith("file:") ? fileURLToPath(url) : url),
    isAbsolute,
    cwd: () => folder,
    findConfigFile: (from: string) => {
      const path = join(from, ".taplo.toml");
      return existsSync(path) ? path : undefined;
    },
  };
}
