import { problemOf, shortened } from "@tyche/engine/errors";
import type { Catalogue } from "@tyche/messages";
import type { Place } from "../games/place.js";
import { oneLine } from "../io/errors.js";

/**
 * Parses a line into actions, or returns the reason why it cannot. In one-player games a line may contain several
 * actions.
 *
 * @param actions all legal actions
 * @param hinted the action of an empty line
 */
export function readActions(
  place: Place,
  line: string,
  actions: readonly unknown[],
  hinted: string | undefined,
  words: Catalogue,
): readonly unknown[] | string {
  const { game, state } = place;
  if (line === "" && hinted !== undefined) return [game.notation!.parseAction(state, hinted)];
  if (line === "") return actions.length === 1 ? [actions[0]] : words.text("play-which");
  // If actions are themselves numbers, such as columns, a number means the action with that name.
  try {
    return [game.notation!.parseAction(state, line)];
  } catch (error) {
    const action = /^\d+$/.test(line) ? actions[Number(line) - 1] : undefined;
    if (action !== undefined) return [action];
    const problem = problemOf(error);
    return (
      several(place, line) ??
      oneLine(typeof problem === "string" ? problem : words.problem(shortened(problem)))
    );
  }
}

/** Several actions in sequence, all of which can be played now. */
function several({ game, state, presentation }: Place, line: string): readonly unknown[] | undefined {
  const words = line.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.length < 2 || game.facts.players > 1 || presentation.terminal?.several !== true) return undefined;
  try {
    return words.map((word) => game.notation!.parseAction(state, word));
  } catch {
    return undefined;
  }
}
