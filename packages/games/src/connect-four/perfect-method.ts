import {
  type Decision,
  type Game,
  type Method,
  type MethodOptions,
  type Phrase,
  think,
  type ValuedAction,
} from "@tyche/engine";
import { decideSync, decisionFrom, inTurns } from "@tyche/engine/search";
import { hasWebAssembly } from "@tyche/learn/wasm";
import { about } from "./about.js";
import { type ConnectFourAction, type ConnectFourState, mover, type Variant } from "./board/board.js";
import { bitboardOf, fitsKernel } from "./perfect/bitboards.js";
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
  return fitsKernel(variant) && hasWebAssembly;
}

async function* thinking(
  variant: Variant,
  game: ConnectFour,
  state: ConnectFourState,
  options: Options,
): AsyncGenerator<Decision<ConnectFourAction>, void, void> {
  const { time = Number.POSITIVE_INFINITY, signal, rank } = options;
  const start = performance.now();
  const board = bitboardOf(variant, state);
  // If the book fails to load, solving only takes longer.
  const book = opensByBook(variant, board.stones) ? await openingBook().catch(() => undefined) : undefined;
  const first = decideSync(game, state, { depth: FIRST_DEPTH });
  const order = first.actions.map(({ action }) => action);
  const thought = new PerfectThought(solverOf(variant, book), variant, board, order);
  const left = variant.columns * variant.rows - board.stones;
  const isFirst = mover(state) === 0;

  /** Yields a first answer while solving, and the final one unless the time ran out. */
  function* solving(): Generator<Decision<ConnectFourAction> | undefined, void, void> {
    yield decision(first, "depth");
    for (const pause of thought.steps(rank === "all")) {
      yield pause;
      if (signal?.aborted || performance.now() - start > SHARE * time) break;
    }
    if (isSettled()) yield decision(first, "solved");
    else if (signal?.aborted) yield decision(first, "abort");
  }

  /** Whether everything requested is proved; the number of moves to the end may still be unknown. */
  function isSettled(): boolean {
    const { keeper, children } = thought;
    if (keeper === undefined || !isValueKnown()) return false;
    return (rank === "all" ? children : [keeper]).every((child) => proved(child)?.bound === "exact");
  }

  /** Combines proved values with those of a depth-limited search. */
  function decision(
    base: Decision<ConnectFourAction>,
    stopped: Decision<ConnectFourAction>["stopped"],
  ): Decision<ConnectFourAction> {
    const solved = isSettled();
    // The first answer has a value for each action; a search stopped by a limit may not.
    const bases = new Map(
      [...first.actions, ...base.actions]
        .filter((row): row is Row => row.value !== undefined)
        .map((row) => [row.action, row]),
    );
    const rows = thought.children
      .map((child) => proved(child) ?? bases.get(child.action)!)
      .sort((one, other) => turned(other.value - one.value) || byEnd(one, other));
    const [best] = rows as [Row];
    const line = thought.line[0] === best.action ? thought.line : base.line;
    return decisionFrom(
      {
        ...base,
        actions: rows,
        line: line[0] === best.action ? line : [best.action],
        ...(solved && { reason: reasonOf(best) }),
        depth: solved ? left : base.depth,
        algorithm: NAME,
        approximations: [{ kind: "horizon" }],
        nodes: { ...base.nodes, decision: base.nodes.decision + thought.nodes },
        ms: performance.now() - start,
        stopped,
      },
      game.facts,
      mover(state),
    );
  }

  /** The row of an action from the solving results so far; undefined if they do not determine one. */
  function proved(child: Child): Row | undefined {
    const { action, known } = child;
    // No action is worth more than the position, and the keeper is worth no less.
    const least = child === thought.keeper ? Math.max(0 - known.high, thought.known.low) : 0 - known.high;
    const most = Math.min(0 - known.low, thought.known.high);
    const value = pays(least);
    const row = { action, depth: left, method: NAME };
    const sure = (low: number, high: number): Row["certainty"] => ({
      kind: "proved",
      proof: "rules",
      low,
      high,
    });
    if (value === pays(most)) {
      const plies = least === most ? { plies: thought.pliesTo(least) } : {};
      const known = turned(value);
      return { ...row, value: known, bound: "exact", certainty: sure(known, known), ...plies };
    }
    if (thought.keeper === undefined || !isValueKnown() || rank === "all") return undefined;
    const [lowest, highest] = game.facts.bounds;
    const limit = turned(pays(most));
    return isFirst
      ? { ...row, value: limit, bound: "upper", certainty: sure(lowest, limit) }
      : { ...row, value: limit, bound: "lower", certainty: sure(limit, highest) };
  }

  /** Whether the payoff of the position is known. */
  function isValueKnown(): boolean {
    return pays(thought.known.low) === pays(thought.known.high);
  }

  /** Orders rows of equal value: exact values before bounds, then quick wins and slow losses first. */
  function byEnd(one: Row, other: Row): number {
    const isOpen = (row: Row): number => (row.bound === "exact" ? 0 : 1);
    if (isOpen(one) !== isOpen(other)) return isOpen(one) - isOpen(other);
    const apart = (one.plies ?? left) - (other.plies ?? left);
    return turned(one.value) > 0 ? apart : -apart;
  }

  /** Converts a value of the player to move to player 0's side, or back. */
  function turned(value: number): number {
    return isFirst ? value : 0 - value;
  }

  /** Payoff of a value by stones. */
  function pays(value: number): number {
    return variant.payoff === "stones" ? value : Math.sign(value);
  }

  yield* inTurns(solving());
  if (isSettled() || signal?.aborted) return;
  const rest = Math.max(0, start + time - performance.now());
  for await (const deeper of think(game, state, { ...options, algorithm: "alpha-beta", time: rest }))
    yield decision(deeper, deeper.stopped);
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

/** Says in a sentence who wins, and when. */
function reasonOf({ value, plies }: Row): Phrase {
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
