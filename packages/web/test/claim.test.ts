import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claim } from "../src/shared/claim.js";
import { memoryStorage } from "../src/shared/storage-folder.js";

// A browser that has no locks for this page.
beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("without locks, the second tab waits until the first lets go", async () => {
  const storage = memoryStorage();
  const taken = vi.fn();
  const first = claim("run", storage, taken);
  await vi.advanceTimersByTimeAsync(1000);
  const got = vi.fn();
  void claim("run", storage, taken).then(got);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toHaveBeenCalledOnce();
  expect(got).not.toHaveBeenCalled();
  (await first).release();
  await vi.advanceTimersByTimeAsync(5000);
  expect(got).toHaveBeenCalledOnce();
});

it("without locks, a tab that was killed is believed to be gone after some seconds of silence", async () => {
  const storage = memoryStorage();
  storage.setItem("run/tab", `killed ${Date.now()}`);
  const got = vi.fn();
  void claim("run", storage, () => {}).then(got);
  await vi.advanceTimersByTimeAsync(4000);
  expect(got).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(got).toHaveBeenCalledOnce();
});

it("without locks, of two tabs that come at once one gets it", async () => {
  const storage = memoryStorage();
  const got = vi.fn();
  void claim("run", storage, () => {}).then(got);
  void claim("run", storage, () => {}).then(got);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(got).toHaveBeenCalledOnce();
});
