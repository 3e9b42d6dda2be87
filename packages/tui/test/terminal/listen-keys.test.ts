import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenKeys } from "../../src/terminal/listen-keys.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listening() {
  const input = Object.assign(new PassThrough(), { setRawMode: vi.fn() });
  const keys: string[] = [];
  const onHangUp = vi.fn();
  const listener = listenKeys(input, { onKeys: (found) => keys.push(...found.map(({ key }) => key)), onHangUp });
  listener.start();
  return { input, keys, onHangUp, listener };
}

it("tells Escape from a split sequence by 25 milliseconds", () => {
  const { input, keys } = listening();
  input.emit("data", Buffer.from("\x1b"));
  vi.advanceTimersByTime(24);
  expect(keys).toEqual([]);
  input.emit("data", Buffer.from("[A"));
  expect(keys).toEqual(["up"]);
  input.emit("data", Buffer.from("\x1b"));
  vi.advanceTimersByTime(25);
  expect(keys).toEqual(["up", "escape"]);
});

it("puts letters together whose bytes come apart", () => {
  const { input, keys } = listening();
  const bytes = Buffer.from("ü");
  input.emit("data", bytes.subarray(0, 1));
  input.emit("data", bytes.subarray(1));
  expect(keys).toEqual(["ü"]);
});

it("sets raw mode while it listens and takes it back", () => {
  const { input, listener, keys } = listening();
  expect(input.setRawMode).toHaveBeenLastCalledWith(true);
  listener.stop();
  expect(input.setRawMode).toHaveBeenLastCalledWith(false);
  input.emit("data", Buffer.from("x"));
  expect(keys).toEqual([]);
});

it("reports that the other end has gone", () => {
  const { input, onHangUp } = listening();
  input.emit("end");
  expect(onHangUp).toHaveBeenCalledOnce();
});
