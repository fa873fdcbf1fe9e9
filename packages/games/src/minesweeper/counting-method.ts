import {
  type Bound,
  type Decision,
  type Game,
  type Method,
  type MethodOptions,
  type RankedAction,
  SearchError,
} from "@tyche/engine";
import { minimaxRefusal } from "@tyche/engine/search";
import type { MinesweeperAction, MinesweeperState, Variant } from "./board.js";
import { bigintCounts } from "./counting/bigint-counts.js";
import type { Candidate } from "./guessing/lookahead.js";
import { notationOf } from "./notation.js";
import { outlookBehind } from "./outlook/evaluator.js";
import { MinesweeperPlayer, type PlayerSettings } from "./playing.js";
import { type Choice, MinesweeperSolver } from "./solver.js";
import { HIDDEN } from "./view.js";

const NAME = "counting";

/** One decision may take longer than each of a hundred thousand games; it still ends within a second. */
const THOROUGH = { exactLayouts: 10_000, exactWork: 6e6 } as const;

/** Under which names a solver and the cells that it found free are kept from move to move. */
const SOLVER = "counting solver";
const FREE = "counting free cells";

type Minesweeper = Game<MinesweeperState, MinesweeperAction>;
type Row = RankedAction<MinesweeperAction>;

/**
 * The solver of Minesweeper: all layouts of mines that fit what is seen are counted, exactly solved where they are few, and
 * weighed by a learned outlook where they are many. Its rows are the cells that it considered; `figures` are probabilities.
 */
export function countingMethod(variant: Variant): Method<MinesweeperState, MinesweeperAction> {
  return {
    name: NAME,
    help: "Minesweeper: counts the layouts that fit, solves few of them exactly, and judges many by a learned outlook.",
    settings: [
      { name: "first", help: "The first click, such as r1c1; the solver's own.", takes: "text" },
      {
        name: "finalists",
        help: "So many candidates of a guess are looked at two guesses deep; the solver's own number.",
        takes: "whole",
        least: 0,
      },
    ],
    unused: ["depth", "nodes", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
    instead: "it looks as far as counting and its own bounds of work allow",
    refusal: (facts) => minimaxRefusal("expectiminimax", facts)?.replace(/^expectiminimax/, NAME),
    isUsual: (game, { evaluator, positionEvaluator, native }) =>
      positionEvaluator === undefined &&
      native === undefined &&
      (evaluator === undefined || judgedBy(game, evaluator) !== undefined),
    async *think(game, state, options) {
      const start = performance.now();
      const settings = playerSettings(variant, game, options);
      const free = options.rank === "all" ? undefined : knownFree(state, options);
      const found = free ?? chosen(variant, state, options, settings);
      const isTold = found.method === "first click" && settings.first !== undefined;
      const choice = isTold ? { ...found, open: [settings.first] } : found;
      if (options.kept && choice.method === "certain") options.kept.set(FREE, choice.open);
      const decision = decisionOf(variant, state, choice, options.rank === "all");
      const reason = isTold && {
        reason: "Nothing is known yet: this is the first click that was asked for.",
      };
      yield { ...decision, ...(decision.reason !== undefined && reason), ms: performance.now() - start };
    },
    solo(game, options) {
      const { grid, ...rest } = variant;
      const { columns, rows } = grid;
      const player = new MinesweeperPlayer(
        { ...rest, columns, rows },
        playerSettings(variant, game, options),
      );
      return {
        // A game takes milliseconds, which nobody needs to interrupt.
        *play(seed, number) {
          const { won, clicks, ...figures } = player.play(`${seed}/${number}`);
          return { payoff: won ? 1 : 0, plies: clicks, figures };
        },
      };
    },
  };
}

/** @returns undefined where what is named is no outlook */
function judgedBy(game: Minesweeper, evaluator: MethodOptions<MinesweeperState>["evaluator"]) {
  return outlookBehind(typeof evaluator === "string" ? game.evaluators?.[evaluator] : evaluator);
}

/** @throws SearchError, NotationError where the options do not fit */
function playerSettings(
  variant: Variant,
  game: Minesweeper,
  { evaluator, settings = {} }: MethodOptions<MinesweeperState>,
): PlayerSettings {
  const { first, finalists } = settings;
  const isOwn = evaluator === undefined || evaluator === "default";
  const outlook = isOwn ? undefined : judgedBy(game, evaluator);
  if (!isOwn && !outlook) {
    throw new SearchError(
      `${NAME} judges by an outlook: take the file of one that \`tyche train minesweeper\` has left, or another algorithm.`,
    );
  }
  const untouched = { cells: new Array<number>(variant.grid.cells).fill(HIDDEN), exploded: -1 };
  return {
    ...(first !== undefined && { first: notationOf(variant).parseAction(untouched, String(first)) }),
    ...(finalists !== undefined && { finalists: Number(finalists) }),
    ...(outlook && { outlook }),
  };
}

/** With ranks of all cells the lookahead's candidates are judged too where the exact solution decides. */
function chosen(
  variant: Variant,
  state: MinesweeperState,
  { rank, kept }: MethodOptions<MinesweeperState>,
  { first: _, ...settings }: PlayerSettings,
): Choice {
  const all = rank === "all";
  const known = all ? undefined : (kept?.get(SOLVER) as MinesweeperSolver | undefined);
  const solver = known ?? new MinesweeperSolver(variant, all ? { ...THOROUGH, ...settings } : settings);
  if (!all) kept?.set(SOLVER, solver);
  return solver.choose(state.cells, all);
}

/** Cells that were found free at an earlier move of the same game are still. */
function knownFree(
  { cells }: MinesweeperState,
  { kept }: MethodOptions<MinesweeperState>,
): Choice | undefined {
  const open = ((kept?.get(FREE) as readonly number[] | undefined) ?? []).filter(
    (cell) => cells[cell] === HIDDEN,
  );
  if (open.length === 0) return undefined;
  return { method: "certain", open, candidates: [], logLayouts: Number.NaN, gaveUp: false };
}

function decisionOf(
  variant: Variant,
  state: MinesweeperState,
  choice: Choice,
  all: boolean,
): Omit<Decision<MinesweeperAction>, "ms"> {
  const { exact } = choice;
  const rows = rowsOf(variant, state, choice);
  const [best] = rows as [Row];
  const isSolved = best.bound === "exact";
  return {
    actions: rows,
    best: best.action,
    line: [best.action],
    value: best.value,
    ...(all && { reason: reasonOf(variant, state, choice) }),
    depth: 1,
    algorithm: NAME,
    solved: isSolved,
    approximations: isSolved ? [] : [{ kind: "horizon" }],
    nodes: { decision: exact ? exact.layouts : 1, chance: 0, leaf: choice.candidates.length },
    tableHits: 0,
    cuts: 0,
    stopped: isSolved ? "solved" : "depth",
  };
}

/** What was considered, best first. "win" is exact, or an upper limit where it is not the best. */
function rowsOf(variant: Variant, state: MinesweeperState, choice: Choice): Row[] {
  const { method, open, exact, candidates } = choice;
  const row = (action: number, value: number, bound: Bound, figures: Row["figures"] = {}): Row => {
    return { action, value, bound, depth: 1, method, figures };
  };
  if (method === "certain" || method === "first click") {
    // Nothing is at stake with these cells, so the game is worth what it was worth before.
    const { win, isExact } = new MinesweeperSolver(variant).chanceAt(state.cells);
    const safe = method === "certain" || variant.start !== "unprotected";
    return open.map((cell) => row(cell, win, isExact ? "exact" : "estimate", safe ? { safety: 1 } : {}));
  }
  if (!exact) return candidates.map((one) => row(one.cell, one.outlook, "estimate", figuresOf(one)));
  const looked = new Map(candidates.map((candidate) => [candidate.cell, candidate]));
  return exact.rows.map(({ cell, safe, won }, i) => {
    const candidate = looked.get(cell);
    const figures = candidate ? figuresOf(candidate) : { safety: safe / exact.layouts };
    const win = won / exact.layouts;
    return row(cell, win, i === 0 ? "exact" : "upper", { ...figures, win });
  });
}

function figuresOf({ safety, progress, zero, second, outlook }: Candidate): Readonly<Record<string, number>> {
  return { safety, progress, zero, second, outlook };
}

function reasonOf(variant: Variant, state: MinesweeperState, choice: Choice): string {
  const { method, open, exact, gaveUp, candidates } = choice;
  const count = (): string =>
    layoutsText(bigintCounts(variant.grid, Int8Array.from(state.cells), variant.mines).layouts);
  switch (method) {
    case "certain":
      return `${open.length === 1 ? "This cell is" : "These cells are"} free in all ${count()} layouts that fit.`;
    case "first click":
      return "Nothing is known yet: this first click wins most games.";
    case "exact":
      return `No cell is certainly free. Perfect play wins ${exact!.won} of the ${exact!.layouts} layouts that fit.`;
    case "lookahead": {
      const why = gaveUp ? " An exact solution was tried and took too much work." : "";
      const guess = candidates[0]!.unavoidable
        ? "an even guess between two cells that nothing opened elsewhere will ever tell apart, made now for what its number shows"
        : "a guess by the lookahead";
      return `No cell is certainly free, and ${count()} layouts fit, too many for an exact solution: ${guess}.${why}`;
    }
  }
}

/** The whole number where it is short, else its size. */
function layoutsText(layouts: bigint): string {
  const digits = layouts.toString();
  return digits.length <= 15 ? digits : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}
