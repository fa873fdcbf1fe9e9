import type { SoloPlayer } from "@tyche/engine";
import { type GameResult, StoppedError } from "./game.js";
import type { Stop } from "./player.js";

/** Maximum time in milliseconds between yields to timers and signals. */
const TURN_MS = 50;

/**
 * Plays one of a player's own games to the end.
 *
 * @throws StoppedError if the signal was aborted
 */
export async function playSolo(
  player: SoloPlayer,
  seed: string,
  number: number,
  signal?: Stop,
): Promise<GameResult> {
  const game = player.play(seed, number);
  let rested = performance.now();
  for (let step = game.next(); ; step = game.next()) {
    if (step.done) {
      const { payoff, ...rest } = step.value;
      return { payoffs: [payoff], ...rest };
    }
    if (performance.now() - rested < TURN_MS) continue;
    await new Promise<void>((resume) => setTimeout(resume, 0));
    if (signal?.aborted) throw new StoppedError();
    rested = performance.now();
  }
}
