import { type Decision, type Game, OVER, Table, think } from "@tyche/engine";
import { gameNamed } from "@tyche/games";
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
}

/** What is known after a depth, for an `info` line. */
export interface UciInfo {
  readonly depth: number;
  /** From the side to move: "cp 25", "mate 2", "mate -1". */
  readonly score: string;
  readonly nodes: number;
  readonly ms: number;
  /** Long names of moves; the first is the best move. */
  readonly line: readonly string[];
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
    const { position, evaluator, table, ...limits } = question;
    const named = withEvaluator(this.named, evaluator);
    const { game } = named;
    const state = game.notation!.parsePosition(position);
    const turn = game.turn(state);
    if (turn === OVER) return "0000";
    const chosen = chosenEvaluator(named, evaluator);
    if (this.table?.entries !== table) this.table = new Table(table);
    const pawn = pawnOf(game, evaluatorName(named, evaluator));
    const sign = turn === 0 ? 1 : -1;
    let best = "0000";
    for await (const decision of think(game, state, {
      ...limits,
      ...chosen,
      signal,
      table: this.table,
      rank: "best",
    })) {
      best = decision.actions[0]!.action as string;
      if (decision.depth === 0) continue;
      tell(infoOf(decision as Decision<string>, sign * decision.value, pawn));
      // A forced mate: the first depth that sees it has the shortest.
      if (Math.abs(decision.value) === 1) break;
    }
    return best;
  }
}

function pawnOf(game: Game<unknown, unknown>, evaluator: string): number {
  const value = game.evaluators![evaluator]!(game.notation!.parsePosition(PAWN_UP));
  return value > 0 && value < 1 ? Math.atanh(value) : 1;
}

/** @param value from the side to move */
function infoOf({ depth, nodes, ms, line }: Decision<string>, value: number, pawn: number): UciInfo {
  const mate = Math.sign(value) * Math.ceil(depth / 2);
  const score =
    Math.abs(value) === 1 ? `mate ${mate}` : `cp ${Math.round((100 * Math.atanh(value)) / pawn) + 0}`;
  return { depth, score, nodes: nodes.decision + nodes.chance + nodes.leaf, ms: Math.round(ms), line };
}
