import {
  createOpponent,
  type Decision,
  decide,
  type OpponentThought,
  OVER,
  seededChance,
  type TabledAction,
} from "@tyche/engine";
import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type ChessState, chess } from "../index.js";

const chance = seededChance("three pieces");
const at = (text: string): ChessState => chess.notation!.parsePosition(text);

/** A random legal position of a king and a piece against a king. */
function randomPosition(piece: string): ChessState {
  for (;;) {
    const board = new Array<string>(64).fill("1");
    const isPawn = piece.toLowerCase() === "p";
    const squares = chance.shuffle([...board.keys()]).slice(0, 3) as [number, number, number];
    if (isPawn && (squares[0] < 8 || squares[0] >= 56)) continue;
    for (const [i, letter] of [piece, "K", "k"].entries()) board[squares[i]!] = letter;
    const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(""));
    const fen = `${rows.join("/").replaceAll(/1+/g, (ones) => String(ones.length))} ${chance.pick(["w", "b"])} - - 0 1`;
    try {
      const state = at(fen);
      const [white, black] = [squares[1], squares[2]];
      const near = Math.max(Math.abs((white % 8) - (black % 8)), Math.abs((white >> 3) - (black >> 3)));
      if (near > 1 && chess.turn(state) !== OVER) return state;
    } catch {
      // The side to move could take the king.
    }
  }
}

/** The best result for the player to move: the value, and the soonest win or the latest loss. */
function bestOf(state: ChessState, rows: readonly TabledAction<string>[]): TabledAction<string> {
  const sign = chess.turn(state) === 0 ? 1 : -1;
  const rank = ({ value = 0, plies = 0 }: TabledAction<string>): number => sign * value * (1000 - plies);
  return rows.reduce((best, row) => (rank(row) > rank(best) ? row : best));
}

const decided = (decision: Decision<string>) => {
  const [{ value, plies, certainty }] = decision.actions as [Decision<string>["actions"][number]];
  return { value, plies, proof: certainty.kind === "proved" && certainty.proof, solved: decision.solved };
};

describe("endgames with three pieces", () => {
  it.each([..."QRPqrp"])(
    "king and %s: each move is as good as the best answer to it, by chess.js",
    (piece) => {
      for (let i = 0; i < cases(6, 60); i++) {
        const state = randomPosition(piece);
        const oracle = new Chess(state.from);
        const rows = chess.tabled!(state)!;
        expect(rows.map(({ action }) => action).sort()).toEqual(
          oracle
            .moves({ verbose: true })
            .map(({ lan }) => lan)
            .sort(),
        );
        const isWhite = chess.turn(state) === 0;
        for (const { action, value, plies } of rows) {
          const after = chess.play(state, action);
          const board = new Chess(chess.notation!.position(after).split(" moves")[0]!);
          for (const move of after.moves) board.move(move);
          const found = { value, plies };
          if (board.isCheckmate()) expect(found).toEqual({ value: isWhite ? 1 : -1, plies: 1 });
          else if (board.isGameOver()) expect(found).toEqual({ value: 0, plies: undefined });
          else {
            const best = bestOf(after, chess.tabled!(after)!);
            expect(found).toEqual({ value: best.value, plies: best.plies && best.plies + 1 });
          }
        }
      }
    },
  );

  it.each([
    ["queen", "8/8/8/3k4/8/8/8/KQ6 w - - 0 1", 1, 17],
    ["rook", "8/8/8/3k4/8/8/8/KR6 w - - 0 1", 1, 29],
    ["a black rook", "8/8/8/3K4/8/8/8/kr6 b - - 0 1", -1, 29],
    ["pawn", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", 0, undefined],
  ])("decides by the table, and plays its line to the end: %s", async (_, fen, value, plies) => {
    const state = at(fen);
    const decision = await decide(chess, state, { time: 50 });
    expect(decided(decision)).toEqual({ value, plies, proof: "rules", solved: true });
    let end = state;
    for (const action of decision.line) end = chess.play(end, action);
    if (plies !== undefined)
      expect([decision.line.length, chess.turn(end), chess.payoff(end)[0]]).toEqual([plies, OVER, value]);
  });

  it.each([
    [3, "alpha-beta"],
    [9, "table"],
  ])("is known to levels that do not err: level %i", async (level, algorithm) => {
    const told: (string | undefined)[] = [];
    const onThought = ({ decision }: OpponentThought<string>) => void told.push(decision?.algorithm);
    const opponent = createOpponent(chess, { level, time: Number.POSITIVE_INFINITY, onThought });
    await opponent.play(at("8/8/8/3k4/8/8/8/KR6 w - - 0 1"));
    expect(told).toEqual([algorithm]);
  });

  it("searches by a method that is named", async () => {
    const state = at("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
    expect((await decide(chess, state, { depth: 2, algorithm: "alpha-beta" })).solved).toBe(false);
  });

  it("calls a win a draw if the 50 moves end before it, and knows nothing of a pawn then", () => {
    const fen = (piece: string, clock: number) => at(`8/8/8/3k4/8/8/${piece}7/K7 w - - ${clock} 90`);
    const plies = bestOf(fen("R", 0), chess.tabled!(fen("R", 0))!).plies!;
    expect(bestOf(fen("R", 100 - plies), chess.tabled!(fen("R", 100 - plies))!)).toMatchObject({
      value: 1,
      plies,
    });
    expect(chess.tabled!(fen("R", 101 - plies))!.map(({ value }) => value)).not.toContain(1);
    const pawn = (clock: number) => at(`8/8/3k4/8/3K4/3P4/8/8 b - - ${clock} 90`);
    expect(chess.tabled!(pawn(0))).toBeDefined();
    expect(chess.tabled!(pawn(90))).toBeUndefined();
  });

  it("knows nothing where a third repetition is near", () => {
    const start = "8/8/8/3k4/8/8/8/KR6 w - - 0 1";
    const round = "a1a2 d5d4 a2a1 d4d5";
    const twice = at(`${start} moves ${round}`);
    // Its quickest win never comes back here, which is not known of the others.
    expect(bestOf(twice, chess.tabled!(twice)!)).toMatchObject({ value: 1, plies: 29 });
    expect(chess.tabled!(twice)!.some(({ value }) => value === undefined)).toBe(true);
    const third = at(`${start} moves ${round} a1a2 d5d4 a2a1`);
    // The loser may go back there and claim a draw.
    expect(chess.tabled!(third)).toBeUndefined();
  });

  it.each([
    ["four pieces", "8/8/8/3k4/8/8/7P/KR6 w - - 0 1"],
    ["a knight", "8/8/8/3k4/8/8/8/KNB5 w - - 0 1"],
    ["castling", "8/8/8/3k4/8/8/8/4K2R w K - 0 1"],
  ])("has no table of %s", (_, fen) => {
    expect(chess.tabled!(at(fen))).toBeUndefined();
  });
});
