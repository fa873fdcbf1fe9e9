import {
  CubeLookahead,
  type CubeVerdict,
  cubeAdvice,
  cubeCandidates,
  meanOfTrials,
  type RolledOut,
  rolloutTrials,
  type Trial,
} from "@tyche/backgammon/analysis";
import type { NamedGame } from "@tyche/games";
import { cubeEvaluator } from "../../src/cube/cube-evaluator.js";
import { type CubeGame, cubeGame } from "../../src/cube/cube-game.js";
import { asPlayer0, type CubeState, cubeRules, NEW_CUBE, stateAfterPlay } from "../../src/cube/cube-rules.js";
import { shippedEvaluator } from "../../src/evaluation/evaluators.js";
import { formatPlay } from "../../src/notation/move-notation.js";
import { type Dice, type Play, ROLLS, winnerOf } from "../../src/rules/board.js";

/** The longest rollout, the trials between two looks at its intervals, and the turns of a trial. */
export const MOST_TRIALS = 1296;
const LOOK = 36;
export const TURNS = 11;
/** The scores of the table: both players need up to this many points. */
const MOST_AWAY = 7;

/** What is asked of a position: `until` is the half width of a 95 % interval at which a rollout stops. */
export type StudyQuestion =
  | { readonly kind: "rollout"; readonly until: number }
  | { readonly kind: "rolls" | "scores" };

/** The cube of the next player after the best play of a roll; no verdict if it may not be turned, or the game is over. */
export interface RollFound {
  readonly dice: Dice;
  readonly play: string;
  readonly verdict: CubeVerdict["verdict"] | undefined;
}

/** The cube at a score; undefined if it may not be turned. */
export type ScoreFound =
  | { readonly verdict: CubeVerdict["verdict"]; readonly takePoint: number; readonly gammonValue: number }
  | undefined;

/** Partial answers, each of which replaces the one before. */
export type StudyAnswer =
  | {
      readonly kind: "rollout";
      readonly trials: number;
      readonly rows: readonly RolledOut[];
      readonly isDone: boolean;
    }
  | { readonly kind: "rolls"; readonly rolls: readonly RollFound[] }
  | { readonly kind: "scores"; readonly scores: readonly (readonly ScoreFound[])[] };

/** Answers a question about a state of backgammon, with or without the cube, in steps between which it can be stopped. */
export async function* study(
  { game }: Pick<NamedGame, "game">,
  state: object,
  question: StudyQuestion,
): AsyncGenerator<StudyAnswer, void, void> {
  // Safe: a game without the cube is studied as money play with a centred one.
  const { rules = cubeRules({}) } = game as unknown as Partial<CubeGame>;
  const centred = { ...NEW_CUBE, score: [0, 0], crawford: false, result: 0 } as const;
  const place = asPlayer0({ ...centred, ...(state as CubeState) });
  const answers =
    question.kind === "rollout"
      ? rolledOut(rules, place, question.until)
      : question.kind === "rolls"
        ? afterRolls(rules, { ...place, dice: null, offer: null })
        : atScores(place);
  for (const answer of answers) {
    yield answer;
    await new Promise((resume) => setTimeout(resume));
  }
}

type Rules = CubeGame["rules"];

function* rolledOut(rules: Rules, place: CubeState, until: number): Generator<StudyAnswer> {
  const candidates = cubeCandidates(rules, place, { most: 3, depth: 2, evaluator: shippedEvaluator });
  const play = rolloutTrials({ settings: { turns: TURNS }, ...candidates.question }, shippedEvaluator);
  const trials: Trial[][] = [];
  for (let isDone = false; !isDone; ) {
    for (let i = 0; i < LOOK / 3; i++) trials.push(play(`study trial ${trials.length}`));
    const means = trials[0]!.map((_, i) => meanOfTrials(trials.map((row) => row[i]!)));
    const rows = candidates.rows(means);
    const isClose = trials.length % LOOK === 0 && rows.every(({ halfWidth }) => halfWidth <= until);
    isDone = isClose || trials.length >= MOST_TRIALS;
    yield { kind: "rollout", trials: trials.length, rows, isDone };
  }
}

function* afterRolls(rules: Rules, place: CubeState): Generator<StudyAnswer> {
  const lookahead = new CubeLookahead(shippedEvaluator());
  const rolls: RollFound[] = [];
  for (const { dice } of ROLLS) {
    const [best] = lookahead.rank(rules, { ...place, dice }, 1);
    // Safe: with dice, all actions are plays.
    const action = best!.action as Play;
    const after = stateAfterPlay({ ...place, dice }, action);
    const isOver = winnerOf(after.points) !== null;
    const verdict = isOver ? undefined : adviceAt(rules, after)?.verdict;
    rolls.push({ dice, play: formatPlay(place.points, action), verdict });
    yield { kind: "rolls", rolls };
  }
}

function* atScores(place: CubeState): Generator<StudyAnswer> {
  const scores: ScoreFound[][] = [];
  for (let own = 1; own <= MOST_AWAY; own++) {
    const row = Array.from({ length: MOST_AWAY }, (_, i): ScoreFound => {
      const length = MOST_AWAY;
      const score = [length - own, length - 1 - i] as const;
      const found = adviceAt(cubeRules({ length }), {
        ...place,
        ...NEW_CUBE,
        dice: null,
        score,
        crawford: false,
      });
      return (
        found && { verdict: found.verdict, takePoint: found.takePoint, gammonValue: found.gammonValues[0] }
      );
    });
    scores.push(row);
    yield { kind: "scores", scores };
  }
}

function adviceAt(rules: Rules, state: CubeState) {
  const { position, facts } = cubeGame(rules);
  const evaluator = cubeEvaluator(shippedEvaluator, rules);
  return cubeAdvice(rules, state, { evaluator, positionAt: position, facts, depth: 1 });
}
