import {
  type BoardEncoding,
  type FeatureValue,
  givenBytes,
  Network,
  quantizedNetwork,
} from "@tyche/learn/network";
import { expect, it } from "vitest";

const NUMBERS = 3;
const bases = Array.from({ length: NUMBERS }, (_, slot) => 4 * slot + 1);
/** Two slots with 0 or 1, and a third number, which is 1 if they differ: no sum of the two can express that. */
const ENCODING: BoardEncoding = {
  slots: NUMBERS,
  features: NUMBERS,
  rows: Array.from({ length: 4 * NUMBERS }, (_, row): FeatureValue[] =>
    row % 4 === 2 ? [[row >> 2, 1]] : [],
  ),
  views: [{ bases, sign: 1 }],
  derived: {
    count: 1,
    write: (boards, first, count, stride) => {
      for (let at = first; at < first + count * stride; at += stride)
        boards[at + 2] = boards[at]! ^ boards[at + 1]!;
    },
  },
};
const STRIDE = 5;
const BOARDS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

it("derived numbers are computed before boards are read, and overwrite what was there", () => {
  const network = new Network(
    { features: NUMBERS, hidden: [8], outputs: 1 },
    { encoding: ENCODING, batch: BOARDS.length, stride: STRIDE, seed: 2 },
  );
  expect(givenBytes(ENCODING)).toBe(2);
  // A network of one unit that equals the third number.
  const [weights, , above] = network.parameters;
  weights!.fill(0);
  weights![2 * 8] = 1;
  above!.fill(0);
  above![0] = 4;
  network.changed();
  const values = (some: Pick<Network, "boards" | "evaluateBoards" | "results">): number[] => {
    some.boards.fill(1);
    BOARDS.forEach((board, i) => void some.boards.set(board, i * STRIDE));
    some.evaluateBoards(1, 3);
    return [1, 2, 3].map((i) => some.results[8 * i]!);
  };
  const one = 1 / (1 + Math.exp(-4));
  for (const some of [network, quantizedNetwork(network)]) {
    values(some).forEach((value, i) => void expect(value).toBeCloseTo([one, one, 0.5][i]!, 3));
  }
  // They are also computed before learning.
  network.boards.set([1, 1, 1]);
  expect(network.trainBoard(0, 0, [0.5], 0.1)).toBeCloseTo(0, 6);
  network.boards.set([1, 0, 0]);
  expect(network.trainBoard(0, 0, [0.5], 0.1)).toBeCloseTo((one - 0.5) ** 2, 4);
});
