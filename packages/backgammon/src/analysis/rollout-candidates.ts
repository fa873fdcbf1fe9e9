import { seededChance } from "@tyche/engine";
import {
  asPlayer0,
  type CubeRules,
  type CubeState,
  cubeRules,
  mayDouble,
  NEW_CUBE,
  stateAfterPlay,
} from "../cube/cube-rules.js";
import { parseEquities } from "../cube/equities-file.js";
import { Stakes } from "../cube/stakes.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { formatPlay } from "../notation/move-notation.js";
import type { BackgammonState, Play } from "../rules/board.js";
import { CubeLookahead } from "./cube-lookahead.js";
import { CubeRollout } from "./cube-rollout.js";
import type { RolloutMean, RolloutSettings, Trial } from "./rollout.js";
import { type CubeVerdict, circumstancesOf, verdictOf } from "./verdict.js";

/** A position with the cube, before a roll. */
export interface CubePlace {
  readonly state: CubeState;
  /** Whether the player on roll rolls without doubling, even if doubling is better. */
  readonly rollsFirst: boolean;
}

/** What to roll out and how, as plain data. */
export interface RolloutQuestion {
  readonly settings: RolloutSettings;
  readonly rules: Omit<CubeRules, "equities">;
  /** The name of a match equity table, or one as text; computed if absent. */
  readonly equities?: string;
  readonly places: readonly CubePlace[];
}

/** Returns a function that runs one trial of every candidate, all with the dice of the seed. */
export function rolloutTrials(
  { settings, rules, equities, places }: RolloutQuestion,
  evaluator: () => OutcomeEvaluator,
): (seed: string) => Trial[] {
  const table = equities === undefined ? {} : { equities: parseEquities(equities) };
  const rollout = new CubeRollout({ ...rules, ...table }, evaluator, settings);
  return (seed) =>
    places.map(({ state, rollsFirst }) => rollout.trial(state, seededChance(seed), rollsFirst));
}

/** How candidates are chosen. */
interface CandidateOptions {
  /** Number of plays to roll out. */
  readonly most: number;
  /** Search depth in decisions. */
  readonly depth: number;
  readonly evaluator: () => OutcomeEvaluator;
}

/** A play or cube action, and its rollout result for the player on roll. */
export interface RolledOut extends RolloutMean {
  readonly action: string;
}

/** The cube verdict of a rollout. */
interface RolledCube extends CubeVerdict {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
}

/** The candidates to roll out in a position. */
export interface Candidates {
  readonly question: Pick<RolloutQuestion, "rules" | "places">;
  /** The size of an equity of 1 in the results of trials. */
  readonly unit: number;
  /** The results from the side of the player on roll, best first. */
  rows(means: readonly RolloutMean[]): RolledOut[];
  readonly advice?: (rows: readonly RolledOut[]) => RolledCube;
}

const bestFirst = (rows: readonly RolledOut[]): RolledOut[] => [...rows].sort((a, b) => b.equity - a.equity);

/** Candidates in money play without a cube, which is the game with a cube that cannot be turned. */
export function plainCandidates(state: BackgammonState, options: CandidateOptions): Candidates {
  const terms = { ...NEW_CUBE, score: [0, 0], crawford: false, result: 0 } as const;
  return cubeCandidates(cubeRules({ limit: 1 }), { ...terms, ...state }, options);
}

/** Candidates with the cube: the best plays of a roll; before the roll, no double and double/take. */
export function cubeCandidates(rules: CubeRules, state: CubeState, options: CandidateOptions): Candidates {
  // An offered double is analysed as if it had not been offered yet.
  const own = asPlayer0(state.offer === "double" ? { ...state, offer: null } : state);
  const stakes = new Stakes(rules, own);
  const places = own.dice === null ? cubePlaces(rules, own) : playPlaces(rules, own, options);
  const { equities: _, ...plainRules } = rules;
  const rows = (means: readonly RolloutMean[]): RolledOut[] =>
    means.map((mean, i) => ({
      action: places[i]!.action,
      ...mean,
      equity: stakes.normalised(mean.equity),
      halfWidth: mean.halfWidth / stakes.unit,
    }));
  const question = {
    rules: plainRules,
    places: places.map(({ state, rollsFirst }) => ({ state, rollsFirst })),
  };
  if (own.dice !== null || places.length < 2)
    return { question, unit: stakes.unit, rows: (means) => bestFirst(rows(means)) };
  return {
    question,
    unit: stakes.unit,
    rows,
    advice([none, taken]) {
      const equities = { noDouble: none!.equity, doubleTake: taken!.equity, doublePass: 1 };
      const circumstances = circumstancesOf(rules, own, none!.outcomes);
      return { ...equities, ...verdictOf(equities, circumstances) };
    },
  };
}

type NamedPlace = CubePlace & { readonly action: string };

function cubePlaces(rules: CubeRules, own: CubeState): NamedPlace[] {
  const rolling = { action: "no double", state: own, rollsFirst: true };
  if (!mayDouble(rules, own)) return [{ ...rolling, action: "before the roll" }];
  const doubled: CubeState = { ...own, cube: 2 * own.cube, owner: 1 };
  return [rolling, { action: "double, take", state: doubled, rollsFirst: true }];
}

function playPlaces(rules: CubeRules, own: CubeState, options: CandidateOptions): NamedPlace[] {
  const { most, depth } = options;
  const ranked = new CubeLookahead(options.evaluator()).rank(rules, own, depth);
  return ranked.slice(0, most).map(({ action }) => {
    // Safe: with dice, all actions are plays.
    const play = action as Play;
    return { action: formatPlay(own.points, play), state: stateAfterPlay(own, play), rollsFirst: false };
  });
}
