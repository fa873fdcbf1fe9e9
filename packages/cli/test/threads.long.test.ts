import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shell } from "./harness.js";

/** A search with enough nodes to be divided. */
const SEARCHES = [
  "connect-four --position 4433 --depth 13",
  "connect-four --position 4433 --depth 13 --rank best",
  'einstein --position "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" --depth 5',
  '2048 --position "2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512" --depth 4 --rank best',
  "backgammon --position 4HPwATDgc/ABMA --roll 31 --depth 2",
  "pig --position 41,49,22 -a mcts --simulations 2000",
];

function think(search: string, threads: number, ...more: string[]): Record<string, unknown> {
  const line = `tyche think ${search} --json --threads ${threads} ${more.join(" ")}`;
  const { code, out, err } = shell(line, tmpdir());
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { ms: _, ...answer } = JSON.parse(out) as Record<string, unknown>;
  return answer;
}

describe("tyche think --threads", () => {
  it.each(SEARCHES)("deterministic searches give the same answer on any number of threads: %s", (search) => {
    const one = think(search, 1, "--deterministic");
    for (const threads of [2, 3]) expect(think(search, threads, "--deterministic")).toEqual(one);
  });

  it.each(["alpha-beta --depth 4", "puct --simulations 500"])(
    "supports an evaluator from a file: %s",
    (how) => {
      const folder = mkdtempSync(join(tmpdir(), "tyche-threads-"));
      try {
        const model = join(folder, "four.model");
        const train = "tyche train connect-four --size 4x4 --evaluator linear --games 20 --strength 0";
        expect(shell(`${train} --out ${model}`, folder).code).toBe(0);
        const search = `connect-four --size 4x4 -a ${how} --deterministic`;
        const plain = think(search, 1);
        const one = think(search, 1, "--evaluator", model);
        expect(one.actions).not.toEqual(plain.actions);
        expect(think(search, 2, "--evaluator", model)).toEqual(one);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
