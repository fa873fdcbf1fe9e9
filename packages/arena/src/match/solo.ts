import type { SoloPlayer } from "@tyche/engine";
import { type GameResult, StoppedError } from "./game.js";
import type { Stop } from "./player.js";

/** Milliseconds without letting timers and signals have their turn. */
const TURN_MS = 50;

/**
 * Lets a player play one of the games of its run to the end.
 *
 * @throws StoppedError where the signal was given
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
