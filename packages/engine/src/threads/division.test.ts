import { expect, it, vi } from "vitest";
import { alarm } from "./alarm.js";
import { all, HALTED } from "./division.js";

it("an error is thrown before a halt, whichever came first, and only when all have ended", async () => {
  const error = new Error("a worker is lost");
  let isDone = false;
  const late = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    isDone = true;
  });
  await expect(all([Promise.reject(HALTED), Promise.reject(error), late])).rejects.toBe(error);
  expect(isDone).toBe(true);
  await expect(all([Promise.reject(HALTED), Promise.resolve()])).rejects.toBe(HALTED);
  await expect(all([Promise.resolve(1), Promise.resolve(2)])).resolves.toEqual([1, 2]);
});

it("a limit beyond the longest timer does not fire at once", () => {
  const timer = vi.spyOn(globalThis, "setTimeout");
  try {
    for (const time of [5, 2 ** 31 - 1, 2 ** 31, 1e12, Number.POSITIVE_INFINITY]) {
      alarm(time, undefined, () => undefined)();
      expect(timer.mock.lastCall![1]).toBe(Math.min(time, 2_147_483_647));
    }
  } finally {
    timer.mockRestore();
  }
});
