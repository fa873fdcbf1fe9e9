import { type Facts, followsFromOne, valueFor } from "@tyche/engine";
import { type GameRecord, lineOf } from "../record/game-record.js";
import type { Judgement } from "../thinking/judgement.js";

/** What chance could have done where it did something, all of it judged alike; values are player 0's. */
export interface ChanceJudged {
  readonly outcomes: readonly { readonly probability: number; readonly value: number }[];
  /** Of what it did. */
  readonly happened: number;
}

/** One turn of a ledger. All values are for the player whose ledger it is. */
export interface LedgerStep {
  /** The place that it led to. */
  readonly place: number;
  readonly mover: number;
  readonly before: number;
  /** What the choice gave away, 0 or more, of the value for whoever made it. */
  readonly loss: number;
  /** What chance gave, or took. */
  readonly luck: number;
  /** What the values before and after differ by beyond that: the engine sees further now, or other things. 0 where all values are exact. */
  readonly revision: number;
  readonly after: number;
  /** Whether the values before and after are those of the game. */
  readonly isExact: boolean;
}

/** Start + luck - own losses + the others' losses + revision = end, to the last bit of a double or so. */
export interface Ledger {
  readonly start: number;
  readonly steps: readonly LedgerStep[];
  readonly luck: number;
  readonly own: number;
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
  readonly chances: ReadonlyMap<number, ChanceJudged>;
}

/**
 * The ledger of a player along the way on which one stands, as far as every place on it has been judged from the start on; undefined
 * where the start has not, or one player's value does not say what another's is.
 */
export function ledgerOf(
  facts: Facts,
  record: GameRecord,
  { judged, chances }: Known,
  player: number,
): Ledger | undefined {
  if (!followsFromOne(facts)) return undefined;
  const line = lineOf(record);
  const seen = (first: number): number => valueFor(facts, player, first);
  const valueAt = (place: number): number | undefined => {
    const first = record.places[place]!.scene.payoff?.[0] ?? judged.get(place)?.first;
    return first === undefined ? undefined : seen(first);
  };
  const exactAt = (place: number): boolean =>
    record.places[place]!.scene.payoff !== undefined || judged.get(place)?.isExact === true;
  const start = valueAt(line[0]!);
  if (start === undefined) return undefined;
  const steps: LedgerStep[] = [];
  for (const place of line.slice(1)) {
    const { parent } = record.places[place]!;
    const before = valueAt(parent)!;
    const after = valueAt(place);
    const chance = chances.get(place);
    if (after === undefined || !judged.has(parent)) break;
    const { turn } = record.places[parent]!.scene;
    const expected = chance && meanOf(chance);
    const isOwn = turn === player || facts.cooperative === true;
    const came = valueFor(facts, turn, expected ?? valueFor(facts, player, after));
    const loss = lossAt(record, judged.get(parent)!, place, came);
    const luck = chance && chance.outcomes.length > 1 ? seen(chance.happened) - seen(expected!) : 0;
    const judgedAction = isOwn ? before - loss : before + loss;
    steps.push({
      place,
      mover: turn,
      before,
      loss,
      luck,
      revision: after - judgedAction - luck,
      after,
      isExact: exactAt(parent) && exactAt(place),
    });
  }
  const sum = (of: (step: LedgerStep) => number): number =>
    steps.reduce((total, step) => total + of(step), 0);
  const isOwn = ({ mover }: LedgerStep): boolean => mover === player || facts.cooperative === true;
  return {
    start,
    steps,
    luck: sum(({ luck }) => luck),
    own: sum((step) => (isOwn(step) ? step.loss : 0)),
    others: sum((step) => (isOwn(step) ? 0 : step.loss)),
    revision: sum(({ revision }) => revision),
    end: steps.at(-1)?.after ?? start,
    isExact: steps.every((step) => step.isExact),
    isWhole: steps.length === line.length - 1,
  };
}

export function meanOf({ outcomes }: ChanceJudged): number {
  return outcomes.reduce((sum, { probability, value }) => sum + probability * value, 0);
}

/** What the action that led to a place gave away, by its row, or, where the judge left it out, by what came of it. */
function lossAt(record: GameRecord, { actions, value }: Judgement, place: number, came: number): number {
  const row = actions.find(({ text }) => text === record.places[place]!.action);
  if (row && row.bound !== "lower" && row.bound !== "upper") return row.loss;
  // At most so good: it gave away as much at least.
  return Math.max(0, value - came, row?.bound === "upper" ? row.loss : 0);
}
