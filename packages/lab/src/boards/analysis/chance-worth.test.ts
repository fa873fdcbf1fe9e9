import { type Decision, decide, type Facts, think } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../../tests/cases.js";
import { type Judgement, judgementOf } from "../kit/judgement.js";
import { begun, type GameRecord, placeAt, played } from "../record/game-record.js";
import type { Scene, SceneSpread } from "../record/scene.js";
import type { ThinkingOptions } from "../workers/question.js";
import { questionAt } from "../workers/question.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { chanceWorth } from "./chance-worth.js";
import { type ChanceWorth, chanceFor, ledgerOf, meanOf, NO_CHANCE } from "./ledger.js";

const ZERO_SUM = {
  players: 2,
  zeroSum: true,
  cooperative: false,
  bounds: [-1, 1],
  chance: true,
} as unknown as Facts;
const NEVER = new AbortController().signal;

/** Outcomes whose states are their values. */
function spreadOf(values: readonly number[], weights: readonly number[], samples = 0): SceneSpread {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const outcomes = values.map((value, at) => ({
    probability: weights[at]! / all,
    scene: {
      state: value,
      text: `outcome ${at}`,
      turn: 0,
      actions: [0, 1].map((action) => ({ action, text: `${action}` })),
    },
  }));
  return { outcomes, samples };
}

/** An engine that returns the state as its value, takes `ms` for each answer, and records its questions. */
function saying(ms: number, isExact = false) {
  const asked: ThinkingOptions[] = [];
  let time = 0;
  return {
    asked,
    now: () => time,
    async *think(state: unknown, options: ThinkingOptions): AsyncGenerator<Decision<unknown>> {
      asked.push(options);
      time += ms;
      const { depth = 0 } = options;
      const actions = [{ certainty: { kind: "estimate", depth, isFull: true } }];
      yield { value: state, solved: isExact, depth, actions } as unknown as Decision<unknown>;
    },
  };
}

describe("the value of chance in a turn", () => {
  const values = [0.5, -0.25, 1, 0.75];
  const spread = spreadOf(values, [4, 3, 2, 1]);
  const happened = spread.outcomes[2]!.scene;
  const asked = { sheet: { facts: ZERO_SUM, takesDepth: true }, spread, happened, signal: NEVER };

  it("covers every outcome with its probability, to increasing depth while the next depth fits", async () => {
    const engine = saying(10);
    const found = (await chanceWorth(asked, { ...engine, ms: 800 }))!;
    expect(found).toEqual({
      outcomes: values.map((worth, at) => ({ probability: [0.4, 0.3, 0.2, 0.1][at]!, worth })),
      happened: 1,
      samples: 0,
    });
    // 40 ms each; after 160 ms five times as much would be too long.
    expect(engine.asked.map(({ depth }) => depth)).toEqual(
      [1, 2, 3, 4, 5].flatMap((depth) => [0, 0, 0, 0].fill(depth)),
    );
    const exact = saying(10, true);
    expect(await chanceWorth(asked, { ...exact, ms: 800 })).toMatchObject({ valueError: 0 });
    expect(exact.asked).toHaveLength(4);
    // The last entry is for all greater depths.
    const sheet = { ...asked.sheet, errors: [0.3, 0.2] };
    expect(await chanceWorth({ ...asked, sheet }, { ...saying(10), ms: 800 })).toMatchObject({
      valueError: 0.2,
    });
  });

  it("requests no depth if the evaluator has none, and no time if a forced move would be answered at once", async () => {
    const engine = saying(10);
    const [one, ...rest] = spread.outcomes;
    const forced = { ...one!, scene: { ...one!.scene, actions: one!.scene.actions.slice(1) } };
    const outcomes = [forced, ...rest];
    await chanceWorth(
      {
        ...asked,
        sheet: { facts: ZERO_SUM, takesDepth: false, evaluator: "net" },
        spread: { outcomes, samples: 0 },
      },
      { ...engine, ms: 800 },
    );
    expect(engine.asked).toHaveLength(4);
    for (const { depth, evaluator } of engine.asked) expect([depth, evaluator]).toEqual([undefined, "net"]);
    expect(engine.asked.map(({ time }) => time).sort()).toEqual([200, 200, 200, undefined]);
  });

  it("has no outcomes without chance, and is undefined after cancelling", async () => {
    const engine = saying(10);
    const lonely = { outcomes: spread.outcomes.slice(0, 1), samples: 0 };
    expect(await chanceWorth({ ...asked, spread: lonely }, { ...engine, ms: 800 })).toBe(NO_CHANCE);
    expect(engine.asked).toEqual([]);
    expect(
      await chanceWorth({ ...asked, signal: AbortSignal.abort() }, { ...engine, ms: 800 }),
    ).toBeUndefined();
  });

  it("stops when its time is up, and then reports the error of the mean", async () => {
    const chance = seededChance("part");
    let held = 0;
    const trials = cases(400, 200);
    for (let trial = 0; trial < trials; trial++) {
      const all = Array.from({ length: 60 }, () => chance.die(100) / 50 - 1);
      const many = spreadOf(
        all,
        Array.from({ length: 60 }, () => chance.die(6)),
      );
      const engine = saying(10);
      const scene = { ...many.outcomes[trial % 60]!.scene };
      const found = (await chanceWorth({ ...asked, spread: many, happened: scene }, { ...engine, ms: 250 }))!;
      expect(engine.asked.length).toBe(25);
      expect(found.samples).toBeGreaterThanOrEqual(24);
      expect(found.happened).toBe(scene.state);
      expect(found.valueError).toBeUndefined();
      const part = chanceFor(ZERO_SUM, 0, { ...found, valueError: 0 });
      const mean = many.outcomes.reduce((sum, { probability }, at) => sum + probability * all[at]!, 0);
      if (Math.abs(meanOf(part.outcomes) - mean) <= part.error!) held++;
    }
    // Nominally 95 %, with room for the randomness of the trials.
    expect(held / trials).toBeGreaterThan(0.88);
    expect(held / trials).toBeLessThan(1);
  });

  it("has an error that depends on the number of samples", () => {
    const worth = (samples: number): ChanceWorth => ({
      outcomes: [
        { probability: 0.5, worth: 1 },
        { probability: 0.5, worth: -1 },
      ],
      happened: 1,
      samples,
      valueError: 0,
    });
    expect(chanceFor(ZERO_SUM, 1, worth(0))).toMatchObject({ happened: -1, error: 0 });
    expect(chanceFor(ZERO_SUM, 1, worth(101)).error).toBeCloseTo(1.96 / 10, 12);
  });
});

/** A game played by the machine and analysed turn by turn as on the page, with simulated clocks. */
async function judgedGame(options: Record<string, string>, seed: string, start?: string) {
  const named = await gameChosen({ game: "minesweeper", options });
  const referee = new Referee(named);
  const sheet = { ...referee.sheet, errors: [0.01] };
  let asked = 0;
  const judge = {
    think(state: unknown, given: ThinkingOptions) {
      asked++;
      return think(named.game, state, given);
    },
    ms: 1e9,
    now: () => 0,
  };
  const judged = new Map<number, Judgement>();
  const chances = new Map<number, ChanceWorth>();
  const spreads = new Map<number, SceneSpread>();
  let record: GameRecord = begun(start === undefined ? referee.start(seed) : referee.read(start));
  const learn = async (scene: Scene): Promise<Judgement> => {
    const decision = await decide(named.game, scene.state, questionAt(sheet, scene, 1e9));
    return judgementOf(sheet, scene, decision);
  };
  while (placeAt(record).scene.turn >= 0) {
    const { scene } = placeAt(record);
    const judgement = await learn(scene);
    judged.set(record.at, judgement);
    const [best] = judgement.actions;
    const next = referee.play(scene.state, best!.action, `${seed} ${record.at}`);
    record = played(record, best!, next);
    let time = 0;
    const spread = referee.spread(scene.state, best!.action, 100, () => (time += 5));
    const found = await chanceWorth({ sheet, spread, happened: next, signal: NEVER }, judge);
    chances.set(record.at, found!);
    spreads.set(record.at, spread);
  }
  return { game: named.game, sheet, record, known: { judged, chances }, spreads, asked };
}

describe("a Minesweeper ledger", () => {
  it("is complete: every turn has its luck, from samples if half the board can open", async () => {
    const { sheet, record, known } = await judgedGame(
      { start: "classic", ...(IS_LONG ? { size: "6x6", mines: "6" } : { size: "5x5", mines: "4" }) },
      "whole",
    );
    const ledger = ledgerOf(sheet.facts, record, known, 0)!;
    expect(sheet.takesDepth).toBe(false);
    expect(ledger.isWhole).toBe(true);
    expect(ledger.steps.length).toBeGreaterThan(IS_LONG ? 10 : 3);
    expect(known.chances.size).toBeGreaterThan(IS_LONG ? 5 : 1);
    expect([...known.chances.values()].some(({ samples }) => samples > 0)).toBe(true);
    expect(ledger.luckError).toBeGreaterThan(0);
    const { start, luck, own, others, revision, end } = ledger;
    expect(start + luck! - own + others + revision!).toBeCloseTo(end, 9);
    expect(end).toBe(placeAt(record).scene.payoff![0]);
  });

  it("is exact if every layout is counted: luck is the result minus the value of the choice", async () => {
    let exact = 0;
    for (let seed = 0; seed < cases(8, 4); seed++) {
      const { game, sheet, record, known, spreads, asked } = await judgedGame(
        { size: "4x3", mines: "3" },
        `exact ${seed}`,
        "1.../..../....",
      );
      expect(asked).toBeLessThan(200);
      for (const { place, before, luck, luckError, after, isExact } of ledgerOf(
        sheet.facts,
        record,
        known,
        0,
      )!.steps) {
        const chance = known.chances.get(place);
        if (!chance || chance === NO_CHANCE || !isExact || chance.samples > 0) continue;
        // A certainly free cell has an estimated value, even if a search would be exact.
        const others = spreads.get(place)!.outcomes.filter(({ scene }) => !scene.payoff);
        const decisions = await Promise.all(others.map(({ scene }) => decide(game, scene.state)));
        if (decisions.some((decision) => !decision.solved)) continue;
        exact++;
        // The value of the best choice is the mean of its outcomes.
        expect(meanOf(chanceFor(sheet.facts, 0, chance).outcomes)).toBeCloseTo(before, 9);
        expect(before + luck!).toBeCloseTo(after, 9);
        expect(luckError).toBe(0);
      }
    }
    expect(exact).toBeGreaterThan(0);
  });
});
