import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { decideMultiPlayer } from "../../test/decide.js";
import { against, equilibrium, type Party, randomParty } from "../../test/random-party.js";
import { pig, ticTacToe } from "../../test/sample-games.js";
import { sfc32 } from "../chance/sfc32.js";
import { SearchError } from "../contract/errors.js";
import { OVER } from "../contract/game.js";
import { lastOf } from "../deepening/turns.js";
import { decideSync } from "../minimax/decide-sync.js";
import { type PlayersOptions, thinkMultiPlayer } from "./think.js";

const GAMES = cases(1500, 225);
const own = (player: number, payoffs: readonly number[]): number => payoffs[player]!;

/** The game of a seed, with something to decide. */
function party(seed: number, constantSum: boolean, players = 2 + (seed % 3)): Party {
  return randomParty(`players ${seed}`, { players, constantSum, chance: seed % 4 !== 0 });
}

/** One of the items, drawn by a seed. */
function drawn<T>(seed: number, items: readonly T[]): T {
  return items[sfc32(`drawn ${seed}`)() % items.length]!;
}

describe(`max-n on ${GAMES} random games of two to four players`, () => {
  it("finds the payoffs of the definition, with and without cuts, at every depth and horizon", () => {
    let cuts = 0;
    let saved = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const game = party(seed, seed % 5 < 3);
      const depth = drawn(seed, [1, 2, 3, 4, 20]);
      const horizon = seed % 2 ? "decision" : "afterstate";
      const payoffs = equilibrium(game, 0, depth, horizon, own);
      const options: PlayersOptions<number> = {
        depth,
        horizon,
        deepening: seed % 3 !== 0,
        native: horizon === "afterstate" || seed % 7 > 0,
      };
      const found = [true, false].map((prune) => decideMultiPlayer(game.game, 0, { ...options, prune }));
      for (const { actions, value, side } of found) {
        const mover = game.nodes[0]!.turn;
        const twoSided = game.game.facts.players === 2 && game.game.facts.zeroSum;
        expect(value, `seed ${seed}`).toBe(twoSided ? payoffs[0] : payoffs[mover]);
        expect(side ?? 0, `seed ${seed}`).toBe(twoSided ? 0 : mover);
        if (!twoSided) expect(actions[0]!.payoffs, `seed ${seed}`).toEqual(payoffs);
      }
      const count = ({ nodes }: (typeof found)[0]): number => nodes.decision + nodes.chance + nodes.leaf;
      cuts += found[0]!.cuts;
      saved += count(found[1]!) - count(found[0]!);
      expect(found[1]!.cuts).toBe(0);
    }
    expect(cuts).toBeGreaterThan(GAMES / 4);
    expect(saved).toBeGreaterThan(0);
  });

  it("gives every action its payoffs, or a true bound", () => {
    for (let seed = 0; seed < GAMES / 3; seed++) {
      const game = party(seed, true, 3);
      const { turn, children } = game.nodes[0]!;
      const rows = (rank: "all" | "best") => decideMultiPlayer(game.game, 0, { depth: 4, rank }).actions;
      for (const { action, payoffs, bound } of rows("all")) {
        expect(bound).toBe("exact");
        expect(payoffs).toEqual(equilibrium(game, children[action]!, 3, "decision", own));
      }
      for (const { action, value, bound } of rows("best")) {
        const truth = equilibrium(game, children[action]!, 3, "decision", own)[turn]!;
        if (bound === "exact") expect(value).toBe(truth);
        else expect([bound, value! >= truth]).toEqual(["upper", true]);
      }
    }
  });

  it("uses each player's weights for teams, cooperation and mixed motives", () => {
    for (let seed = 0; seed < GAMES / 3; seed++) {
      const game = party(seed, false, 3);
      const sum = (players: readonly number[], payoffs: readonly number[]): number =>
        players.reduce((total, player) => total + payoffs[player]!, 0);
      const expected = (worth: (player: number, payoffs: readonly number[]) => number): readonly number[] =>
        equilibrium(game, 0, 20, "decision", worth);
      const found = (options: PlayersOptions<number>): readonly number[] =>
        decideMultiPlayer(game.game, 0, options).payoffs!;
      const pair = (player: number): readonly number[] => (player === 1 ? [1] : [0, 2]);
      expect(found({ teams: [[0, 2]] })).toEqual(expected((player, all) => sum(pair(player), all)));
      expect(found({ teams: [[2, 1, 0]] })).toEqual(expected((_, all) => sum([0, 1, 2], all)));
      const weights = [
        [1, 0.5, -0.25],
        [0, 1, 0],
        [-1, -1, 2],
      ];
      const mixed = (player: number, all: readonly number[]): number =>
        all.reduce((total, payoff, other) => total + weights[player]![other]! * payoff, 0);
      expect(found({ weights })).toEqual(expected(mixed));
    }
  });

  it("is expectiminimax if all share one payoff", () => {
    for (let seed = 0; seed < GAMES / 3; seed++) {
      const { game } = randomParty(`shared ${seed}`, { players: 3, cooperative: true });
      const single = {
        ...game,
        evaluators: { default: (id: number) => game.vectorEvaluators!.default!(id)[0]! },
      };
      for (const depth of [2, 20]) {
        const shared = decideSync(single, 0, { depth, native: false, table: 64 });
        const found = decideMultiPlayer(single, 0, { depth });
        expect([found.value, found.side]).toEqual([shared.value, undefined]);
      }
    }
  });
});

describe(`paranoid on ${GAMES} random games of two to four players`, () => {
  it("finds the player's value against all others, with every table", () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const game = party(seed, seed % 2 === 0);
      const depth = drawn(seed, [1, 2, 3, 20]);
      const mover = game.nodes[0]!.turn;
      const { players, sum } = game.game.facts;
      const truth = against(game, 0, depth, [mover], (payoffs) => payoffs[mover]!);
      const table = drawn(seed, [false, 64, 4096] as const);
      const found = decideMultiPlayer(game.game, 0, {
        algorithm: "paranoid",
        depth,
        table,
        horizon: "decision",
      });
      const asMover = players === 2 && sum && mover === 1 ? sum - found.value! : found.value;
      // Star cuts add sums in another order.
      expect(asMover, `seed ${seed}`).toBeCloseTo(truth, 12);
    }
  });

  it("plays for a team against the rest", () => {
    for (let seed = 0; seed < GAMES / 3; seed++) {
      const game = party(seed, false, 4);
      const mover = game.nodes[0]!.turn;
      const team = [mover, (mover + 2) % 4];
      const truth = against(game, 0, 20, team, (payoffs) => payoffs[team[0]!]! + payoffs[team[1]!]!);
      const found = decideMultiPlayer(game.game, 0, { algorithm: "paranoid", teams: [team], table: false });
      expect(found.value, `seed ${seed}`).toBeCloseTo(truth, 12);
    }
  });

  it("is minimax and expectiminimax for two players", () => {
    for (let ply = 0; ply < 9; ply++) {
      const state = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (cell < ply ? 1 + (cell % 2) : 0));
      if (ticTacToe.turn(state) === OVER) continue;
      for (const algorithm of ["paranoid", "best-reply", "max-n"] as const) {
        const found = decideMultiPlayer(ticTacToe, state, { algorithm, depth: 6 });
        expect(found.value).toBe(decideSync(ticTacToe, state, { depth: 6 }).value);
      }
    }
    for (const state of [
      [0, 0, 0, 0],
      [12, 9, 5, 1],
    ] as const) {
      for (const algorithm of ["paranoid", "best-reply", "max-n"] as const) {
        const options = { depth: 5, rank: "all" } as const;
        const found = decideMultiPlayer(pig(20), state, { algorithm, ...options });
        const expected = decideSync(pig(20), state, options);
        expect(found.value).toBeCloseTo(expected.value!, 12);
        for (const { action, value, bound } of expected.actions) {
          const row = found.actions.find((each) => each.action === action)!;
          expect(row.value).toBeCloseTo(value!, 12);
          expect(row.bound).toBe(bound);
        }
      }
    }
  });
});

describe("limits and errors", () => {
  const { game } = randomParty("limits", { players: 3, constantSum: true });

  it("stops by nodes or by signal, always with a legal answer", async () => {
    for (const nodes of [1, 2, 5, 20]) {
      const decision = decideMultiPlayer(game, 0, { nodes, depth: 20 });
      expect(decision.actions.map(({ action }) => action).sort()).toEqual(game.actions(0));
      expect(["nodes", "solved"]).toContain(decision.stopped);
      const { ms: _, ...again } = decideMultiPlayer(game, 0, { nodes, depth: 20 });
      expect(again).toEqual({ ...decision, ms: undefined, ...again });
    }
    const stopped = await lastOf(thinkMultiPlayer(game, 0, { signal: AbortSignal.abort() }));
    expect(stopped.stopped).toBe("abort");
    expect(stopped.actions).toHaveLength(game.actions(0).length);
  });

  const three = { players: 3, constantSum: true };
  it.each<[string, PlayersOptions<number>, RegExp]>([
    ["a player that does not exist", { teams: [[0, 3]] }, /team names player 3, but the players are 0 to 2/],
    ["a player in two teams", { teams: [[0, 1], [1]] }, /Player 1 is in the teams twice/],
    ["weights of another number", { weights: [[1]] }, /3 rows of 3 finite numbers/],
    ["teams and weights", { teams: [], weights: [] }, /give one of them/],
    ["nobody to play against", { algorithm: "paranoid", teams: [[0, 1, 2]] }, /use max-n/],
    ["an unknown evaluator", { evaluator: "magic" }, /no evaluator "magic" for all players; it has: default/],
    ["a depth that is none", { depth: 0 }, /depth must be/],
  ])("rejects %s", (_, options, message) => {
    const { game } = randomParty("refusals", three);
    expect(() => decideMultiPlayer(game, 0, options)).toThrow(SearchError);
    expect(() => decideMultiPlayer(game, 0, options)).toThrow(message);
  });

  it("rejects hidden information, and a paranoid search among players with shared payoffs", () => {
    const hidden = { ...game, facts: { ...game.facts, hidden: true } };
    expect(() => decideMultiPlayer(hidden, 0)).toThrow("use ismcts or regret-ismcts");
    const friends = randomParty("friends", { players: 3, cooperative: true }).game;
    expect(() => decideMultiPlayer(friends, 0, { algorithm: "best-reply" })).toThrow(
      "use max-n or expectiminimax",
    );
  });

  it("rejects an evaluator that leaves the bounds", () => {
    expect(() => decideMultiPlayer(game, 0, { depth: 1, evaluator: () => [4, 0, 0] })).toThrow(
      "outside the bounds",
    );
  });
});
