import type { ConnectFourAction, Size } from "../board.js";
import { type Bitboard, cellsOf } from "./bitboards.js";
import type { Known, PerfectSolver } from "./solver.js";

/** Positions that are searched at most to say how the game goes on. */
const LINE_POSITIONS = 300_000;

/** An action, the board after it, and what that is worth to the player to move there, as far as it is known. */
export interface Child {
  readonly action: ConnectFourAction;
  readonly board: Bitboard;
  readonly isOver: boolean;
  known: Known;
}

/**
 * Solves one place step by step: what it is worth, which action keeps that, and what the others are worth, if that was asked. All
 * values are by stones and for the player to move on their board.
 */
export class PerfectThought {
  readonly board: Bitboard;
  readonly children: readonly Child[];
  /** What is known of the place. */
  known: Known;
  /** The action that is proved to keep the least that the place is worth. */
  keeper: Child | undefined;
  /** The best actions from the place on, as far as they are had cheaply; known at the end. */
  line: readonly ConnectFourAction[] = [];
  private readonly solver: PerfectSolver;
  private readonly size: Size;
  private readonly before: number;

  /** @param actions those open, the most promising first */
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
   * Works until all is known that was asked, with pauses, at each of which it may be left and looked at.
   *
   * @param all whether the value of every action is asked
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
      // No action is worth more than the place.
      child.known = { low: Math.max(child.known.low, 0 - this.known.low), high: child.known.high };
      for (const known of solver.solve(child.board, child.known)) {
        child.known = known;
        yield undefined;
      }
    }
    this.line = this.lineFrom(this.keeper);
  }

  /** Stones until the end, the action's own included, after an action of this value to its player. */
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

  /** The first action that is worth at least so much to its player, which one is; the tables mostly know. */
  private *keeperOf(children: readonly Child[], value: number): Generator<undefined, Child, void> {
    for (const child of children) {
      if (child.known.low > -value) continue;
      if (child.known.high > -value) {
        // Above -value, or not: no more is asked.
        for (const { low, high } of this.solver.solve(child.board, { low: 0 - value, high: 1 - value })) {
          if (low > -value) child.known = { low, high: child.known.high };
          else if (high === -value) child.known = { low: child.known.low, high };
          yield undefined;
        }
      }
      if (child.known.high <= -value) return child;
    }
    throw new Error("No action is worth what its place is.");
  }

  /** The best action, the best one after it, and so on, while that takes no long search. */
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
