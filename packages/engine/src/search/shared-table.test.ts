import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { compileEngine } from "../../test/compile.js";
import { GRAPH_FACTS, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { sfc32 } from "../chance/sfc32.js";
import { Search } from "./search.js";
import { SharedTable } from "./shared-table.js";
import { Table } from "./table.js";

describe("one thread", () => {
  it("stores and replaces like the plain table", () => {
    const plain = new Table(64);
    const shared = new SharedTable(64);
    const next = sfc32("table");
    for (let i = 0; i < cases(50_000, 5_000); i++) {
      if (next() % 1000 === 0) {
        plain.begin([]);
        shared.advance();
        shared.begin();
      }
      // Few keys, so that they collide; equal low words that high words distinguish.
      const low = next() % 50;
      const high = next() % 5;
      if (next() % 2) {
        const [a, b] = [plain.claim(low, high), shared.claim(low, high)];
        const [move, depth, value] = [next() | 0, 1 + (next() % 30), next() / 7];
        for (const [table, at] of [[plain, a] as const, [shared, b] as const]) {
          table.words[at + 2] = move;
          table.words[at + 3] = (table.words[at + 3]! & ~2047) | depth;
          table.bounds[(at >> 1) + 2] = value;
          table.settle();
        }
      }
      const [a, b] = [plain.find(low, high), shared.find(low, high)];
      expect(b >= 0).toBe(a >= 0);
      if (a < 0) continue;
      expect([...shared.words.subarray(b, b + 4)]).toEqual([...plain.words.subarray(a, a + 4)]);
      expect(shared.bounds[(b >> 1) + 2]).toBe(plain.bounds[(a >> 1) + 2]);
    }
  });

  it("changes no value of a search", () => {
    for (let seed = 0; seed < cases(300, 30); seed++) {
      const graph = randomGraph(`shared ${seed}`);
      const table = new SharedTable(8);
      for (const depth of [1, 3, 2, 5, 30]) {
        table.advance();
        const found = new Search(new GraphPosition(graph), { facts: GRAPH_FACTS, table }).run(depth);
        expect(Math.abs(found - oracle(graph, 0, depth, "decision"))).toBeLessThan(1e-12);
      }
    }
  });

  it("finds no entry of which any word was changed", () => {
    const next = sfc32("torn");
    for (let round = 0; round < cases(20_000); round++) {
      const table = new SharedTable(2);
      const [low, high] = [next() | 0, next() | 0];
      const at = table.claim(low, high);
      table.words[at + 2] = next() | 0;
      table.words[at + 3] = 1 + (next() % 2000);
      // Both bounds equal, like those of an exact value.
      const share = [1, 8, 36][next() % 3]!;
      const [before, after] = [next(), next()].map((x) => ((x >>> 8) % 2 ** 24) / share - 6) as [
        number,
        number,
      ];
      table.bounds.fill(before, (at >> 1) + 2, (at >> 1) + 4);
      table.settle();
      expect(table.find(low, high)).toBe(0);
      if (before === after) continue;
      // A writer of the same key that stopped in the middle: some words are those of the other value.
      const memory = new Int32Array(table.memory);
      const entry = memory.subarray(8, 16).findIndex((word) => word !== 0) >= 0 ? 8 : 16;
      const doubles = new Float64Array([after, after]);
      const words = new Int32Array(doubles.buffer);
      const changed = words.filter((word, i) => word !== memory[entry + 4 + i]).length;
      const torn = 1 + (next() % 15);
      let different = 0;
      for (let i = 0; i < 4; i++) {
        if ((torn >> i) % 2 === 0 || memory[entry + 4 + i] === words[i]) continue;
        memory[entry + 4 + i] = words[i]!;
        different++;
      }
      if (different > 0 && different <= changed) expect(table.find(low, high)).toBe(-1);
    }
  });
});

describe("two threads", () => {
  it("write the same entries at once, and neither ever reads a mixture", async () => {
    const compiled = compileEngine();
    const table = new SharedTable(4);
    // Every entry has one number in each of its words; an entry in which they differ is torn.
    const script = `
      import { workerData, parentPort } from "node:worker_threads";
      import { SharedTable } from "./search/shared-table.js";
      const table = new SharedTable(workerData.memory);
      const ready = new Int32Array(workerData.ready);
      Atomics.add(ready, 0, 1);
      while (Atomics.load(ready, 0) < 2);
      let torn = 0;
      let found = 0;
      let state = workerData.seed;
      for (let i = 0; i < ${cases(3_000_000, 300_000)}; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        const key = (state >>> 28) & 3;
        if (table.find(key, key) >= 0) {
          found++;
          const number = table.words[2];
          if (table.bounds[2] !== number || table.bounds[3] !== number) torn++;
        }
        const number = state >>> 8;
        const at = table.claim(key, key);
        table.words[at + 2] = number;
        table.words[at + 3] = 1 + (number & 1023);
        table.bounds[(at >> 1) + 2] = number;
        table.bounds[(at >> 1) + 3] = number;
        table.settle();
      }
      parentPort.postMessage({ torn, found });`;
    const file = join(compiled.folder, "writer.js");
    writeFileSync(file, script);
    const ready = new SharedArrayBuffer(4);
    const answers = await Promise.all(
      [1, 2].map(
        (seed) =>
          new Promise<{ torn: number; found: number }>((resolve, reject) => {
            const worker = new Worker(file, { workerData: { memory: table.memory, ready, seed } });
            worker.on("message", resolve);
            worker.on("error", reject);
          }),
      ),
    );
    compiled.remove();
    for (const { torn, found } of answers) {
      expect(torn).toBe(0);
      expect(found).toBeGreaterThan(100_000);
    }
  });
});
