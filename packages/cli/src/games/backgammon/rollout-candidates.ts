import type { Game } from "@tyche/engine";
import {
  type BackgammonState,
  type CubeGame,
  type CubeRules,
  type CubeState,
  equityOf,
  mirrored,
  type Play,
  seenBy,
  turnOutcomes,
} from "@tyche/games/backgammon";
import {
  asPlayer0,
  CubeLookahead,
  type CubeVerdict,
  Lookahead,
  mayDouble,
  type RolloutMean,
  Stakes,
  stateAfterPlay,
  verdictOf,
} from "@tyche/games/backgammon/analysis";
import { formatPlay } from "@tyche/games/backgammon/notation";
import { countOf } from "../../io/arguments.js";
import { evaluatorNamed } from "./evaluators.js";
import type { CubePlace, RolloutQuestion } from "./rollout-work.js";

/** Options for the choice of candidates. */
interface Asked {
  readonly candidates: string;
  readonly depth: string;
  readonly evaluator: string;
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
interface Candidates {
  readonly question: Pick<RolloutQuestion, "boards" | "cube">;
  /** The size of an equity of 1 in the results of trials. */
  readonly unit: number;
  /** The results from the side of the player on roll, best first. */
  rows(means: readonly RolloutMean[]): RolledOut[];
  readonly advice?: (rows: readonly RolledOut[]) => RolledCube;
}

/** Whether the game has a doubling cube. */
export function hasCube(
  game: Game<unknown, unknown>,
): game is Game<unknown, unknown> & Pick<CubeGame, "rules"> {
  return "rules" in game;
}

const bestFirst = (rows: readonly RolledOut[]): RolledOut[] => [...rows].sort((a, b) => b.equity - a.equity);

/** Candidates in money play without a cube: the best plays of a roll, or the position itself before the roll. */
export function plainCandidates(state: BackgammonState, asked: Asked): Candidates {
  const points = seenBy(state.points, state.player);
  if (state.dice === null)
    return {
      question: { boards: [mirrored(points)] },
      unit: 1,
      rows: ([mean]) => [{ action: "before the roll", ...turned(mean!) }],
    };
  const { most, depth } = asNumbers(asked);
  const plays = new Lookahead(evaluatorNamed(asked.evaluator)).rank(points, state.dice, depth).slice(0, most);
  return {
    question: { boards: plays.map((play) => play.points) },
    unit: 1,
    rows: (means) =>
      bestFirst(means.map((mean, i) => ({ action: formatPlay(points, plays[i]!.play), ...mean }))),
  };
}

/** Candidates with the cube: the best plays of a roll; before the roll, no double and double/take. */
export function cubeCandidates(rules: CubeRules, state: CubeState, asked: Asked): Candidates {
  // An offered double is analysed as if it had not been offered yet.
  const own = asPlayer0(state.offer === "double" ? { ...state, offer: null } : state);
  const stakes = new Stakes(rules, own);
  const places = own.dice === null ? cubePlaces(rules, own) : playPlaces(rules, own, asked);
  const { equities: _, ...plainRules } = rules;
  const rows = (means: readonly RolloutMean[]): RolledOut[] =>
    means.map((mean, i) => ({
      action: places[i]!.action,
      ...mean,
      equity: stakes.normalised(mean.equity),
      halfWidth: mean.halfWidth / stakes.unit,
    }));
  const question = {
    boards: [],
    cube: { rules: plainRules, places: places.map(({ state, rollsFirst }) => ({ state, rollsFirst })) },
  };
  if (own.dice !== null || places.length < 2)
    return { question, unit: stakes.unit, rows: (means) => bestFirst(rows(means)) };
  return {
    question,
    unit: stakes.unit,
    rows,
    advice([none, taken]) {
      const equities = { noDouble: none!.equity, doubleTake: taken!.equity, doublePass: 1 };
      const circumstances = {
        isOwned: own.owner !== null,
        beavers: rules.beavers,
        gammons: none!.outcomes[1]! > 0,
      };
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

function playPlaces(rules: CubeRules, own: CubeState, asked: Asked): NamedPlace[] {
  const { most, depth } = asNumbers(asked);
  const ranked = new CubeLookahead(evaluatorNamed(asked.evaluator)).rank(rules, own, depth);
  return ranked.slice(0, most).map(({ action }) => {
    // Safe: with dice, all actions are plays.
    const play = action as Play;
    return { action: formatPlay(own.points, play), state: stateAfterPlay(own, play), rollsFirst: false };
  });
}

function asNumbers({ candidates, depth }: Asked): { readonly most: number; readonly depth: number } {
  return { most: countOf("candidates", candidates, 1, 3060), depth: countOf("depth", depth, 1, 4) };
}

/** Swaps sides: before the roll, the position is rolled out as if the opponent had just played. */
function turned(mean: RolloutMean): RolloutMean {
  const outcomes = new Float64Array(mean.outcomes.length);
  turnOutcomes(mean.outcomes, 0, outcomes, 0);
  return { ...mean, outcomes: [...outcomes], equity: equityOf(outcomes) };
}
