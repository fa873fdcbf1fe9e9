import { Network, NetworkCourse, type NetworkCourseOptions } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { NIM_ENCODING, NIM_LESSON } from "../../test/nim-lesson.js";

const OPTIONS: NetworkCourseOptions = {
  game: "nim",
  inputs: "heap",
  games: 4000,
  seed: 5,
  rate: [0.1, 0.02],
  lambda: 0,
  lap: 500,
  parallel: 16,
  pool: 64,
};

function started(options: Partial<NetworkCourseOptions> = {}) {
  const network = new Network(
    { features: NIM_ENCODING.features, hidden: [16], outputs: 1 },
    { encoding: NIM_ENCODING, batch: 4, seed: 1 },
  );
  return { network, course: new NetworkCourse(network, NIM_LESSON, { ...OPTIONS, ...options }) };
}

async function finish(course: NetworkCourse): Promise<void> {
  for await (const _ of course.run());
}

/** The network's estimate of its winning probability after leaving a heap. */
function left(network: Network, heap: number): number {
  network.boards[0] = heap;
  network.evaluateBoards(0, 1);
  return network.results[0]!;
}

describe("self-play of a network", () => {
  it.each([
    ["sampled", 0, 0],
    ["sampled", 0.7, 0],
    ["sampled", 0.7, 0.3],
    ["full", 0, 0],
    ["full", 0, 0.3],
  ] as const)(
    "learns how to win nim: %s backups, lambda %d, %d at random",
    async (backup, lambda, explore) => {
      const { network, course } = started({ backup, lambda, explore });
      await finish(course);
      for (const heap of [4, 8, 12]) expect(left(network, heap)).toBeGreaterThan(0.85);
      for (const heap of [1, 2, 3]) expect(left(network, heap)).toBeLessThan(0.15);
      // A player who leaves multiples of four wins two games of three or more from a random heap, against any opponent.
      const { mean, low, high } = course.strength(400, "test");
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
      expect(low).toBeGreaterThan(0.3);
    },
  );

  it("continues after a stop as if there had been none", async () => {
    const whole = started().course;
    await finish(whole);
    const first = started().course;
    let saved: Uint8Array | undefined;
    for await (const { games } of first.run()) {
      if (games >= 2000) {
        saved = first.state().slice();
        break;
      }
    }
    const second = started().course;
    second.restore(saved!);
    await finish(second);
    expect(second.model()).toEqual(whole.model());
  });

  it("continues from the mean of several copies, with their games added up", async () => {
    const { course, network } = started({ games: 2000 });
    const states: Uint8Array[] = [];
    for (const stream of [0, 1]) {
      const { course: own } = started({ games: 2000, stream });
      own.restore(course.state());
      for await (const _ of own.run()) {
        states.push(own.state().slice());
        break;
      }
    }
    expect(states[0]).not.toEqual(states[1]);
    course.merge(states);
    expect(course.games).toBeGreaterThanOrEqual(1000);
    const [one, other] = states.map((state) => {
      const { course: own, network: restored } = started({ games: 2000 });
      own.restore(state);
      return restored.parameters.map((parameter) => parameter.slice());
    });
    network.parameters.forEach((parameter, p) => {
      parameter.forEach((value, i) => {
        expect(value).toBeCloseTo((one![p]![i]! + other![p]![i]!) / 2, 5);
      });
    });
  });

  it("averages the weights of its model, and continues to learn with the network itself", async () => {
    const plain = started();
    const averaged = started({ average: 4 });
    const laps: Float32Array[] = [];
    const start = averaged.network.parameters[0]!.slice();
    const both = [plain.course, averaged.course].map((course) => course.run());
    for (;;) {
      const [one, other] = await Promise.all(both.map((run) => run.next()));
      if (one!.done) break;
      expect(other!.value).toEqual(one!.value);
      laps.push(plain.network.parameters[0]!.slice());
    }
    const expected = laps.reduce((mean, lap) => mean.map((value, i) => value + (lap[i]! - value) / 4), start);
    const [weights] = averaged.course.model().arrays as readonly Float32Array[];
    weights!.forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 5);
    });
  });

  it("stops on request, and refuses the state of another run", async () => {
    const { course } = started({ games: 1_000_000 });
    const signal = { aborted: false };
    for await (const { games } of course.run(signal)) if (games >= 500) signal.aborted = true;
    expect(course.games).toBeLessThan(2000);
    expect(() => started({ seed: 6 }).course.restore(course.state())).toThrow("its seed is not the same");
  });

  it("refuses invalid settings", async () => {
    await expect(finish(started({ rate: [0, 0.1] }).course)).rejects.toThrow(
      "A step size must be above 0 and at most 1, not 0 and 0.1.",
    );
    await expect(finish(started({ lambda: 2 }).course)).rejects.toThrow("Lambda must be from 0 to 1, not 2.");
  });
});
