import { loadGame } from "@tyche/registry";

/** Whether the errors of backgammon's evaluator have been measured. Without them an analysis marks nothing. */
export const IS_MEASURED = (await loadGame("backgammon", { match: "5" })).game.differenceErrors !== undefined;
