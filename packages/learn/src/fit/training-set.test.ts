import { decodeModel, encodeModel } from "@tyche/learn";
import { TrainingSet } from "@tyche/learn/network";
import { expect, it } from "vitest";

const ABOUT = { game: "none", inputs: "bytes", history: [] };

/** Positions numbered from `first`. */
function positions(first: number, count: number): TrainingSet {
  const set = new TrainingSet(3, 2);
  for (let i = first; i < first + count; i++) {
    set.add({ board: Int8Array.of(i % 100, -(i % 7), 5), view: i % 2, target: Float32Array.of(i, i / 4) });
  }
  return set;
}

it("reads files one after another, with any number of positions in each", () => {
  const all = new TrainingSet(3, 2);
  for (const [first, count] of [
    [0, 5],
    [5, 1500],
    [1505, 0],
    [1505, 3],
  ] as const) {
    all.read(decodeModel(encodeModel(positions(first, count).file(ABOUT)), { kind: "positions" }));
  }
  const whole = positions(0, 1508);
  expect(all.length).toBe(1508);
  for (let i = 0; i < 1508; i++) {
    expect([...all.board(i), all.view(i), ...all.target(i)]).toEqual([
      ...whole.board(i),
      whole.view(i),
      ...whole.target(i),
    ]);
  }
});
