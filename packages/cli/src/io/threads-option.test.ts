import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { readThreads } from "./threads-option.js";

function reading(text: string, isTTY: boolean): { threads: number; said: string } {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const threads = readThreads(text, 1, { stderr }, 4);
  return { threads, said: (stderr.read() as Buffer | null)?.toString() ?? "" };
}

describe("--threads", () => {
  it("warns people of more than there are cores, and nobody else", () => {
    expect(reading("4", true)).toEqual({ threads: 4, said: "" });
    expect(reading("5", true)).toEqual({
      threads: 5,
      said: "tyche: note: 5 threads share the 4 cores of this machine: more than 4 gain nothing\n",
    });
    expect(reading("5", false)).toEqual({ threads: 5, said: "" });
  });

  it.each(["0", "-1", "x", "1.5", "1025", ""])("refuses %j", (text) => {
    expect(() => reading(text, true)).toThrow("--threads must be a whole number from 1 to 1024");
  });
});
