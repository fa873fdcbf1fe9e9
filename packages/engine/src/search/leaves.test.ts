import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { graphGame, oracle, randomGraph } from "../../test/random-graph.js";
import type { Evaluator } from "../contract/evaluator.js";
import { CHANCE } from "../contract/position.js";
import { evaluationOf } from "../decision/evaluation.js";
import { positionOf } from "../position/adapter.js";
import { Search } from "./search.js";
import type { SearchSettings } from "./settings.js";
import { Table } from "./table.js";

const ALGORITHMS = ["expectiminimax", "star1", "star2", "star2.5"] as const;

/** The evaluator of states of random rules, and the same one where the search cannot see that it is of states. */
function evaluators(game: ReturnType<typeof graphGame>): readonly [Evaluator, Evaluator] {
  const ofStates = evaluationOf(game, 0, {}).evaluate!;
  return [ofStates, (position) => ofStates(position)];
}

function searched(game: ReturnType<typeof graphGame>, depth: number, settings: SearchSettings): object {
  const search = new Search(positionOf(game, 0), settings);
  const value = search.run(depth);
  const { nodes, decisions, chances, horizons, cuts, tableHits } = search;
  return { value, nodes, decisions, chances, horizons, cuts, tableHits };
}

it("leaves after chance have the same values and nodes whether or not they are played", () => {
  let withChance = 0;
  for (let seed = 0; seed < cases(450, 150); seed++) {
    const graph = randomGraph(`leaves ${seed}`);
    // Rules begin at a decision.
    if (graph[0]!.turn === CHANCE) continue;
    const game = graphGame(graph, 2, true);
    const [ofStates, ofPositions] = evaluators(game);
    for (const algorithm of ALGORITHMS)
      for (const table of [false, true])
        for (let depth = 1; depth <= 4; depth++) {
          const settings = (evaluator: Evaluator): SearchSettings => ({
            facts: game.facts,
            algorithm,
            evaluator,
            table: table && new Table(8),
          });
          const seen = searched(game, depth, settings(ofStates));
          expect(seen).toEqual(searched(game, depth, settings(ofPositions)));
          if ((seen as { chances: number }).chances > 0) withChance++;
          expect((seen as { value: number }).value).toBeCloseTo(oracle(graph, 0, depth, "decision"), 9);
        }
  }
  expect(withChance).toBeGreaterThan(cases(3000, 1000));
});

it("a leaf after chance has the errors of a leaf that is played", () => {
  const graph = randomGraph("leaves with errors");
  const end = graph.findIndex(({ turn }) => turn < 0 && turn !== CHANCE);
  for (const broken of [
    { ...graphGame(graph, 2, true), turn: (id: number) => (id > 0 ? 7 : 0) },
    { ...graphGame(graph, 2, true), payoff: () => [3, -3] },
    { ...graphGame(graph, 2, true), evaluators: { default: () => 3 } },
    { ...graphGame(graph, 2, true), evaluators: { default: () => "high" as never } },
  ]) {
    const rolling = {
      ...broken,
      // Every move is followed by a die that ends the game or not.
      play: (id: number, child: number, chance: { die(sides: number): number }) =>
        chance.die(2) === 1 ? end : Math.min(child, id + 1),
    };
    const [message, other] = evaluators(rolling).map((evaluator) => {
      try {
        searched(rolling, 1, { facts: rolling.facts, algorithm: "expectiminimax", evaluator });
        return "none";
      } catch (error) {
        return String(error);
      }
    });
    expect(message).not.toBe("none");
    expect(message).toBe(other);
  }
});
