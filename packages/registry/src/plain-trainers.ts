import type { Game } from "@tyche/engine";
import type { Trainer } from "@tyche/games";
import { defined } from "@tyche/games";
import {
  APPROXIMATORS,
  type ApproximatorKind,
  checkLearnable,
  plainFeatures,
  StateTraining,
  type StateTrainingOptions,
} from "@tyche/learn";

const HELP: Readonly<Record<ApproximatorKind, string>> = {
  linear: "A weight for every value of every number in the state.",
  ntuple: "Tables over random groups of a few numbers in the state.",
  network: "A network with an input for every value of every number in the state.",
};

/**
 * Training runs available for any game: temporal differences on its states, with the numbers in a state as features.
 */
export function plainTrainers(game: () => Game<unknown, unknown>): Trainer[] {
  return APPROXIMATORS.map((kind) => ({
    evaluator: kind,
    help: HELP[kind],
    settings: ["rate", "lambda", "explore", "every", ...(kind === "network" ? (["hidden"] as const) : [])],
    create({ games, seed, rate, lambda, explore, every, hidden }) {
      const rules = game();
      // Checked before building the features, which plays hundreds of games.
      checkLearnable(rules);
      const options = defined<Omit<StateTrainingOptions, "games" | "seed">>({
        rate,
        lambda,
        explore,
        every,
        hidden,
      });
      return new StateTraining(rules, plainFeatures(rules), kind, { games, seed, ...options });
    },
  }));
}
