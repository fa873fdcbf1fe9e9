import {
  type Approximation,
  type Decision,
  type Game,
  type Method,
  type MethodOptions,
  type Phrase,
  think,
  type ValuedAction,
} from "@tyche/engine";
import { decideSync, inTurns } from "@tyche/engine/search";
import { webAssembly } from "@tyche/learn/wasm";
import { about } from "./about.js";
import { type ConnectFourAction, type ConnectFourState, mover, type Variant } from "./board/board.js";
import { type Bitboard, bitboardOf, fitsKernel } from "./perfect/bitboards.js";
import { type Book, openingBook, opensByBook } from "./perfect/kernel.js";
import { PerfectSolver } from "./perfect/solver.js";
import { type Child, PerfectThought } from "./perfect/thought.js";
import { texts } from "./texts.js";

type ConnectFour = Game<ConnectFourState, ConnectFourAction>;
type Options = MethodOptions<ConnectFourState>;
type Row = ValuedAction<ConnectFourAction>;

const [METHOD] = about.methods;
const NAME = METHOD.name;
/** Share of the time spent on solving; the rest goes to a depth-limited search. */
const SHARE = 0.6;
/** Depth in decisions of the first search, which gives an immediate answer and a move order. */
const FIRST_DEPTH = 6;
/** One solver per board size: its tables serve every position of a game. */
const solvers = new Map<string, { readonly solver: PerfectSolver; readonly book: Book | undefined }>();

/**
 * Perfect play in connect four, for boards that fit the solver's words: exact values, and the number of moves to the
 * end. If solving does not finish in time, the rest of the time goes to a depth-limited search.
 */
export function perfectMethod(variant: Variant): Method<ConnectFourState, ConnectFourAction> {
  return {
    ...METHOD,
    unused: ["depth", "nodes", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
    instead: texts.phrase("method-limit-time", {}),
    ranksAll: true,
    refusal: ({ players, chance, hidden }) =>
      players === 2 && !chance && !hidden
        ? undefined
        : texts.phrase("connect-four-perfect-only", { method: NAME }),
    isUsual: (_game, { evaluator, positionEvaluator, native }) =>
      positionEvaluator === undefined &&
      native !== false &&
      (evaluator === undefined || evaluator === "default"),
    think: (game, state, options) => thinking(variant, game, state, options),
  };
}

/** Whether boards of this size can be solved on this platform. */
export function isSolvable(variant: Variant): boolean {
  return fitsKernel(variant) && webAssembly !== undefined;
}

async function* thinking(
  variant: Variant,
  game: ConnectFour,
  state: ConnectFourState,
  options: Options,
): AsyncGenerator<Decision<ConnectFourAction>, void, void> {
  const start = performance.now();
  const board = bitboardOf(variant, state);
  // If the book fails to load, solving only takes longer.
  const book = opensByBook(variant, board.stones) ? await openingBook().catch(() => undefined) : undefined;
  yield* new Thinking(variant, game, state, board, solverOf(variant, book), options, start).decisions();
}

/** @param book the book that the position needs; games begin with it, and the same solver serves later positions */
function solverOf({ columns, rows }: Variant, book: Book | undefined): PerfectSolver {
  const name = `${columns}x${rows}`;
  const known = solvers.get(name);
  if (known && (known.book || !book)) return known.solver;
  const solver = new PerfectSolver({ columns, rows }, book);
  solvers.set(name, { solver, book });
  return solver;
}

class Thinking {
  private readonly variant: Variant;
  private readonly game: ConnectFour;
  private readonly state: ConnectFourState;
  private readonly options: Options;
  private readonly start: number;
  private readonly first: Decision<ConnectFourAction>;
  private readonly thought: PerfectThought;
  /** Converts values from the player to move to player 0. */
  private readonly sign: 1 | -1;
  private readonly left: number;

  constructor(
    variant: Variant,
    game: ConnectFour,
    state: ConnectFourState,
    board: Bitboard,
    solver: PerfectSolver,
    options: Options,
    start: number,
  ) {
    this.variant = variant;
    this.game = game;
    this.state = state;
    this.options = options;
    this.start = start;
    this.sign = mover(state) === 0 ? 1 : -1;
    this.first = decideSync(game, state, { depth: FIRST_DEPTH });
    this.left = variant.columns * variant.rows - board.stones;
    const order = this.first.actions.map(({ action }) => action);
    this.thought = new PerfectThought(solver, variant, board, order);
  }

  async *decisions(): AsyncGenerator<Decision<ConnectFourAction>, void, void> {
    const { game, state, options, start } = this;
    const { time = Number.POSITIVE_INFINITY, signal } = options;
    yield* inTurns(this.solving());
    if (this.isSettled || signal?.aborted) return;
    const rest = Math.max(0, start + time - performance.now());
    for await (const decision of think(game, state, { ...options, algorithm: "alpha-beta", time: rest }))
      yield this.decision(decision, decision.stopped);
  }

  /** Yields a first answer while solving, and the final one unless the time ran out. */
  private *solving(): Generator<Decision<ConnectFourAction> | undefined, void, void> {
    const { options, start, thought, first } = this;
    const { time = Number.POSITIVE_INFINITY, signal, rank } = options;
    yield this.decision(first, "depth");
    for (const pause of thought.steps(rank === "all")) {
      yield pause;
      if (signal?.aborted || performance.now() - start > SHARE * time) break;
    }
    if (this.isSettled) yield this.decision(first, "solved");
    else if (signal?.aborted) yield this.decision(first, "abort");
  }

  /** Whether everything requested is proved; the number of moves to the end may still be unknown. */
  private get isSettled(): boolean {
    const { known, keeper, children } = this.thought;
    if (keeper === undefined || this.pays(known.low) !== this.pays(known.high)) return false;
    if (this.proved(keeper)?.bound !== "exact") return false;
    return this.options.rank !== "all" || children.every((child) => this.proved(child)?.bound === "exact");
  }

  /** Combines proved values with those of a depth-limited search. */
  private decision(
    base: Decision<ConnectFourAction>,
    stopped: Decision<ConnectFourAction>["stopped"],
  ): Decision<ConnectFourAction> {
    const { thought, isSettled } = this;
    // The first answer has a value for each action; a search stopped by a limit may not.
    const bases = new Map(
      [...this.first.actions, ...base.actions]
        .filter((row): row is Row => row.value !== undefined)
        .map((row) => [row.action, row]),
    );
    const rows = thought.children
      .map((child) => this.proved(child) ?? bases.get(child.action)!)
      .sort((one, other) => this.sign * (other.value - one.value) || this.byEnd(one, other));
    const [best] = rows as [Row];
    const approximations: readonly Approximation[] = isSettled ? [] : [{ kind: "horizon" }];
    const line = thought.line[0] === best.action ? thought.line : base.line;
    return {
      ...base,
      actions: rows,
      best: best.action,
      line: line[0] === best.action ? line : [best.action],
      value: best.value,
      ...(isSettled && { reason: this.reason(best) }),
      depth: isSettled ? this.left : base.depth,
      algorithm: NAME,
      solved: isSettled,
      approximations,
      nodes: { ...base.nodes, decision: base.nodes.decision + thought.nodes },
      ms: performance.now() - this.start,
      stopped,
    };
  }

  /** The row of an action from the solving results so far; undefined if they do not determine one. */
  private proved(child: Child): Row | undefined {
    const { thought, sign, left } = this;
    const { action, known } = child;
    // No action is worth more than the position, and the keeper is worth no less.
    const least = child === thought.keeper ? Math.max(0 - known.high, thought.known.low) : 0 - known.high;
    const most = Math.min(0 - known.low, thought.known.high);
    const value = this.pays(least);
    const row = { action, depth: left, method: NAME };
    if (value === this.pays(most)) {
      const plies = least === most ? { plies: thought.pliesTo(least) } : {};
      return { ...row, value: this.turned(value), bound: "exact", ...plies };
    }
    const isBeaten =
      thought.keeper !== undefined && this.pays(thought.known.low) === this.pays(thought.known.high);
    if (!isBeaten || this.options.rank === "all") return undefined;
    return { ...row, value: this.turned(this.pays(most)), bound: sign > 0 ? "upper" : "lower" };
  }

  /** Orders rows of equal value: exact values before bounds, then quick wins and slow losses first. */
  private byEnd(one: Row, other: Row): number {
    const isOpen = (row: Row): number => (row.bound === "exact" ? 0 : 1);
    if (isOpen(one) !== isOpen(other)) return isOpen(one) - isOpen(other);
    const apart = (one.plies ?? this.left) - (other.plies ?? this.left);
    return this.sign * one.value > 0 ? apart : -apart;
  }

  /** Converts a value of the player to move to player 0's side. */
  private turned(value: number): number {
    return this.sign > 0 ? value : 0 - value;
  }

  /** Payoff of a value by stones. */
  private pays(value: number): number {
    return this.variant.payoff === "stones" ? value : Math.sign(value);
  }

  /** Says in a sentence who wins, and when. */
  private reason({ value, plies }: Row): Phrase {
    if (value === 0) return texts.phrase("reason-draw", {});
    // The players are named by turn: X and O have other signs on a terminal, and are colours on a page.
    const [winner, loser] = value > 0 ? (["first", "second"] as const) : (["second", "first"] as const);
    if (plies === undefined)
      return {
        id: "reason-wins",
        values: { winner },
        message: `The ${winner} player wins, whatever the ${loser} plays.`,
      };
    return {
      id: "reason-wins-in",
      values: { winner, plies },
      message: `The ${winner} player wins in ${plies} ${plies === 1 ? "stone" : "stones"} from here, whatever the ${loser} plays.`,
    };
  }
}
