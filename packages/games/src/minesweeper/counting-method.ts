import {
  type Decision,
  type Facts,
  type Game,
  type Method,
  type MethodOptions,
  type Phrase,
  SearchError,
  type StateEvaluator,
} from "@tyche/engine";
import { decisionFrom, type FoundAction, minimaxRefusal, NO_WORK } from "@tyche/engine/search";
import { about } from "./about.js";
import { isWon, type MinesweeperAction, type MinesweeperState, type Variant } from "./board/board.js";
import { HIDDEN } from "./board/grid.js";
import { bigintCounts } from "./counting/bigint-counts.js";
import { MinesweeperPlayer, type PlayerSettings } from "./guessing/playing.js";
import { type JudgedBoard, type JudgedCell, judgeBoard, judgeChoice } from "./guessing/rated-cells.js";
import { type Choice, MinesweeperSolver } from "./guessing/solver.js";
import { notationOf } from "./notation.js";
import type { Outlook } from "./outlook/outlook.js";
import { texts } from "./texts.js";

/** The outlook of an evaluator, for the solver, which calls it directly. */
const outlooks = new WeakMap<StateEvaluator<never>, Outlook>();

/** @returns undefined if the evaluator is not from `outlookEvaluator` */
function outlookBehind(evaluator: StateEvaluator<never> | undefined): Outlook | undefined {
  return evaluator && outlooks.get(evaluator);
}

/** The win probability estimated by an outlook. */
export function outlookEvaluator(variant: Variant, outlook: Outlook): StateEvaluator<MinesweeperState> {
  const solver = new MinesweeperSolver(variant, { outlook });
  const evaluate: StateEvaluator<MinesweeperState> = (state) => {
    if (state.exploded >= 0) return 0;
    return isWon(variant, state) ? 1 : solver.outlookAt(state.cells);
  };
  outlooks.set(evaluate, outlook);
  return evaluate;
}

const [METHOD] = about.methods;
const NAME = METHOD.name;

/** Keys under which a solver and the cells that it found free are kept from move to move. */
const SOLVER = "counting solver";
const FREE = "counting free cells";

const FIRST_TOLD: Phrase = texts.phrase("reason-first-told", {});

type Minesweeper = Game<MinesweeperState, MinesweeperAction>;

/**
 * Minesweeper solver: counts all layouts of mines consistent with the view, solves them exactly if they are few, and
 * evaluates them with a learned estimate if they are many. Its rows are the cells it considered; `figures` are
 * probabilities.
 */
export function countingMethod(variant: Variant): Method<MinesweeperState, MinesweeperAction> {
  return {
    ...METHOD,
    unused: ["depth", "nodes", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
    instead: texts.phrase("method-counting", {}),
    refusal: (facts) => minimaxRefusal("expectiminimax", facts, NAME),
    isUsual: (game, { evaluator, positionEvaluator, native }) =>
      positionEvaluator === undefined &&
      native === undefined &&
      (evaluator === undefined || judgedBy(game, evaluator) !== undefined),
    async *think(game, state, options) {
      const start = performance.now();
      const settings = playerSettings(variant, game, options);
      const all = options.rank === "all";
      const { first } = settings;
      const board = all
        ? judgeBoard(variant, state, settings)
        : judgeOne(variant, state, options.kept, settings);
      const isTold = first !== undefined && board.choice.method === "first click";
      yield {
        ...decisionOf(game.facts, board, performance.now() - start),
        ...(all && { reason: isTold ? FIRST_TOLD : reasonOf(variant, state, board.choice) }),
      };
    },
    solo(game, options) {
      const { grid, ...rest } = variant;
      const { columns, rows } = grid;
      const player = new MinesweeperPlayer(
        { ...rest, columns, rows },
        playerSettings(variant, game, options),
      );
      return {
        // A game takes milliseconds and need not be interruptible.
        *play(seed, number) {
          const { won, clicks, ...figures } = player.play(`${seed}/${number}`);
          return { payoff: won ? 1 : 0, plies: clicks, figures };
        },
      };
    },
  };
}

/** @returns undefined if the evaluator is not an outlook */
function judgedBy(game: Minesweeper, evaluator: MethodOptions<MinesweeperState>["evaluator"]) {
  return outlookBehind(typeof evaluator === "string" ? game.evaluators?.[evaluator] : evaluator);
}

/** @throws SearchError, NotationError if the options are invalid */
function playerSettings(
  variant: Variant,
  game: Minesweeper,
  { evaluator, settings = {} }: MethodOptions<MinesweeperState>,
): PlayerSettings {
  const { first, finalists } = settings;
  const isOwn = evaluator === undefined || evaluator === "default";
  const outlook = isOwn ? undefined : judgedBy(game, evaluator);
  if (!isOwn && !outlook) throw texts.error(SearchError, "minesweeper-evaluator", { method: NAME });
  const untouched = { cells: new Array<number>(variant.grid.cells).fill(HIDDEN), exploded: -1 };
  return {
    ...(first !== undefined && { first: notationOf(variant).parseAction(untouched, String(first)) }),
    ...(finalists !== undefined && { finalists: Number(finalists) }),
    ...(outlook && { outlook }),
  };
}

/** Chooses one cell quickly: the solver, and cells already found free in the same game, are kept between moves. */
function judgeOne(
  variant: Variant,
  state: MinesweeperState,
  kept: MethodOptions<MinesweeperState>["kept"],
  { first, ...settings }: PlayerSettings,
): JudgedBoard {
  const solver =
    (kept?.get(SOLVER) as MinesweeperSolver | undefined) ?? new MinesweeperSolver(variant, settings);
  kept?.set(SOLVER, solver);
  const free = ((kept?.get(FREE) as readonly number[] | undefined) ?? []).filter(
    (cell) => state.cells[cell] === HIDDEN,
  );
  const choice: Choice =
    free.length > 0
      ? { method: "certain", open: free, candidates: [], logLayouts: Number.NaN, gaveUp: false }
      : solver.choose(state.cells);
  if (choice.method === "certain") kept?.set(FREE, choice.open);
  return judgeChoice(variant, state, solver, choice, first);
}

function decisionOf(
  facts: Facts,
  { choice, cells, isSolved }: JudgedBoard,
  ms: number,
): Decision<MinesweeperAction> {
  const { method, exact, candidates } = choice;
  const rows = cells.map((judged): FoundAction<MinesweeperAction> => {
    const { cell, win, bound } = judged;
    return {
      action: cell,
      value: win,
      // Where cells that were left out may be better, nothing is proved of the decision.
      certainty: isSolved
        ? { kind: "proved", proof: "rules", low: bound === "upper" ? facts.bounds[0] : win, high: win }
        : { kind: "estimate", depth: 1, isFull: bound === "exact" },
      depth: 1,
      method,
      figures: figuresOf(judged, exact !== undefined),
    };
  });
  const made = decisionFrom(
    {
      actions: rows,
      depth: 1,
      algorithm: NAME,
      approximations: [{ kind: "horizon" }],
      ...NO_WORK,
      nodes: { decision: exact ? exact.layouts : 1, chance: 0, leaf: candidates.length },
      ms,
      stopped: "depth",
    },
    facts,
    0,
  );
  return made.solved ? { ...made, stopped: "solved" } : made;
}

/** Probabilities by name; "win" if the layouts were solved: exact, or an upper bound if the row says so. */
function figuresOf({ win, safety, looked }: JudgedCell, isSolved: boolean): Readonly<Record<string, number>> {
  return {
    safety,
    ...(looked && {
      progress: looked.progress,
      zero: looked.zero,
      second: looked.second,
      outlook: looked.outlook,
    }),
    ...(isSolved && { win }),
  };
}

function reasonOf(variant: Variant, state: MinesweeperState, choice: Choice): Phrase {
  const { method, open, exact, gaveUp, candidates } = choice;
  const count = (): string =>
    layoutsText(bigintCounts(variant.grid, Int8Array.from(state.cells), variant.mines).layouts);
  switch (method) {
    case "certain": {
      const layouts = count();
      const cells = open.length;
      const all = layouts === "1" ? "in the only layout that fits" : `in all ${layouts} layouts that fit`;
      return {
        id: "reason-certain",
        values: { cells, layouts, only: layouts === "1" },
        message: `${cells === 1 ? "This cell is" : "These cells are"} free ${all}.`,
      };
    }
    case "first click":
      return texts.phrase("reason-first-click", {});
    case "exact": {
      const { won, layouts } = exact!;
      return texts.phrase("reason-exact", { won, layouts });
    }
    case "lookahead": {
      const layouts = count();
      const isEven = candidates[0]!.unavoidable === true;
      const why = gaveUp ? " An exact solution was tried and took too long." : "";
      const guess = isEven
        ? "an even guess between two cells that nothing opened elsewhere will ever tell apart, made now for what its number shows"
        : "a guess by the lookahead";
      return {
        id: "reason-lookahead",
        values: { layouts, even: isEven, tried: gaveUp },
        message: `No cell is certainly free, and ${layouts} layouts fit, too many for an exact solution: ${guess}.${why}`,
      };
    }
  }
}

/** The number in full if it is short, else its magnitude. */
function layoutsText(layouts: bigint): string {
  const digits = layouts.toString();
  return digits.length <= 15 ? digits : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}
