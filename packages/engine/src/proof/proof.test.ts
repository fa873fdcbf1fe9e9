import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../../tests/cases.js";
import { type GraphNode, graphGame, randomGraph } from "../../test/random-graph.js";
import { ticTacToe } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { decideSync } from "../minimax/decide-sync.js";
import { decide, think } from "../think/think.js";

/**
 * By definition: whether one side forces a payoff within `left` decisions, against every reply and every outcome of
 * chance.
 */
function forces(
  graph: readonly GraphNode[],
  id: number,
  left: number,
  pays: number,
  attacker: (turn: number) => boolean,
): boolean {
  const { turn, children, value } = graph[id]!;
  if (turn === OVER) return value === pays;
  if (turn === CHANCE) return children.every((child) => forces(graph, child, left, pays, attacker));
  if (left === 0) return false;
  const onward = (child: number): boolean => forces(graph, child, left - 1, pays, attacker);
  return attacker(turn) ? children.some(onward) : children.every(onward);
}

/** Actions until an action wins or loses by force; undefined if neither is forced within `most`. */
function distanceOf(
  graph: readonly GraphNode[],
  from: number,
  child: number,
  most: number,
  players: number,
): { readonly pays: number; readonly plies: number } | undefined {
  const player = graph[from]!.turn;
  const win = player === 0 ? 1 : -1;
  for (let plies = 1; plies <= most; plies++) {
    if (forces(graph, child, plies - 1, win, (turn) => turn === player)) return { pays: win, plies };
    const isOther = (turn: number): boolean => players === 2 && turn !== player;
    if (forces(graph, child, plies - 1, -win, isOther)) return { pays: -win, plies };
  }
  return undefined;
}

function held(
  graph: readonly GraphNode[],
  from: number,
  { actions, best, solved, value, approximations, line, algorithm }: Decision<number>,
  seen: number,
  players: number,
  where: string,
): number {
  const win = graph[from]!.turn === 0 ? 1 : -1;
  const most = Math.max(seen, ...actions.map(({ plies = 0 }) => plies));
  const truth = new Map(
    graph[from]!.children.map((child) => [child, distanceOf(graph, from, child, most, players)]),
  );
  for (const { action, plies, value, bound } of actions) {
    if (plies === undefined) continue;
    expect({ plies, pays: value, bound }, where).toEqual({ ...truth.get(action), bound: "exact" });
  }
  // Best first: no win after another row, no later win before a sooner one, and losses last, the latest first.
  const place = ({ plies = 0, value }: (typeof actions)[number]): number =>
    plies === 0 ? 0 : value === win ? plies - 100 : 100 - plies;
  expect(actions.map(place), where).toEqual(actions.map(place).sort((a, b) => a - b));
  const wins = [...truth.values()].filter((one) => one?.pays === win && one.plies <= seen);
  const soonest = Math.min(...wins.map((one) => one!.plies));
  if (wins.length > 0) {
    expect(actions[0], where).toMatchObject({ action: best, plies: soonest });
    expect({ solved, value, approximations }, where).toEqual({
      solved: true,
      value: win,
      approximations: [],
    });
  }
  const isLost = [...truth.values()].every((one) => one?.pays === -win && one.plies <= seen);
  const latest = Math.max(...[...truth.values()].map((one) => one?.plies ?? 0));
  if (isLost) {
    expect(actions[0], where).toMatchObject({ action: best, plies: latest });
    expect({ solved, value }, where).toEqual({ solved: true, value: -win });
  }
  expect(line[0], where).toBe(best);
  // Without chance on the way the line continues to the end, the winner fast, the loser slow; "exact" gives only the
  // best action.
  const { plies } = actions[0]!;
  if (plies !== undefined && algorithm !== "exact" && !graph.some(({ turn }) => turn === CHANCE))
    expect(line, where).toHaveLength(plies);
  return wins.length > 0 || isLost ? 1 : 0;
}

const FAMILY = ["minimax", "alpha-beta", "expectiminimax", "star1", "star2", "star2.5"];

describe("a proved win is fast, and a proved loss slow", () => {
  it.each(rows(FAMILY, 2))("%s in random games, compared with the definition", async (algorithm) => {
    const isPlain = algorithm === "minimax" || algorithm === "alpha-beta";
    let proofs = 0;
    for (let seed = 0; seed < cases(100, 20); seed++) {
      const players = seed % 4 === 3 ? 1 : 2;
      const graph = randomGraph(`${algorithm} ${seed}`, { chance: !isPlain, players, grain: 1 });
      if (graph[0]!.turn < 0) continue;
      const game = graphGame(graph, players, !isPlain);
      const depth = 1 + (seed % 6);
      const rank = seed % 3 === 0 ? "best" : "all";
      const decision = await decide(game, 0, { algorithm: algorithm as "star1", depth, rank });
      proofs += held(graph, 0, decision, depth, players, `${algorithm} ${seed}`);
      const sync = decideSync(game, 0, { algorithm: algorithm as "star1", depth, rank });
      held(graph, 0, sync, depth, players, `sync ${algorithm} ${seed}`);
    }
    expect(proofs).toBeGreaterThan(cases(8, 2));
  });

  const simulations = { settings: { simulations: 300 } };
  it.each([
    ["mcts", simulations, 1],
    ["puct", simulations, 1],
    ["max-n", { depth: 4 }, 4],
    ["exact", {}, 9],
  ] as const)("%s, similarly", async (algorithm, options, seen) => {
    let proofs = 0;
    for (let seed = 0; seed < cases(60, 12); seed++) {
      const chance = algorithm !== "exact" && seed % 2 === 0;
      const graph = randomGraph(`${algorithm} ${seed}`, { chance, grain: 1 });
      if (graph[0]!.turn < 0) continue;
      const decision = await decide(graphGame(graph, 2, chance), 0, { algorithm, ...options });
      // A single action is returned without a search if none was requested.
      if (decision.stopped === "forced") continue;
      proofs += held(graph, 0, decision, seen, 2, `${algorithm} ${seed}`);
    }
    expect(proofs).toBeGreaterThan(0);
  });

  it("ends a search whose best action is proved, unless all values are requested", async () => {
    const state = [1, 1, 0, 2, 2, 0, 0, 0, 0];
    let last: Decision<number> | undefined;
    for await (const decision of think(ticTacToe, state, { algorithm: "alpha-beta" })) last = decision;
    expect(last).toMatchObject({ depth: 1, best: 2, solved: true, stopped: "solved" });
    expect(last!.actions[0]).toMatchObject({ action: 2, plies: 1, bound: "exact" });
    // The others were searched one action deep.
    expect(last!.actions.slice(1).map(({ solved }) => solved)).toEqual([false, false, false, false]);
  });
});
