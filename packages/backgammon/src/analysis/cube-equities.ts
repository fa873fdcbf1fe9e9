import type { BatchEvaluator, Facts, MoveFilters } from "@tyche/engine";
import { FilteredSearch } from "@tyche/engine/search";
import type { CubePosition } from "../cube/cube-position.js";
import { type CubeRules, type CubeState, DOUBLE, mayDouble, ROLL, TAKE } from "../cube/cube-rules.js";
import { Stakes } from "../cube/stakes.js";
import type { CubeEquities } from "./verdict.js";

/**
 * Maximum search depth of the cube in matches and their analysis, in turns of both players; more would take most of the
 * time and change few verdicts.
 */
export const DEEPEST_CUBE = 2;

/** How a position is evaluated. */
export interface CubeMeans {
  readonly evaluator: BatchEvaluator<CubePosition>;
  readonly positionAt: (state: CubeState) => CubePosition;
  readonly facts: Facts;
  /** Search depth in checker turns; 0 is the static evaluation of the board. */
  readonly depth: number;
  readonly filters: MoveFilters;
}

/** The equities of the player on roll without doubling, after double and take, and after double and pass. */
export interface CubeValues extends CubeEquities {
  /** The same three as payoffs of the game: points for money, 2p - 1 for a match-winning probability p. */
  readonly values: readonly [noDouble: number, doubleTake: number, doublePass: number];
  /** The cubeless outcome probabilities (see `OUTCOMES`) of the player on roll. */
  readonly chances: readonly number[];
}

/**
 * The cube equities of a state.
 *
 * @returns undefined if the player on roll may not double, the dice are known, or an offer is pending
 */
export function cubeEquities(rules: CubeRules, state: CubeState, means: CubeMeans): CubeValues | undefined {
  if (state.result !== 0 || state.dice !== null || state.offer !== null || !mayDouble(rules, state))
    return undefined;
  const { evaluator, positionAt } = means;
  const position = positionAt(state);
  const after = (...moves: readonly number[]): readonly number[] => {
    for (const move of moves) position.play(move);
    const vector = vectorAt(position, means);
    for (const _ of moves) position.undo();
    return evaluator.seenBy!(vector, state.player);
  };
  const stakes = new Stakes(rules, state);
  const rolling = after(ROLL);
  const taken = after(DOUBLE, TAKE);
  const values = [rolling.at(-1)!, taken.at(-1)!, stakes.doublePass()] as const;
  const [noDouble, doubleTake, doublePass] = values.map((value) => stakes.normalised(value));
  return {
    noDouble: noDouble!,
    doubleTake: doubleTake!,
    doublePass: doublePass!,
    values,
    chances: rolling.slice(0, -1),
  };
}

/** The evaluation vector of a position before a roll, for player 0. */
function vectorAt(
  position: CubePosition,
  { evaluator, facts, depth, filters }: CubeMeans,
): readonly number[] {
  if (depth > 0) return new FilteredSearch(position, evaluator, facts, filters).expect(depth);
  const vector = new Float64Array(evaluator.components.length);
  evaluator.put(position, 0);
  evaluator.judge(1, vector, 0);
  return [...vector];
}

/** The index of the best of the first `count` positions in an evaluator's results, for a player. */
export function bestJudged(
  evaluator: BatchEvaluator<CubePosition>,
  vectors: Float64Array,
  count: number,
  player: number,
): number {
  const size = evaluator.components.length;
  const preference = (i: number): number => evaluator.preference?.(vectors, i * size, player) ?? 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = evaluator.value(vectors, i * size, player);
    if (value > most || (value === most && preference(i) > preference(best))) {
      most = value;
      best = i;
    }
  }
  return best;
}
