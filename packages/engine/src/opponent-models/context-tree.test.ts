import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { ContextTree } from "./context-tree.js";

/** A tree model: the contexts at its leaves, each with the latest symbol first, and minus log2 of its weight. */
interface Model {
  readonly leaves: readonly (readonly number[])[];
  readonly cost: number;
}

/** All complete trees up to a depth: one bit for each node that could have children. */
function modelsOf(alphabet: number, depth: number, context: readonly number[] = []): Model[] {
  if (context.length === depth) return [{ leaves: [context], cost: 0 }];
  const below = Array.from({ length: alphabet }, (_, symbol) =>
    modelsOf(alphabet, depth, [...context, symbol]),
  ).reduce<Model[]>(
    (sofar, next) =>
      sofar.flatMap((left) =>
        next.map((right) => ({ leaves: [...left.leaves, ...right.leaves], cost: left.cost + right.cost })),
      ),
    [{ leaves: [], cost: 0 }],
  );
  return [{ leaves: [context], cost: 1 }, ...below.map(({ leaves, cost }) => ({ leaves, cost: cost + 1 }))];
}

/** The probability of a sequence under one tree model, symbol by symbol with the estimator of Krichevsky and Trofimov. */
function probabilityOf(
  model: Model,
  alphabet: number,
  past: readonly number[],
  sequence: readonly number[],
): number {
  const counts = new Map<string, number[]>();
  const all = [...past];
  let probability = 1;
  for (const symbol of sequence) {
    const leaf = model.leaves.find((context) => context.every((s, i) => all[all.length - 1 - i] === s))!;
    const seen = counts.get(leaf.join()) ?? new Array<number>(alphabet).fill(0);
    probability *= (seen[symbol]! + 0.5) / (seen.reduce((a, b) => a + b, 0) + alphabet / 2);
    seen[symbol]!++;
    counts.set(leaf.join(), seen);
    all.push(symbol);
  }
  return probability;
}

/** The tree after a sequence that follows a past. */
function grown(
  alphabet: number,
  depth: number,
  past: readonly number[],
  sequence: readonly number[],
): ContextTree {
  let tree = new ContextTree(alphabet, depth);
  const all = [...past];
  for (const symbol of sequence) {
    tree = tree.after(symbol, all.toReversed().slice(0, depth));
    all.push(symbol);
  }
  return tree;
}

describe("context-tree weighting", () => {
  // The estimates that Willems, Shtarkov and Tjalkens (1995) list: a zeros and b ones, in any order.
  it.each([
    [[0], 1 / 2],
    [[0, 0], 3 / 8],
    [[0, 1], 1 / 8],
    [[0, 0, 0], 5 / 16],
    [[1, 0, 0], 1 / 16],
    [[0, 1, 1, 0], 3 / 128],
  ])("without context estimates %j with probability %f", (sequence, probability) => {
    expect(Math.exp(grown(2, 0, [], sequence).logProbability)).toBeCloseTo(probability, 14);
  });

  it("gives 95/32768 to 0110100 after 010, the example of the paper", () => {
    const tree = grown(2, 3, [0, 1, 0], [0, 1, 1, 0, 1, 0, 0]);
    expect(Math.exp(tree.logProbability) * 32_768).toBeCloseTo(95, 9);
  });

  it.each([
    [2, 1, 2],
    [2, 2, 5],
    [2, 3, 26],
    [3, 2, 9],
    [4, 1, 2],
  ])("is the mixture of all tree models: %i symbols, depth %i", (alphabet, depth, count) => {
    const models = modelsOf(alphabet, depth);
    expect(models).toHaveLength(count);
    expect(models.reduce((sum, { cost }) => sum + 2 ** -cost, 0)).toBeCloseTo(1, 12);
    const symbol = fc.nat({ max: alphabet - 1 });
    fc.assert(
      fc.property(
        fc.array(symbol, { minLength: depth, maxLength: depth }),
        fc.array(symbol, { maxLength: 10 }),
        (past, sequence) => {
          const mixture = models.reduce(
            (sum, model) => sum + 2 ** -model.cost * probabilityOf(model, alphabet, past, sequence),
            0,
          );
          const tree = grown(alphabet, depth, past, sequence);
          expect(Math.exp(tree.logProbability) / mixture).toBeCloseTo(1, 10);
          const predicted = tree.predict([...past, ...sequence].toReversed());
          expect(predicted.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
        },
      ),
      { seed: 5, numRuns: cases(150, 25) },
    );
  });

  it("learns a pattern that symbol counts do not show", () => {
    const pattern = Array.from({ length: 300 }, (_, i) => i % 3);
    const past = pattern.toReversed();
    expect(grown(3, 0, [], pattern).predict(past)[0]).toBeCloseTo(1 / 3, 2);
    expect(grown(3, 2, [], pattern).predict(past)[0]).toBeGreaterThan(0.98);
  });
});
