import { buildTree, formatExact, type Node, solve, toNumber, writeTree } from "@tyche/trees";
import { amountText, appraise, parseUtility, riskDrawing } from "@tyche/trees/analysis";
/**
 * Certainty equivalents, checked by enumerating plans: every pure plan as a lottery, with its mean utility as in the
 * textbook.
 */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { numbers, sampleTree } from "./sample.js";
import { WORDS } from "./words.js";

type Lottery = readonly (readonly [payoff: number, probability: number])[];

/** All lotteries that result from the pure plans of a tree without an opponent. */
function plansOf(node: Node): Lottery[] {
  if (node.kind === "leaf") return [[[toNumber(node.value), 1]]];
  const below = node.children.map(plansOf);
  if (node.kind !== "chance") return below.flat();
  let all: Lottery[] = [[]];
  for (const [i, plans] of below.entries()) {
    const p = toNumber(node.probabilities[i]!);
    all = all.flatMap((lottery) =>
      plans.map((plan) => [...lottery, ...plan.map(([x, q]) => [x, q * p] as const)]),
    );
  }
  return all;
}

const FUNCTIONS: readonly [text: string, u: (x: number) => number][] = [
  ["linear", (x) => x],
  ["exponential:7", (x) => 1 - Math.exp(-x / 7)],
  ["exponential:-9", (x) => Math.exp(x / 9) - 1],
  ["log:40", (x) => Math.log(40 + x)],
  ["sqrt:31", (x) => Math.sqrt(31 + x)],
  ["points:-40=-3,0=0,10=4,50=5", (x) => (x < 0 ? (3 * x) / 40 : x < 10 ? 0.4 * x : 4 + (x - 10) / 40)],
];

/** The payoff with a given utility, by bisection, without an inverse function. */
function sureOf(utility: number, u: (x: number) => number): number {
  let [low, high] = [-30.5, 50];
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (u(middle) < utility) low = middle;
    else high = middle;
  }
  return low;
}

const TREES = cases(300, 30);

it(`no plan of ${TREES} random trees has more utility, and the sure payoff is as good as the best plan`, () => {
  let seen = 0;
  for (let seed = 1; seed <= TREES; seed++) {
    const tree = sampleTree(numbers(seed), { depth: 3, kinds: ["max", "chance"] });
    if (!tree.nodes.some(({ kind }) => kind === "chance")) continue;
    const plans = plansOf(tree.root);
    if (plans.length > 3000) continue;
    for (const [text, u] of FUNCTIONS) {
      seen++;
      const report = appraise(tree, parseUtility(text));
      const utilities = plans.map((plan) => plan.reduce((sum, [x, p]) => sum + (p > 0 ? p * u(x) : 0), 0));
      const most = Math.max(...utilities);
      const { certaintyEquivalent, expectedUtility, expectedValue } = report.nodes[0]!;
      expect(Math.abs(expectedUtility.number - most), `${text}, seed ${seed}`).toBeLessThan(
        1e-9 * Math.max(1, Math.abs(most)),
      );
      expect(Math.abs(certaintyEquivalent.number - sureOf(most, u)), `${text}, seed ${seed}`).toBeLessThan(
        1e-6,
      );
      if (text === "linear") {
        expect(formatExact(certaintyEquivalent.exact!)).toBe(formatExact(expectedValue));
        expect(formatExact(expectedValue)).toBe(String(solve(tree, "expectiminimax").value));
      }
      if (text.startsWith("points")) expect(report.exact).toBe(true);
      // A risk-averse player gives something up for certainty; a risk seeker wants a premium for it.
      const premium = toNumber(expectedValue) - certaintyEquivalent.number;
      if (/^(exponential:7|log|sqrt)/.test(text)) expect(premium).toBeGreaterThan(-1e-9);
      if (text === "exponential:-9") expect(premium).toBeLessThan(1e-9);
    }
  }
  expect(seen).toBeGreaterThan(TREES);
});

describe("a sure 40 against an even chance of 0 or 100", () => {
  const tree = buildTree({ max: [40, { chance: [0, 100] }], actions: ["safe", "bold"] });

  it("is exact for squares and points", () => {
    const root = appraise(tree, parseUtility("sqrt"));
    expect(amountText(root.nodes[2]!.certaintyEquivalent)).toBe("25");
    expect(amountText(root.nodes[2]!.expectedUtility)).toBe("5");
    expect([root.nodes[0]!.best, root.neutral]).toEqual([[0], [1]]);
    // sqrt 40 is not a fraction: it is shown rounded, but the certainty equivalent is exact.
    expect(amountText(root.nodes[0]!.expectedUtility)).toBe("≈ 6.324555");
    expect(amountText(root.nodes[0]!.certaintyEquivalent)).toBe("40");
    const points = appraise(tree, parseUtility("points:0=0,50=0.8,100=1"));
    expect(amountText(points.nodes[2]!.certaintyEquivalent)).toBe("125/4");
    expect(points.exact).toBe(true);
  });

  it("has the certainty equivalents of the textbooks", () => {
    const sure = (text: string): number =>
      appraise(tree, parseUtility(text)).nodes[2]!.certaintyEquivalent.number;
    // -R ln((1 + e^(-100/R)) / 2) and sqrt((w + 0)(w + 100)) - w.
    expect(sure("exponential:50")).toBeCloseTo(-50 * Math.log((1 + Math.exp(-2)) / 2), 9);
    expect(sure("log:100")).toBeCloseTo(Math.sqrt(100 * 200) - 100, 9);
    expect(sure("linear")).toBe(50);
  });

  it("keeps its digits where utilities underflow in doubles", () => {
    const far = buildTree({ chance: [{ chance: [100_000, 100_001] }, 0], p: [1, 0] });
    // e^(-100000) underflows to 0; the sure payoff is 100000 - ln((1 + e^-1)/2).
    expect(appraise(far, parseUtility("exponential:1")).nodes[0]!.certaintyEquivalent.number).toBeCloseTo(
      100_000 - Math.log((1 + Math.exp(-1)) / 2),
      8,
    );
  });

  it("is drawn with both numbers", () => {
    const drawing = riskDrawing(tree, appraise(tree, parseUtility("sqrt")), WORDS.en);
    expect(writeTree(drawing.tree, "text", { solution: drawing.solution }).text).toBe(
      [
        "MAX CE = 40, u ≈ 6.324555",
        "├─▶ safe: u ≈ 6.324555 = 40",
        "╰── bold: CHANCE CE = 25, u = 5",
        "    ├── 1/2: u = 0 = 0",
        "    ╰── 1/2: u = 10 = 100",
        "",
      ].join("\n"),
    );
  });
});

it("MIN leads to the worst outcome for the player whose utility is used", () => {
  const tree = buildTree({ min: [{ chance: [0, 100] }, 30] });
  expect(appraise(tree, parseUtility("linear")).nodes[0]!.best).toEqual([1]);
  expect(appraise(tree, parseUtility("sqrt")).nodes[0]!.best).toEqual([0]);
});

it.each([
  [[[1, 2]], "linear", /no chance nodes: utility increases with the payoff/],
  [{ chance: [1, -5] }, "log:5", /leaves 0 of the wealth 5.*\(at leaf 2\)/],
  [{ chance: [1, -5] }, "sqrt:4", /numbers below 0 have no square root/],
  [{ chance: [1, 5] }, "points:0=0,4=1", /outside the points, which go from 0 to 4/],
  [{ chance: [1, 5] }, "points:0=0,4=0", /a larger payoff must have a larger utility/],
  [{ chance: [1, 5] }, "points:0=0", /at least two points/],
  [{ chance: [1, 5] }, "exponential:0", /risk tolerance is 0/],
  [{ chance: [1, 5] }, "exponential", /needs a risk tolerance/],
  [{ chance: [1, 5] }, "cubic", /there is no utility "cubic"/],
  [{ chance: [{ leaf: [1, 2] }] }, "linear", /the leaves pay several players/],
  [{ chance: [1e12, 5] }, "log:5", /beyond 10\^9/],
] as const)("refuses %j with %s", (spec, text, why) => {
  expect(() => appraise(buildTree(spec as never), parseUtility(text))).toThrow(why);
});

describe("the sure payoff of a lottery", () => {
  it.each([
    ["exponential:1", [0, -2000], 0],
    ["exponential:-1", [0, 2000], 0],
    ["log:10", [5, 1e9], 5],
    ["sqrt", [4, 1e9], 4],
  ] as const)("%s: ignores %j, whose second payoff has probability 0", (name, payoffs, sure) => {
    expect(parseUtility(name).sure(payoffs, [1, 0])).toBeCloseTo(sure, 9);
  });
});

describe("a decision between equals", () => {
  it.each([
    ["linear", "max"],
    ["exponential:5", "max"],
    ["sqrt", "min"],
  ] as const)("lists all of them and takes the first, by %s at a %s node", (utility, kind) => {
    const lottery = { chance: [1, 4], p: ["1/2", "1/2"] } as const;
    const other = { chance: [4, 1], p: ["1/2", "1/2"] } as const;
    const worse = kind === "max" ? 0 : 9;
    const { nodes } = appraise(
      buildTree({ [kind]: [worse, lottery, other] } as never),
      parseUtility(utility),
    );
    expect(nodes[0]!.best).toEqual([1, 2]);
  });
});

it("outcomes of probability 0 count for nothing, whatever they pay", () => {
  for (let seed = 0; seed < cases(200, 40); seed++) {
    const leaves = Array.from({ length: 1 + (seed % 4) }, (_, i) => 10 + ((seed * 7 + i * 13) % 50));
    const p = leaves.map(() => `1/${leaves.length}`);
    const plain = buildTree({ chance: leaves, p });
    for (const worst of [0, 1, 1000]) {
      const padded = buildTree({ chance: [worst, ...leaves, worst], p: ["0", ...p, "0"] });
      const [one, other] = [plain, padded].map((tree) => appraise(tree, parseUtility("log:1000")).nodes[0]!);
      expect(other!.expectedValue.equals(one!.expectedValue)).toBe(true);
      expect(String(other!.certaintyEquivalent.exact)).toBe(String(one!.certaintyEquivalent.exact));
      expect(other!.certaintyEquivalent.number).toBeCloseTo(one!.certaintyEquivalent.number, 9);
      expect(other!.expectedUtility.number).toBeCloseTo(one!.expectedUtility.number, 9);
    }
  }
});
