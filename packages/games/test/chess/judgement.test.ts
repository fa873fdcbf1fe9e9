import { readFileSync } from "node:fs";
import { OVER, seededChance, Table } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import {
  analyseChess,
  type ChessState,
  chess,
  entry,
  markedMove,
  USUAL_CHESS_DEPTH,
} from "@tyche/games/chess";
import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG, rows } from "../../../../tests/cases.js";
import { MARKS, markOf, USUAL_THRESHOLDS } from "../../src/kit/report-words.js";

const { presentation } = entry.create(undefined as never);
const evaluator = presentation.evaluator!;
const errors = chess.differenceErrors![evaluator]!;
/** The declared error at a depth. */
const errorAt = (depth: number): number => errors[Math.min(depth, errors.length) - 1]!;

interface Line {
  readonly name: string;
  readonly moves: readonly string[];
}

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
const THEORY: readonly Line[] = read("theory.txt").map((line) => {
  const [name, moves] = line.split(": ");
  return { name: name!, moves: moves!.split(" ") };
});
const BLUNDERS = read("blunders.jsonl").map(
  (line) => JSON.parse(line) as Readonly<Record<"fen" | "played" | "best", string>>,
);

/** Black leaves a bishop on g4 for an attack that takes longer than the search. */
const SACRIFICE = "C69 Ruy Lopez, Exchange, Bg4";

/** Whether the loss of a move, against the best one at the same depth, exceeds the declared error. */
function isMistake(state: ChessState, action: string, depth: number): boolean {
  const options = { evaluator, table: new Table(2 ** 14) };
  const best = decideSync(chess, state, { ...options, depth });
  if (best.actions[0]!.action === action) return false;
  const after = chess.play(state, action, undefined as never);
  const [own] =
    chess.turn(after) === OVER
      ? chess.payoff(after)
      : [
          depth === 1
            ? chess.evaluators!.quiet!(after)
            : decideSync(chess, after, { ...options, depth: depth - 1 }).value,
        ];
  return (chess.turn(state) === 0 ? 1 : -1) * (best.value! - own!) > errorAt(depth);
}

/** The moves of theory that are called mistakes at a depth. */
function mistakesIn(lines: readonly Line[], depth: number, plies = 20): string[] {
  const seen = new Set<string>();
  return lines.flatMap(({ name, moves }) => {
    let state = chess.start(undefined as never);
    return moves.slice(0, plies).flatMap((move, ply) => {
      const action = chess.notation!.parseAction(state, move);
      const path = moves.slice(0, ply + 1).join(" ");
      const isWrong = !seen.has(path) && isMistake(state, action, depth);
      seen.add(path);
      state = chess.play(state, action, undefined as never);
      return isWrong ? [`${name}: ${path}`] : [];
    });
  });
}

describe("opening theory", () => {
  it("consists of 200 lines of ten moves that are legal by chess.js", () => {
    expect(new Set(THEORY.map(({ moves }) => moves.join(" "))).size).toBe(200);
    for (const { name, moves } of THEORY) expect(moves, name).toHaveLength(20);
    for (const { name, moves } of rows(THEORY, 10)) {
      const library = new Chess();
      for (const move of moves) expect(library.move(move).san, name).toBe(move);
    }
  });

  // Analyses and tutors search 4 deep; with a limit they may reach less. Shallow depths are sampled.
  const shallow = [
    [3, 200],
    [1, 20],
    [2, 20],
  ] as const;
  it.each(rows(shallow, 3))("contains no mistake at depth %d in a sample", (depth, share) => {
    expect(mistakesIn(rows(THEORY, share, 20), depth)).toEqual([]);
  });

  // In parts: all moves of all lines, with TYCHE_TESTS=whole, take ten minutes.
  it.each(IS_LONG ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0])(
    "contains no mistake at the usual depth, but for one line: part %d",
    (part) => {
      const lines = rows(THEORY.slice(20 * part, 20 * (part + 1)), 20, 20);
      const tested = lines.filter(({ name }) => name !== SACRIFICE);
      expect(mistakesIn(tested, USUAL_CHESS_DEPTH, cases(20, 10))).toEqual([]);
    },
  );

  if (IS_LONG)
    it("contains one line with a bishop left to be taken, three moves of which are called mistakes", () => {
      const line = THEORY.filter(({ name }) => name === SACRIFICE);
      expect(line).toHaveLength(1);
      expect(mistakesIn(line, USUAL_CHESS_DEPTH).length).toBeLessThanOrEqual(3);
    });

  it.runIf(IS_LONG)("contains no mistake by the analysis of a game", () => {
    for (const { name, moves } of rows(
      THEORY.filter(({ name }) => /^C9/.test(name)),
      8,
      3,
    )) {
      let state = chess.start(undefined as never);
      const actions = moves.map((move) => {
        const action = chess.notation!.parseAction(state, move);
        state = chess.play(state, action, undefined as never);
        return action;
      });
      const record = { tags: {}, start: chess.start(undefined as never), actions };
      const asked = { depth: USUAL_CHESS_DEPTH, evaluator };
      for (const move of analyseChess(record, asked))
        expect(markedMove(move, USUAL_THRESHOLDS, asked), name).toMatchObject({ mark: null });
    }
  });
});

describe("the analysis of a game", () => {
  it("has the values of a search of all moves", () => {
    let compared = 0;
    for (let game = 0; game < cases(12, 1); game++) {
      const chance = seededChance(`analysis ${game}`);
      const start = chess.start(undefined as never);
      const actions: string[] = [];
      let state = start;
      while (chess.turn(state) !== OVER && actions.length < 60) {
        actions.push(chance.pick(chess.actions(state)));
        state = chess.play(state, actions.at(-1)!, undefined as never);
      }
      const depth = 1 + (game % 3);
      const moves = [...analyseChess({ tags: {}, start, actions }, { depth, evaluator })];
      state = start;
      for (const [ply, move] of moves.entries()) {
        if (ply % cases(3, 8) === 0) {
          const { actions: all } = decideSync(chess, state, { depth, evaluator, rank: "all" });
          const side = chess.turn(state) === 0 ? 1 : -1;
          expect(move.value).toBe(side * all[0]!.value!);
          expect(move.playedValue).toBe(side * all.find(({ action }) => action === actions[ply])!.value!);
          expect(move.choices).toBe(all.length);
          compared++;
        }
        state = chess.play(state, actions[ply]!, undefined as never);
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it("marks a loss only beyond the error of the evaluator, and a proved one always", () => {
    const asked = { evaluator, depth: USUAL_CHESS_DEPTH };
    const error = errorAt(USUAL_CHESS_DEPTH);
    const move = { number: 1, player: 0, position: "", played: "a3", best: "e4", choices: 20, value: 0 };
    const markAt = (playedValue: number, more = {}) =>
      markedMove({ ...move, ...more, playedValue }, USUAL_THRESHOLDS, asked).mark;
    expect(error).toBeGreaterThan(USUAL_THRESHOLDS.doubtful);
    expect(markAt(-error)).toBeNull();
    expect(markAt(-error - 1e-6)).not.toBeNull();
    // Getting mated is proved, and far below any estimate.
    expect(markAt(-1, { playedPlies: 4 })).not.toBeNull();
    // Without a measured error nothing is judged but what is proved.
    const other = { ...asked, evaluator: "classic" };
    expect(markedMove({ ...move, playedValue: -0.5 }, USUAL_THRESHOLDS, other).mark).toBeNull();
  });
});

describe("moves that lose at least three pawns by Stockfish", () => {
  it("are called mistakes: 90 of 100", () => {
    const tried = rows(BLUNDERS, 34, 5);
    const found = tried.filter(({ fen, played }) => {
      const state = chess.notation!.parsePosition(fen);
      return isMistake(state, chess.notation!.parseAction(state, played), USUAL_CHESS_DEPTH);
    });
    expect(BLUNDERS).toHaveLength(100);
    expect(found.length / tried.length).toBeGreaterThanOrEqual(IS_LONG ? 0.9 : 0.6);
  });

  it("are not the best moves, whose loss is no mistake", () => {
    const wrong = rows(BLUNDERS, 34, 5).filter(({ fen, best }) => {
      const state = chess.notation!.parsePosition(fen);
      return isMistake(state, chess.notation!.parseAction(state, best), USUAL_CHESS_DEPTH);
    });
    expect(wrong.length).toBeLessThan(cases(5, 3));
  });
});

it.each(MARKS)("the mark %s begins at its threshold", (mark) => {
  expect(markOf(USUAL_THRESHOLDS[mark], USUAL_THRESHOLDS)).toBe(mark);
  expect(markOf(USUAL_THRESHOLDS[mark] - 1e-9, USUAL_THRESHOLDS)).not.toBe(mark);
});
