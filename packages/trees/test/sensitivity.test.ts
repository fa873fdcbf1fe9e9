/** Break-even points, checked by backward induction with one number changed. */
import { LANGUAGES } from "@tyche/messages";
import { buildTree, formatExact, isDecision, type Node, type Tree, type Value } from "@tyche/trees";
import { breakEven, type Input, sensitivity } from "@tyche/trees/analysis";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { tornadoSvg } from "@tyche/trees/write";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { playerOf } from "../src/model/node.js";
import { numbers, sampleTree } from "./sample.js";
import { WORDS } from "./words.js";

/** A node's value by definition if one number of the tree is x. */
function valueWith(node: Node, { type, node: changed }: Input, x: Value): Value {
  if (node.kind === "leaf") return type === "payoff" && node.id === changed ? x : node.value;
  const values = node.children.map((child) => valueWith(child, { type, node: changed, value: x }, x));
  if (node.kind !== "chance") {
    const isMax = playerOf(node) === 0;
    return values.reduce((best, value) =>
      (isMax ? value.compare(best) > 0 : value.compare(best) < 0) ? value : best,
    );
  }
  const at = type === "probability" ? node.children.findIndex(({ id }) => id === changed) : -1;
  const rest = at < 0 ? ONE : ONE.sub(node.probabilities[at]!);
  const share = (p: Value, i: number): Value => {
    if (at < 0) return p;
    if (i === at) return x;
    const part = rest.equals(ZERO) ? fraction(1, values.length - 1) : p.div(rest);
    return part.mul(ONE.sub(x));
  };
  return values.reduce((sum, value, i) => sum.add(value.mul(share(node.probabilities[i]!, i))), ZERO);
}

function bestWith({ root }: Tree, input: Input, x: Value): number[] {
  const values = root.children.map((child) => valueWith(child, input, x));
  const isMax = playerOf(root) === 0;
  const best = values.reduce((a, b) => ((isMax ? b.compare(a) > 0 : b.compare(a) < 0) ? b : a));
  return values.flatMap((value, i) => (value.equals(best) ? [i] : []));
}

const TREES = cases(600, 40);

describe(`on ${TREES} random trees`, () => {
  it("the best action changes at the break-even point and nowhere else", () => {
    let flips = 0;
    let inputs = 0;
    for (let seed = 1; seed <= TREES; seed++) {
      const random = numbers(seed);
      const kinds = [
        ["max", "chance", "min"],
        ["max", "min"],
        ["min", "chance"],
      ] as const;
      const tree = sampleTree(random, { depth: 1 + Math.floor(random() * 4), kinds: kinds[seed % 3]! });
      if (!isDecision(tree.root)) continue;
      const report = sensitivity(tree);
      for (const input of report.inputs) {
        inputs++;
        const where = `seed ${seed}, ${input.type} of node ${input.node}`;
        const isPayoff = input.type === "payoff";
        const anywhere = (): Value =>
          isPayoff
            ? fraction(Math.floor(random() * 61) - 30, 1 + Math.floor(random() * 3))
            : fraction(Math.floor(random() * 13), 12);
        const samples = [input.value, ...Array.from({ length: 8 }, anywhere)];
        const { flip } = input;
        if (!flip) {
          const all = samples.map((x) => bestWith(tree, input, x));
          expect(
            all[0]!.some((i) => all.every((best) => best.includes(i))),
            where,
          ).toBe(true);
        } else {
          flips++;
          expect(bestWith(tree, input, flip.at), where).toEqual(
            expect.arrayContaining([...flip.below, ...flip.above]),
          );
          expect(valueWith(tree.root, input, flip.at).equals(flip.value), where).toBe(true);
          for (const x of samples) {
            const side = x.compare(flip.at);
            if (side < 0) expect(bestWith(tree, input, x), where).toEqual([...flip.below]);
            if (side > 0) expect(bestWith(tree, input, x), where).toEqual([...flip.above]);
          }
        }
        for (const [i, x] of input.range.entries())
          expect(valueWith(tree.root, input, x).equals(input.roots[i]!), where).toBe(true);
      }
    }
    expect(flips).toBeGreaterThan(inputs / 10);
  });
});

describe("a safe 10 against an even chance of 9 or 100", () => {
  const tree = buildTree({ max: [10, { chance: [9, 100], p: ["1/2", "1/2"] }] });
  const report = sensitivity(tree);

  it("has exact break-even points", () => {
    const at = (type: string, node: number): string => {
      const { flip } = report.inputs.find((input) => input.type === type && input.node === node)!;
      return flip ? formatExact(flip.at) : "none";
    };
    expect(at("payoff", 1)).toBe("109/2");
    expect(at("payoff", 3)).toBe("-80");
    expect(at("payoff", 4)).toBe("11");
    expect(at("probability", 3)).toBe("90/91");
    expect(at("probability", 4)).toBe("1/91");
  });

  it("is explained in all languages", () => {
    const input = report.inputs.find(({ type, node }) => type === "probability" && node === 4)!;
    expect(LANGUAGES.map((language) => WORDS[language].format(breakEven(input, tree)))).toEqual([
      "The probability of 2.2 is 1/2: below 1/91 the best action is 1, above it 2.",
      "Probabilité de 2.2\u00a0: 1/2. Au-dessous de 1/91, la meilleure action est 1\u202f; au-dessus, 2.",
      "Probabilidad de 2.2: 1/2. Por debajo de 1/91 la mejor acción es 1; por encima, 2.",
      "2.2 的概率为 1/2：低于 1/91 时最佳行动为 1，高于它时为 2。",
    ]);
  });

  it("is drawn as a tornado, the widest bar on top", () => {
    const svg = tornadoSvg(tree, report, WORDS.en);
    expect(svg.match(/class="(less|more)"/g)!.length).toBeGreaterThanOrEqual(5);
    const swings = report.inputs.map(({ roots: [a, b] }) => Math.abs(a.sub(b).toNumber()));
    expect(swings).toEqual([...swings].sort((a, b) => b - a));
    expect(svg).toContain("payoff of 2.2 = 100");
    // On each side of the value of the tree, the value that the bar reaches there.
    const shown = [...svg.matchAll(/font-size="12" [^>]*>([^<]*)</g)].map(([, text]) => text);
    const ends = report.inputs.flatMap(({ roots }) => {
      const [low, high] = roots.toSorted((a, b) => a.compare(b)) as [Value, Value];
      const [isLess, isMore] = [low.compare(report.value) < 0, high.compare(report.value) > 0];
      return isLess || isMore ? [isLess ? formatExact(low) : "", isMore ? formatExact(high) : ""] : [];
    });
    expect(shown).toEqual(ends);
  });

  it("takes a share of the range", () => {
    const narrow = sensitivity(tree, { by: fraction(1, 10) });
    const payoff = narrow.inputs.find(({ type, node }) => type === "payoff" && node === 4)!;
    expect(payoff.range.map(formatExact)).toEqual(["909/10", "1091/10"]);
    expect(payoff.flip && formatExact(payoff.flip.at)).toBe("11");
  });
});

it("is refused if there is no action to choose, and for several players", () => {
  expect(() => sensitivity(buildTree({ chance: [1, 2] }))).toThrow("no player decides at the root");
  const three = buildTree({ player: 0, children: [{ leaf: [1, 2, 3] }, { leaf: [3, 2, 2] }] } as never);
  expect(() => sensitivity(three)).toThrow("for two players");
});

describe("a probability", () => {
  it.each([
    ["0", 0],
    ["1", 10],
    ["1/2", 5],
  ])("with a break-even point at %s changes the best action only if it can exceed it", (at, sure) => {
    const tree = buildTree({ max: [{ chance: [10, 0], p: ["1/3", "2/3"] }, sure] });
    const flips = sensitivity(tree).inputs.flatMap(({ type, node, flip }) =>
      type === "probability" && node === 2 ? [flip && formatExact(flip.at)] : [],
    );
    expect(flips).toEqual([at === "1/2" ? at : undefined]);
  });
});
