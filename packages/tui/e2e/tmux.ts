import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What a window of tmux is started with. */
interface Window {
  /** As "80x24". */
  readonly size: string;
  /** Variables of the environment; undefined takes one away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Run by a shell. */
  readonly command: string;
}

/** A server of tmux of its own with one window at a time. */
export interface Tmux {
  readonly open: (window: Window) => void;
  readonly close: () => void;
  /** Presses keys by the names that tmux has for them. */
  readonly press: (...keys: readonly string[]) => void;
  /** Presses one key many times in one go. */
  readonly repeat: (key: string, times: number) => void;
  /** What stands in the window; with `looks`, with the sequences for colours in it. */
  readonly screen: (looks?: "looks") => string;
  /** Waits until the window shows something and changes no more, and answers all that it shows. */
  readonly shows: (wanted: string | RegExp) => Promise<string>;
  /** Anything else that tmux can do, about the window. */
  readonly run: (...args: readonly string[]) => string;
  /** The server goes away with all that runs in it; the next window starts another. */
  readonly kill: () => void;
  readonly stop: () => void;
}

/** Milliseconds between two looks at the window, and after which it is too late. */
const GLANCE = 40;
const PATIENCE = 20_000;

/** A server of tmux without the user's configuration. */
export function startTmux(): Tmux {
  const home = mkdtempSync(join(tmpdir(), "rustkeep-tmux-"));
  const config = join(home, "tmux.conf");
  writeFileSync(config, "set -g status off\nset -g escape-time 0\nset -g exit-empty off\nset -g remain-on-exit off\n");
  const server = ["-u", "-S", join(home, "socket"), "-f", config];
  const tmux = (...args: readonly string[]): string =>
    execFileSync("tmux", [...server, ...args], { encoding: "utf8", stdio: "pipe" });
  const run = (command: string, ...args: readonly string[]) => tmux(command, "-t", "game", ...args);
  const screen = (looks?: "looks") => run("capture-pane", "-p", ...(looks === undefined ? [] : ["-e"]));
  const close = () => {
    spawnSync("tmux", [...server, "kill-session", "-t", "game"]);
  };
  const kill = () => {
    spawnSync("tmux", [...server, "kill-server"]);
  };
  return {
    open: ({ size, environment = {}, command }) => {
      close();
      const [width = "", height = ""] = size.split("x");
      const changes = Object.entries(environment).map(([name, value]) =>
        value === undefined ? `-u ${name}` : `${name}='${value}'`,
      );
      const unset = changes.filter((change) => change.startsWith("-u"));
      const set = changes.filter((change) => !change.startsWith("-u"));
      const shell = ["exec env", ...unset, ...set, "sh -c", quoted(command)].join(" ");
      tmux("new-session", "-d", "-s", "game", "-x", width, "-y", height, shell);
    },
    close,
    press: (...keys) => {
      run("send-keys", ...keys);
    },
    repeat: (key, times) => {
      run("send-keys", "-N", String(times), key);
    },
    screen,
    shows: async (wanted) => {
      const end = Date.now() + PATIENCE;
      let before = "";
      while (Date.now() < end) {
        const text = screen();
        const found = typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
        if (found && text === before) return text;
        before = text;
        await pause(GLANCE);
      }
      throw new Error(`never saw ${wanted} but\n${screen()}`);
    },
    run,
    kill,
    stop: () => {
      kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A word for the shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
