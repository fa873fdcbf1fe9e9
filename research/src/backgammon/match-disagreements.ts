import { seededChance } from "@tyche/engine";
import {
  backgammon,
  type CubeRules,
  type CubeState,
  type Dice,
  type Play,
  xgidOf,
} from "@tyche/games/backgammon";
import {
  asPlayer0,
  CubeRollout,
  type EvaluatedDecision,
  type MatchDecision,
  meanOfTrials,
  Stakes,
  stateAfterPlay,
} from "@tyche/games/backgammon/analysis";
import { evaluatorNamed, table } from "tyche/parts";
import { gnubgRollouts } from "./gnubg-rollouts.js";
import type { OtherWord } from "./judged-match.js";

/** A decision with the analysis of both programs. */
export interface Compared {
  readonly rules: CubeRules;
  readonly decision: MatchDecision;
  readonly own: EvaluatedDecision;
  readonly gnubg: OtherWord;
}

/** Within this distance of the threshold, verdicts can differ without meaning. */
export const BORDER = 0.02;
/** Like `isClose` in the analysis: decisions that are not obvious. */
const CLOSE = 0.16;

/** By how much doubling, and taking, is right according to each program. */
export function verdicts(
  { noDouble, doubleTake }: NonNullable<EvaluatedDecision["cube"]>,
  [none, taken]: readonly [number, number],
) {
  const doubled = Math.min(taken, 1);
  return [
    {
      what: "double",
      ours: Math.min(doubleTake, 1) - noDouble,
      theirs: doubled - none,
      isClose: Math.max(none, doubled) - doubled < CLOSE,
    },
    { what: "take", ours: 1 - doubleTake, theirs: 1 - taken, isClose: Math.abs(1 - taken) < 2 * CLOSE },
  ];
}

/** A rolled-out decision on which the programs disagree. */
export interface Disagreement {
  readonly xgid: string;
  readonly what: string;
  /** Equity lost by the chosen action, or by doubling or taking, according to each program, and in the rollout. */
  readonly own: number;
  readonly gnubg: number;
  readonly rollout: number;
  readonly halfWidth: number;
}

/** Rollout settings for the greatest disagreements. */
export interface Rolling {
  /** Number of plays, and of cube decisions. */
  readonly most: number;
  readonly trials: number;
  /** Length of Tyche's rollouts in turns. */
  readonly turns: number;
  readonly evaluator: string;
  /** The program that rolls out plays; cube decisions are always rolled out by Tyche. */
  readonly roller: "tyche" | "gnubg";
}

/** A mean and half the width of its 95 % interval. */
interface Found {
  readonly rollout: number;
  readonly halfWidth: number;
}

/** The decisions on which the programs disagree most, rolled out. */
export function rolledOut(all: readonly Compared[], rolling: Rolling): Disagreement[] {
  return [...rolledPlays(all, rolling), ...rolledCubes(all, rolling)];
}

function rolledPlays(all: readonly Compared[], { most, roller, ...rolling }: Rolling): Disagreement[] {
  const plays = all
    .flatMap((one) => {
      const { own, gnubg, decision } = one;
      if (!own.play || gnubg.loss === undefined || decision.kind !== "turn") return [];
      return [{ rules: one.rules, decision, play: own.play, loss: gnubg.loss, best: gnubg.best }];
    })
    .sort((a, b) => Math.abs(b.play.loss - b.loss) - Math.abs(a.play.loss - a.loss))
    .slice(0, most)
    .map(({ rules, decision, play, loss, best }) => {
      const state = asPlayer0(decision.state);
      const { dice } = decision.event;
      const theirs =
        best === undefined ? [] : [playNamed(state, dice, lettersToPlay(best, decision.state.player))];
      // First the play that was made; our best play may also be the other program's.
      const names = [...new Set([play.played, play.best, ...theirs])];
      const after = names.map((name) => stateAfter(state, dice, name));
      return { rules, decision, dice, state, names, after, own: play.loss, gnubg: loss };
    });
  const found = roller === "gnubg" ? byGnubg(plays, rolling) : plays.map((play) => byTyche(play, rolling));
  return plays.map(({ rules, decision, dice, names, own, gnubg }, i): Disagreement => {
    const better = found[i]!;
    const best = better.reduce<Found>(
      (most, one) => (one.rollout > most.rollout ? one : most),
      better[0] ?? { rollout: 0, halfWidth: 0 },
    );
    return {
      xgid: xgidOf(rules, { ...decision.state, dice }),
      what: names.length > 1 ? `${names[0]}, not ${names.slice(1).join(" or ")}` : names[0]!,
      own,
      gnubg,
      halfWidth: best.halfWidth,
      rollout: Math.max(0, best.rollout),
    };
  });
}

/** A play, the better ones, and the position after each. */
interface Places {
  readonly rules: CubeRules;
  readonly state: CubeState;
  readonly after: readonly CubeState[];
}

/** By how much each of the other plays is better than the first, in games with the same dice. */
function byTyche({ rules, state, after }: Places, rolling: Pick<Rolling, "trials" | "turns" | "evaluator">) {
  const [made, ...better] = values(rules, after, false, rolling);
  const { unit } = new Stakes(rules, state);
  return better.map((best) => difference(best, made!, unit));
}

/** The same with GNU Backgammon, whose rollouts use their own dice. */
function byGnubg(plays: readonly Places[], { trials }: Pick<Rolling, "trials">): Found[][] {
  // After a play the opponent is on roll, so the equity is the opponent's.
  const rolled = gnubgRollouts(
    plays.flatMap(({ rules, after }) => after.map((state) => xgidOf(rules, state))),
    trials,
  );
  let at = 0;
  return plays.map(({ after }) => {
    const [made, ...better] = rolled.slice(at, at + after.length);
    at += after.length;
    return better.map(({ equity, halfWidth }) => ({
      rollout: made!.equity - equity,
      halfWidth: Math.hypot(made!.halfWidth, halfWidth),
    }));
  });
}

function rolledCubes(all: readonly Compared[], { most, ...rolling }: Rolling): Disagreement[] {
  return all
    .flatMap((one) => {
      const { own, gnubg } = one;
      const { cube } = gnubg;
      if (!own.cube || !cube) return [];
      return verdicts(own.cube, cube)
        .filter(({ ours, theirs }) => Math.abs(theirs) >= BORDER && ours > 0 !== theirs > 0)
        .map((verdict) => ({ ...one, verdict }));
    })
    .sort((a, b) => Math.abs(b.verdict.ours - b.verdict.theirs) - Math.abs(a.verdict.ours - a.verdict.theirs))
    .slice(0, most)
    .map(({ rules, decision, verdict }): Disagreement => {
      const state = asPlayer0(decision.state);
      const [none] = values(rules, [state], true, rolling);
      const [taken] = values(rules, [{ ...state, cube: 2 * state.cube, owner: 1 }], true, rolling);
      const stakes = new Stakes(rules, state);
      const pass = Array.from({ length: rolling.trials }, () => stakes.doublePass());
      const isPassed =
        meanOfTrials(taken!.map((value) => [0, 0, 0, 0, 0, value])).equity > stakes.doublePass();
      const found =
        verdict.what === "take"
          ? difference(pass, taken!, stakes.unit)
          : difference(isPassed ? pass : taken!, none!, stakes.unit);
      return {
        xgid: xgidOf(rules, decision.state),
        what: verdict.what,
        own: verdict.ours,
        gnubg: verdict.theirs,
        ...found,
      };
    });
}

/** The results of all trials, by position. */
function values(
  rules: CubeRules,
  states: readonly CubeState[],
  rollsFirst: boolean,
  { trials, turns, evaluator }: Pick<Rolling, "trials" | "turns" | "evaluator">,
): number[][] {
  const rollout = new CubeRollout(rules, () => evaluatorNamed(evaluator), { turns });
  return states.map((state) =>
    Array.from(
      { length: trials },
      (_, k) => rollout.trial(state, seededChance(`trial ${k}`), rollsFirst).at(-1)!,
    ),
  );
}

/** The mean difference of trials with the same dice, in normalised equity. */
function difference(one: readonly number[], other: readonly number[], unit: number): Found {
  const { equity, halfWidth } = meanOfTrials(
    one.map((value, k) => [0, 0, 0, 0, 0, (value - other[k]!) / unit]),
  );
  return { rollout: equity, halfWidth };
}

/** Converts a play to this project's notation. */
function playNamed({ points }: CubeState, dice: Dice, text: string): string {
  const { notation } = backgammon();
  const rolled = { points, player: 0, dice } as const;
  return notation.action(rolled, notation.parseAction(rolled, text));
}

/** The position after a play, with the opponent to roll. */
function stateAfter(state: CubeState, dice: Dice, text: string): CubeState {
  const rules = backgammon();
  const rolled = { points: state.points, player: 0, dice } as const;
  return stateAfterPlay(state, rules.notation.parseAction(rolled, text) as Play);
}

/** Converts pairs of letters of GNU Backgammon's format to a play; white is player 0. */
function lettersToPlay(letters: string, player: 0 | 1): string {
  const point = (letter: string): string => {
    if (letter === "y") return "bar";
    if (letter === "z") return "off";
    const index = letter.charCodeAt(0) - 97;
    return String(player === 1 ? 24 - index : index + 1);
  };
  return (letters.match(/../g) ?? []).map((pair) => `${point(pair[0]!)}/${point(pair[1]!)}`).join(" ");
}

export function disagreementTable(rows: readonly Disagreement[]): string {
  return table(
    ["position", "what", "own", "gnubg", "rollout", "95 % ±"],
    rows.map(({ xgid, what, own, gnubg, rollout, halfWidth }) => [
      xgid,
      what,
      own.toFixed(3),
      gnubg.toFixed(3),
      rollout.toFixed(3),
      halfWidth.toFixed(3),
    ]),
  );
}
