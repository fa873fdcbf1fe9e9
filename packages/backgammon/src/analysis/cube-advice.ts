import { OVER, type Phrase } from "@tyche/engine";
import { fixed } from "@tyche/engine/statistics";
import type { CubePosition } from "../cube/cube-position.js";
import { type CubeRules, type CubeState, countsGammons, needOf, ROLL } from "../cube/cube-rules.js";
import { type Efficiencies, efficiencyOf } from "../cube/efficiency.js";
import { exactCube, Stakes } from "../cube/stakes.js";
import { USUAL_FILTERS } from "../game/rules.js";
import { texts } from "../rules/texts.js";
import { bestJudged, type CubeMeans, cubeEquities } from "./cube-equities.js";
import { type CubeEquities, type CubeVerdict, circumstancesOf, verdictOf, verdictPhrase } from "./verdict.js";

/**
 * Cube advice before a roll, for the player on roll. Equities are normalised: 1 is the value of the cube before the
 * decision. For money this is in units of the cube; in a match it is half the difference between winning and losing the
 * cube's points.
 */
export interface CubeAdvice extends CubeEquities, CubeVerdict {
  /** The winning probability needed to take a double. */
  readonly takePoint: number;
  /** The winning probability of the player on roll from which the opponent should pass. */
  readonly cashPoint: number;
  /**
   * The gammon value: the extra value of a gammon over a single win, relative to that of a win over a loss, at the
   * current cube; for gammons won and lost.
   */
  readonly gammonValues: readonly [won: number, lost: number];
  /**
   * The market losers: the probability of a next exchange (one roll by each side) after which the opponent would pass a
   * double. Computed when it is first read.
   */
  readonly marketLosers: number;
  /** The cubeless outcome probabilities (see `OUTCOMES`) of the player on roll. */
  readonly chances: readonly number[];
  /** In a match: the match-winning probability without doubling, after double and take, and after double and pass. */
  readonly matchChances?: readonly [noDouble: number, doubleTake: number, doublePass: number];
  /** Search depth in checker turns. */
  readonly depth: number;
}

/** Search settings for the advice; default filters are used if none are given. */
export type AdviceMeans = Omit<CubeMeans, "filters"> & Partial<Pick<CubeMeans, "filters">>;

/**
 * Cube advice for a state. A pending double is analysed as if it were not offered yet.
 *
 * @returns undefined if the player on roll may not double or the dice are known
 */
export function cubeAdvice(rules: CubeRules, state: CubeState, means: AdviceMeans): CubeAdvice | undefined {
  const asked: CubeState = state.offer === "double" ? { ...state, offer: null } : state;
  const found = cubeEquities(rules, asked, { filters: USUAL_FILTERS, ...means });
  if (!found) return undefined;
  const { noDouble, doubleTake, doublePass, values, chances } = found;
  const { positionAt, depth } = means;
  const { player, cube } = asked;
  const position = positionAt(asked);
  const stakes = new Stakes(rules, asked);
  const takePoint = takePointOf(stakes, chances, efficiencyOf(position.records, position.record, player));
  const gammonValue = (sign: 1 | -1): number =>
    (sign * (stakes.after(2 * sign * cube) - stakes.after(sign * cube))) / (2 * stakes.unit);
  const gammonValues = (countsGammons(rules, asked) ? [gammonValue(1), gammonValue(-1)] : [0, 0]) as [
    number,
    number,
  ];
  let losers: number | undefined;
  return {
    noDouble,
    doubleTake,
    doublePass,
    ...verdictOf({ noDouble, doubleTake, doublePass }, circumstancesOf(rules, asked, chances)),
    takePoint,
    cashPoint: 1 - takePoint,
    gammonValues,
    get marketLosers() {
      losers ??= marketLosers(position, means, rules);
      return losers;
    },
    chances,
    ...(rules.length > 0 && {
      matchChances: values.map((value) => (value + 1) / 2) as [number, number, number],
    }),
    depth,
  };
}

/**
 * The winning probability at which taking and passing are equal for the player being doubled, with the same gammon
 * shares as in this position.
 */
function takePointOf(stakes: Stakes, chances: readonly number[], efficiencies: Efficiencies): number {
  const [win = 0, wonGammon = 0, wonBackgammon = 0, lostGammon = 0, lostBackgammon = 0] = chances;
  const shares = [wonGammon / (win || 1), wonBackgammon / (win || 1)];
  const lostShares = [lostGammon / (1 - win || 1), lostBackgammon / (1 - win || 1)];
  const gain = (own: number): number => {
    const read = [
      own,
      ...shares.map((share) => own * share),
      ...lostShares.map((share) => (1 - own) * share),
    ];
    stakes.read(read, 0, efficiencies);
    return stakes.doubleTake() - stakes.doublePass();
  };
  let [low, high] = [0, 1];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (gain(middle) < 0) low = middle;
    else high = middle;
  }
  return 1 - low;
}

/** The probability that, after the next two rolls, the opponent would pass a double or the game is won. */
function marketLosers(position: CubePosition, { evaluator }: AdviceMeans, rules: CubeRules): number {
  const { player } = position.terms;
  const vector = new Float64Array(evaluator.components.length);
  const vectors = new Float64Array(position.width * vector.length);
  /** The best move of the player to move by static evaluation. */
  const bestMove = (): number => {
    const count = evaluator.putAfter!(position)!;
    evaluator.judge(count, vectors, 0);
    return bestJudged(evaluator, vectors, count, position.turn());
  };
  const overRolls = (next: () => number): number => {
    const rolls = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const count = position.outcomes(rolls, probabilities, 0);
    let mean = 0;
    for (let i = 0; i < count; i++) {
      position.play(rolls[i]!);
      position.play(bestMove());
      mean += probabilities[i]! * next();
      position.undo();
      position.undo();
    }
    return mean;
  };
  /** 1 if the market is lost when the player is on roll again, otherwise 0. */
  const isLost = (): number => {
    const { terms, stage, records, record } = position;
    // The game is over: the player who made the last turn has won.
    if (stage === "opening" || position.turn() === OVER) return 0;
    evaluator.put(position, 0);
    evaluator.judge(1, vector, 0);
    const chances = evaluator.seenBy!([...vector], player);
    const exact = exactCube(rules, terms, records, record);
    const stakes = new Stakes(rules, terms).read(chances, 0, efficiencyOf(records, record, player), exact);
    return stakes.doubleTake() >= stakes.doublePass() ? 1 : 0;
  };
  position.play(ROLL);
  const share = overRolls(() => {
    if (position.stage === "opening" || position.turn() === OVER) return 1;
    const isOpen = position.stage === "before roll";
    if (isOpen) position.play(ROLL);
    const lost = overRolls(isLost);
    if (isOpen) position.undo();
    return lost;
  });
  position.undo();
  return share;
}

/** Formats the advice for people, one phrase per line. */
export function adviceLines(rules: CubeRules, state: CubeState, advice: CubeAdvice): Phrase[] {
  const isMatch = rules.length > 0;
  const [none, take, pass] = [advice.noDouble, advice.doubleTake, advice.doublePass].map(shown);
  const lines: Phrase[] = [
    {
      id: "advice-cube",
      values: { none: none!, take: take!, pass: pass!, unit: isMatch ? "normalised" : "cube" },
      message: `cube: no double ${none}, double and take ${take}, double and pass ${pass} (${isMatch ? "normalised" : "of the cube"})`,
    },
  ];
  if (isMatch) {
    const need = (player: 0 | 1): number => needOf(rules, state, player);
    const [own, other] = [need(state.player), need(state.player === 0 ? 1 : 0)];
    const chances = advice.matchChances!.map(percent);
    lines.push(texts.phrase("advice-match", { own, other, chances }));
  }
  const takeShare = Math.round(1000 * advice.takePoint) / 1000;
  // Both points add up to 100 % as printed.
  const [takePoint, cashPoint, losers] = [takeShare, 1 - takeShare, advice.marketLosers].map(percent);
  const [won, lost] = advice.gammonValues.map((value) => fixed(value, 2));
  lines.push(
    texts.phrase("advice-points", {
      takePoint: takePoint!,
      cashPoint: cashPoint!,
      won: won!,
      lost: lost!,
      losers: losers!,
    }),
  );
  return [...lines, verdictPhrase(advice.verdict)];
}

function shown(equity: number): string {
  return fixed(equity, 3).replace(/^\d/, "+$&");
}

function percent(share: number): string {
  return `${fixed(100 * share, 1)} %`;
}
