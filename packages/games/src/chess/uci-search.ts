import { OVER, Table, think, type ValuedAction } from "@tyche/engine";
import { writeFen } from "./notation/fen.js";
import { longName } from "./notation/move-names.js";
import { type ChessAction, type ChessState, legalNames } from "./notation/state.js";
import { type ChessGame, chess } from "./rules.js";

/** A search request as plain data, since it may be sent to a thread. */
export interface UciQuestion {
  /** Position in the game's notation. */
  readonly position: string;
  /** Name or file. */
  readonly evaluator: string;
  /** Number of entries. */
  readonly table: number;
  readonly depth?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly nodes?: number;
  /** How many of the best moves to report. Default 1. */
  readonly lines?: number;
}

/** The result of a depth, for an `info` line. */
export interface UciInfo {
  readonly depth: number;
  /** Rank of the move, from 1; undefined if only the best move is reported. */
  readonly rank?: number;
  /** Score for the side to move: "cp 25", "mate 2", "mate -1". */
  readonly score: string;
  readonly nodes: number;
  readonly ms: number;
  /** Moves in long algebraic notation, best move first. */
  readonly line: readonly string[];
}

/** Returns the position with its halfmove clock reset, as if a pawn had just moved. */
function freshFen(state: ChessState): string {
  const fields = writeFen(chess.position(state)).split(" ");
  return fields.with(4, "0").join(" ");
}

/** The starting position with White a pawn up; defines 100 centipawns for an evaluator. */
const PAWN_UP = "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Chess with an evaluator. */
export interface UciGame {
  readonly game: ChessGame;
  readonly evaluator: string;
}

/** Searches chess positions one after another, and keeps the hash table between searches. */
export class UciSearch {
  private readonly load: (evaluator: string) => Promise<UciGame>;
  private table: Table | undefined;

  /** @param load the game with an evaluator, by the name or file of a question */
  constructor(load: (evaluator: string) => Promise<UciGame>) {
    this.load = load;
  }

  /** Clears what it learned in the last game. */
  newGame(): void {
    this.table = undefined;
  }

  /**
   * @returns the best move, or "0000" if there is none
   * @throws NotationError, and the errors of the evaluator's file
   */
  async search(
    question: UciQuestion,
    signal: { readonly aborted: boolean },
    tell: (info: UciInfo) => void,
  ): Promise<string> {
    const { position, evaluator, table, lines = 1, ...limits } = question;
    const { game, evaluator: name } = await this.load(evaluator);
    let state = game.notation!.parsePosition(position);
    // By the rules the game ends at the fifth repetition or after 75 moves, but the GUI may play on: search without
    // history.
    if (game.turn(state) === OVER) state = game.notation!.parsePosition(freshFen(state));
    const turn = game.turn(state);
    // With insufficient material any move is as good as another.
    if (turn === OVER) return legalNames(state)[0] ?? "0000";
    if (this.table?.entries !== table) this.table = new Table(table);
    const memory = this.table;
    const pawn = pawnOf(game, name);
    const sign = turn === 0 ? 1 : -1;
    let best = "0000";
    for await (const decision of think(game, state, {
      ...limits,
      ...(name !== "default" && { evaluator: name }),
      signal,
      table: memory,
      rank: lines > 1 ? "all" : "best",
    })) {
      best = decision.actions[0]!.action;
      const { depth, nodes, ms } = decision;
      if (depth === 0) continue;
      const rows = decision.actions
        .slice(0, lines)
        .filter((row): row is ValuedAction<ChessAction> => row.value !== undefined);
      for (const [i, { action, value, depth: own, plies }] of rows.entries()) {
        const line = i === 0 ? [...decision.line] : rememberedLine(state, action, memory, own);
        tell({
          depth: own,
          ...(lines > 1 && { rank: i + 1 }),
          score: scoreOf(sign * value, plies ?? own, pawn),
          nodes: nodes.decision + nodes.chance + nodes.leaf,
          ms: Math.round(ms),
          line,
        });
      }
      if (rows.every(({ plies }) => plies !== undefined)) break;
    }
    return best;
  }
}

/** A move and the best continuation, as far as the table has it. */
function rememberedLine(state: ChessState, action: string, table: Table, most: number): string[] {
  const line = [action];
  let at = chess.play(state, action);
  while (line.length < most && chess.turn(at) !== OVER) {
    const position = chess.position!(at);
    const found = table.find(position.hashLow(), position.hashHigh());
    const next = found < 0 ? undefined : longName(table.words[found + 2]!);
    if (next === undefined || !chess.actions(at).includes(next)) break;
    line.push(next);
    at = chess.play(at, next);
  }
  return line;
}

function pawnOf(game: ChessGame, evaluator: string): number {
  const value = game.evaluators![evaluator]!(game.notation!.parsePosition(PAWN_UP));
  return value > 0 && value < 1 ? Math.atanh(value) : 1;
}

/**
 * @param value for the side to move
 * @param plies distance to mate, or the depth at which the value was found
 */
function scoreOf(value: number, plies: number, pawn: number): string {
  if (Math.abs(value) === 1) return `mate ${Math.sign(value) * Math.ceil(plies / 2)}`;
  return `cp ${Math.round((100 * Math.atanh(value)) / pawn) + 0}`;
}
