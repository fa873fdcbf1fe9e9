import { decodeModel, encodeModel } from "@tyche/learn";
import {
  Network,
  NetworkFitting,
  type NetworkFittingOptions,
  PositionGathering,
  type PositionGatheringOptions,
  readTrainingSet,
  TrainingSet,
} from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { NIM_ENCODING, NIM_TASK } from "../../test/nim-task.js";
import { DELIVERED } from "../kernels/layout.js";

const GATHER: PositionGatheringOptions = {
  game: "nim",
  inputs: "heap",
  games: 60,
  seed: 4,
  explore: 0.3,
  iteration: 20,
  parallel: 8,
};

function network(seed = 1): Network {
  return new Network(
    { features: NIM_ENCODING.features, hidden: [16], outputs: 1 },
    { encoding: NIM_ENCODING, batch: 4, seed, adam: true },
  );
}

const gathering = (options: Partial<PositionGatheringOptions> = {}): PositionGathering =>
  new PositionGathering(network(), NIM_TASK, { ...GATHER, ...options });

/** The number that a network takes from a heap. */
function bestMoves(teacher: Network): (heap: number) => number {
  return (heap) => {
    if (heap <= 3) return heap;
    for (let i = 0; i < 3; i++) teacher.boards[i * teacher.stride] = heap - 1 - i;
    teacher.evaluateBoards(0, 3);
    const values = [0, 1, 2].map((i) => teacher.results[i * DELIVERED]!);
    return 1 + values.indexOf(Math.max(...values));
  };
}

const none = (): TrainingSet => new TrainingSet(1, 1);

/** Heaps of 1 to 15 with the winner: the player who leaves a multiple of four. */
function solved(): TrainingSet {
  const positions = none();
  for (let i = 0; i < 300; i++) {
    const heap = i % 16;
    positions.add({
      board: Int8Array.of(heap),
      view: i % 2,
      target: Float32Array.of(heap % 4 === 0 ? 1 : 0),
    });
  }
  return positions;
}

const FIT: NetworkFittingOptions = {
  game: "nim",
  inputs: "heap",
  seed: 2,
  passes: 40,
  rate: [0.02, 0.001],
  iteration: 1000,
  batch: 16,
};

async function finish(training: NetworkFitting | PositionGathering): Promise<number[]> {
  const measures: number[] = [];
  for await (const report of training.run()) measures.push(Object.values(report.measures).at(-1)!);
  return measures;
}

describe("positions of self-play", () => {
  it("have the mean value of the best replies to all chance outcomes, here of the best reply", async () => {
    const training = gathering();
    await finish(training);
    const { positions, history } = readTrainingSet([encodeModel(training.model())], "nim", none());
    expect(history.at(-1)).toMatchObject({ games: training.games, settings: { seed: 4, explore: 0.3 } });
    expect(positions.length).toBeGreaterThan(100);
    const teacher = network();
    for (let i = 0; i < positions.length; i++) {
      const heap = positions.board(i)[0]!;
      const left = [1, 2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);
      const replies = left.map((rest) => {
        if (rest === 0) return 1;
        teacher.boards[0] = rest;
        teacher.evaluateBoards(0, 1);
        return teacher.results[0]!;
      });
      expect(positions.target(i)[0]).toBeCloseTo(1 - Math.max(...replies), 5);
    }
  });

  it("have the value of the game's end with lambda 1, if no later move was random", async () => {
    const training = gathering({ lambda: 1, explore: 0, parallel: 1 });
    await finish(training);
    const { positions, history } = readTrainingSet([encodeModel(training.model())], "nim", none());
    expect(history.at(-1)!.settings.lambda).toBe(1);
    const best = bestMoves(network());
    for (let i = 0; i < positions.length; i++) {
      let heap = positions.board(i)[0]!;
      let moves = 0;
      for (; heap > 0; moves++) heap -= best(heap);
      expect(positions.target(i)[0]).toBeCloseTo(moves % 2 === 0 ? 1 : 0, 5);
    }
  });

  it("include moves other than the best with noise, the same for the same seed", async () => {
    const boards = async (noise: number): Promise<Set<string>> => {
      const training = gathering({ noise, lambda: 0.5, explore: 0, games: 200 });
      await finish(training);
      const { positions, history } = readTrainingSet([encodeModel(training.model())], "nim", none());
      expect(history.at(-1)!.settings.noise).toBe(noise);
      const moves = new Set<string>();
      for (let i = 1; i < positions.length; i++) moves.add(`${positions.board(i - 1)}-${positions.board(i)}`);
      return moves;
    };
    expect((await boards(2)).size).toBeGreaterThan((await boards(0)).size);
    expect(await boards(1e-9)).toEqual(await boards(1e-9));
    expect(() => gathering({ noise: -1 })).toThrow("Noise must be a number, 0 or more, not -1.");
  });

  it("approach the value of the teacher's play as lambda rises, and are unbiased with chance", async () => {
    const error = async (lambda: number): Promise<number> => {
      const training = gathering({ lambda, explore: 0, games: 200 });
      await finish(training);
      const { positions } = readTrainingSet([encodeModel(training.model())], "nim", none());
      const best = bestMoves(network());
      let sum = 0;
      for (let i = 0; i < positions.length; i++) {
        let heap = positions.board(i)[0]!;
        let moves = 0;
        for (; heap > 0; moves++) heap -= best(heap);
        sum += Math.abs(positions.target(i)[0]! - (moves % 2 === 0 ? 1 : 0));
      }
      return sum / positions.length;
    };
    const errors = [await error(0), await error(0.5), await error(0.9), await error(1)];
    expect(errors).toEqual([...errors].sort((one, two) => two - one));
  });

  it("are the same after a stop and restart", async () => {
    const whole = gathering();
    await finish(whole);
    const first = gathering();
    let saved: Uint8Array | undefined;
    for await (const _ of first.run()) {
      saved = first.state().slice();
      break;
    }
    const second = gathering();
    second.restore(saved!);
    await finish(second);
    expect(second.model()).toEqual(whole.model());
    expect(() => gathering({ seed: 5 }).restore(saved!)).toThrow("its seed is not the same");
  });

  it("are read from several files in sequence", async () => {
    const files = await Promise.all(
      [1, 2].map(async (seed) => {
        const training = gathering({ seed });
        await finish(training);
        return encodeModel(training.model());
      }),
    );
    const parts = files.map((file) => readTrainingSet([file], "nim", none()).positions);
    const { positions } = readTrainingSet(files, "nim", none());
    expect(positions.length).toBe(parts[0]!.length + parts[1]!.length);
    expect(positions.board(parts[0]!.length)).toEqual(parts[1]!.board(0));
    expect(() => readTrainingSet(files, "go", none())).toThrow('game "nim", and "go" is needed');
    expect(() => readTrainingSet(files, "nim", new TrainingSet(2, 1))).toThrow("positions of another kind");
  });
});

describe("fitting", () => {
  it("learns known values, and reports its error on held-out positions", async () => {
    const fitted = network();
    const errors = await finish(new NetworkFitting(fitted, NIM_TASK, solved(), FIT));
    expect(errors.at(-1)).toBeLessThan(0.1);
    expect(errors[0]).toBeGreaterThan(3 * errors.at(-1)!);
    for (let heap = 1; heap < 16; heap++) {
      fitted.boards[0] = heap;
      fitted.evaluateBoards(0, 1);
      expect(Math.abs(fitted.results[0]! - (heap % 4 === 0 ? 1 : 0))).toBeLessThan(0.1);
    }
  });

  it("continues after a stop as if there had been none", async () => {
    const whole = new NetworkFitting(network(), NIM_TASK, solved(), FIT);
    await finish(whole);
    const first = new NetworkFitting(network(), NIM_TASK, solved(), FIT);
    let saved: Uint8Array | undefined;
    for await (const { games } of first.run()) {
      if (games < 5000) continue;
      saved = first.state().slice();
      break;
    }
    const second = new NetworkFitting(network(7), NIM_TASK, solved(), FIT);
    second.restore(saved!);
    await finish(second);
    expect(second.model()).toEqual(whole.model());
    expect(decodeModel(saved!).header.history.at(-1)!.method).toBe("fitted to positions of known value");
  });

  it("follows the gradient of the cross-entropy of values", async () => {
    // All positions are alike, since a step draws some of them.
    const heaps = [7];
    const targets = [0.2];
    const known = none();
    for (let round = 0; round < 2; round++)
      for (const [i, heap] of heaps.entries())
        known.add({ board: Int8Array.of(heap), view: 0, target: Float32Array.of(targets[i]!) });
    const fitted = network(5);
    // The weights to the output start at 0, where no hidden unit has a gradient.
    for (let unit = 0; unit < 16; unit++) fitted.parameters[2]![unit * DELIVERED] = unit % 2 ? 0.3 : -0.2;
    const loss = (): number => {
      fitted.changed();
      for (const [i, heap] of heaps.entries()) fitted.boards[i * fitted.stride] = heap;
      fitted.evaluateBoards(0, heaps.length);
      const outputs = heaps.map((_, i) => fitted.results[i * DELIVERED]!);
      const entropy = outputs.map(
        (output, i) => -targets[i]! * Math.log(output) - (1 - targets[i]!) * Math.log(1 - output),
      );
      return entropy.reduce((sum, each) => sum + each);
    };
    const step = 0.001;
    const slopes = fitted.parameters.map((parameter) =>
      Array.from(parameter, (weight, i) => {
        parameter[i] = weight + step;
        const above = loss();
        parameter[i] = weight - step;
        const below = loss();
        parameter[i] = weight;
        return (above - below) / (2 * step);
      }),
    );
    const before = fitted.parameters.map((parameter) => parameter.slice());
    const options = { ...FIT, passes: 1, rate: [1e-4, 1e-4] as const, batch: 3 };
    await finish(new NetworkFitting(fitted, NIM_TASK, known, options));
    // The first step of Adam is as long for each weight, against the sign of its slope.
    let compared = 0;
    for (const [p, parameter] of fitted.parameters.entries()) {
      for (let i = 0; i < parameter.length; i++) {
        if (Math.abs(slopes[p]![i]!) < 0.01) continue;
        compared++;
        expect(Math.sign(parameter[i]! - before[p]![i]!)).toBe(-Math.sign(slopes[p]![i]!));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("refuses invalid settings", () => {
    expect(() => new NetworkFitting(network(), NIM_TASK, none(), FIT)).toThrow(
      "There must be 2 positions or more to fit to, not 0.",
    );
    expect(() => new NetworkFitting(network(), NIM_TASK, solved(), { ...FIT, passes: 0 })).toThrow(
      "The number of passes must be above 0, not 0.",
    );
  });
});
