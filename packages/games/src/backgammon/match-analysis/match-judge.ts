import { type BatchEvaluator, type Facts, type MoveFilters, seededChance } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { USUAL_FILTERS } from "../analysis/move-filters.js";
import { meanOfTrials, type Trial } from "../analysis/rollout.js";
import { afterPlay, type Dice, type Play } from "../board.js";
import { type CubeValues, cubeEquities } from "../cube/cube-equities.js";
import type { CubePosition } from "../cube/cube-position.js";
import { CubeRollout } from "../cube/cube-rollout.js";
import { type CubeAction, type CubeRules, type CubeState, mayDouble, needOf } from "../cube/cube-rules.js";
import { cubeEvaluator } from "../cube/evaluator.js";
import { cubeGame } from "../cube/game.js";
import { Stakes } from "../cube/stakes.js";
import { type CubeVerdict, verdictOf } from "../cube/verdict.js";
import { formatPlay } from "../notation/move-notation.js";
import { ROLLS } from "../rolls.js";
import { OPENINGS } from "../rules.js";
import { isClose, type JudgedAction, judgeDouble, judgeNoDouble } from "./cube-errors.js";
import {
  asPlayer0,
  type DoubleDecision,
  type MatchDecision,
  stateAfterPlay,
  type TurnDecision,
} from "./match-decisions.js";

/** A play of a turn and what it is worth, in normalised equity, to the player who makes it. */
export interface RatedCandidate {
  readonly play: string;
  readonly equity: number;
  /** Decisions looked ahead, the play itself included. */
  readonly depth: number;
  /** The five chances without a cube (see `OUTCOMES`). */
  readonly chances: readonly number[];
  /** Where it was rolled out: half the 95 % interval around the equity, which is the rollout's then. */
  readonly halfWidth?: number;
}

/** A play that was made, by what it lost at its stakes. Equities are normalised: 1 is what the cube is worth. */
export interface JudgedPlay {
  readonly played: string;
  readonly best: string;
  /** How many distinct plays there were. */
  readonly plays: number;
  readonly equity: number;
  readonly bestEquity: number;
  /** 0 or more. */
  readonly loss: number;
  /** Decisions that the played and the best play were looked ahead. */
  readonly depth: number;
  /** The best plays, the first the best, and the one that was made wherever it stands. */
  readonly candidates: readonly RatedCandidate[];
  /** Where it was in doubt: half the 95 % interval around the loss, of games on the same dice. */
  readonly halfWidth?: number;
}

/** What there was to decide about the cube. */
export interface JudgedCube {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly verdict: CubeVerdict["verdict"];
  /** What was done, the doubler's part first. */
  readonly actions: readonly JudgedAction[];
  /** Whether it counts as a decision: the cube was turned, or it would have lost little to turn it. */
  readonly isCounted: boolean;
  readonly chances: readonly number[];
  /** Turns of checkers looked ahead. */
  readonly depth: number;
  /** Where it was in doubt: half of the 95 % intervals around not doubling, and doubling and taking, which are the rollout's then. */
  readonly halfWidths?: readonly [noDouble: number, doubleTake: number];
}

/** What was found of a decision of a match. */
export interface JudgedDecision {
  readonly cube?: JudgedCube;
  /** Absent of a play that was not legal. */
  readonly play?: JudgedPlay;
  /** By how much the roll was better than rolls are on average, by the evaluator's word on the best play of each, in normalised equity. */
  readonly luck?: number;
  /** What an equity of 1 is there: for money points; of a match the difference of chances to win it. */
  readonly unit: number;
}

/** How closely decisions are looked at. */
export interface JudgeOptions {
  /** Decisions that a play is looked ahead, the play itself included; the cube as many turns, 2 at most. */
  readonly depth: number;
  /** A play that is in doubt, and that nobody rolls out, is looked ahead so many decisions. Default `depth`. */
  readonly doubtDepth?: number;
  /** Seconds for a decision: depths up to `depth` are begun while a twentieth of them is left unused. */
  readonly seconds?: number;
  readonly filters?: MoveFilters;
  /** How many of the best plays are told. */
  readonly candidates?: number;
  /** What is in doubt is rolled out, so many games each and so many turns long; without it nothing is. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** A play that lost as much, or a decision about the cube as near to a border, is in doubt. */
const DOUBT = { play: 0.02, cube: 0.05 };
/** Plays of those in doubt that are rolled out beside the one that was made. */
const ROLLED = 2;

/** A double that would lose more by the first look is looked at no closer. */
const FAR = 0.5;
/** Turns of both players; more costs most of an analysis and changes few verdicts. */
const DEEPEST_CUBE = 2;
/** A further turn ahead takes so many times as long, by experience at least. */
const STEP = 20;

/** What was found of the cube, and how. */
interface LookedAtCube {
  readonly found: CubeValues;
  readonly depth: number;
  readonly halfWidths?: readonly [noDouble: number, doubleTake: number];
}

/** Judges the decisions of matches by their stakes: the cube, the score, and the points still to be made. */
export class MatchJudge {
  private readonly rules: CubeRules;
  private readonly options: JudgeOptions;
  private readonly evaluator: BatchEvaluator<CubePosition>;
  private readonly positionAt: (state: CubeState) => CubePosition;
  private readonly actionsOf: (state: CubeState) => readonly CubeAction[];
  private readonly facts: Facts;
  private readonly rollout: CubeRollout | undefined;

  constructor(rules: CubeRules, evaluator: () => OutcomeEvaluator, options: JudgeOptions) {
    const game = cubeGame(rules);
    this.rules = rules;
    this.options = options;
    this.evaluator = cubeEvaluator(evaluator, rules);
    this.positionAt = game.position;
    this.actionsOf = game.actions;
    this.facts = game.facts;
    const { rollout } = options;
    this.rollout = rollout && new CubeRollout(rules, evaluator, { turns: rollout.turns });
  }

  /** Judges one decision; it needs nothing of the others. */
  judge(decision: MatchDecision): JudgedDecision {
    const state = asPlayer0(decision.state);
    const { unit } = new Stakes(this.rules, state);
    // Of a match payoffs are twice a chance.
    const told = this.rules.length > 0 ? unit / 2 : unit;
    if (decision.kind === "double") return { cube: this.doubled(state, decision), unit: told };
    const cube = decision.mayDouble && mayDouble(this.rules, state) ? this.undoubled(state) : undefined;
    return {
      ...(cube && { cube }),
      ...(!decision.event.isIllegal && { play: this.played(state, decision) }),
      luck: this.luck(state, decision),
      unit: told,
    };
  }

  private doubled(state: CubeState, { events }: DoubleDecision): JudgedCube {
    const { beavers } = this.rules;
    const looked = this.equities(state, Number.POSITIVE_INFINITY);
    const { found } = looked;
    return this.cube(state, looked, judgeDouble(found, beavers, events), true);
  }

  private undoubled(state: CubeState): JudgedCube {
    const looked = this.equities(state, FAR);
    const { found } = looked;
    return this.cube(state, looked, [judgeNoDouble(found, this.rules.beavers)], isClose(found));
  }

  private cube(
    state: CubeState,
    { found, depth, halfWidths }: LookedAtCube,
    actions: readonly JudgedAction[],
    isCounted: boolean,
  ): JudgedCube {
    const { noDouble, doubleTake, doublePass, chances } = found;
    const { length, jacoby, beavers } = this.rules;
    const { owner, cube } = state;
    // In a match that a plain win ends a gammon is worth nothing more.
    const gammonsCount = length === 0 ? !jacoby || owner !== null : needOf(this.rules, state, 0) > cube;
    const circumstances = { isOwned: owner !== null, beavers, gammons: chances[1]! > 0 && gammonsCount };
    const { verdict } = verdictOf({ noDouble, doubleTake, doublePass }, circumstances);
    return {
      noDouble,
      doubleTake,
      doublePass,
      verdict,
      actions,
      isCounted,
      chances,
      depth,
      ...(halfWidths && { halfWidths }),
    };
  }

  /**
   * What the cube's three outcomes are worth, as deep as was asked; where doubling loses more than `far` by the first look, by that
   * look.
   */
  private equities(state: CubeState, far: number): LookedAtCube {
    const { evaluator, positionAt, facts } = this;
    const { filters = USUAL_FILTERS } = this.options;
    const look = (depth: number): CubeValues =>
      cubeEquities(this.rules, state, { evaluator, positionAt, facts, depth, filters })!;
    let found = look(0);
    let depth = 0;
    const begun = performance.now();
    const { noDouble, doubleTake, doublePass } = found;
    if (noDouble - Math.min(doubleTake, doublePass) > far) return { found, depth };
    const deepest = Math.min(this.options.depth, DEEPEST_CUBE);
    // Without a clock the last depth is all that is asked for.
    for (let next = this.options.seconds === undefined ? deepest : 1; next <= deepest; next++) {
      if (next > 1 && !this.hasTime(begun)) break;
      found = look(next);
      depth = next;
    }
    const { noDouble: none, doubleTake: taken } = found;
    const gap = Math.min(Math.abs(Math.min(taken, 1) - none), Math.abs(taken - 1));
    return this.rollout && gap < DOUBT.cube
      ? { ...this.rolledCube(this.rollout, state, found), depth }
      : { found, depth };
  }

  private rolledCube(
    rollout: CubeRollout,
    state: CubeState,
    found: CubeValues,
  ): Pick<LookedAtCube, "found" | "halfWidths"> {
    const stakes = new Stakes(this.rules, state);
    const doubled: CubeState = { ...state, cube: 2 * state.cube, owner: 1 };
    const [none, taken] = [state, doubled].map((place) => meanOfTrials(this.trials(rollout, place, true)));
    const values = [none!.equity, taken!.equity, found.values[2]] as const;
    return {
      found: {
        ...found,
        noDouble: stakes.normalised(none!.equity),
        doubleTake: stakes.normalised(taken!.equity),
        values,
        chances: none!.outcomes,
      },
      halfWidths: [none!.halfWidth / stakes.unit, taken!.halfWidth / stakes.unit],
    };
  }

  /** Games from a place, the same dice for all places. */
  private trials(rollout: CubeRollout, place: CubeState, rollsFirst: boolean): Trial[] {
    return Array.from({ length: this.options.rollout!.trials }, (_, k) =>
      rollout.trial(place, seededChance(`analysis trial ${k}`), rollsFirst),
    );
  }

  private depths(): number[] {
    return Array.from({ length: this.options.depth }, (_, i) => i + 1);
  }

  private hasTime(begun: number): boolean {
    const { seconds } = this.options;
    return seconds === undefined || STEP * (performance.now() - begun) <= 1000 * seconds;
  }

  private played(state: CubeState, { event }: TurnDecision): JudgedPlay {
    const points = state.points;
    const rolled: CubeState = { ...state, dice: event.dice };
    const plays = this.actionsOf(rolled) as readonly Play[];
    const after = afterPlay(points, event.play).join();
    const own = plays.findIndex((play) => afterPlay(points, play).join() === after);
    const position = this.positionAt(rolled);
    const search = new FilteredSearch(
      position.copy(),
      this.evaluator,
      this.facts,
      this.options.filters ?? USUAL_FILTERS,
    );
    const root = new FilteredRoot(position, search, this.facts, {}, [own]);
    const begun = performance.now();
    for (const depth of plays.length > 1 ? this.depths() : [1]) {
      if (depth > 1 && !this.hasTime(begun)) break;
      for (const _ of root.searchTo(depth));
    }
    const stakes = new Stakes(this.rules, state);
    const rate = () => {
      const rows = root.report("depth").rows.map((row) => ({
        move: row.move,
        play: formatPlay(points, plays[row.move]!),
        equity: stakes.normalised(row.value),
        depth: row.depth,
        chances: row.vector.slice(0, -1),
      }));
      const made = rows.find(({ move }) => move === own)!;
      const best = rows.reduce(
        (found, row) => (row.depth === made.depth && row.equity > found.equity ? row : found),
        made,
      );
      return { rows, made, best, isInDoubt: best.equity - made.equity >= DOUBT.play };
    };
    let rated = rate();
    const { depth, doubtDepth = depth } = this.options;
    for (let next = depth + 1; next <= doubtDepth && rated.isInDoubt && !this.rollout; next++) {
      for (const _ of root.searchTo(next));
      rated = rate();
    }
    const { rows, made, best, isInDoubt } = rated;
    const most = this.options.candidates ?? 5;
    if (this.rollout && isInDoubt) {
      const better = rows.filter(({ depth, equity }) => depth === made.depth && equity > made.equity);
      const chosen = [...better.slice(0, ROLLED), made];
      return this.rolledPlay(this.rollout, state, chosen, plays);
    }
    return {
      played: made.play,
      best: best.play,
      plays: rows.length,
      equity: made.equity,
      bestEquity: best.equity,
      loss: best.equity - made.equity,
      depth: made.depth,
      candidates: rows
        .filter((row, i) => i < most || row === made)
        .map(({ move: _, ...candidate }) => candidate),
    };
  }

  /** @param chosen the play that was made last */
  private rolledPlay(
    rollout: CubeRollout,
    state: CubeState,
    chosen: readonly (RatedCandidate & { readonly move: number })[],
    plays: readonly Play[],
  ): JudgedPlay {
    const stakes = new Stakes(this.rules, state);
    const trials = chosen.map(({ move }) => this.trials(rollout, stateAfterPlay(state, plays[move]!), false));
    const rolled = chosen.map(({ play, depth }, i) => {
      const { equity, halfWidth, outcomes } = meanOfTrials(trials[i]!);
      return {
        play,
        depth,
        equity: stakes.normalised(equity),
        chances: outcomes,
        halfWidth: halfWidth / stakes.unit,
      };
    });
    const made = rolled.at(-1)!;
    const best = rolled.reduce((found, one) => (one.equity > found.equity ? one : found), made);
    const own = trials.at(-1)!;
    const differences = trials[rolled.indexOf(best)]!.map((trial, k) =>
      trial.map((value, i) => value - own[k]![i]!),
    );
    return {
      played: made.play,
      best: best.play,
      plays: plays.length,
      equity: made.equity,
      bestEquity: best.equity,
      loss: best.equity - made.equity,
      depth: made.depth,
      candidates: [...rolled].sort((a, b) => b.equity - a.equity),
      halfWidth: meanOfTrials(differences).halfWidth / stakes.unit,
    };
  }

  /**
   * The equity of the best play of the roll, less the mean over all rolls. Of the opening roll the mean is over who begins, too: no doubles
   * are thrown.
   */
  private luck(state: CubeState, { event, isOpening }: TurnDecision): number {
    const stakes = new Stakes(this.rules, state);
    const worth = (player: 0 | 1, dice: Dice): number => this.bestWorth({ ...state, player, dice });
    const own = worth(0, event.dice);
    const mean = isOpening
      ? OPENINGS.reduce((sum, { player, dice }) => sum + worth(player, dice) / OPENINGS.length, 0)
      : ROLLS.reduce((sum, { dice, probability }) => sum + probability * worth(0, dice), 0);
    return stakes.normalised(own) - stakes.normalised(mean);
  }

  /** What the place is worth to player 0 after the best play, by the evaluator's word. */
  private bestWorth(state: CubeState): number {
    const search = new FilteredSearch(this.positionAt(state), this.evaluator, this.facts, USUAL_FILTERS);
    const count = search.judgeMoves();
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, search.moveAt(i).own);
    return state.player === 0 ? best : 0 - best;
  }
}
