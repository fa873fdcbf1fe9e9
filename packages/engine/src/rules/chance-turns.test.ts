/** Rules in which chance has turns of its own are the same game as rules that draw in `play`. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, type GraphNode, graphGame, randomGraph } from "../../test/random-graph.js";
import { rerolls, rerollsAlone, rerollsInTurns } from "../../test/rerolls.js";
import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { solveGame } from "../exact/solve.js";
import { decideSync } from "../minimax/decide-sync.js";
import { checkGame } from "../testing/check-game.js";
import { type ChanceTurnRules, withChanceTurns } from "./chance-turns.js";

/** The graph as rules with turns of chance: two draws may follow one another. */
function inTurns(graph: readonly GraphNode[], change: Partial<ChanceTurnRules<number, number>> = {}) {
  const { play: _, ...others } = graphGame(graph, 2, true);
  return withChanceTurns<number, number>({
    ...others,
    play: (_state, child) => child,
    draw: (id, chance) => {
      const { children, probabilities } = graph[id]!;
      return chance.weighted(children.map((child, i) => [child, probabilities[i]!]));
    },
    ...change,
  });
}

describe("turns of chance", () => {
  it("have the values of draws in play: exact, by every search, at every depth", () => {
    for (let seed = 0; seed < cases(1000, 40); seed++) {
      const graph = randomGraph(`turns ${seed}`);
      const [plain, turns] = [graphGame(graph, 2, true), inTurns(graph)];
      expect(solveGame(turns).value).toEqual(solveGame(plain).value);
      for (const algorithm of ["expectiminimax", "star1", "star2"] as const) {
        const options = { algorithm, depth: 1 + (seed % 4), rank: "all" } as const;
        const [one, other] = [plain, turns].map((game) => decideSync(game, 0, options).actions);
        expect(other).toEqual(one);
      }
    }
  });

  it("play the same games with the same seed", () => {
    for (let seed = 0; seed < 200; seed++) {
      const graph = randomGraph(`play ${seed}`);
      const ends = [graphGame(graph, 2, true), inTurns(graph)].map((game) => {
        const chance = seededChance(seed);
        let state = game.start(chance);
        while (game.actions(state).length > 0)
          state = game.play(state, chance.pick(game.actions(state)), chance);
        return state;
      });
      expect(ends[1]).toBe(ends[0]);
    }
  });

  it("draw once for all actions that keep the same dice", () => {
    const counted = (game: Game<never, never>) => {
      let draws = 0;
      const { chanceTurns } = game;
      const play: typeof game.play = (...given) => {
        draws++;
        return game.play(...given);
      };
      const { value, nodes } = solveGame({ ...game, play, ...(chanceTurns && { chanceTurns }) });
      return { draws, nodes, value: value.low };
    };
    const [plain, turns] = [rerolls(1), rerollsInTurns(1)].map((game) => counted(game as never));
    expect(turns!.nodes).toBe(plain!.nodes);
    expect(turns!.value).toBeCloseTo(plain!.value, 10);
    expect(turns!.value).toBeCloseTo(rerollsAlone(1), 10);
    expect(turns!.draws).toBeLessThan(plain!.draws / 5);
    expect(checkGame(rerollsInTurns(2), { games: 3 }).states).toBeGreaterThan(6);
  });
});

describe("a mistake in rules with turns of chance", () => {
  const graph = randomGraph("mistakes");
  const after = graph[0]!.children.find((child) => graph[child]!.turn === CHANCE);
  const everywhere = (game: Game<number, number>, sentence: RegExp): void => {
    expect(() => checkGame(game)).toThrow(sentence);
    expect(() => solveGame(game)).toThrow(sentence);
    expect(() => decideSync(game, 0, { depth: 4 })).toThrow(sentence);
  };

  it("is found where play draws", () => {
    const drawing = inTurns(graph, {
      play: ((_: number, child: number, chance: { die(sides: number): number }) =>
        chance.die(1) && child) as never,
    });
    everywhere(drawing, /play draws, although chance has turns of its own/);
  });

  it("is found where draws do not end", () => {
    expect(after).toBeDefined();
    everywhere(inTurns(graph, { draw: (id) => id }), /after 1000 draws it is still the turn of chance/);
  });

  it("is found where states that wait for a draw hide what it depends on", () => {
    class Waiting {
      readonly at = "waits";
      readonly #times: number;
      constructor(times: number) {
        this.#times = times;
      }
      get times(): number {
        return this.#times;
      }
    }
    const rules: ChanceTurnRules<{ readonly at: string; readonly points?: number }, number> = {
      name: "hiding",
      facts: { ...GRAPH_FACTS, bounds: [0, 20], players: 1, zeroSum: false },
      start: () => ({ at: "start" }),
      turn: ({ at }) => (at === "start" ? 0 : at === "waits" ? CHANCE : OVER),
      actions: ({ at }) => (at === "start" ? [1, 2, 3] : []),
      play: (_, action) => new Waiting(action),
      draw: (state, chance) => ({ at: "over", points: (state as Waiting).times * chance.die(6) }),
      payoff: ({ points = 0 }) => [points],
    };
    expect(() => solveGame(withChanceTurns(rules))).toThrow(/two states look alike, as \{"at":"waits"\}/);
  });

  it("is found where a key takes two states that wait for one", () => {
    const rules = (key: (state: number) => string): Game<number, number> => inTurns(graph, { key });
    expect(checkGame(rules(String)).states).toBeGreaterThan(10);
    const merged = rules((id) => (graph[id]!.turn === CHANCE ? "chance" : String(id)));
    everywhere(merged, /key is the same for two states that are not equal/);
  });
});
