import { type BoardGameOptions, gameOf } from "@tyche/boardgameio";
import { decide, type Game, OVER, outcomesOf, RulesError, seededChance, startsOf } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import type { Game as Definition } from "boardgame.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlayerView } from "#boardgame.io/core";
import { cases } from "../../../tests/cases.js";
import { dealPeek, fair, guessTheDie, peek, pig, ticTacToe } from "../test/definitions.js";

const NONE = seededChance("none");

/** An evaluator of Pig positions, for player 0. */
const ahead = ({ scores }: { scores: number[] }): number => 0.5 + (scores[0]! - scores[1]!) / 100;

const GAMES: readonly [string, Game<never, never>][] = [
  ["guess the die", gameOf(guessTheDie) as never],
  ["tic-tac-toe", gameOf(ticTacToe, { chance: false }) as never],
  ["Pig", gameOf(pig(10)) as never],
  [
    "Pig for three with an evaluator",
    gameOf(pig(10), { numPlayers: 3, evaluate: () => [0.3, 0.3, 0.4] }) as never,
  ],
  ["Pig with an evaluator", gameOf(pig(20), { evaluate: ahead }) as never],
  ["hidden cards", gameOf(peek, { determinize: dealPeek }) as never],
];

describe("a game of a definition", () => {
  // The library logs to the console that a turn cannot end yet.
  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(GAMES)("keeps the engine's contract: %s", (_, game) => {
    expect(checkGame(game, { games: cases(10, 3), plies: cases(40, 20) }).states).toBeGreaterThan(4);
  });

  it("keeps the engine's contract with phases, stages, hooks that roll, events and plugins of its own", () => {
    const game = gameOf(fair(), { numPlayers: 3 });
    expect(checkGame(game, { games: 1, plies: cases(40, 9), nodes: 500 }).states).toBeGreaterThan(8);
  });

  it("has the exact odds of every draw, and does not see the match's draws", async () => {
    const game = gameOf(guessTheDie);
    const state = game.start(NONE);
    for (const action of game.actions(state)) {
      const { outcomes, samples } = outcomesOf(game, state, action);
      const odds = outcomes.map(({ result, fraction }) => [game.payoff(result)[0], fraction]);
      expect(samples).toBe(0);
      expect(odds).toContainEqual([1, { numerator: 1n, denominator: 6n }]);
      expect(odds).toHaveLength(2);
    }
    expect(await decide(game, state, { depth: 1 })).toMatchObject({ value: 1 / 6, solved: true });
  });

  it("solves tic-tac-toe, and leaves out what the rules refuse", async () => {
    const game = gameOf(ticTacToe, { chance: false });
    let state = game.start(NONE);
    expect(game.actions(state)).toHaveLength(9);
    state = game.play(state, { move: "take", args: [0] }, NONE);
    expect(game.turn(state)).toBe(1);
    expect(game.actions(state)).not.toContainEqual({ move: "take", args: [0] });
    const corner = await decide(game, state, { depth: 9 });
    expect(corner).toMatchObject({ value: 0.5, best: { move: "take", args: [4] }, solved: true });
  });

  it("plays Pig's last turn correctly, with the value computed by hand", async () => {
    // Both need 2. The player who rolls wins with 5/6 after holding, or passes the turn: p = 5/6 + (1 - p)/6, p = 6/7.
    // Holding nothing is refused.
    const game = gameOf(pig(2), { evaluate: () => 0.5 });
    const state = game.start(NONE);
    expect(game.actions(state)).toEqual([{ move: "roll", args: [] }]);
    for (const [depth, value] of [
      [1, 1 / 2],
      [2, 5 / 6 + (1 / 6) * (1 / 2)],
      [3, 5 / 6 + (1 / 6) * (1 - 5 / 6 - (1 / 6) * (1 / 2))],
    ] as const)
      expect((await decide(game, state, { algorithm: "expectiminimax", depth })).value).toBeCloseTo(
        value,
        12,
      );
  });

  it("enumerates a short shuffle and samples a long one and Number()", () => {
    const cards = (size: number): Definition => ({
      name: "cards",
      setup: ({ random }) => ({
        deck: random.Shuffle(Array.from({ length: size }, (_, i) => i)),
        number: random.Number(),
      }),
      ai: { enumerate: () => [{ event: "endGame", args: [{ draw: true }] }] },
    });
    const short = {
      ...cards(3),
      setup: ({ random }: { random: { Shuffle(deck: number[]): number[] } }) => random.Shuffle([1, 1, 2]),
    } as Definition;
    const starts = startsOf(gameOf(short));
    expect(starts.samples).toBe(0);
    expect(starts.outcomes.map(({ result, fraction }) => [result.G, fraction.denominator])).toEqual([
      [[1, 1, 2], 3n],
      [[1, 2, 1], 3n],
      [[2, 1, 1], 3n],
    ]);
    const long = startsOf(gameOf(cards(52)));
    expect(long.samples).toBe(256);
    const { deck, number } = long.outcomes[0]!.result.G as { deck: number[]; number: number };
    expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  });

  it("asks simultaneously active players one after another, events included", () => {
    const game = gameOf(fair(), { numPlayers: 3 });
    let state = game.start(seededChance(1));
    for (const player of [0, 1, 2]) {
      expect(game.turn(state)).toBe(player);
      state = game.play(state, { move: "bid", args: [player] }, NONE);
    }
    expect(state.ctx.phase).toBe("market");
    expect(state.G).toMatchObject({ bids: {}, log: ["auction", "market"] });
    expect(game.actions(state)).toContainEqual({ event: "setPhase", args: ["market"] });
  });

  it("shows a player no more than playerView, and decides by that", async () => {
    const game = gameOf(peek, { determinize: dealPeek });
    const state = { ...game.start(NONE), G: { hands: [2, 3], named: null } };
    expect(game.view!(state, 0).G).toEqual({ hands: [2, null], named: null });
    const hidden = { ctx: state.ctx, G: { hands: [2, null], named: null } };
    const known = game.stateOf(hidden, "0", seededChance(3));
    expect(known.G.hands[0]).toBe(2);
    expect([1, 3]).toContain(known.G.hands[1]);
    const decision = await decide(game, known, { nodes: cases(3000, 1500), seed: 1 });
    const values = Object.fromEntries(
      decision.actions.map(({ action, value }) => [String((action.args as number[])[0]), value]),
    );
    expect(values["2"]).toBe(0);
    for (const card of ["1", "3"]) expect(Math.abs(values[card]! - 0.5)).toBeLessThan(0.15);
  });

  it.each<[string, Definition, BoardGameOptions, string]>([
    [
      "without a determinize",
      peek as Definition,
      {},
      "peek hides something from its players (playerView): give determinize",
    ],
    [
      "with secrets to strip",
      { ...ticTacToe, playerView: PlayerView.STRIP_SECRETS } as Definition,
      {},
      "give determinize",
    ],
    ["without enumerate", { name: "mute" }, {}, "mute: the definition has no ai.enumerate: give enumerate"],
  ])("refuses a definition %s with one message", (_, definition, options, sentence) => {
    expect(() => gameOf(definition, options)).toThrow(RulesError);
    expect(() => gameOf(definition, options)).toThrow(sentence);
  });

  it("ignores a playerView that is declared to hide nothing", () => {
    expect(gameOf(peek, { view: "all" }).facts.hidden).toBe(false);
    expect(gameOf({ ...ticTacToe, playerView: ({ G }) => G }).facts.hidden).toBe(false);
  });

  it("names a missing payoff, and a player who cannot act", () => {
    const odd = gameOf({ ...guessTheDie, endIf: ({ G }) => G.right !== null && { sad: true } } as Definition);
    const over = odd.play(odd.start(NONE), { move: "guess", args: [1] }, NONE);
    expect(() => odd.payoff(over)).toThrow(
      'ended with ctx.gameover {"sad":true}, which names neither a winner',
    );
    const mute: Definition = { name: "mute", ai: { enumerate: () => [] } };
    const silent = gameOf(mute);
    expect(() => silent.actions(silent.start(NONE))).toThrow(
      "player 0 can do nothing although the game is not over, as enumerate lists nothing",
    );
    const ended = gameOf(mute, { stuck: () => [0.5, 0.5] });
    expect(ended.turn(ended.start(NONE))).toBe(OVER);
    expect(ended.payoff(ended.start(NONE))).toEqual([0.5, 0.5]);
  });

  it("leaves out an event that changes nothing", () => {
    const game = gameOf({
      name: "patience",
      turn: { minMoves: 2 },
      moves: { wait: () => undefined },
      ai: { enumerate: () => [{ event: "endTurn" }, { move: "wait" }] },
    } as Definition);
    let state = game.start(NONE);
    expect(game.actions(state)).toEqual([{ move: "wait", args: [] }]);
    for (let i = 0; i < 2; i++) state = game.play(state, { move: "wait", args: [] }, NONE);
    expect(game.actions(state)).toContainEqual({ event: "endTurn", args: [] });
  });

  it("leaves the definition unchanged, even one that the library has processed", () => {
    const own = Object.freeze({ ...pig(10), turn: Object.freeze({}) }) as Definition;
    const game = gameOf(own);
    expect(game.actions(game.start(NONE))).toHaveLength(1);
    expect(own).not.toHaveProperty("plugins");
    expect(Object.keys(own.turn!)).toEqual([]);
  });
});
