import { decideSync, OVER, Table, type ThinkOptions } from "@tyche/engine";
import { writeFen } from "./notation/fen.js";
import type { ChessRecord } from "./notation/pgn.js";
import { chess } from "./rules.js";
import { type ChessState, standing } from "./state.js";

/** A move of a game and what it gave away. */
export interface AnalysedMove {
  /** Of the game, from 1; black's has the number of white's before it. */
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
  /** Expected payoff after the best move and after the played one, the mover's side: a win is 1, a loss -1. */
  readonly value: number;
  readonly playedValue: number;
  /** Half-moves to the mate, the move included, after the best move and after the played one; absent where no mate is proved. */
  readonly plies?: number;
  readonly playedPlies?: number;
}

/** Who evaluates, and decisions looked ahead. */
export interface ChessAnalysisOptions extends Pick<ThinkOptions<ChessState>, "evaluator"> {
  readonly depth: number;
  /** With the evaluators of files, where one of them is named. Default: chess as it comes. */
  readonly game?: typeof chess;
}

/** Judges every move of a game by a search of all that could be played. */
export function* analyseChess(
  { start, actions }: ChessRecord,
  { game = chess, ...options }: ChessAnalysisOptions,
): Generator<AnalysedMove, void, void> {
  const table = new Table();
  const { notation } = chess;
  let state = start;
  for (const action of actions) {
    // A record may go on after a fifth repetition or 75 moves, with which the game is over.
    if (chess.turn(state) === OVER) return;
    const position = standing(state);
    const player = position.turn();
    const { actions: rows } = decideSync(game, state, { ...options, rank: "all", table });
    // Searched without a clock, so that each row has its value.
    const side = player === 0 ? 1 : -1;
    const played = rows.find((row) => row.action === action)!;
    const [{ plies }, { plies: playedPlies }] = [rows[0]!, played];
    const fen = writeFen(position);
    yield {
      number: Number(fen.split(" ")[5]),
      player,
      position: fen,
      played: notation!.action(state, action),
      best: notation!.action(state, rows[0]!.action),
      choices: rows.length,
      value: side * rows[0]!.value!,
      playedValue: side * played.value!,
      ...(plies !== undefined && { plies }),
      ...(playedPlies !== undefined && { playedPlies }),
    };
    state = chess.play(state, action, undefined as never);
  }
}
