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

/** What is asked of candidates. */
interface Asked {
  readonly candidates: string;
  readonly depth: string;
  readonly evaluator: string;
}

/** A play, or what is done about the cube, and what came of it for the player on roll. */
export interface RolledOut extends RolloutMean {
  readonly action: string;
}

/** What a rollout says of a double. */
interface RolledCube extends CubeVerdict {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
}

/** What is rolled out at a place. */
interface Candidates {
  readonly question: Pick<RolloutQuestion, "boards" | "cube">;
  /** What an equity of 1 is in the results of trials. */
  readonly unit: number;
  /** The means as the player on roll has them, the best first. */
  rows(means: readonly RolloutMean[]): RolledOut[];
  readonly advice?: (rows: readonly RolledOut[]) => RolledCube;
}

/** Whether it is played with the cube. */
export function hasCube(
  game: Game<unknown, unknown>,
): game is Game<unknown, unknown> & Pick<CubeGame, "rules"> {
  return "rules" in game;
}

const bestFirst = (rows: readonly RolledOut[]): RolledOut[] => [...rows].sort((a, b) => b.equity - a.equity);

/** For money without a cube: the best plays of a roll, or the place before it. */
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

/** With the cube: the best plays of a roll; before it, not doubling, and a double that is taken. */
export function cubeCandidates(rules: CubeRules, state: CubeState, asked: Asked): Candidates {
  // A double that is offered is judged as if it were not yet.
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
    // Safe: with dice there are plays alone.
    const play = action as Play;
    return { action: formatPlay(own.points, play), state: stateAfterPlay(own, play), rollsFirst: false };
  });
}

function asNumbers({ candidates, depth }: Asked): { readonly most: number; readonly depth: number } {
  return { most: countOf("candidates", candidates, 1, 3060), depth: countOf("depth", depth, 1, 4) };
}

/** Before the roll the position is rolled out as the opponent's, who is said to have just played. */
function turned(mean: RolloutMean): RolloutMean {
  const outcomes = new Float64Array(mean.outcomes.length);
  turnOutcomes(mean.outcomes, 0, outcomes, 0);
  return { ...mean, outcomes: [...outcomes], equity: equityOf(outcomes) };
}
