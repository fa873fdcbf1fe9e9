import type { Level } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import type { Values } from "./judge.js";
import { type LossRow, lossesAt } from "./measure.js";
import type { Given, JudgedPlan, LossPlan } from "./plans.js";
import { sampledDecisions } from "./sample.js";

/** A measurement so far, one row for each decision. */
export interface Measured<Row> {
  readonly seed: string;
  /** The number of decisions that were tried, including those that gave no row. */
  readonly looked?: number;
  readonly rows: readonly Row[];
}

/** What the levels lose by a reference so far. */
export interface Losses extends Measured<LossRow> {
  /** The measured levels; undefined: the default ones. */
  readonly levels?: readonly Level[];
}

/** Measures the losses of the levels of a game; see `runJudged`. */
export function runLosses(
  named: NamedGame,
  plan: LossPlan,
  begun: Losses,
): AsyncGenerator<Losses, boolean, void> {
  const { game } = named;
  return runJudged(named, plan, begun, async (state, values, at) => ({
    at,
    ...(await lossesAt(game, state, values, plan)),
  }));
}

/**
 * Measures one decision at a time; what was measured before is not repeated.
 *
 * @param measure a row from the judge's values of a position; undefined if it says nothing
 * @returns false if the program that judges is not installed
 */
export async function* runJudged<Row, Run extends Measured<Row>>(
  { game, presentation }: NamedGame,
  plan: JudgedPlan,
  begun: Run,
  measure: (state: unknown, values: Values, at: string) => Promise<Row | undefined>,
): AsyncGenerator<Run, boolean, void> {
  const rows = [...begun.rows];
  if (rows.length >= plan.positions) return true;
  const judge = await plan.judge?.(game);
  if (!plan.given && judge === undefined) return false;
  try {
    let number = 0;
    for await (const { state, judge: ask } of decisions()) {
      // Decisions that the reference cannot judge were skipped before too.
      if (number++ < (begun.looked ?? 0)) continue;
      const values = await ask(state);
      const at = presentation.reached?.(state) ?? game.notation!.position(state);
      const row = values && (await measure(state, values, at));
      if (row) rows.push(row);
      yield { ...begun, looked: number, rows: [...rows] };
      if (rows.length >= plan.positions) return true;
    }
    return true;
  } finally {
    await judge?.close?.();
  }

  async function* decisions(): AsyncGenerator<Given, void, void> {
    if (plan.given) yield* plan.given();
    else
      for await (const state of sampledDecisions(game, begun.seed, plan.sampling!))
        yield { state, judge: (at) => judge!.judge(at) };
  }
}
