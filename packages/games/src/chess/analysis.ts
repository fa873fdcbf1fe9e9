import { type Certainty, compareActions, OVER, Table, type ThinkOptions } from "@tyche/engine";
import { tabledDecision } from "@tyche/engine/exact";
import { Budget, decideSync } from "@tyche/engine/search";
import { type Mark, markOf, type Thresholds } from "../kit/report-words.js";
import { ERRORS } from "./evaluation/evaluators.js";
import { writeFen } from "./notation/fen.js";
import type { ChessRecord } from "./notation/pgn.js";
import { type ChessAction, type ChessState, standing } from "./notation/state.js";
import { chess } from "./rules.js";

/** A move of a game, with the values of the best and the played move. */
export interface AnalysedMove {
  /** Move number in the game, from 1; white's and black's moves share it. */
  readonly number: number;
  /** 0 white, 1 black. */
  readonly player: number;
  /** FEN before the move. */
  readonly position: string;
  /** In SAN. */
  readonly played: string;
  readonly best: string;
  /** Legal moves. */
  readonly choices: number;
  /** Expected payoff after the best move and after the played one, from the mover's side: a win is 1, a loss -1. */
  readonly value: number;
  readonly playedValue: number;
  /** Plies to mate, the move included, after the best move and after the played one; absent if no mate is proved. */
  readonly plies?: number;
  readonly playedPlies?: number;
}

/** Evaluator and search depth, in decisions. */
export interface ChessAnalysisOptions extends Pick<ThinkOptions<ChessState>, "evaluator"> {
  readonly depth: number;
  /** The game to use if the evaluator comes from a file. Default: chess with its own evaluators. */
  readonly game?: typeof chess;
}

/** Entries of the transposition table for a move. */
const TABLE = 2 ** 16;

/** Analyses every move of a game: a search for the best move, and one after the played move, to the same depth. */
export function* analyseChess(
  { start, actions }: ChessRecord,
  { game = chess, ...options }: ChessAnalysisOptions,
): Generator<AnalysedMove, void, void> {
  const { notation } = chess;
  let state = start;
  for (const action of actions) {
    // A record may continue after a fifth repetition or 75 moves, when the game is over.
    if (chess.turn(state) === OVER) return;
    const [position, player] = [standing(state), chess.turn(state)];
    // A table of its own: results of other depths would make the two values incomparable.
    const asked = { ...options, table: new Table(TABLE) };
    const { depth } = options;
    const tabled = tabledDecision(game, state, new Budget());
    const known = tabled?.actions.every(({ value }) => value !== undefined) ? tabled : undefined;
    const { actions: rows } =
      known ?? decideSync(game, state, { ...asked, rank: depth > 1 ? "best" : "all" });
    const side = player === 0 ? 1 : -1;
    const [best] = rows;
    // A table has all moves. What a search estimates cannot be compared with one that begins after the move.
    const isKnown = known !== undefined || depth === 1 || best!.action === action;
    const played = isKnown
      ? rows.find((row) => row.action === action)!
      : valueAfter(state, action, { ...asked, game });
    const [{ plies }, { plies: playedPlies }] = [best!, played];
    const fen = writeFen(position);
    yield {
      number: Number(fen.split(" ")[5]),
      player,
      position: fen,
      played: notation!.action(state, action),
      best: notation!.action(state, best!.action),
      choices: rows.length,
      value: side * best!.value!,
      playedValue: side * played.value!,
      ...(plies !== undefined && { plies }),
      ...(playedPlies !== undefined && { playedPlies }),
    };
    state = chess.play(state, action);
  }
}

/** The value of a move for white, searched one decision less after it. */
function valueAfter(
  state: ChessState,
  action: ChessAction,
  { game = chess, depth, ...options }: ChessAnalysisOptions & { readonly table: Table },
): { readonly value: number; readonly plies?: number | undefined } {
  const after = chess.play(state, action);
  if (chess.turn(after) === OVER) {
    const [value] = chess.payoff(after);
    return { value: value!, plies: value === 0 ? undefined : 1 };
  }
  // Within a search, a draw that can be claimed is one.
  if (chess.claim!(after) !== undefined) return { value: 0 };
  const { value, plies } = decideSync(game, after, { ...options, depth: depth - 1 }).actions[0]!;
  return { value: value!, plies: plies === undefined ? undefined : plies + 1 };
}

/** Search depth in decisions. */
export const USUAL_CHESS_DEPTH = 4;

/** A move with its loss. */
export interface MarkedMove extends AnalysedMove {
  readonly loss: number;
  readonly mark: Mark | null;
}

/** The move with its loss, and a mark if the best move may be called better and the loss reaches a threshold. */
export function markedMove(
  move: AnalysedMove,
  thresholds: Thresholds,
  { evaluator, depth }: Pick<ChessAnalysis, "depth" | "evaluator">,
): MarkedMove {
  const loss = Math.max(0, move.value - move.playedValue);
  // A mate is proved, and no estimate.
  const row = (value: number, plies: number | undefined) => {
    const certainty: Certainty =
      plies === undefined ? { kind: "estimate", depth, isFull: true } : { kind: "payoff" };
    return { value, certainty, depth };
  };
  const [best, played] = [row(move.value, move.plies), row(move.playedValue, move.playedPlies)];
  const { relation } = compareActions(best, played, ERRORS[evaluator]);
  return { ...move, loss, mark: relation === "better" ? markOf(loss, thresholds) : null };
}

/** The analysis of several games, as plain data. */
export interface ChessAnalysis {
  readonly depth: number;
  readonly evaluator: string;
  readonly games: readonly {
    /** Number in its file, from 1. */
    readonly number: number;
    /** Number of moves left out at the end, because the game is already over by the rules. */
    readonly left: number;
    readonly players: readonly [string, string];
    readonly moves: readonly MarkedMove[];
  }[];
}

/**
 * The analysis of several games as plain data.
 *
 * @param analysed the analysed moves of every game
 */
export function chessAnalysis(
  records: readonly ChessRecord[],
  { depth, evaluator }: Pick<ChessAnalysis, "depth" | "evaluator">,
  analysed: readonly (readonly MarkedMove[])[],
): ChessAnalysis {
  const games = records.map(({ tags, actions, number = 1 }, i) => {
    const players: readonly [string, string] = [tags.White ?? "?", tags.Black ?? "?"];
    const moves = analysed[i]!;
    return { number, left: actions.length - moves.length, players, moves };
  });
  return { depth, evaluator, games };
}
