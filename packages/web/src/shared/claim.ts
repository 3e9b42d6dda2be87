import type { TextStorage } from "./storage-folder.js";

/** Something that only one tab of a browser may have at a time. */
export interface Claim {
  readonly release: () => void;
}

/** How often a tab says that it is still there, and how long after that nobody believes it, in milliseconds. */
const BEAT = 2000;
const SILENCE = 7000;

/**
 * Claims something for this tab. Where another tab has it, `onTaken` is told once, and the claim comes when that tab lets
 * go of it or is gone. Browsers without locks (pages that come over an unsafe connection) make do with signs of life.
 */
export function claim(name: string, storage: TextStorage, onTaken: () => void): Promise<Claim> {
  return navigator.locks === undefined ? claimByBeat(name, storage, onTaken) : claimLock(name, onTaken);
}

async function claimLock(name: string, onTaken: () => void): Promise<Claim> {
  return (await requestLock(name, { ifAvailable: true })) ?? waitForLock(name, onTaken);
}

async function waitForLock(name: string, onTaken: () => void): Promise<Claim> {
  onTaken();
  const claimed = await requestLock(name, {});
  if (claimed === undefined) throw new Error("a lock was waited for and not given");
  return claimed;
}

function requestLock(name: string, options: LockOptions): Promise<Claim | undefined> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, options, (lock) => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve({ release }));
    });
    held.catch(reject);
  });
}

async function claimByBeat(name: string, storage: TextStorage, onTaken: () => void): Promise<Claim> {
  const own = crypto.randomUUID?.() ?? String(Math.random());
  const key = `${name}/tab`;
  const isFree = (): boolean => {
    const [owner, time] = (storage.getItem(key) ?? "").split(" ");
    return owner === own || !(Math.abs(Date.now() - Number(time ?? Number.NaN)) < SILENCE);
  };
  const beat = (): void => storage.setItem(key, `${own} ${Date.now()}`);
  for (let first = true; ; first = false) {
    if (isFree()) {
      beat();
      // Two tabs that find it free at once: the later writer has it.
      await pause(first ? 50 : BEAT / 4);
      if (isFree()) break;
    }
    if (first) onTaken();
    await pause(BEAT / 2);
  }
  const timer = setInterval(beat, BEAT);
  return {
    release: () => {
      clearInterval(timer);
      if (isFree()) storage.removeItem(key);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
