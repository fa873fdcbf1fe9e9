import {
  type Certainty,
  type ComparedAction,
  compareActions,
  type Facts,
  followsFromOne,
  valueFor,
} from "@tyche/engine";
import { type Judgement, lossOf } from "../kit/judgement.js";
import { type GameRecord, lineOf } from "../record/game-record.js";

/** The evaluated chance outcomes of a turn, for one player. */
export interface ChanceOutcomes {
  readonly outcomes: readonly { readonly probability: number; readonly value: number }[];
  /** The value of the outcome that occurred. */
  readonly happened: number;
}

export interface ChanceJudged extends ChanceOutcomes {
  /** Error of the difference between the outcome that occurred and the mean of all; undefined if it is not known. */
  readonly error: number | undefined;
}

/** The value of a place: for player 0 if the others' values follow from it, otherwise one per player. */
export type Worth = number | readonly number[];

/** The evaluated chance outcomes of a turn, for all players. */
export interface ChanceWorth {
  readonly outcomes: readonly { readonly probability: number; readonly worth: Worth }[];
  readonly happened: Worth;
  /** 0 if the outcomes are complete; otherwise the number of draws, and probabilities are their shares. */
  readonly samples: number;
  /** Error of the difference of two of these values, 0 if all are exact; absent if nobody has measured it. */
  readonly valueError?: number;
}

/** In place of outcomes where chance has none. */
export const NO_CHANCE: ChanceWorth = { outcomes: [], happened: 0, samples: 0, valueError: 0 };

/** Normal quantile of a 95 % interval. */
const SURE = 1.96;

function worthFor(facts: Facts, player: number, worth: Worth): number {
  return typeof worth === "number" ? valueFor(facts, player, worth) : worth[player]!;
}

export function chanceFor(
  facts: Facts,
  player: number,
  { outcomes, happened, samples, valueError }: ChanceWorth,
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
    error:
      valueError === undefined
        ? undefined
        : Math.hypot(valueError, samples > 1 ? SURE * Math.sqrt(variance / (samples - 1)) : 0),
  };
}

/** One turn of a ledger. All values are for the player of the ledger. */
export interface LedgerStep {
  /** The place after the turn. */
  readonly place: number;
  readonly mover: number;
  /** Whether the choice was the player's, or that of one who shares the payoff. */
  readonly isOwn: boolean;
  readonly before: number;
  /**
   * Change by the choice, compared to the best one: 0 or less for an own choice. With two players, one's loss is the
   * other's gain. With more, another player's loss may be anyone's gain, so a choice of theirs may also cost this
   * player.
   */
  readonly change: number;
  /** Gain or loss by chance; undefined if its outcomes have not been evaluated. */
  readonly luck: number | undefined;
  /** Error of the luck; 0 if all outcomes have exact values, undefined if nobody has measured it. */
  readonly luckError: number | undefined;
  /**
   * The remaining difference of the values: the engine now searches deeper or differently, or a choice was too close to
   * call. 0 if all values are exact, undefined if the luck is.
   */
  readonly revision: number | undefined;
  readonly after: number;
  /** Whether the values before and after are exact. */
  readonly isExact: boolean;
  /** Whether it is known what the choice gave away; otherwise its change is 0. */
  readonly isDecided: boolean;
}

/** Start + luck - own losses + changes by the others + revision = end, up to rounding, if the luck is known. */
export interface Ledger {
  readonly start: number;
  readonly steps: readonly LedgerStep[];
  /** Undefined before the chance of all turns is evaluated. */
  readonly luck: number | undefined;
  /** Error of the luck; 0 if it is exact, undefined if nobody has measured it. */
  readonly luckError: number | undefined;
  /** Loss by the player's own choices, 0 or more. */
  readonly own: number;
  /** Change by the others' choices: their losses if there is one opponent, otherwise of either sign. */
  readonly others: number;
  readonly revision: number | undefined;
  readonly end: number;
  /**
   * The part of the luck that the first position is, if chance has dealt it: `start` is then the mean of all that it
   * could have been.
   */
  readonly deal: number | undefined;
  readonly isExact: boolean;
  /** Whether the ledger reaches the end of the current line. */
  readonly isWhole: boolean;
}

/** The analysis of a game. */
export interface Known {
  readonly judged: ReadonlyMap<number, Judgement>;
  /** By the place that chance led to, the first one included: `NO_CHANCE` if there was none. */
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
  const first = worthAt(line[0]!, player);
  if (first === undefined) return undefined;
  const dealt = chances.get(line[0]!) ?? NO_CHANCE;
  const chanceDealt = dealt.outcomes.length > 1 ? chanceFor(facts, player, dealt) : undefined;
  const start = chanceDealt ? meanOf(chanceDealt.outcomes) : first;
  const deal = chanceDealt && chanceDealt.happened - start;
  const steps: LedgerStep[] = [];
  for (const place of line.slice(1)) {
    const { parent } = record.places[place]!;
    const before = worthAt(parent, player);
    const after = worthAt(place, player);
    const judgement = judged.get(parent);
    if (before === undefined || after === undefined || !judgement) break;
    const { turn: mover } = record.places[parent]!.scene;
    const isOwn = mover === player || facts.cooperative === true;
    const worth = facts.chance ? chances.get(place) : NO_CHANCE;
    const chance = worth && worth.outcomes.length > 1 ? chanceFor(facts, player, worth) : undefined;
    const row = judgement.actions.find(({ text }) => text === record.places[place]!.action!.text);
    /** Value after the action, averaged over chance. */
    const cameTo = (of: number): number =>
      chance ? meanOf(chanceFor(facts, of, worth!).outcomes) : (worthAt(place, of) ?? 0);
    const isExact = exactAt(parent) && exactAt(place);
    const isProof = isExact && worth?.valueError === 0 && worth.samples === 0;
    // The evaluator may have omitted the action, or only bounded its value.
    const loss = isProof ? Math.max(0, (judgement.value ?? 0) - cameTo(mover)) : row && lossOf(row);
    let change = 0;
    if (isOwn) change = 0 - (loss ?? 0);
    else if (followsFromOne(facts)) change = loss ?? 0;
    else if (loss !== undefined) change = (row?.payoffs?.[player] ?? cameTo(player)) - before;
    const luck = chance ? chance.happened - meanOf(chance.outcomes) : 0;
    const isKnown = worth !== undefined;
    steps.push({
      place,
      mover,
      isOwn,
      before,
      change,
      luck: isKnown ? luck : undefined,
      luckError: chance ? chance.error : 0,
      revision: isKnown ? after - before - change - luck : undefined,
      after,
      isExact,
      isDecided: loss !== undefined,
    });
  }
  const sum = (of: (step: LedgerStep) => number): number =>
    steps.reduce((total, step) => total + of(step), 0);
  const known = steps.every((step) => step.luck !== undefined);
  return {
    start,
    steps,
    luck: known ? (deal ?? 0) + sum(({ luck }) => luck!) : undefined,
    // The errors of turns are independent of each other.
    luckError: [chanceDealt ? chanceDealt.error : 0, ...steps.map(({ luckError }) => luckError)].reduce(
      (all, error) => (all === undefined || error === undefined ? undefined : Math.hypot(all, error)),
    ),
    own: sum(({ isOwn, change }) => (isOwn ? 0 - change : 0)),
    others: sum(({ isOwn, change }) => (isOwn ? 0 : change)),
    // The deal may have been valued to another depth than the first position.
    revision: known ? first - start - (deal ?? 0) + sum(({ revision }) => revision!) : undefined,
    end: steps.at(-1)?.after ?? first,
    deal,
    isExact: steps.every((step) => step.isExact),
    isWhole: steps.length === line.length - 1,
  };
}

/** What the same choices would have brought with average luck in every turn; undefined if the luck is not known. */
export function withoutLuck({ end, luck }: Pick<Ledger, "end" | "luck">): number | undefined {
  return luck === undefined ? undefined : end - luck;
}

export function meanOf(outcomes: ChanceOutcomes["outcomes"]): number {
  return outcomes.reduce((sum, { probability, value }) => sum + probability * value, 0);
}

/** Luck that is larger than its error; otherwise undefined. */
export function decidedLuck({ luck, luckError }: Pick<LedgerStep, "luck" | "luckError">): number | undefined {
  if (luck === undefined || luckError === undefined) return undefined;
  const certainty: Certainty = { kind: "sample", count: 0, low: luck - luckError, high: luck + luckError };
  const none: ComparedAction = { value: 0, certainty: { kind: "payoff" }, depth: 0 };
  const { relation } = compareActions({ value: luck, certainty, depth: 0 }, none);
  return relation === "better" || relation === "worse" ? luck : undefined;
}
