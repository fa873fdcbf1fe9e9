import { CHANCE, decide, NotationError, OVER, outcomesOf, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GameOptionError } from "../kit/texts.js";
import { type LudoOptions, type LudoState, ludo } from "./index.js";

const two = ludo({ players: 2, pieces: 2 });
const four = ludo();
const pairs = ludo({ pieces: 2, partners: true });

/** The state after an action, with any subsequent roll. */
function after(game: typeof two, position: string, action: string): LudoState {
  const state = game.notation!.parsePosition(position);
  return game.play(state, game.notation!.parseAction(state, action), seededChance(1));
}

function actions(game: typeof two, position: string): string[] {
  const state = game.notation!.parsePosition(position);
  return game.actions(state).map((action) => game.notation!.action(state, action));
}

describe("Ludo", () => {
  it.each<LudoOptions>([
    { players: 2, pieces: 1 },
    { players: 2 },
    { players: 3, pieces: 2 },
    {},
    { partners: true, pieces: 2 },
  ])("fulfils the game contract, with rules and native positions: %o", (options) => {
    const summary = checkGame(ludo(options), {
      games: cases(2, 1),
      plies: cases(240, 40),
      nodes: cases(1600, 200),
    });
    expect(summary.compared).toBeGreaterThan(cases(16, 4));
  });

  it("has equal final states whatever was rolled before the last move: no die, and no sixes", () => {
    const game = ludo({ players: 2, pieces: 1 });
    for (const sixes of [0, 1, 2]) {
      const state: LudoState = { pieces: [[53], [10]], player: 0, die: 4, sixes };
      const end = game.play(state, 53, seededChance(1));
      expect(end).toEqual({ pieces: [[57], [10]], player: 0, die: 0, sixes: 0 });
      expect(game.turn(end)).toBe(OVER);
    }
  });

  it("agrees between rules and native positions where pieces meet, on many kinds of positions", () => {
    const chance = seededChance("meetings");
    for (const options of [{ players: 3, pieces: 3 }, { partners: true }] as const) {
      const game = ludo(options);
      let hits = 0;
      for (let i = 0; i < cases(600, 120); i++) {
        const own = Array.from({ length: game.facts.players }, (_, player) => {
          const most = player % 2 ? 12 : 57;
          const each = Array.from({ length: options.players ? 3 : 4 }, () => chance.die(most + 1) - 1);
          return (chance.die(6) === 1 ? each.map(() => 57) : each).sort((a, b) => b - a);
        });
        const state = {
          pieces: own,
          player: chance.die(game.facts.players) - 1,
          die: chance.die(6),
          sixes: 0,
        };
        if (game.turn(state) === OVER) continue;
        const position = game.position!(state);
        const moves = new Int32Array(6);
        const count = position.moves(moves, 0);
        const legal = game.actions(state);
        expect(count).toBe(legal.length);
        for (const action of legal) {
          const next = outcomesOf(game, state, action);
          const move = action === "pass" ? 63 : action;
          expect(moves.subarray(0, count)).toContain(move);
          const before = [position.hashLow(), position.hashHigh()];
          position.play(move);
          const spread = new Map<string, number>();
          collect(position, 1, spread);
          for (const [at, { result }] of next.outcomes.entries()) {
            const fresh = game.position!(result);
            const found = spread.get(`${fresh.hashLow()} ${fresh.hashHigh()}`);
            expect(found).toBeCloseTo(next.probabilities[at]!, 12);
            const pieces = (at: LudoState): number =>
              at.pieces.flat().filter((progress) => progress === 0).length;
            if (pieces(result) > pieces(state)) hits++;
          }
          position.undo();
          expect([position.hashLow(), position.hashHigh()]).toEqual(before);
        }
      }
      expect(hits).toBeGreaterThan(60);
    }
  });

  it("lets a piece in only with a six, and home only with an exact roll", () => {
    expect(actions(two, "0 0/0 0|0 5")).toEqual(["pass"]);
    expect(actions(two, "0 0/0 0|0 6")).toEqual(["enter"]);
    expect(actions(two, "30 0/0 0|0 6")).toEqual(["30", "enter"]);
    expect(actions(two, "55 50/0 0|0 3")).toEqual(["50"]);
    expect(actions(two, "55 50/0 0|0 2")).toEqual(["55", "50"]);
  });

  it("sends a single piece back and stops before a block", () => {
    // Player 1 starts 26 squares further: its 5 is square 30, player 0's 31.
    expect(after(two, "28 0/5 0|0 3", "28").pieces).toEqual([
      [31, 0],
      [0, 0],
    ]);
    expect(actions(two, "28 0/5 5|0 3")).toEqual(["pass"]);
    expect(actions(two, "28 0/5 5|0 4")).toEqual(["pass"]);
    expect(actions(two, "28 0/5 5|0 2")).toEqual(["28"]);
    // A block on the start square keeps pieces in the yard: player 1's 27 is player 0's start.
    expect(actions(two, "0 0/27 27|0 6")).toEqual(["pass"]);
    // Pieces never meet in the home columns.
    expect(after(two, "51 0/26 0|0 1", "51").pieces[1]).toEqual([26, 0]);
  });

  it("gives another roll after a six, and ends the turn at the third", () => {
    const next = (position: string): Record<string, number> => {
      const state = two.notation!.parsePosition(position);
      const { outcomes, probabilities } = outcomesOf(two, state, two.actions(state)[0]!);
      const names = outcomes.map(({ result: { player, die, sixes } }) => `${player} ${die} ${sixes}`);
      return Object.fromEntries(names.map((name, i) => [name, probabilities[i]!]));
    };
    expect(Object.keys(next("10 0/0 0|0 6"))).toEqual([1, 2, 3, 4, 5, 6].map((die) => `0 ${die} 1`));
    const third = next("10 0/0 0|0 6 1");
    expect(third["0 5 2"]).toBeCloseTo(1 / 6, 15);
    expect(third["0 6 2"]).toBeUndefined();
    expect(third["1 6 0"]).toBeCloseTo(1 / 36, 15);
    expect(Object.keys(next("10 0/0 0|0 5"))).toEqual([1, 2, 3, 4, 5, 6].map((die) => `1 ${die} 0`));
  });

  it("pays the first player who is home, and partners together", () => {
    const won = after(two, "57 55/3 0|0 2", "55");
    expect([two.turn(won), ...two.payoff(won)]).toEqual([OVER, 1, 0]);
    const half = after(pairs, "57 55/3 0/57 9/3 0|0 2", "55");
    expect(pairs.turn(half)).not.toBe(OVER);
    const both = after(pairs, "57 57/3 0/57 55/3 0|0 2", "55");
    expect([pairs.turn(both), ...pairs.payoff(both)]).toEqual([OVER, 1, 0, 1, 0]);
  });

  it("lets partners move for each other, and neither hits nor blocks partners", () => {
    expect(actions(pairs, "57 57/3 0/20 10/3 0|0 2")).toEqual(["20", "10"]);
    // Player 2's 5 is player 0's 31: neither hit nor blocked.
    expect(after(pairs, "28 0/3 0/5 0/3 0|0 3", "28").pieces[2]).toEqual([5, 0]);
    expect(actions(pairs, "28 0/3 0/5 5/3 0|0 4")).toEqual(["28"]);
  });

  it("is symmetric: the board looks the same from every seat", async () => {
    const rows = async (player: number): Promise<number[]> => {
      const own = [["30 4 0 0"], ["12 12 0 0"], ["40 1 0 0"], ["51 50 0 0"]].flat();
      const turned = own.map((_, seat) => own[(seat - player + 4) % 4]!);
      const state = four.notation!.parsePosition(`${turned.join("/")}|${player} 4`);
      const { actions } = await decide(four, state, { algorithm: "max-n", depth: 2, rank: "all" });
      return actions.map(({ value }) => value!);
    };
    const first = await rows(0);
    for (const player of [1, 2, 3]) {
      for (const [i, value] of (await rows(player)).entries()) expect(value).toBeCloseTo(first[i]!, 12);
    }
  });

  it.each([
    ["0 0/0 0", "ludo-position"],
    ["0 0|0 3", "ludo-player-count"],
    ["0 0/0|0 3", "ludo-piece-count"],
    ["0 0/58 0|0 3", "ludo-progress"],
    ["0 0/0 0|2 3", "ludo-player"],
    ["0 0/0 0|0 7", "game-die"],
    ["0 0/0 0|0 0", "game-no-roll"],
    ["0 0/0 0|0 3 3", "ludo-six-count"],
    ["0 0/0 0|0 6 2", "ludo-third-six"],
    ["0 x/0 0|0 6", "game-not-whole"],
  ])("rejects the position %s", (text, id) => {
    expect(() => two.notation!.parsePosition(text)).toThrow(NotationError);
    expect(() => two.notation!.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("round-trips positions, and accepts a separate roll", () => {
    const progress = fc.array(fc.integer({ min: 0, max: 57 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(progress, progress, fc.integer({ min: 1, max: 5 }), (one, other, die) => {
        const state = two.notation!.parsePosition(`${one.join()}/${other.join()}|1 0`, String(die));
        expect(two.notation!.parsePosition(two.notation!.position(state))).toEqual(state);
        expect(two.notation!.draw!(state).split("\n")).toHaveLength(18);
      }),
      { seed: 3, numRuns: cases(500, 50) },
    );
  });

  it.each<[LudoOptions, string]>([
    [{ players: 5 }, "ludo-players"],
    [{ pieces: 0 }, "ludo-pieces"],
    [{ players: 3, partners: true }, "ludo-partners"],
  ])("rejects %o", (options, id) => {
    expect(() => ludo(options)).toThrow(GameOptionError);
    expect(() => ludo(options)).toThrow(expect.objectContaining({ id }));
  });
});

/** Results of chance from a position, by hash. */
function collect(
  position: ReturnType<NonNullable<typeof two.position>>,
  probability: number,
  into: Map<string, number>,
): void {
  if (position.turn() !== CHANCE) {
    const hash = `${position.hashLow()} ${position.hashHigh()}`;
    into.set(hash, (into.get(hash) ?? 0) + probability);
    return;
  }
  const outcomes = new Int32Array(6);
  const probabilities = new Float64Array(6);
  const count = position.outcomes(outcomes, probabilities, 0);
  for (let i = 0; i < count; i++) {
    position.play(outcomes[i]!);
    collect(position, probability * probabilities[i]!, into);
    position.undo();
  }
}
