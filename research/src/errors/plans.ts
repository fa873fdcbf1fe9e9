import { exactHypergammon } from "../levels/loss/hypergammon.js";
import { BACKGAMMON, bySearch, EXACT, type JudgedPlan, WHOLE } from "../levels/loss/plans.js";
import type { Sampling } from "../levels/loss/sample.js";

/** How the errors of the evaluators of a game are measured. */
export interface ErrorPlan extends JudgedPlan {
  /** The deepest search of each evaluator; "default" is that of the game's default method. */
  readonly evaluators: Readonly<Record<string, number>>;
}

/** Games of middle and high levels with some random actions. */
const sampling = (perGame: number, more: Partial<Sampling> = {}): Sampling => ({
  perGame,
  levels: [4, 5, 6, 7, 8, 9, 10],
  random: 8,
  ...more,
});

function plan(
  game: string,
  positions: number,
  evaluators: ErrorPlan["evaluators"],
  reference: string,
  more: Partial<JudgedPlan>,
): ErrorPlan {
  return { name: game, game, positions, evaluators, reference, ...more };
}

export const ERROR_PLANS: readonly ErrorPlan[] = [
  plan("tic-tac-toe", 400, { default: 6 }, "exact values", { sampling: sampling(3), judge: EXACT }),
  plan("connect-four", 400, { default: 8 }, "exact values", {
    sampling: sampling(3, { opening: 4 }),
    judge: EXACT,
  }),
  plan("pig", 400, { default: 6 }, "exact values", { sampling: sampling(4), judge: WHOLE }),
  plan("einstein", 200, { default: 4, network: 3 }, "our network, depth 5", {
    sampling: sampling(3),
    judge: bySearch({ depth: 5, evaluator: "network" }),
  }),
  plan("backgammon", 400, { default: 3, pips: 2 }, BACKGAMMON.reference, BACKGAMMON),
  plan("hypergammon", 300, { default: 3 }, "exact values", {
    sampling: sampling(3),
    judge: async () => exactHypergammon(3),
  }),
  plan("2048", 240, { default: 3 }, "our network, depth 5", {
    sampling: sampling(6, { random: 200, longest: 10_000 }),
    judge: bySearch({ depth: 5 }),
  }),
  plan("pac-man", 120, { default: 5 }, "our own search, depth 8", {
    sampling: sampling(4),
    judge: bySearch({ depth: 8 }),
  }),
];
