import { Network } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { NIM_ENCODING, NIM_TASK } from "../../test/nim-task.js";
import { FullBackup } from "./full-backup.js";
import { SelfPlay } from "./self-play.js";

const network = new Network(
  { features: NIM_ENCODING.features, hidden: [16], outputs: 1 },
  { encoding: NIM_ENCODING, batch: 4, seed: 3 },
);

/** The network's value of leaving each heap. */
const worth = Array.from({ length: 16 }, (_, heap) => {
  network.boards[0] = heap;
  network.evaluateBoards(0, 1);
  return network.results[0]!;
});

/** The heap that the best move leaves, and its value: 1 at the end, otherwise by the network. */
function best(heap: number): { readonly left: number; readonly worth: number } {
  if (heap <= 3) return { left: 0, worth: 1 };
  const left = [1, 2, 3].map((taken) => heap - taken).reduce((a, b) => (worth[b]! > worth[a]! ? b : a));
  return { left, worth: worth[left]! };
}

/** The targets of a game by definition, from the heaps that were left, the last of them 0. */
function targetsOf(heaps: readonly number[], lambda: number, full: boolean): number[] {
  const targets: number[] = [];
  const last = heaps.length - 2;
  for (let t = last; t >= 0; t--) {
    const next = best(heaps[t]!);
    // Anything after a move that was not the best says nothing about earlier positions.
    const share = next.left === heaps[t + 1]! ? lambda : 0;
    const later = t === last ? 1 : targets[t + 1]!;
    if (full) targets[t] = 1 - next.worth - (t === last ? 0 : share * (later - next.worth));
    else targets[t] = 1 - (t === last ? 1 : (1 - share) * next.worth + share * later);
  }
  return targets;
}

describe("targets of self-play", () => {
  it.each([
    [0, false],
    [0.6, false],
    [1, false],
    [0.6, true],
    [1, true],
  ])(
    "with lambda %d, over all outcomes: %s, match the definitions if some moves are random",
    (lambda, full) => {
      let state = 9;
      const random = (): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0) ^ (state >>> 13);
      };
      const games = new SelfPlay(network, NIM_TASK, 1, () => random() >>> 0, 0.5);
      const backup = full ? new FullBackup(network, NIM_TASK) : undefined;
      let samples: (readonly [heap: number, target: number])[] = [];
      let compared = 0;
      let strayed = 0;
      for (let ended = 0; ended < 400; ) {
        const over = games.round(
          lambda,
          ({ board, target }) => samples.unshift([board[0]!, target[0]!]),
          backup,
        );
        if (over === 0) continue;
        ended++;
        const heaps = [...samples.map(([heap]) => heap), 0];
        const targets = targetsOf(heaps, lambda, full);
        for (const [t, [heap, target]] of samples.entries()) {
          expect(target, `heap ${heap} of ${heaps}`).toBeCloseTo(targets[t]!, 5);
          if (heaps[t + 1] !== best(heap).left) strayed++;
          compared++;
        }
        samples = [];
      }
      expect(compared).toBeGreaterThan(500);
      expect(strayed).toBeGreaterThan(50);
    },
  );
});
