import type { Phrase } from "@tyche/engine";
import { beyondLimit, type Exact, type ExactRow } from "../../kit/exact.js";
import type { ConnectFourState, Variant } from "../board/board.js";
import { bitboardOf } from "./bitboards.js";
import { openingBook, opensByBook } from "./kernel.js";
import { PerfectSolver } from "./solver.js";
import { PerfectThought } from "./thought.js";

/** Milliseconds between two progress messages. */
const TOLD_EVERY_MS = 2_000;

/**
 * Value of a position and of each of its actions with best play by both, from the mover's side.
 *
 * @param open the legal actions of the state; none if the game is over
 * @param limit maximum number of positions searched
 * @returns undefined if the game is over
 * @throws SearchError if the limit is exceeded
 */
export async function solvedExactly(
  variant: Variant,
  state: ConnectFourState,
  open: readonly number[],
  onProgress: (progress: Phrase) => void,
  limit: number,
): Promise<Exact | undefined> {
  if (open.length === 0) return undefined;
  const board = bitboardOf(variant, state);
  const book = opensByBook(variant, board.stones) ? await openingBook() : undefined;
  const solver = new PerfectSolver(variant, book);
  const thought = new PerfectThought(solver, variant, board, open);
  let told = performance.now();
  for (const _ of thought.steps(true)) {
    if (solver.nodes > limit) throw beyondLimit("connect-four", limit);
    if (performance.now() - told < TOLD_EVERY_MS) continue;
    told = performance.now();
    const { nodes } = solver;
    onProgress({
      id: "progress-positions",
      values: { positions: nodes },
      message: `${nodes.toLocaleString("en")} positions searched`,
    });
  }
  if (solver.nodes > limit) throw beyondLimit("connect-four", limit);
  const pays = (value: number): number => (variant.payoff === "stones" ? value : Math.sign(value));
  const actions = thought.children
    .map(({ action, known }): ExactRow => {
      const value = 0 - pays(known.low);
      return { action: String(action + 1), value, interval: [value, value] };
    })
    .sort((one, other) => other.value - one.value);
  const value = pays(thought.known.low);
  return {
    of: { name: "value", value, interval: [value, value] },
    proved: true,
    actions,
    method: "perfect",
    positions: solver.nodes,
  };
}
