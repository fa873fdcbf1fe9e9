import { type Facts, followsFromOne, valueFor } from "@tyche/engine";
import { type GameRecord, lineOf } from "../record/game-record.js";
import type { JudgedAction, Judgement } from "../thinking/judgement.js";

/** What chance could have done where it did something, all of it judged alike, for one player. */
export interface ChanceOutcomes {
  readonly outcomes: readonly { readonly probability: number; readonly value: number }[];
  /** Of what it did. */
  readonly happened: number;
}

export interface ChanceJudged extends ChanceOutcomes {
  /** Half the width of the interval that holds the mean of all outcomes in 95 of 100 cases; 0 where they are all there. */
  readonly error: number;
}

/** What a place is worth: to player 0 where that says it for all, else to each. */
export type Worth = number | readonly number[];

/** The same for all players. */
export interface ChanceWorth {
  readonly outcomes: readonly { readonly probability: number; readonly worth: Worth }[];
  readonly happened: Worth;
  /** 0 where these are all outcomes; else so many draws stand for them, of which a probability is the share. */
  readonly samples: number;
}

/** Of the normal distribution, for 95 of 100 cases. */
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

/** One turn of a ledger. All values are for the player whose ledger it is. */
export interface LedgerStep {
  /** The place that it led to. */
  readonly place: number;
  readonly mover: number;
  readonly before: number;
  /**
   * What the choice changed against the best one: 0 or less where it was the player's own. Of two players the one's loss is the other's
   * gain; of more another's loss may be anybody's, so that a choice of theirs may also cost.
   */
  readonly change: number;
  /** What chance gave, or took. */
  readonly luck: number;
  /** Half the width of the interval of the luck, where samples stood for what chance could have done; else 0. */
  readonly luckError: number;
  /** What the values before and after differ by beyond that: the engine sees further now, or other things. 0 where all values are exact. */
  readonly revision: number;
  readonly after: number;
  /** Whether the values before and after are those of the game. */
  readonly isExact: boolean;
}

/** Start + luck - own losses + what the others' choices changed + revision = end, to the last bit of a double or so. */
export interface Ledger {
  readonly start: number;
  readonly steps: readonly LedgerStep[];
  readonly luck: number;
  /** Half the width of the interval that holds the luck in 95 of 100 cases; 0 where no turn was sampled. */
  readonly luckError: number;
  /** What the player's own choices gave away, 0 or more. */
  readonly own: number;
  /** What the others' choices changed for the player: what they gave away where they are his only opponent, else of either sign. */
  readonly others: number;
  readonly revision: number;
  readonly end: number;
  readonly isExact: boolean;
  /** Whether it reaches the end of the way on which one stands. */
  readonly isWhole: boolean;
}

/** What is known of a game that was played. */
export interface Known {
  readonly judged: ReadonlyMap<number, Judgement>;
  /** By the place that chance led to; a place without dice has one outcome, or none. */
  readonly chances: ReadonlyMap<number, ChanceWorth>;
}

/**
 * The ledger of a player along the way on which one stands, as far as every place on it has been judged from the start on; undefined
 * where the start has not been, or nothing says what it is worth to this player.
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
    /** What came of the action before chance had its say. */
    const cameTo = (of: number): number =>
      worth ? meanOf(chanceFor(facts, of, worth).outcomes) : (worthAt(place, of) ?? 0);
    const row = judgement.actions.find(({ text }) => text === record.places[place]!.action);
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
    // Turns are drawn independently of each other.
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

/** What an action gave away of its mover's value, by its row, or, where the judge left it out, by what came of it. */
function lossOf({ value }: Judgement, row: JudgedAction | undefined, came: number): number {
  const { bound, loss = 0 } = row ?? {};
  if (bound === "exact" || bound === "estimate") return loss;
  // At most so good: it gave away as much at least.
  return Math.max(0, value === undefined ? 0 : value - came, bound === "upper" ? loss : 0);
}
