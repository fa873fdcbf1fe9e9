import type { NamedGame } from "@tyche/games";
import type { Losses } from "../record.js";
import { lossesAt } from "./measure.js";
import type { Given, LossPlan } from "./plans.js";
import { sampledDecisions } from "./sample.js";

/**
 * Measures the losses of the levels of a game, one decision at a time; what was measured before is not repeated.
 *
 * @returns false if the program that judges is not installed
 */
export async function* runLosses(
  { game, presentation }: NamedGame,
  plan: LossPlan,
  begun: Losses,
): AsyncGenerator<Losses, boolean, void> {
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
      if (values !== undefined) {
        const text = presentation.reached?.(state) ?? game.notation!.position(state);
        rows.push({ at: text, ...(await lossesAt(game, state, values, plan)) });
      }
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
