import type { ConnectFourAction, Size } from "../board/board.js";
import { type Bitboard, cellsOf } from "./bitboards.js";
import type { Known, PerfectSolver } from "./solver.js";

/** Maximum number of positions searched to find the line of play. */
const LINE_POSITIONS = 300_000;

/** An action, the board after it, and the bounds on that board's value for the player to move there. */
export interface Child {
  readonly action: ConnectFourAction;
  readonly board: Bitboard;
  readonly isOver: boolean;
  known: Known;
}

/**
 * Solves a position step by step: its value, an action that keeps it and, on request, the values of the others. All
 * values are by stones, for the player to move on the board in question.
 */
export class PerfectThought {
  readonly board: Bitboard;
  readonly children: readonly Child[];
  /** Bounds on the value of the position. */
  known: Known;
  /** An action proved to keep the lower bound of the position. */
  keeper: Child | undefined;
  /** The best line of play, as far as it is cheap to find; set at the end. */
  line: readonly ConnectFourAction[] = [];
  private readonly solver: PerfectSolver;
  private readonly size: Size;
  private readonly before: number;

  /** @param actions the legal actions, most promising first */
  constructor(solver: PerfectSolver, size: Size, board: Bitboard, actions: readonly ConnectFourAction[]) {
    this.solver = solver;
    this.size = size;
    this.board = board;
    this.before = solver.nodes;
    this.known = solver.plain(board);
    this.children = actions.map((action) => this.childOf(board, action));
  }

  /** Positions searched so far. */
  get nodes(): number {
    return this.solver.nodes - this.before;
  }

  /**
   * Solves until everything requested is known. The caller may stop or read the results at every yield.
   *
   * @param all whether to solve the value of every action
   */
  *steps(all: boolean): Generator<undefined, void, void> {
    const { solver } = this;
    for (const known of solver.solve(this.board, this.known)) {
      const isMore = known.low > this.known.low;
      this.known = known;
      yield undefined;
      if (isMore) this.keeper = yield* this.keeperOf(this.children, known.low);
    }
    this.keeper = yield* this.keeperOf(this.children, this.known.low);
    for (const child of all ? this.children : []) {
      // No action is worth more than the position.
      child.known = { low: Math.max(child.known.low, 0 - this.known.low), high: child.known.high };
      for (const known of solver.solve(child.board, child.known)) {
        child.known = known;
        yield undefined;
      }
    }
    this.line = this.lineFrom(this.keeper);
  }

  /** Stones until the end after an action of this value to its player, including the action's own. */
  pliesTo(value: number): number {
    return this.solver.pliesTo(value, this.board.stones);
  }

  private childOf(board: Bitboard, action: ConnectFourAction): Child {
    const { solver, size } = this;
    const column = cellsOf(size, action);
    const after = solver.after(board, column);
    if (!solver.wins(board, column))
      return { action, board: after, isOver: solver.isFull(after), known: solver.plain(after) };
    const lost = 0 - solver.winPays(board.stones);
    return { action, board: after, isOver: true, known: { low: lost, high: lost } };
  }

  /**
   * The first action worth at least `value` to its player; at least one must exist. The tables usually contain the
   * answer.
   */
  private *keeperOf(children: readonly Child[], value: number): Generator<undefined, Child, void> {
    for (const child of children) {
      if (child.known.low > -value) continue;
      if (child.known.high > -value) {
        // Only asks whether the value is above -value.
        for (const { low, high } of this.solver.solve(child.board, { low: 0 - value, high: 1 - value })) {
          if (low > -value) child.known = { low, high: child.known.high };
          else if (high <= -value) child.known = { low: child.known.low, high };
          yield undefined;
        }
      }
      if (child.known.high <= -value) return child;
    }
    throw new Error("No action has the value of its position.");
  }

  /** The line of best actions, until one would take a long search. */
  private lineFrom(first: Child): ConnectFourAction[] {
    const { solver, size } = this;
    const columns = Array.from({ length: size.columns }, (_, column) => column);
    const line = [first.action];
    const end = solver.nodes + LINE_POSITIONS;
    let value = 0 - this.known.low;
    for (let last = first; !last.isOver; value = 0 - value) {
      const { board } = last;
      const open = columns.filter((column) => solver.isOpen(board, cellsOf(size, column)));
      const steps = this.keeperOf(
        open.map((action) => this.childOf(board, action)),
        value,
      );
      let step = steps.next();
      while (!step.done && solver.nodes < end) step = steps.next();
      if (!step.done) break;
      last = step.value;
      line.push(last.action);
    }
    return line;
  }
}
