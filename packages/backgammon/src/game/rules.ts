import {
  type BatchEvaluator,
  type FilteredOptions,
  filteredMethod,
  type Game,
  type Level,
  type MoveFilters,
  type Notation,
  OVER,
} from "@tyche/engine";
import { hashOfNumbers } from "@tyche/games";
import { chancesEvaluator, type StakesName, stateEvaluatorOf } from "../evaluation/chances-evaluator.js";
import { pipDifference } from "../evaluation/evaluator.js";
import { DEFAULT_EVALUATOR, EVALUATORS } from "../evaluation/evaluators.js";
import { backgammonNotation } from "../notation/notation.js";
import {
  afterTurn,
  BACKGAMMON,
  type BackgammonPlayer,
  type BackgammonState,
  type Dice,
  opponentOf,
  type Play,
  seenBy,
  startPoints,
  type Variant,
  winKind,
  winnerOf,
} from "../rules/board.js";
import { MoveGenerator } from "../rules/moves.js";
import { BackgammonPosition, type Stakes } from "../rules/position.js";
import { LEVELS } from "./levels.js";

export { FULL_WIDTH } from "@tyche/engine/search";

/** At depth 2 as wide as other programs have found necessary, and narrower beyond. */
export const USUAL_FILTERS: MoveFilters = {
  root: [
    { most: 8, within: 0.16 },
    { most: 4, within: 0.08 },
  ],
  reply: { most: 2, within: 0.04 },
};

/**
 * An action is a whole turn. In a state without dice, such as a position read without a roll, the only action is to
 * roll; it counts as a decision of its own.
 */
export type BackgammonAction = "roll" | Play;

/** Options of backgammon. */
export interface BackgammonOptions {
  /** "money" (default): a gammon counts 2 and a backgammon 3; "single": every win counts 1. */
  readonly stakes?: "money" | "single";
}

/** A backgammon game, with methods beyond the `Game` contract. */
export interface BackgammonGame extends Game<BackgammonState, BackgammonAction> {
  readonly variant: Variant;
  /** The state right after a turn: the opponent on roll without dice, or the end of the game. */
  afterstate(state: BackgammonState, play: Play): BackgammonState;
  position(state: BackgammonState): BackgammonPosition;
  readonly notation: Notation<BackgammonState, BackgammonAction>;
}

/** Maximum search depth: one second on one thread has never been enough to complete a greater one. */
const DEEPEST = 4;

export const FILTERED_OPTIONS: FilteredOptions = {
  filters: USUAL_FILTERS,
  evaluator: DEFAULT_EVALUATOR,
  deepest: DEEPEST,
  unusual: ["pips"],
};

const FILTERED = filteredMethod<BackgammonState, BackgammonAction>(FILTERED_OPTIONS);

/** Batch evaluators of boards by name. */
function batchEvaluatorsOf(stakes: StakesName): Readonly<Record<string, BatchEvaluator<BackgammonPosition>>> {
  return Object.fromEntries(
    Object.entries(EVALUATORS).map(([name, make]) => [
      name,
      chancesEvaluator(make, stakes, BACKGAMMON.checkers),
    ]),
  );
}

/** Payoffs of no win, a single game, a gammon and a backgammon, by the name of the stakes. */
export const STAKES: Readonly<Record<"money" | "single", Stakes>> = {
  money: [0, 1, 2, 3],
  single: [0, 1, 1, 1],
};

/** Backgammon without the doubling cube. */
export function backgammon(options: BackgammonOptions = {}): BackgammonGame {
  return checkerGame(BACKGAMMON, LEVELS, options);
}

/**
 * The opening rolls. An opening roll is never a double; the player with the larger die moves first and plays both dice.
 */
export const OPENINGS: readonly { readonly player: BackgammonPlayer; readonly dice: Dice }[] = (
  [0, 1] as const
).flatMap((player) =>
  [2, 3, 4, 5, 6].flatMap((high) =>
    Array.from({ length: high - 1 }, (_, i) => ({ player, dice: [high, i + 1] as const })),
  ),
);

/** In points of an equity, measured by `npm run research -- errors backgammon`, for money without the cube. */
const NET_ERRORS = [0.09, 0.046, 0.023];
export const DIFFERENCE_ERRORS = { default: NET_ERRORS, net: NET_ERRORS, pips: [0.86, 0.9] };

/** Backgammon with a number of checkers, without the doubling cube. */
export function checkerGame(
  variant: Variant,
  levels: readonly Level[],
  options: BackgammonOptions,
): BackgammonGame {
  const stakes = STAKES[options.stakes ?? "money"];
  const most = Math.max(...stakes);
  // Scratch memory for `legalPlays`; it keeps no state between calls.
  const generator = new MoveGenerator();
  const notation = backgammonNotation(variant, legalPlays);

  function legalPlays(state: BackgammonState): readonly Play[] {
    const { points, player, dice } = state;
    if (dice === null) return [];
    const board = MoveGenerator.FIRST;
    generator.load(board, points, variant.checkers);
    const results = generator.after(board);
    const count = generator.generate(board, player, dice[0], dice[1], results);
    return Array.from({ length: count }, (_, k) => generator.playOf(generator.after(results, k), dice));
  }

  return {
    name: variant.name,
    variant,
    facts: { players: 2, zeroSum: true, bounds: [-most, most], cycles: true, chance: true },
    notation,
    evaluators: {
      default: pipDifference,
      pips: pipDifference,
      ...(variant === BACKGAMMON && { net: stateEvaluatorOf(EVALUATORS.net, options.stakes ?? "money") }),
    },
    positionEvaluators: { pips: (position: BackgammonPosition) => position.evaluate() },
    ...(variant === BACKGAMMON && {
      batchEvaluators: batchEvaluatorsOf(options.stakes ?? "money"),
      methods: [FILTERED],
      ...((options.stakes ?? "money") === "money" && { differenceErrors: DIFFERENCE_ERRORS }),
    }),
    levels,
    awaitsRoll: ({ dice }) => dice === null,
    start(chance) {
      const { player, dice } = chance.pick(OPENINGS);
      return { points: startPoints(variant), player, dice };
    },
    turn(state) {
      return winnerOf(state.points) === null ? state.player : OVER;
    },
    actions(state) {
      if (winnerOf(state.points) !== null) return [];
      return state.dice === null ? ["roll"] : legalPlays(state);
    },
    play(state, action, chance) {
      const next = action === "roll" ? state : afterTurn(state, action);
      if (winnerOf(next.points) !== null) return next;
      const [high, low] = chance.dice(2, 6);
      return { ...next, dice: [high!, low!] };
    },
    payoff(state) {
      const winner = winnerOf(state.points);
      if (winner === null) throw new RangeError("payoff is asked for before the game is over.");
      const stake = stakes[winKind(seenBy(state.points, opponentOf(winner)), variant.checkers)];
      return winner === 0 ? [stake, -stake] : [-stake, stake];
    },
    key: (state) => notation.position(state),
    hash: ({ points, player, dice }) =>
      hashOfNumbers(points, 2 * (dice === null ? 0 : 8 * dice[0] + dice[1]) + player),
    position: (state) => new BackgammonPosition(state, variant, stakes),
    afterstate: afterTurn,
  };
}
