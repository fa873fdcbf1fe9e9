import { type BatchEvaluator, CHANCE, type Facts, type MoveFilters, seededChance } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import { cubeEvaluator } from "../../cube/cube-evaluator.js";
import { cubeGame } from "../../cube/cube-game.js";
import type { CubePosition } from "../../cube/cube-position.js";
import {
  asPlayer0,
  type CubeAction,
  type CubeRules,
  type CubeState,
  mayDouble,
  ROLL,
  stateAfterPlay,
} from "../../cube/cube-rules.js";
import { Stakes } from "../../cube/stakes.js";
import type { OutcomeEvaluator } from "../../evaluation/evaluator.js";
import { OPENINGS, USUAL_FILTERS } from "../../game/rules.js";
import { formatPlay } from "../../notation/move-notation.js";
import { afterPlay, type Dice, type Play } from "../../rules/board.js";
import { type CubeValues, cubeEquities, DEEPEST_CUBE } from "../cube-equities.js";
import { CubeRollout } from "../cube-rollout.js";
import { meanOfTrials, type Trial } from "../rollout.js";
import { type CubeVerdict, circumstancesOf, verdictOf } from "../verdict.js";
import { type EvaluatedAction, evaluateDouble, evaluateNoDouble, isClose } from "./cube-errors.js";
import type { DoubleDecision, MatchDecision, TurnDecision } from "./match-decisions.js";

/** A play of a turn with its normalised equity for the player who makes it. */
export interface RatedCandidate {
  readonly play: string;
  readonly equity: number;
  /** Search depth in decisions, including the play itself. */
  readonly depth: number;
  /** The cubeless outcome probabilities (see `OUTCOMES`). */
  readonly chances: readonly number[];
  /**
   * If the play was rolled out: half width of the 95 % confidence interval around the equity, which is then the
   * rollout's.
   */
  readonly halfWidth?: number;
}

/** The analysis of a play that was made. Equities are normalised: 1 is the value of the cube. */
export interface EvaluatedPlay {
  readonly played: string;
  readonly best: string;
  /** Number of distinct legal plays. */
  readonly plays: number;
  readonly equity: number;
  readonly bestEquity: number;
  /** Equity lost, 0 or more. */
  readonly loss: number;
  /** Search depth of the played and the best play, in decisions. */
  readonly depth: number;
  /** The best plays, best first, always including the play that was made. */
  readonly candidates: readonly RatedCandidate[];
  /**
   * If in doubt and rolled out: half width of the 95 % confidence interval around the loss, from games on the same
   * dice.
   */
  readonly halfWidth?: number;
}

/** The analysis of a cube decision. */
export interface EvaluatedCube {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly verdict: CubeVerdict["verdict"];
  /** The actions taken, the doubler's first. */
  readonly actions: readonly EvaluatedAction[];
  /** Whether it counts as a decision: the cube was turned, or turning it would have lost little. */
  readonly isCounted: boolean;
  readonly chances: readonly number[];
  /** Search depth in checker turns. */
  readonly depth: number;
  /**
   * If in doubt and rolled out: half widths of the 95 % confidence intervals around not doubling and double/take, which
   * are then the rollout's.
   */
  readonly halfWidths?: readonly [noDouble: number, doubleTake: number];
}

/** The analysis of a decision of a match. */
export interface EvaluatedDecision {
  readonly cube?: EvaluatedCube;
  /** Absent for an illegal play. */
  readonly play?: EvaluatedPlay;
  /** Luck of the roll in normalised equity: the best play's static evaluation, less the mean over all rolls. */
  readonly luck?: number;
  /**
   * The payoff that corresponds to an equity of 1: points for money, a difference of match-winning probabilities in a
   * match.
   */
  readonly unit: number;
}

/** Analysis settings. */
export interface MatchEvaluatorOptions {
  /**
   * Search depth of a play in decisions, including the play itself; the cube is searched as many turns deep, at most 2.
   */
  readonly depth: number;
  /** Search depth for plays in doubt, without rollouts. Default `depth`. */
  readonly doubtDepth?: number;
  /**
   * Time limit per decision, in seconds: a further depth, up to `depth`, is started only while at most a twentieth of
   * the time has passed. Default: none.
   */
  readonly seconds?: number;
  readonly filters?: MoveFilters;
  /** Number of best plays to report. Default 5. */
  readonly candidates?: number;
  /** Rolls out decisions in doubt with `trials` games of `turns` turns each. Default: no rollouts. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** A play is in doubt if it lost this much; a cube decision if it is this close to the threshold. */
const DOUBT = { play: 0.02, cube: 0.05 };
/** Number of better plays that are rolled out besides the play that was made. */
const ROLLED = 2;

/** A double that loses more than this by static evaluation is not searched any deeper. */
const FAR = 0.5;
/** A further turn of depth takes at least this many times as long, by experience. */
const STEP = 20;

/** A cube evaluation and how it was obtained. */
interface LookedAtCube {
  readonly found: CubeValues;
  readonly depth: number;
  readonly halfWidths?: readonly [noDouble: number, doubleTake: number];
}

/** Analyses the decisions of a match at their stakes: the cube, the score, and the points each player needs. */
export class MatchEvaluator {
  private readonly rules: CubeRules;
  private readonly options: MatchEvaluatorOptions;
  private readonly evaluator: BatchEvaluator<CubePosition>;
  private readonly positionAt: (state: CubeState) => CubePosition;
  private readonly actionsOf: (state: CubeState) => readonly CubeAction[];
  private readonly facts: Facts;
  private readonly rollout: CubeRollout | undefined;

  constructor(rules: CubeRules, evaluator: () => OutcomeEvaluator, options: MatchEvaluatorOptions) {
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

  /** Analyses one decision, independently of the others. */
  judge(decision: MatchDecision): EvaluatedDecision {
    const state = asPlayer0(decision.state);
    const { unit } = new Stakes(this.rules, state);
    // In a match payoffs are twice a probability.
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

  private doubled(state: CubeState, { events }: DoubleDecision): EvaluatedCube {
    const { beavers } = this.rules;
    const looked = this.equities(state, Number.POSITIVE_INFINITY);
    const { found } = looked;
    return this.cube(state, looked, evaluateDouble(found, beavers, events), true);
  }

  private undoubled(state: CubeState): EvaluatedCube {
    const looked = this.equities(state, FAR);
    const { found } = looked;
    return this.cube(state, looked, [evaluateNoDouble(found, this.rules.beavers)], isClose(found));
  }

  private cube(
    state: CubeState,
    { found, depth, halfWidths }: LookedAtCube,
    actions: readonly EvaluatedAction[],
    isCounted: boolean,
  ): EvaluatedCube {
    const { noDouble, doubleTake, doublePass, chances } = found;
    const circumstances = circumstancesOf(this.rules, state, chances);
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
   * The equities of the three cube outcomes, searched to the requested depth; only the static evaluation if that shows
   * doubling to lose more than `far`.
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
    // Without a time limit only the last depth is needed.
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

  /** Rollout games from a position, with the same dice for all positions. */
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

  private played(state: CubeState, { event }: TurnDecision): EvaluatedPlay {
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

  /** @param chosen plays to roll out; the play that was made is the last */
  private rolledPlay(
    rollout: CubeRollout,
    state: CubeState,
    chosen: readonly (RatedCandidate & { readonly move: number })[],
    plays: readonly Play[],
  ): EvaluatedPlay {
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
   * The luck of a roll: the equity of its best play, less the mean over all rolls. For the opening roll the mean also
   * covers both starting players, without doubles.
   */
  private luck(state: CubeState, { event, isOpening }: TurnDecision): number {
    const stakes = new Stakes(this.rules, state);
    const worth = (player: 0 | 1, dice: Dice): number => this.bestWorth({ ...state, player, dice });
    const own = worth(0, event.dice);
    const mean = isOpening
      ? OPENINGS.reduce((sum, { player, dice }) => sum + worth(player, dice) / OPENINGS.length, 0)
      : this.meanWorth(state);
    return stakes.normalised(own) - stakes.normalised(mean);
  }

  /** The value for player 0 before a roll, whose best play is found by static evaluation. */
  private meanWorth(state: CubeState): number {
    const position = this.positionAt(state);
    if (position.turn() !== CHANCE) position.play(ROLL);
    return this.evaluator.value(this.searchAt(position).expect(1), 0, 0);
  }

  private searchAt(position: CubePosition): FilteredSearch {
    return new FilteredSearch(position, this.evaluator, this.facts, USUAL_FILTERS);
  }

  /** The value for player 0 after the best play, by static evaluation. */
  private bestWorth(state: CubeState): number {
    const search = this.searchAt(this.positionAt(state));
    const count = search.judgeMoves();
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, search.moveAt(i).own);
    return state.player === 0 ? best : 0 - best;
  }
}
