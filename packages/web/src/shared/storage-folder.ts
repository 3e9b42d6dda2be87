import type { FileProblem } from "@rustkeep/data/saves";

/** Texts by name in the storage of a page: what the game needs of a folder of files. Names may hold slashes. */
export interface Folder {
  readonly read: (name: string) => string | undefined;
  /** Answers what went wrong; then the text is as it was. */
  readonly write: (name: string, text: string) => FileProblem | undefined;
  readonly remove: (name: string) => void;
  /** The names that begin with something, sorted. */
  readonly names: (start: string) => string[];
}

/** What is used of the browser's `Storage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The texts of a storage below a path. */
export function storageFolder(storage: TextStorage, path: string): Folder {
  const keyOf = (name: string): string => `${path}/${name}`;
  return {
    read: (name) => storage.getItem(keyOf(name)) ?? undefined,
    write: (name, text) => {
      try {
        storage.setItem(keyOf(name), text);
        return undefined;
      } catch {
        // The one thing that goes wrong here: browsers give a site so much and no more.
        const message = `${name} could not be written: the browser gives this site no more room`;
        return { code: "disk_full", path: name, message };
      }
    },
    remove: (name) => storage.removeItem(keyOf(name)),
    names: (start) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      const wanted = keyOf(start);
      return keys
        .filter((key) => key.startsWith(wanted))
        .map((key) => key.slice(path.length + 1))
        .sort();
    },
  };
}

/** The browser's lasting storage, or one that is gone with the page where the browser keeps nothing for it. */
export function openStorage(): { readonly storage: TextStorage; readonly lasts: boolean } {
  try {
    // A browser that keeps nothing says so at the first touch.
    window.localStorage.getItem("");
    return { storage: window.localStorage, lasts: true };
  } catch {
    return { storage: memoryStorage(), lasts: false };
  }
}

/** A storage that is gone with the page. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}
