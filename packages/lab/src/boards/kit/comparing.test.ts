import type { Certainty } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { Catalogue } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { cardRows, worstMoments } from "../analysis/cards.js";
import { type FoundRow, lossOf, scaleOf } from "../kit/judgement.js";
import { hintSentences } from "../panels/middle.js";
import { verdict } from "../panels/verdict.js";
import { begun, played } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { type FoundActions, judged, learnt } from "./comparing.js";

const FACTS = { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true } as const;
const words = await new Catalogue("en").load("boards");
const scene = (text: string, turn = 0) => ({ state: text, text, turn, actions: [] });
const table = {
  game: {
    choice: { game: "pig", options: {} },
    sheet: { facts: FACTS },
    record: begun(scene("start")),
  } as unknown as OpenGame,
  naming: { here: scaleOf(FACTS, "en"), nameOf: ({ text }: { readonly text: string }) => text },
};

const row = (text: string, value: number, certainty: Certainty, more: Partial<FoundRow> = {}): FoundRow => ({
  text,
  action: text,
  value,
  certainty,
  depth: "depth" in certainty ? certainty.depth : 0,
  method: "",
  ...more,
});
const found = (actions: readonly FoundRow[], more: Partial<FoundActions> = {}): FoundActions => ({
  value: actions[0]!.value!,
  first: undefined,
  depth: actions[0]!.depth,
  isExact: false,
  line: [],
  actions,
  ...more,
});
const at = (depth: number): Certainty => ({ kind: "estimate", depth, isFull: true });
const sample = (value: number, error: number): Certainty => ({
  kind: "sample",
  count: 9,
  low: value - error,
  high: value + error,
});
const proved = (low: number, high: number): Certainty => ({ kind: "proved", proof: "search", low, high });
const said = (of: FoundActions): string => verdict(judged(of), table, words);

/** Whether anything may say that the first is better: the rule, written once more. */
function isSurelyBetter(one: FoundRow, other: FoundRow, errors: readonly number[] | undefined): boolean {
  const [a, b] = [one.certainty, other.certainty];
  if (one.value === undefined || other.value === undefined) return false;
  const gap = one.value - other.value;
  const isProof = (each: Certainty) => each.kind === "proved" || each.kind === "payoff";
  const ends = (of: FoundRow) =>
    of.certainty.kind === "proved" ? [of.certainty.low, of.certainty.high] : [of.value!, of.value!];
  if (isProof(a) && isProof(b)) return ends(one)[0]! > ends(other)[1]!;
  if (!(gap > 0) || isBound(one, "upper") || isBound(other, "lower")) return false;
  const depths = [a, b].flatMap((each) => ("depth" in each ? [each.depth] : []));
  if ([a, b].some(({ kind }) => kind === "sample")) {
    const halves = [a, b].map((each) => (each.kind === "sample" ? (each.high - each.low) / 2 : 0));
    return depths.length === 0 && gap > Math.hypot(...halves);
  }
  if (new Set(depths).size > 1 || !errors) return false;
  return gap > errors[Math.min(depths[0]!, errors.length) - 1]!;
}

function isBound({ certainty, value }: FoundRow, side: "lower" | "upper"): boolean {
  if (certainty.kind === "bound") return certainty.side === side;
  const isOpen = certainty.kind === "proved" && certainty.low < certainty.high;
  return isOpen && value === (side === "lower" ? certainty.low : certainty.high);
}

/** Random rows of every kind, with values on a coarse grid so that some are equal. */
function randomPlace(seed: string): FoundActions {
  const chance = seededChance(seed);
  const mostDepth = chance.die(2);
  const kinds = chance.pick([
    ["estimate"],
    ["sample"],
    ["proved"],
    ["estimate", "bound"],
    ["estimate", "bound", "sample", "proved", "payoff", "absent"],
  ] as const);
  const actions = Array.from({ length: chance.die(5) }, (_, i): FoundRow => {
    const value = chance.die(9) / 5 - 1;
    const kind = chance.pick<(typeof kinds)[number]>(kinds);
    const certainty = {
      estimate: at(chance.die(mostDepth)),
      bound: { kind: "bound", side: chance.pick(["lower", "upper"] as const), depth: chance.die(mostDepth) },
      sample: sample(value, chance.die(8) / 10),
      proved: proved(value, chance.die(2) === 1 ? value : 1),
      payoff: { kind: "payoff" },
      absent: { kind: "absent" },
    } as const satisfies Record<string, Certainty>;
    const { value: known, ...rest } = row(`m${i}`, value, certainty[kind]);
    return { ...rest, ...(kind !== "absent" && { value: known! }) };
  });
  const errors = chance.pick([undefined, [0.3], [0.3, 0.1], [0, 0]]);
  return { ...found(actions), ...(errors && { errors }) };
}

describe("of random judgements, the page", () => {
  it("says best, ahead, gives away or a mistake only where one action is known to be better", () => {
    const met = { best: 0, ahead: 0, lost: 0, close: 0 };
    for (let round = 0; round < cases(20_000, 1500); round++) {
      const place = randomPlace(`judged ${round}`);
      const { errors } = place;
      const judgement = judged(place);
      const text = verdict(judgement, table, words);
      const hints = [1, 2, 3].flatMap((step) =>
        hintSentences(judgement, table, { step, area: undefined, line: [] }, words),
      );
      const all = [text, ...hints].join(" ");
      const [leader, ...others] = judgement.actions as unknown as readonly [FoundRow, ...FoundRow[]];
      const isBetter = others.every((other) => isSurelyBetter(leader, other, errors));
      const isNoWorse = others.every(
        (other) =>
          isSurelyBetter(leader, other, errors) ||
          (leader.value === other.value &&
            [leader, other].every(
              ({ certainty: each }) =>
                each.kind === "payoff" || (each.kind === "proved" && each.low === each.high),
            )),
      );
      expect([place, /Best:/.test(text)]).toEqual([place, isNoWorse]);
      if (/ahead of|worth .* less/.test(all)) {
        expect([place, isBetter]).toEqual([place, true]);
        met.ahead++;
      }
      if (/Best:/.test(text) && others.length > 0) met.best++;
      if (/Too close/.test(all)) met.close++;
      for (const each of judgement.actions) {
        const loss = lossOf(each);
        if (!loss) continue;
        met.lost++;
        expect([place, isSurelyBetter(leader, each, errors)]).toEqual([place, true]);
        expect(loss).toBeLessThanOrEqual(leader.value! - each.value! + 1e-9);
      }
      const record = played(
        table.game.record,
        { action: "m0", text: "m0" },
        { ...scene("next"), turn: -1, payoff: [0, 0] },
      );
      for (const { rows } of worstMoments(table.game.choice, record, new Map([[0, judgement]]), [0], 0)) {
        expect(isNoWorse).toBe(true);
        expect(rows).toEqual(cardRows(judgement));
      }
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(cases(800, 60));
  });

  it("never compares rows of different depths, whatever was learnt before", () => {
    for (let round = 0; round < cases(6000, 500); round++) {
      const chance = seededChance(`learnt ${round}`);
      // The value of an action at a depth says which depth it is: m + 10 depth.
      const search = (depths: readonly number[]) =>
        judged(
          found(
            depths.map((depth, i) => row(`m${i}`, (i % 3) / 10 + 10 * depth, at(depth))),
            { depth: Math.max(...depths), errors: [0.05] },
          ),
        );
      let known = search([1, 1, 1, 1]);
      for (let step = 0; step < 4; step++) {
        known = learnt(known, search(Array.from({ length: 4 }, () => chance.die(2 + step))));
        for (const each of known.actions) expect(lossOf(each) ?? 0).toBeLessThan(0.25);
      }
    }
  });
});

describe("the verdict", () => {
  const mixed = (method: string, ...shares: readonly number[]) =>
    found(
      shares.map((probability, i) =>
        row(
          ["rock", "paper", "scissors"][i]!,
          0,
          { kind: "estimate", depth: 0, isFull: false },
          { probability, method },
        ),
      ),
    );
  const errors = [0.1, 0.05];
  it.each([
    [
      "samples whose intervals overlap",
      found([row("1x5", 0.338, sample(0.338, 0.3)), row("1x1", 0.171, sample(0.171, 0.31))]),
      "Too close to call: 1x5 or 1x1 · worth +0.338 points",
    ],
    [
      "samples whose intervals do not",
      found([row("1x5", 0.338, sample(0.338, 0.01)), row("1x1", 0.05, sample(0.05, 0.14))]),
      "Best: 1x5, worth +0.338 ± 0.010 points · ahead of the next by 0.288 points",
    ],
    [
      "estimates without errors",
      found([row("a", 0.9, at(6)), row("b", -0.9, at(6))]),
      "Too close to call: a or b · worth +0.900 points",
    ],
    [
      "estimates with errors",
      found([row("a", 0.3, at(1)), row("b", 0.1, at(1))], { errors }),
      "Best: a, worth +0.300 points · ahead of the next by 0.200 points",
    ],
    [
      "a row of depth 7 and one of depth 6",
      found([row("a", 0.9, at(7)), row("b", -0.9, at(6))], { errors }),
      "Too close to call: a or b · worth +0.900 points",
    ],
    [
      "several that are close, and a worse one",
      found([row("a", 0.3, at(2)), row("b", 0.28, at(2)), row("c", -0.3, at(2))], { errors }),
      "Too close to call: a or b · worth +0.300 points",
    ],
    [
      "many that are close",
      found(
        [..."abcd"].map((name) => row(name, 0.3, at(2))),
        { errors },
      ),
      "Too close to call: 4 moves · worth +0.300 points",
    ],
    [
      "a solution with bounds",
      found([row("a", 0.5, proved(0.5, 0.5)), row("b", 0.5, proved(-1, 0.5))], { isExact: true }),
      "Best: a, worth +0.500 points · no other is better · solved",
    ],
    [
      "equal proofs",
      found([row("a", 0.5, proved(0.5, 0.5)), row("b", 0.5, { kind: "payoff" })], { isExact: true }),
      "Best: a, worth +0.500 points · others are as good · solved",
    ],
    [
      "an equilibrium",
      mixed("equilibrium", 1 / 3, 1 / 3, 1 / 3),
      "Mix: rock 33.3%, paper 33.3%, scissors 33.3% · worth 0.000 points",
    ],
    [
      "a sampled mixture",
      mixed("regret-ismcts", 0.9, 0.1, 0),
      "Mix so far: rock 90%, paper 10% · worth 0.000 points",
    ],
  ])("of %s", (_, place, text) => {
    expect(said(place)).toBe(text);
  });

  it("of the cube compares all rows at one depth, and a later, uneven search changes nothing", () => {
    const complete = judged(
      found([row("double", 0.2449, at(2)), row("roll", 0.2425, at(2))], { depth: 2, errors }),
    );
    for (const uneven of [
      [row("double", 0.2303, at(3)), row("roll", 0.2425, at(2))],
      [row("roll", 0.5, at(4)), row("double", 0.2449, at(2))],
    ])
      expect(learnt(complete, judged(found(uneven, { depth: uneven[0]!.depth, errors })))).toBe(complete);
    const deeper = judged(found([row("double", 0.4, at(3)), row("roll", 0.2, at(3))], { depth: 3, errors }));
    expect(verdict(learnt(complete, deeper), table, words)).toMatch(/^Best: double/);
  });

  it("of a search of the best move alone has its deeper value, and the difference of the shared depth", () => {
    const complete = judged(found([row("a", 0.3, at(1)), row("b", 0.1, at(1))], { errors }));
    const known = learnt(
      complete,
      judged(found([row("a", 0.9, at(2)), row("b", 0.1, at(1))], { depth: 2, errors })),
    );
    expect(verdict(known, table, words)).toBe(
      "Best: a, worth +0.900 points · ahead of the next by 0.200 points",
    );
  });

  it("of a filtered search compares the moves that were dropped at the depth that they reached", () => {
    const first = judged(
      found([row("a", 0.3, at(1)), row("b", 0.25, at(1)), row("c", -0.2, at(1))], { errors }),
    );
    const second = judged(
      found([row("a", 0.7, at(2)), row("b", 0.6, at(2)), row("c", -0.2, at(1))], { depth: 2, errors }),
    );
    expect(second.best).toBeUndefined();
    // What is no longer known of an action is not kept.
    expect(
      judged({ ...judged(found([row("a", 0, at(1))], { errors })), actions: [...second.actions] }).best,
    ).toBe(undefined);
    const known = learnt(first, second);
    expect(verdict(known, table, words)).toMatch(
      /^Best: a, worth \+0\.700 points · ahead of the next by 0\.100 points$/,
    );
    expect(known.actions.map(lossOf)).toEqual([0, expect.closeTo(0.1, 9), expect.closeTo(0.5, 9)]);
  });
});
