import { buildTree, parseValue, RefusalError, randomTree, solve, trace } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { endsOf, isLineNode, lineNodes, numberLineAt } from "./number-line.js";
import { Replay } from "./replay.js";

test("at every step the bar holds the node's true value, and a gap lies between the bar and a post", () => {
  let bars = 0;
  let gaps = 0;
  for (let seed = 0; seed < cases(400, 40); seed++) {
    const tree = randomTree({
      seed,
      depth: 4,
      branching: [1, 3],
      kinds: seed % 3 === 0 ? { irregular: ["max", "min"] } : "irregular",
      leaves: [-6, 6],
      probabilities: "nice",
    });
    const truth = solve(tree, "expectiminimax").record.values;
    const ends = endsOf(tree)!;
    for (const name of ["minimax", "alpha-beta", "negamax-alpha-beta", "expectiminimax", "star1", "star2"]) {
      let events: ReturnType<typeof trace>["events"];
      try {
        ({ events } = trace(tree, name));
      } catch (error) {
        if (error instanceof RefusalError) continue;
        throw error;
      }
      const replay = new Replay(tree, events);
      const lines = lineNodes(events);
      for (const { id } of tree.nodes) expect(isLineNode(replay, id)).toBe(lines.has(id));
      for (let step = 0; step <= events.length; step++) {
        const line = numberLineAt(replay.at(step), ends);
        if (!line) continue;
        const value = truth[line.node] as (typeof ends)[0];
        const told = `${name} ${seed} ${step}`;
        expect(compare(line.bar[0], value), told).toBeLessThanOrEqual(0);
        expect(compare(line.bar[1], value), told).toBeGreaterThanOrEqual(0);
        bars++;
        if (!line.gap) continue;
        gaps++;
        // From the end of the bar to the only post.
        const posts = [line.alpha, line.beta].filter((post) => post !== undefined);
        expect(posts.length, told).toBe(1);
        const [from, to] = line.alpha ? [line.bar[1], line.alpha] : [line.beta!, line.bar[0]];
        expect([from, to].map(String), told).toEqual(line.gap.map(String));
        expect(compare(from, to), told).toBeLessThanOrEqual(0);
      }
    }
  }
  expect(bars).toBeGreaterThan(1000);
  expect(gaps).toBeGreaterThan(30);
});

test("the ends are the bounds, or the least and the greatest payoff and estimate", () => {
  const tree = randomTree({ seed: 1, depth: 3, branching: 2, kinds: ["max", "min"], leaves: [-6, 6] });
  const payoffs = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value.toNumber()] : []));
  expect(endsOf(tree)!.map((end) => end.toNumber())).toEqual([Math.min(...payoffs), Math.max(...payoffs)]);
  const bounds = [parseValue("-10")!, parseValue("21/2")!] as const;
  expect(endsOf(tree, bounds)).toEqual(bounds);
  expect(
    endsOf(buildTree({ player: 0, children: [{ leaf: [1, 2, 3] }, { leaf: [0, 0, 0] }] })),
  ).toBeUndefined();
});
