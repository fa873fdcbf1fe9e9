import { CHANCE, type Decision, methodNamed, OVER, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { randomBoards } from "../../test/random-boards.js";
import { backgammon } from "../game/rules.js";
import { BACKGAMMON, type BackgammonState, type Dice, winnerOf } from "./board.js";
import type { BackgammonPosition } from "./position.js";

const game = backgammon();

function randomStates(seed: string, count: number): BackgammonState[] {
  const board = randomBoards(seed, BACKGAMMON);
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => ({
    points: board(),
    player: chance.pick([0, 1]),
    dice: chance.dice(2, 6) as unknown as Dice,
  }));
}

describe("native position", () => {
  it("plays the k-th action of the rules as move k", () => {
    const moves = new Int32Array(game.position(randomStates("width", 1)[0]!).width);
    for (const state of randomStates("moves are actions", cases(1000, 120))) {
      const position = game.position(state);
      const actions = game.actions(state);
      expect(position.moves(moves, 0)).toBe(actions.length);
      actions.forEach((action, k) => {
        if (action === "roll") throw new Error("a rolled state has plays only");
        expect(moves[k]).toBe(k);
        const after = game.afterstate(state, action);
        position.play(k);
        expect(position.points()).toEqual(after.points);
        expect(position.evaluate()).toBe(game.evaluators!.pips!(after));
        expect(position.turn()).toBe(winnerOf(after.points) === null ? CHANCE : game.turn(after));
        position.undo();
      });
    }
  });

  it("has a hash that depends only on the board, and is distinct for distinct boards", () => {
    const byHash = new Map<string, string>();
    const moves = new Int32Array(game.position(randomStates("width", 1)[0]!).width);
    for (const state of randomStates("hashes", cases(1500, 250))) {
      const position = game.position(state);
      const count = position.moves(moves, 0);
      for (let k = 0; k < count; k++) {
        position.play(k);
        const board = `${position.points()} ${1 - state.player}`;
        const hash = `${position.hashLow()} ${position.hashHigh()}`;
        expect(byHash.get(hash) ?? board).toBe(board);
        byHash.set(hash, board);
        if (position.turn() === CHANCE) {
          position.play(62);
          const fresh = game.position({
            points: position.points(),
            player: state.player === 0 ? 1 : 0,
            dice: [6, 2],
          });
          expect([position.hashLow(), position.hashHigh()]).toEqual([fresh.hashLow(), fresh.hashHigh()]);
          position.undo();
        }
        position.undo();
      }
    }
    expect(byHash.size).toBeGreaterThan(cases(10_000, 1_600));
    expect(new Set(byHash.values()).size).toBe(byHash.size);
  });

  it("promises most for a hit, and less for a play that leaves a blot exposed", () => {
    const at = (position: string, roll: string) => {
      const state = game.notation.parsePosition(position, roll);
      const native = game.position(state);
      return game
        .actions(state)
        .map((action, k) => ({ text: game.notation.action(state, action), promise: native.promise(k) }))
        .sort((a, b) => b.promise - a.promise)
        .map(({ text }) => text);
    };
    expect(at("0 0 0 0 0 0 3 -1 3 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 -3 0", "61")[0]).toMatch(/\*/);
    const opening = at("4HPwATDgc/ABMA", "31");
    expect(opening.indexOf("8/5 6/5")).toBeLessThan(opening.indexOf("6/5 6/3"));
  });

  it("cannot undo beyond its start", () => {
    const position = game.position(randomStates("undo", 1)[0]!);
    expect(() => position.undo()).toThrow("There is no move to undo.");
  });

  it("leaps to saved positions as if they had been played, and back", () => {
    const places = new Int32Array(5000 * 13);
    for (const state of randomStates("leaps", cases(200, 30))) {
      const position = game.position(state);
      const twin = game.position(state);
      const moves = new Int32Array(position.width);
      const count = position.moves(moves, 0);
      twin.moves(moves, 0);
      for (let k = 0; k < count; k++) {
        position.play(k);
        position.save(places, 1 + 13 * k);
        position.undo();
      }
      for (let k = 0; k < count; k++) {
        twin.leap(places, 1 + 13 * k);
        position.play(k);
        for (const roll of position.turn() === CHANCE ? [11, 31, 66] : []) {
          position.play(roll);
          twin.play(roll);
          expect(twin.moves(moves, 0)).toBe(position.moves(moves, 0));
          twin.play(0);
          position.play(0);
          expect(twin.points()).toEqual(position.points());
          expect([twin.turn(), twin.evaluate()]).toEqual([position.turn(), position.evaluate()]);
          for (const one of [position, twin]) {
            one.undo();
            one.undo();
          }
        }
        expect([twin.hashLow(), twin.hashHigh(), twin.turn()]).toEqual([
          position.hashLow(),
          position.hashHigh(),
          position.turn(),
        ]);
        twin.undo();
        position.undo();
      }
      expect(twin.points()).toEqual(state.points);
    }
  });

  it("gives the same decisions in simulations that leap and in those that play move by move", async () => {
    const walking: typeof game = {
      ...game,
      position: (state) => Object.assign(game.position(state), { wordsOfPlace: 0 }),
    };
    for (const [seed, state] of randomStates("simulations", 20).entries()) {
      const decisions: unknown[] = [];
      for (const road of [game, walking]) {
        let last: Decision<unknown> | undefined;
        const options = { seed, settings: { simulations: 1500, playout: 0 } };
        for await (last of methodNamed("mcts", road).think(road, state, options));
        decisions.push({ ...last, ms: 0 });
      }
      expect(decisions[0]).toEqual(decisions[1]);
    }
  });
});

describe("range of the pip difference", () => {
  /**
   * The smallest and largest value that a search to a depth can end with; also checks the range of every position on
   * the way.
   */
  const extremes = (position: BackgammonPosition, depth: number): readonly [number, number] => {
    const turn = position.turn();
    if (turn === OVER) return [position.payoff(0), position.payoff(0)];
    if (depth === 0) return [position.evaluate(), position.evaluate()];
    const moves = new Int32Array(position.width);
    const count =
      turn === CHANCE
        ? position.outcomes(moves, new Float64Array(position.width), 0)
        : position.moves(moves, 0);
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const move of moves.slice(0, count)) {
      position.play(move);
      const [low, high] = extremes(position, turn === CHANCE ? depth : depth - 1);
      position.undo();
      least = Math.min(least, low);
      most = Math.max(most, high);
    }
    if (turn !== CHANCE) {
      const range = new Float64Array(2);
      position.range(depth, range);
      expect(range[0]!).toBeLessThanOrEqual(least);
      expect(range[1]!).toBeGreaterThanOrEqual(most);
    }
    return [least, most];
  };

  /** Few checkers near home, so that the game ends within the search depth. */
  const ending = (seed: string): BackgammonState => {
    const chance = seededChance(seed);
    const points = new Array<number>(26).fill(0);
    for (const player of [0, 1] as const) {
      for (let i = chance.die(5); i > 0; i--) {
        const place = chance.die(chance.die(6) === 6 ? 24 : 6);
        const at = player === 0 ? place : 25 - place;
        if (points[at] === 0 || Math.sign(points[at]!) === (player === 0 ? 1 : -1))
          points[at]! += player === 0 ? 1 : -1;
      }
      if (!points.some((count) => Math.sign(count) === (player === 0 ? 1 : -1)))
        points[player === 0 ? 0 : 25] = 0;
    }
    return { points, player: chance.pick([0, 1]), dice: chance.dice(2, 6) as unknown as Dice };
  };

  it("is never exceeded by one turn from any board", () => {
    for (const state of randomStates("ranges", cases(3000, 400))) extremes(game.position(state), 1);
  });

  it("is never exceeded by two or three turns, including game ends", () => {
    for (let i = 0; i < cases(60, 6); i++) {
      const state = ending(`ending ${i}`);
      if (winnerOf(state.points) === null) extremes(game.position(state), 2);
    }
    for (const state of randomStates("two turns", cases(12, 3))) extremes(game.position(state), 2);
  });
});
