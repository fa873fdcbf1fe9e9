import { Network, NetworkTraining, type NetworkTrainingOptions } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { NIM_ENCODING, NIM_TASK } from "../../test/nim-task.js";

const OPTIONS: NetworkTrainingOptions = {
  game: "nim",
  inputs: "heap",
  games: 4000,
  seed: 5,
  rate: [0.1, 0.02],
  lambda: 0,
  iteration: 500,
  parallel: 16,
  pool: 64,
};

function started(options: Partial<NetworkTrainingOptions> = {}) {
  const network = new Network(
    { features: NIM_ENCODING.features, hidden: [16], outputs: 1 },
    { encoding: NIM_ENCODING, batch: 4, seed: 1 },
  );
  return { network, training: new NetworkTraining(network, NIM_TASK, { ...OPTIONS, ...options }) };
}

async function finish(training: NetworkTraining): Promise<void> {
  for await (const _ of training.run());
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
      const { network, training } = started({ backup, lambda, explore });
      await finish(training);
      for (const heap of [4, 8, 12]) expect(left(network, heap)).toBeGreaterThan(0.85);
      for (const heap of [1, 2, 3]) expect(left(network, heap)).toBeLessThan(0.15);
      // A player who leaves multiples of four wins two games of three or more from a random heap, against any opponent.
      const { mean, low, high } = training.strength(400, "test");
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
      expect(low).toBeGreaterThan(0.3);
    },
  );

  it("continues after a stop as if there had been none", async () => {
    const whole = started().training;
    await finish(whole);
    const first = started().training;
    let saved: Uint8Array | undefined;
    for await (const { games } of first.run()) {
      if (games >= 2000) {
        saved = first.state().slice();
        break;
      }
    }
    const second = started().training;
    second.restore(saved!);
    await finish(second);
    expect(second.model()).toEqual(whole.model());
  });

  it("continues from the mean of several copies, with their games added up", async () => {
    const { training, network } = started({ games: 2000 });
    const states: Uint8Array[] = [];
    for (const stream of [0, 1]) {
      const { training: own } = started({ games: 2000, stream });
      own.restore(training.state());
      for await (const _ of own.run()) {
        states.push(own.state().slice());
        break;
      }
    }
    expect(states[0]).not.toEqual(states[1]);
    training.merge(states);
    expect(training.games).toBeGreaterThanOrEqual(1000);
    const [one, other] = states.map((state) => {
      const { training: own, network: restored } = started({ games: 2000 });
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
    const iterations: Float32Array[] = [];
    const start = averaged.network.parameters[0]!.slice();
    const both = [plain.training, averaged.training].map((training) => training.run());
    for (;;) {
      const [one, other] = await Promise.all(both.map((run) => run.next()));
      if (one!.done) break;
      expect(other!.value).toEqual(one!.value);
      iterations.push(plain.network.parameters[0]!.slice());
    }
    const expected = iterations.reduce(
      (mean, each) => mean.map((value, i) => value + (each[i]! - value) / 4),
      start,
    );
    const [weights] = averaged.training.model().arrays as readonly Float32Array[];
    weights!.forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 5);
    });
  });

  it("stops on request, and refuses the state of another run", async () => {
    const { training } = started({ games: 1_000_000 });
    const signal = { aborted: false };
    for await (const { games } of training.run(signal)) if (games >= 500) signal.aborted = true;
    expect(training.games).toBeLessThan(2000);
    expect(() => started({ seed: 6 }).training.restore(training.state())).toThrow("its seed is not the same");
  });

  it("refuses invalid settings", async () => {
    await expect(finish(started({ rate: [0, 0.1] }).training)).rejects.toThrow(
      "A step size must be above 0 and at most 1, not 0 and 0.1.",
    );
    await expect(finish(started({ lambda: 2 }).training)).rejects.toThrow(
      "Lambda must be from 0 to 1, not 2.",
    );
  });
});
