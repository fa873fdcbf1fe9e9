import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { SearchError } from "../contract/errors.js";
import { countsModel } from "./counts.js";
import { readModel, writeModel } from "./file.js";
import { mixtureModel } from "./mixture.js";
import type { OpponentModel } from "./model.js";
import {
  cycleModel,
  epsilonGreedyModel,
  noisyModel,
  quantalResponseModel,
  uniformModel,
  weightedModel,
} from "./policies.js";
import { sequenceModel } from "./sequence.js";

const ACTIONS = ["a", "b", "c"];
const values = (): number[] => [1, 3, 3];
const played = (action: string, state = "s", isOpponent = true) => ({
  state,
  action,
  actions: ACTIONS,
  isOpponent,
});

function predicted(model: OpponentModel<string, string>, state = "s"): number[] {
  const probabilities = [...model.predict(state, ACTIONS)];
  expect(probabilities.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  return probabilities;
}

describe("fixed models", () => {
  it("have the probabilities of their definitions", () => {
    expect(predicted(uniformModel())).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(predicted(weightedModel((_, action) => (action === "a" ? 2 : 1)))).toEqual([0.5, 0.25, 0.25]);
    expect(predicted(weightedModel(() => 0))).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(predicted(epsilonGreedyModel(values, 0))).toEqual([0, 0.5, 0.5]);
    expect(predicted(epsilonGreedyModel(values, 0.3))[0]).toBeCloseTo(0.1, 14);
    expect(predicted(noisyModel(cycleModel(4), 0.3))[1]).toBeCloseTo(0.8, 14);
  });

  it("quantal response has the odds of its definition, with the best response and uniform choice as its limits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 3, maxLength: 3 }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        (worth, temperature) => {
          const p = predicted(quantalResponseModel(() => worth, temperature));
          expect(Math.log(p[0]! / p[1]!)).toBeCloseTo((worth[0]! - worth[1]!) / temperature, 6);
        },
      ),
      { seed: 1, numRuns: cases(500, 50) },
    );
    expect(predicted(quantalResponseModel(values, 1e-9))).toEqual(predicted(epsilonGreedyModel(values, 0)));
    for (const p of predicted(quantalResponseModel(values, 1e9))) expect(p).toBeCloseTo(1 / 3, 8);
  });

  it("treat values that differ by rounding as equal", () => {
    const { predict } = epsilonGreedyModel(() => [0.1 + 0.2, 0.3, 0.2], 0);
    expect([...predict(undefined, [0, 1, 2])]).toEqual([0.5, 0.5, 0]);
  });

  it("reject an invalid probability, temperature or weight", () => {
    for (const make of [
      () => epsilonGreedyModel(values, 1.1),
      () => quantalResponseModel(values, 0),
      () => weightedModel(() => -1).predict("s", ACTIONS),
      () => mixtureModel([uniformModel()], [0]),
      () => countsModel({ situation: () => "", weight: 0 }),
      () => sequenceModel({ actions: ACTIONS, depth: 33 }),
      () => mixtureModel([]),
      () => sequenceModel({ actions: ACTIONS, depth: 1 }).after(played("x")),
    ]) {
      expect(make).toThrow(SearchError);
      expect(make).toThrow(/^[A-Z][^.]*(\.\d[^.]*)*\.$/);
    }
  });
});

describe("counts", () => {
  it("have the mean of the Dirichlet posterior, separately for each situation", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("s", "t"), fc.constantFrom(...ACTIONS)), { maxLength: 30 }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        (seen, weight) => {
          let model = countsModel<string, string>({
            situation: (state) => state,
            prior: weightedModel((_, action) => (action === "a" ? 2 : 1)),
            weight,
          });
          for (const [state, action] of seen) model = model.after(played(action, state));
          for (const state of ["s", "t"]) {
            const here = seen.filter(([at]) => at === state);
            // Parameters of the prior: 3 w times its means 1/2, 1/4, 1/4.
            const expected = ACTIONS.map((action, i) => {
              const count = here.filter(([, one]) => one === action).length;
              return (count + 3 * weight * [0.5, 0.25, 0.25][i]!) / (here.length + 3 * weight);
            });
            for (const [i, p] of predicted(model, state).entries()) expect(p).toBeCloseTo(expected[i]!, 12);
          }
        },
      ),
      { seed: 2, numRuns: cases(300, 30) },
    );
  });

  it.each([
    ["counts", () => countsModel<string, object>({ situation: () => "" })],
    [
      "sequences",
      () =>
        sequenceModel<string, object>({
          actions: [
            { x: 1, y: 2 },
            { x: 2, y: 1 },
          ],
          depth: 1,
        }),
    ],
  ] as const)("of %s recognise an action whatever the order of its keys", (_, make) => {
    const legal = [
      { y: 2, x: 1 },
      { x: 2, y: 1 },
    ];
    const seen = (action: object) => ({ state: "s", action, actions: legal, isOpponent: true });
    const one = make()
      .after(seen({ x: 1, y: 2 }))
      .after(seen({ y: 2, x: 1 }));
    const [first, second] = one.predict("s", legal);
    expect(first).toBeGreaterThan(second!);
    expect(
      one.predict("s", [
        { x: 1, y: 2 },
        { y: 1, x: 2 },
      ]),
    ).toEqual(one.predict("s", legal));
    // As written by an older version.
    const old = JSON.parse(
      JSON.stringify(one.learned()).replaceAll('{\\"x\\":1,\\"y\\":2}', '{\\"y\\":2,\\"x\\":1}'),
    );
    expect(make().restored(old).predict("s", legal)).toEqual(one.predict("s", legal));
  });

  it("learn from the opponent only, and never change", () => {
    const model = countsModel<string, string>({ situation: () => "" });
    expect(predicted(model.after(played("a", "s", false)))).toEqual(predicted(model));
    expect(predicted(model.after(played("a")))).toEqual([0.5, 0.25, 0.25]);
    expect(predicted(model)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });
});

describe("a mixture", () => {
  it("follows Bayes' rule", () => {
    const parts = [
      uniformModel<string, string>(),
      weightedModel<string, string>((_, a) => (a === "a" ? 8 : 1)),
    ];
    let model = mixtureModel(parts, [3, 1]);
    const beliefs = [3, 1];
    for (const action of ["a", "a", "b", "a"]) {
      model = model.after(played(action));
      beliefs[0]! *= 1 / 3;
      beliefs[1]! *= action === "a" ? 0.8 : 0.1;
    }
    const share = beliefs[0]! / (beliefs[0]! + beliefs[1]!);
    expect((model.learned() as { weights: number[] }).weights[0]).toBeCloseTo(share, 12);
    expect(predicted(model)[0]).toBeCloseTo(share / 3 + (1 - share) * 0.8, 12);
  });

  it("keeps its beliefs if all its parts are refuted", () => {
    const never = weightedModel<string, string>((_, a) => (a === "c" ? 0 : 1));
    expect(predicted(mixtureModel([never, never]).after(played("c")))).toEqual([0.5, 0.5, 0]);
  });
});

describe("learned data", () => {
  const kinds: Record<string, () => OpponentModel<string, string>> = {
    counts: () => countsModel({ situation: (state) => state }),
    sequence: () => sequenceModel({ actions: ACTIONS, depth: 2 }),
    cycle: () => cycleModel(),
    noisy: () => noisyModel(cycleModel(), 0.1),
    mixture: () =>
      mixtureModel([countsModel({ situation: () => "" }), sequenceModel({ actions: ACTIONS, depth: 3 })]),
  };

  it.each(Object.keys(kinds))("survives saving and loading: %s", (name) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.boolean()), { maxLength: 20 }),
        (sequence) => {
          const make = kinds[name]!;
          const model = sequence.reduce((m, [action, own]) => m.after(played(action, "s", own)), make());
          const text = writeModel({ game: "g", spec: name, learned: model.learned() });
          const read = readModel(text);
          expect([read.game, read.spec]).toEqual(["g", name]);
          const again = make().restored(read.learned);
          // Weights of a mixture are normalised again, which rounds.
          for (const [i, p] of predicted(again).entries()) expect(p).toBeCloseTo(predicted(model)[i]!, 12);
          if (name !== "mixture") expect(again.learned()).toEqual(model.learned());
        },
      ),
      { seed: 3, numRuns: 60 },
    );
  });

  it("is rejected if a character was changed, or if it does not fit the model", () => {
    const learned = kinds.counts!().after(played("a")).learned();
    const text = writeModel({ game: "g", spec: "counts", learned });
    for (let i = 0; i < text.length - 1; i++) {
      const damaged = `${text.slice(0, i)}${text[i] === "1" ? "2" : "1"}${text.slice(i + 1)}`;
      expect(() => readModel(damaged)).toThrow(SearchError);
    }
    expect(() => readModel("{}")).toThrow(/"format" is not/);
    expect(() => readModel("tree")).toThrow(/not JSON/);
    for (const [name, make] of Object.entries(kinds)) {
      for (const wrong of [
        { counts: [1] },
        { counts: { s: { a: -1 } } },
        "x",
        { weights: [1], parts: [] },
        -3,
      ])
        expect(() => make().restored(wrong), name).toThrow(SearchError);
    }
  });
});
