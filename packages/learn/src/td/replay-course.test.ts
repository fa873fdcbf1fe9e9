import { describe, expect, it } from "vitest";
import { NIM_ENCODING, NIM_LESSON } from "../../test/nim-lesson.js";
import { Network } from "../network/network.js";
import { Replay } from "./replay.js";
import { ReplayCourse, type ReplayCourseOptions } from "./replay-course.js";

const OPTIONS: ReplayCourseOptions = {
  game: "nim",
  inputs: "heap",
  games: 600,
  seed: 5,
  rate: [0.02, 0.002],
  replay: 400,
  passes: 4,
  explore: 0.2,
  lap: 40,
  parallel: 16,
  batch: 16,
};

function started(options: Partial<ReplayCourseOptions> = {}) {
  const network = new Network(
    { features: NIM_ENCODING.features, hidden: [16], outputs: 1 },
    { encoding: NIM_ENCODING, batch: 4, seed: 1, adam: true },
  );
  return { network, course: new ReplayCourse(network, NIM_LESSON, { ...OPTIONS, ...options }) };
}

async function finish(course: ReplayCourse): Promise<void> {
  for await (const _ of course.run());
}

function left(network: Network, heap: number): number {
  network.boards[0] = heap;
  network.evaluateBoards(0, 1);
  return network.results[0]!;
}

describe("fitted value iteration", () => {
  it("finds out how nim is won, in fewer games than learning each position once", async () => {
    const { network, course } = started();
    await finish(course);
    for (const heap of [4, 8, 12]) expect(left(network, heap)).toBeGreaterThan(0.85);
    for (const heap of [1, 2, 3, 5, 6, 7]) expect(left(network, heap)).toBeLessThan(0.15);
    expect(course.strength(400, "test").low).toBeGreaterThan(0.3);
  });

  it("goes on after a stop as if there had been none", async () => {
    const whole = started().course;
    await finish(whole);
    const first = started().course;
    let saved: Uint8Array | undefined;
    for await (const { games } of first.run()) {
      if (games >= 300) {
        saved = first.state().slice();
        break;
      }
    }
    const second = started().course;
    second.restore(saved!);
    await finish(second);
    expect(second.model()).toEqual(whole.model());
    expect(second.games).toBe(whole.games);
  });

  it("stops in the middle of a lap, and refuses what is no state of it", async () => {
    const { course } = started({ games: 1_000_000, lap: 500_000 });
    const signal = { aborted: false };
    const run = course.run(signal);
    setTimeout(() => {
      signal.aborted = true;
    }, 20);
    for await (const _ of run);
    expect(course.games).toBe(0);
    expect(() => started({ seed: 6 }).course.restore(course.state())).toThrow("its seed is not the same");
    const { network } = started();
    expect(network.moments.map(({ length }) => length)).toHaveLength(2);
  });

  it.each([
    [{ replay: 0 }, "The positions kept must be a whole number from 1 to 2^24, not 0."],
    [{ passes: 0 }, "The passes must be a number above 0, not 0."],
    [{ rate: [2, 1] as const }, "A step size must be above 0 and at most 1, not 2 and 1."],
    [{ explore: -1 }, "The share of moves at random must be from 0 to 1, not -1."],
  ])("refuses %j", (options, sentence) => {
    expect(() => started(options)).toThrow(sentence);
  });
});

describe("Replay", () => {
  it("keeps the last ones, in the places of the oldest", () => {
    const replay = new Replay(3, 1);
    for (let i = 1; i <= 5; i++) {
      replay.add({ board: Int8Array.of(i), view: i % 2, target: Float32Array.of(i, 0, 0, 0, 0, 0, 0, 0) });
    }
    const [boards, views, targets, next] = replay.contents();
    expect([...boards]).toEqual([4, 5, 3]);
    expect([...views]).toEqual([0, 1, 1]);
    expect([0, 8, 16].map((i) => targets[i])).toEqual([4, 5, 3]);
    expect(next).toBe(2);
    const other = new Replay(3, 1);
    other.refill(replay.contents());
    expect(other.contents()).toEqual(replay.contents());
  });
});
