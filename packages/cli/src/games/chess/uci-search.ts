import { type Game, OVER, Table, think, type ValuedAction } from "@tyche/engine";
import { gameNamed } from "@tyche/games";
import { type ChessState, chess, legalNames, longName, writeFen } from "@tyche/games/chess";
import { chosenEvaluator, evaluatorName, withEvaluator } from "../evaluator.js";

/** What is asked of a search; plain data, since it may travel to a thread. */
export interface UciQuestion {
  /** As the game's notation reads it. */
  readonly position: string;
  /** Name or file. */
  readonly evaluator: string;
  /** Entries. */
  readonly table: number;
  readonly depth?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly nodes?: number;
  /** How many of the best moves are told. Default 1. */
  readonly lines?: number;
}

/** What is known after a depth, for an `info` line. */
export interface UciInfo {
  readonly depth: number;
  /** Which of the best moves it is of, from 1; absent where only the best is told. */
  readonly rank?: number;
  /** From the side to move: "cp 25", "mate 2", "mate -1". */
  readonly score: string;
  readonly nodes: number;
  readonly ms: number;
  /** Long names of moves; the first is the best move. */
  readonly line: readonly string[];
}

/** The position as if a pawn had just moved. */
function freshFen(state: ChessState): string {
  const fields = writeFen(chess.position(state)).split(" ");
  return fields.with(4, "0").join(" ");
}

/** The start with white a pawn up: what a hundred centipawns are to an evaluator. */
const PAWN_UP = "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Searches chess positions one after the other and remembers between them what it can. */
export class UciSearch {
  private readonly named = gameNamed("chess");
  private table: Table | undefined;

  /** Forgets what it learned of the game. */
  newGame(): void {
    this.table = undefined;
  }

  /**
   * @returns the best move, or "0000" where there is none
   * @throws UsageError, NotationError
   */
  async search(
    question: UciQuestion,
    signal: { readonly aborted: boolean },
    tell: (info: UciInfo) => void,
  ): Promise<string> {
    const { position, evaluator, table, lines = 1, ...limits } = question;
    const named = withEvaluator(this.named, evaluator);
    const { game } = named;
    let state = game.notation!.parsePosition(position);
    // The game is over after a fifth repetition or 75 moves, but the caller plays on: search without the history.
    if (game.turn(state) === OVER) state = game.notation!.parsePosition(freshFen(state as ChessState));
    const turn = game.turn(state);
    // With too little material to mate any move will do.
    if (turn === OVER) return legalNames(state as ChessState)[0] ?? "0000";
    const chosen = chosenEvaluator(named, evaluator);
    if (this.table?.entries !== table) this.table = new Table(table);
    const memory = this.table;
    const pawn = pawnOf(game, evaluatorName(named, evaluator));
    const sign = turn === 0 ? 1 : -1;
    let best = "0000";
    for await (const decision of think(game, state, {
      ...limits,
      ...chosen,
      signal,
      table: memory,
      rank: lines > 1 ? "all" : "best",
    })) {
      best = decision.actions[0]!.action as string;
      const { depth, nodes, ms } = decision;
      if (depth === 0) continue;
      const told = decision.actions
        .slice(0, lines)
        .filter((row): row is ValuedAction<unknown> => row.value !== undefined);
      for (const [i, { action, value, depth: own, plies }] of told.entries()) {
        const line =
          i === 0 ? (decision.line as string[]) : rememberedLine(state, action as string, memory, own);
        tell({
          depth: own,
          ...(lines > 1 && { rank: i + 1 }),
          score: scoreOf(sign * value, plies ?? own, pawn),
          nodes: nodes.decision + nodes.chance + nodes.leaf,
          ms: Math.round(ms),
          line,
        });
      }
      if (told.every(({ plies }) => plies !== undefined)) break;
    }
    return best;
  }
}

/** A move and the best ones after it, as far as the table remembers them. */
function rememberedLine(state: unknown, action: string, table: Table, most: number): string[] {
  const line = [action];
  let at = chess.play(state as ChessState, action, undefined as never);
  while (line.length < most && chess.turn(at) !== OVER) {
    const position = chess.position!(at);
    const found = table.find(position.hashLow(), position.hashHigh());
    const next = found < 0 ? undefined : longName(table.words[found + 2]!);
    if (next === undefined || !chess.actions(at).includes(next)) break;
    line.push(next);
    at = chess.play(at, next, undefined as never);
  }
  return line;
}

function pawnOf(game: Game<unknown, unknown>, evaluator: string): number {
  const value = game.evaluators![evaluator]!(game.notation!.parsePosition(PAWN_UP));
  return value > 0 && value < 1 ? Math.atanh(value) : 1;
}

/**
 * @param value from the side to move
 * @param plies to mate, or the depth at which it was found
 */
function scoreOf(value: number, plies: number, pawn: number): string {
  if (Math.abs(value) === 1) return `mate ${Math.sign(value) * Math.ceil(plies / 2)}`;
  return `cp ${Math.round((100 * Math.atanh(value)) / pawn) + 0}`;
}
