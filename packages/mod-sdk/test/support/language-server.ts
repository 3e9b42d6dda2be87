import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { TaploLsp as TaploServer } from "@taplo/lsp";

const { TaploLsp } = createRequire(import.meta.url)("@taplo/lsp") as { TaploLsp: typeof TaploServer };

type Answer = Parameters<ConstructorParameters<typeof Promise<unknown>>[0]>[0];

/** A place in a text: line and character from 0. */
export interface Position {
  line: number;
  character: number;
}

/** An editor with a file open. */
export interface Editor {
  /** What is offered at a place. */
  completions(position: Position): Promise<string[]>;
  /** What is told about a place. */
  hover(position: Position): Promise<string>;
}

async function noNetwork(): Promise<never> {
  throw new Error("there is no network here");
}

function environment(folder: string): Parameters<typeof TaploServer.initialize>[0] {
  const fetch = { fetch: noNetwork, Headers, Request, Response };
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
    writeFile: noNetwork,
    urlToFilePath: (url: string) => (url.startsWith("file:") ? fileURLToPath(url) : url),
    isAbsolute,
    cwd: () => folder,
    findConfigFile: () => undefined,
    fetch,
  };
}

/** Opens a file of a folder in an editor that uses Taplo's language server; ends with the process. */
export async function openInEditor(folder: string, name: string): Promise<Editor> {
  const waiting = new Map<string | number, Answer>();
  let lastId = 0;
  let schemaFound: (value: unknown) => void = () => undefined;
  const found = new Promise((resolve) => {
    schemaFound = resolve;
  });
  const server = await TaploLsp.initialize(environment(folder), {
    onMessage({ id, method, params, result }) {
      if (method === "workspace/configuration" && id !== undefined) {
        const settings = { schema: { enabled: true, catalogs: [] } };
        server.send({ jsonrpc: "2.0", id, result: params.items.map(() => settings) });
      } else if (method === "textDocument/publishDiagnostics") schemaFound(params);
      else if (method === undefined && id !== undefined) waiting.get(id)?.(result);
    },
  });
  const ask = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      server.send({ jsonrpc: "2.0", id: lastId, method, params });
    });
  const uri = pathToFileURL(join(folder, name)).href;
  const text = await readFile(join(folder, name), "utf8");
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: "mod" }];
  await ask("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
  server.send({ jsonrpc: "2.0", method: "initialized", params: {} });
  const textDocument = { uri, languageId: "toml", version: 1, text };
  server.send({ jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument } });
  await found;
  return {
    async completions(position) {
      const result = (await ask("textDocument/completion", { textDocument: { uri }, position })) as
        | { items?: { label: string }[] }
        | { label: string }[]
        | undefined;
      const items = Array.isArray(result) ? result : (result?.items ?? []);
      return items.map(({ label }) => label);
    },
    async hover(position) {
      return JSON.stringify(await ask("textDocument/hover", { textDocument: { uri }, position }));
    },
  };
}
