import { valuesOf } from "@tyche/arena";
import { type Certainty, canonicalText, decide, type RankedAction, seededChance } from "@tyche/engine";
import type { AnyGame, Values } from "../levels/loss/judge.js";
import type { ErrorPlan } from "./plans.js";

/** Two actions' difference in value: by the evaluator, and by the judge. */
type Pair = readonly [found: number, judged: number];

/** How far the differences of the evaluators of a game are off in a position. */
export interface ErrorRow {
  /** The position in the game's notation. */
  readonly at: string;
  /** By evaluator, by depth from 1: the best action and the second, and the best and another one drawn at random. */
  readonly pairs: Readonly<Record<string, readonly (readonly Pair[])[]>>;
}

/** Pairs of actions of which both are proved are left out: their values are compared without an error. */
export async function errorsAt(
  game: AnyGame,
  state: unknown,
  truth: Values,
  { evaluators }: Pick<ErrorPlan, "evaluators">,
): Promise<Omit<ErrorRow, "at"> | undefined> {
  const chance = seededChance(canonicalText(state));
  const pairs: Record<string, (readonly Pair[])[]> = {};
  for (const [evaluator, deepest] of Object.entries(evaluators)) {
    pairs[evaluator] = [];
    for (let depth = 1; depth <= deepest; depth++)
      pairs[evaluator].push(await pairsAt(depth, evaluator === "default" ? {} : { evaluator }));
  }
  if (Object.values(pairs).every((each) => each.flat().length === 0)) return undefined;
  return { pairs };

  async function pairsAt(depth: number, options: { readonly evaluator?: string }): Promise<Pair[]> {
    const decision = await decide(game, state, { depth, rank: "all", ...options });
    const values = valuesOf(game, state, decision);
    const [best, ...all] = decision.actions;
    // Values of different depths are never compared.
    const [second, ...others] = all.filter((row) => row.depth === best!.depth);
    if (!values || !second) return [];
    const compared = [second, ...(others.length > 0 ? [chance.pick(others)] : [])].filter(
      (other) => !(isProof(best!.certainty) && isProof(other.certainty)),
    );
    return compared.map((other) => [
      rounded(difference(values, best!, other)),
      rounded(difference(truth, best!, other)),
    ]);
  }
}

function difference(values: Values, one: RankedAction<unknown>, other: RankedAction<unknown>): number {
  return values.get(canonicalText(one.action))! - values.get(canonicalText(other.action))!;
}

function isProof({ kind }: Certainty): boolean {
  return kind === "payoff" || kind === "proved";
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** What was measured of an evaluator at a depth. */
export interface EvaluatorErrors {
  /** Positions and pairs of actions. */
  readonly positions: number;
  readonly count: number;
  /** The error that 95 % of the differences stay below and its 95 % interval. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** Of the differences above the error: their share of all, and the share of them whose sign is wrong. */
  readonly judged: number;
  readonly wrong: number;
}

const SHARE = 0.95;
const FEWEST = 40;

/** By order statistics, as if the pairs of a position were one; undefined if there are too few positions. */
export function evaluatorErrors(
  rows: readonly ErrorRow[],
  evaluator: string,
  depth: number,
): EvaluatorErrors | undefined {
  const known = rows.filter(({ pairs }) => (pairs[evaluator]?.[depth - 1] ?? []).length > 0);
  if (known.length < FEWEST) return undefined;
  const pairs = known.flatMap((row) => row.pairs[evaluator]![depth - 1]!);
  const sorted = pairs.map(([found, judged]) => Math.abs(found - judged)).sort((a, b) => a - b);
  const spread = 1.96 * Math.sqrt((SHARE * (1 - SHARE)) / known.length);
  const at = (share: number): number =>
    sorted[Math.max(0, Math.min(sorted.length, Math.ceil(share * sorted.length)) - 1)]!;
  const error = at(SHARE);
  const above = pairs.filter(([found]) => Math.abs(found) > error);
  return {
    positions: known.length,
    count: pairs.length,
    error,
    low: at(SHARE - spread),
    high: at(SHARE + spread),
    judged: above.length / pairs.length,
    wrong: above.filter(([found, judged]) => found * judged < 0).length / above.length,
  };
}
