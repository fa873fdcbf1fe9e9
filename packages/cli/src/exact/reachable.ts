import { keyOf, OVER, outcomesOf } from "@tyche/engine";
import type { Place } from "../games/place.js";

/** All states with a decision that are reachable from a position, each once, starting with the position itself. */
export function* reachable({ game, state }: Place): Generator<unknown, void, void> {
  const seen = new Set([keyOf(game, state)]);
  const waiting = [state];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (game.turn(at) === OVER) continue;
    yield at;
    for (const action of game.actions(at)) {
      for (const { result, key } of outcomesOf(game, at, action).outcomes) {
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push(result);
      }
    }
  }
}
