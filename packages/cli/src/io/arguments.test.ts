import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { readThreads } from "./arguments.js";

async function reading(text: string, isTTY: boolean): Promise<{ threads: number; said: string }> {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const threads = readThreads(text, 1, { stderr, language: "en" }, 4);
  // The note is written in the background.
  await setImmediate();
  return { threads, said: (stderr.read() as Buffer | null)?.toString() ?? "" };
}

describe("--threads", () => {
  it("warns only at a terminal about more threads than cores", async () => {
    expect(await reading("4", true)).toEqual({ threads: 4, said: "" });
    expect(await reading("5", true)).toEqual({
      threads: 5,
      said: "tyche: note: 5 threads share the 4 cores of this machine: more than 4 gain nothing\n",
    });
    expect(await reading("5", false)).toEqual({ threads: 5, said: "" });
  });

  it.each(["0", "-1", "x", "1.5", "1025", ""])("refuses %j", async (text) => {
    await expect(reading(text, true)).rejects.toThrow("--threads must be a whole number from 1 to 1024");
  });
});
