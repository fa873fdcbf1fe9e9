import { Network } from "@tyche/learn/network";
import { expect, it } from "vitest";
import { NIM_ENCODING } from "../../test/nim-task.js";
import { ShuffleBuffer } from "./shuffle-buffer.js";

/** A buffer whose network records what it is taught. */
function buffer(capacity: number) {
  const network = new Network(
    { features: NIM_ENCODING.features, hidden: [8], outputs: 1 },
    { encoding: NIM_ENCODING, batch: 4, seed: 1 },
  );
  const learned: string[] = [];
  network.trainBoard = (at, view, target, rate) => {
    learned.push([network.boards[at * network.stride], view, target[0], rate].join(" "));
    return target[0]!;
  };
  let state = 3;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  };
  return { samples: new ShuffleBuffer(network, capacity, random), learned };
}

const sample = (heap: number) => ({
  board: Int8Array.of(heap),
  view: heap % 2,
  target: Float32Array.of(heap / 8),
});
const taught = (heap: number): string => [heap, heap % 2, heap / 8, 0.5].join(" ");

it("learns every sample once, in a new random order", () => {
  const { samples, learned } = buffer(8);
  const orders = new Set<string>();
  for (let round = 0; round < 20; round++) {
    for (let heap = 0; heap < 8; heap++) samples.add(sample(heap));
    expect(samples.full).toBe(true);
    expect(samples.learn(0.5)).toBeCloseTo(28 / 64, 6);
    expect(samples.length).toBe(0);
    const order = learned.splice(0);
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(taught).sort());
    orders.add(order.join());
  }
  expect(orders.size).toBeGreaterThan(15);
  expect(samples.learn(0.5)).toBe(0);
});

it("stores up to its capacity", () => {
  const { samples, learned } = buffer(4);
  for (let heap = 0; heap < 12; heap++) samples.add(sample(heap));
  expect(samples.length).toBe(4);
  samples.learn(0.5);
  expect(new Set(learned).size).toBe(4);
});

it("replaces any of the waiting samples, the newest as well as the oldest", () => {
  const { samples, learned } = buffer(4);
  const stayed = new Set<string>();
  for (let round = 0; round < 40; round++) {
    for (let heap = 0; heap < 5; heap++) samples.add(sample(heap));
    samples.learn(0.5);
    for (const heap of [0, 1, 2, 3]) if (!learned.includes(taught(heap))) stayed.add(`without ${heap}`);
    expect(learned.splice(0)).toContain(taught(4));
  }
  expect(stayed.size).toBe(4);
});
