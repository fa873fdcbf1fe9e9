import { type Facts, followsFromOne, valueFor } from "@tyche/engine";
import type { JudgedAction, Judgement } from "../kit/judgement.js";
import { type GameRecord, lineOf } from "../record/game-record.js";

/** The evaluated chance outcomes of a turn, for one player. */
export interface ChanceOutcomes {
  readonly outcomes: readonly { readonly probability: number; readonly value: number }[];
  /** The value of the outcome that occurred. */
  readonly happened: number;
}

export interface ChanceJudged extends ChanceOutcomes {
  /** Half the width of the 95 % interval of the mean over all outcomes; 0 if they are complete. */
  readonly error: number;
}

/** The value of a place: for player 0 if the others' values follow from it, otherwise one per player. */
export type Worth = number | readonly number[];

/** The evaluated chance outcomes of a turn, for all players. */
export interface ChanceWorth {
  readonly outcomes: readonly { readonly probability: number; readonly worth: Worth }[];
  readonly happened: Worth;
  /** 0 if the outcomes are complete; otherwise the number of draws, and probabilities are their shares. */
  readonly samples: number;
}

/** Normal quantile of a 95 % interval. */
const SURE = 1.96;

function worthFor(facts: Facts, player: number, worth: Worth): number {
  return typeof worth === "number" ? valueFor(facts, player, worth) : worth[player]!;
}

export function chanceFor(
  facts: Facts,
  player: number,
  { outcomes, happened, samples }: ChanceWorth,
): ChanceJudged {
  const values = outcomes.map(({ probability, worth }) => ({
    probability,
    value: worthFor(facts, player, worth),
  }));
  const mean = meanOf(values);
  const variance = values.reduce((sum, { probability, value }) => sum + probability * (value - mean) ** 2, 0);
  return {
    outcomes: values,
    happened: worthFor(facts, player, happened),
    error: samples > 1 ? SURE * Math.sqrt(variance / (samples - 1)) : 0,
  };
}

/** One turn of a ledger. All values are for the player of the ledger. */
export interface LedgerStep {
  /** The place after the turn. */
  readonly place: number;
  readonly mover: number;
  readonly before: number;
  /**
   * Change by the choice, compared to the best one: 0 or less for an own choice. With two players, one's loss is the
   * other's gain. With more, another player's loss may be anyone's gain, so a choice of theirs may also cost this
   * player.
   */
  readonly change: number;
  /** Gain or loss by chance. */
  readonly luck: number;
  /** Half the width of the luck's interval if chance was sampled; otherwise 0. */
  readonly luckError: number;
  /**
   * The remaining difference of the values: the engine now searches deeper or differently. 0 if all values are exact.
   */
  readonly revision: number;
  readonly after: number;
  /** Whether the values before and after are exact. */
  readonly isExact: boolean;
}

/** Start + luck - own losses + changes by the others + revision = end, up to rounding of doubles. */
export interface Ledger {
  readonly start: number;
  readonly steps: readonly LedgerStep[];
  readonly luck: number;
  /** Half the width of the 95 % interval of the luck; 0 if no turn was sampled. */
  readonly luckError: number;
  /** Loss by the player's own choices, 0 or more. */
  readonly own: number;
  /** Change by the others' choices: their losses if there is one opponent, otherwise of either sign. */
  readonly others: number;
  readonly revision: number;
  readonly end: number;
  readonly isExact: boolean;
  /** Whether the ledger reaches the end of the current line. */
  readonly isWhole: boolean;
}

/** The analysis of a game. */
export interface Known {
  readonly judged: ReadonlyMap<number, Judgement>;
  /** By the place that chance led to; a place without chance has one outcome or no entry. */
  readonly chances: ReadonlyMap<number, ChanceWorth>;
}

/**
 * The ledger of a player along the current line, up to the first place without analysis; undefined if the start has
 * none, or if it gives no value for this player.
 */
export function ledgerOf(
  facts: Facts,
  record: GameRecord,
  { judged, chances }: Known,
  player: number,
): Ledger | undefined {
  const line = lineOf(record);
  const worthAt = (place: number, of: number): number | undefined => {
    const { payoff } = record.places[place]!.scene;
    if (payoff) return payoff[of];
    const { payoffs, first } = judged.get(place) ?? {};
    if (payoffs) return payoffs[of];
    return first === undefined || !(of === 0 || followsFromOne(facts))
      ? undefined
      : valueFor(facts, of, first);
  };
  const exactAt = (place: number): boolean =>
    record.places[place]!.scene.payoff !== undefined || judged.get(place)?.isExact === true;
  const isOwnAt = (mover: number): boolean => mover === player || facts.cooperative === true;
  const start = worthAt(line[0]!, player);
  if (start === undefined) return undefined;
  const steps: LedgerStep[] = [];
  for (const place of line.slice(1)) {
    const { parent } = record.places[place]!;
    const before = worthAt(parent, player);
    const after = worthAt(place, player);
    const judgement = judged.get(parent);
    if (before === undefined || after === undefined || !judgement) break;
    const { turn: mover } = record.places[parent]!.scene;
    const worth = chances.get(place);
    const chance = worth && chanceFor(facts, player, worth);
    /** Value after the action, averaged over chance. */
    const cameTo = (of: number): number =>
      worth ? meanOf(chanceFor(facts, of, worth).outcomes) : (worthAt(place, of) ?? 0);
    const row = judgement.actions.find(({ text }) => text === record.places[place]!.action!.text);
    let change: number;
    if (isOwnAt(mover)) change = 0 - lossOf(judgement, row, cameTo(mover));
    else if (followsFromOne(facts)) change = lossOf(judgement, row, cameTo(mover));
    else change = (row?.payoffs?.[player] ?? cameTo(player)) - before;
    const luck = chance && chance.outcomes.length > 1 ? chance.happened - meanOf(chance.outcomes) : 0;
    steps.push({
      place,
      mover,
      before,
      change,
      luck,
      luckError: chance?.error ?? 0,
      revision: after - before - change - luck,
      after,
      isExact: exactAt(parent) && exactAt(place),
    });
  }
  const sum = (of: (step: LedgerStep) => number): number =>
    steps.reduce((total, step) => total + of(step), 0);
  return {
    start,
    steps,
    luck: sum(({ luck }) => luck),
    // Turns are sampled independently of each other.
    luckError: Math.sqrt(sum(({ luckError }) => luckError ** 2)),
    own: sum(({ mover, change }) => (isOwnAt(mover) ? 0 - change : 0)),
    others: sum(({ mover, change }) => (isOwnAt(mover) ? 0 : change)),
    revision: sum(({ revision }) => revision),
    end: steps.at(-1)?.after ?? start,
    isExact: steps.every((step) => step.isExact),
    isWhole: steps.length === line.length - 1,
  };
}

export function meanOf(outcomes: ChanceOutcomes["outcomes"]): number {
  return outcomes.reduce((sum, { probability, value }) => sum + probability * value, 0);
}

/** Loss by an action for its mover: from its row, or, if the evaluator omitted it, from the value after it. */
function lossOf({ value }: Judgement, row: JudgedAction | undefined, came: number): number {
  const { bound, loss = 0 } = row ?? {};
  if (bound === "exact" || bound === "estimate") return loss;
  // An upper bound: the loss is at least this much.
  return Math.max(0, value === undefined ? 0 : value - came, bound === "upper" ? loss : 0);
}
