import { type BatchEvaluator, OVER, type Phrase } from "@tyche/engine";
import { USUAL_FILTERS } from "../analysis/move-filters.js";
import { exactCube } from "./bear-off.js";
import { bestJudged } from "./best-judged.js";
import { type CubeMeans, cubeEquities } from "./cube-equities.js";
import type { CubePosition } from "./cube-position.js";
import { type CubeRules, type CubeState, needOf } from "./cube-rules.js";
import { type Efficiencies, efficiencyOf } from "./efficiency.js";
import { Stakes } from "./stakes.js";
import { type CubeEquities, type CubeVerdict, verdictOf, verdictPhrase } from "./verdict.js";

/**
 * What there is to know about a double before a roll, for the player on roll. Equities are normalised: 1 is what the cube is worth before
 * the decision, for money in its units, in a match what lies between winning and losing it.
 */
export interface CubeAdvice extends CubeEquities, CubeVerdict {
  /** The chance to win that who is doubled needs to take; undefined where he may always take or always pass. */
  readonly takePoint: number;
  /** From this chance of the player on roll on the other passes. */
  readonly cashPoint: number;
  /** What a gammon is worth beyond a win, of a win over a loss: at the cube as it is, won and lost. */
  readonly gammonValues: readonly [won: number, lost: number];
  /** How likely the next two rolls, one each, take the game where a double would be passed. */
  readonly marketLosers: number;
  /** The five chances without a cube (see `OUTCOMES`) of the player on roll. */
  readonly chances: readonly number[];
  /** Of a match: the chance to win it when not doubling, when doubled and taken, and passed. */
  readonly matchChances?: readonly [noDouble: number, doubleTake: number, doublePass: number];
  /** Turns of checkers looked ahead. */
  readonly depth: number;
}

/** How it is looked at; without filters the usual ones. */
export type AdviceMeans = Omit<CubeMeans, "filters"> & Partial<Pick<CubeMeans, "filters">>;

/** Decisions of `decisionsOf` by their place. */
const ROLL = 0;

/** Undefined where the player on roll may not double, or the dice are known. A double that is offered is judged as if it were not yet. */
export function cubeAdvice(rules: CubeRules, state: CubeState, means: AdviceMeans): CubeAdvice | undefined {
  const asked: CubeState = state.offer === "double" ? { ...state, offer: null } : state;
  const found = cubeEquities(rules, asked, { filters: USUAL_FILTERS, ...means });
  if (!found) return undefined;
  const { noDouble, doubleTake, doublePass, values, chances } = found;
  const { positionAt, depth } = means;
  const { player, cube, owner } = asked;
  const position = positionAt(asked);
  const stakes = new Stakes(rules, asked);
  const takePoint = takePointOf(stakes, chances, efficiencyOf(position.records, position.record, player));
  const gammonValue = (sign: 1 | -1): number =>
    (sign * (stakes.after(2 * sign * cube) - stakes.after(sign * cube))) / (2 * stakes.unit);
  const counts = rules.length > 0 || !rules.jacoby || owner !== null;
  const gammonValues = (counts ? [gammonValue(1), gammonValue(-1)] : [0, 0]) as [number, number];
  const circumstances = {
    isOwned: owner !== null,
    beavers: rules.length === 0 && rules.beavers,
    gammons: chances[1]! > 0 && gammonValues[0] > 0,
  };
  return {
    noDouble,
    doubleTake,
    doublePass,
    ...verdictOf({ noDouble, doubleTake, doublePass }, circumstances),
    takePoint,
    cashPoint: 1 - takePoint,
    gammonValues,
    marketLosers: marketLosers(position, means, rules),
    chances,
    ...(rules.length > 0 && {
      matchChances: values.map((value) => (value + 1) / 2) as [number, number, number],
    }),
    depth,
  };
}

/** The chance to win at which taking and passing are the same to who is doubled, gammons won and lost in the same shares as here. */
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

/** After how many of the next two rolls, by their chance, the other would pass a double at once, or the game is won. */
function marketLosers(position: CubePosition, { evaluator }: AdviceMeans, rules: CubeRules): number {
  const { player } = position.terms;
  const vector = new Float64Array(evaluator.components.length);
  const overRolls = (next: () => number): number => {
    const rolls = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const count = position.outcomes(rolls, probabilities, 0);
    let mean = 0;
    for (let i = 0; i < count; i++) {
      position.play(rolls[i]!);
      position.play(bestMove(position, evaluator));
      mean += probabilities[i]! * next();
      position.undo();
      position.undo();
    }
    return mean;
  };
  /** Whether the market is lost where the player is on roll again. */
  const isLost = (): number => {
    const { terms, stage, records, record } = position;
    // The next game of a match, or the end: who has made the last turn has won.
    if (stage === "opening" || position.turn() === OVER) return 0;
    evaluator.put(position, 0);
    evaluator.judge(1, vector, 0);
    const chances = evaluator.seenBy!([...vector], player);
    const exact = rules.length === 0 ? exactCube(records, record, player) : undefined;
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

/** What the player to move likes best by the evaluator's word. */
function bestMove(position: CubePosition, evaluator: BatchEvaluator<CubePosition>): number {
  const count = evaluator.putAfter!(position)!;
  const size = evaluator.components.length;
  const vectors = new Float64Array(count * size);
  evaluator.judge(count, vectors, 0);
  return bestJudged(evaluator, vectors, count, position.turn());
}

/** The same for people, a line each. */
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
    lines.push({
      id: "advice-match",
      values: { own, other, chances },
      message: `${own}-away ${other}-away: ${chances.join(", ")} to win the match`,
    });
  }
  const [takePoint, cashPoint, losers] = [advice.takePoint, advice.cashPoint, advice.marketLosers].map(
    percent,
  );
  const [won, lost] = advice.gammonValues.map((value) => value.toFixed(2));
  lines.push({
    id: "advice-points",
    values: { takePoint: takePoint!, cashPoint: cashPoint!, won: won!, lost: lost!, losers: losers! },
    message: `take point ${takePoint}, cash point ${cashPoint}, gammon value ${won} won and ${lost} lost, market losers ${losers}`,
  });
  return [...lines, verdictPhrase(advice.verdict)];
}

function shown(equity: number): string {
  return `${equity < 0 ? "" : "+"}${equity.toFixed(3)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
