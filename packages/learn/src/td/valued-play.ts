import type { FullBackup } from "./full-backup.js";
import type { Sample, SelfPlay } from "./self-play.js";

/** Rounds of moves after which the caller has a turn. */
const ROUNDS_PER_TURN = 16;

/**
 * Plays games to their ends and hands over every position with the value of a full look at what chance may bring. Yields
 * several times a second.
 *
 * @returns what was played, or undefined where the signal was aborted before the last game ended
 */
export function* playValued(
  play: SelfPlay,
  backup: FullBackup,
  length: number,
  sink: (sample: Sample) => void,
  signal?: { readonly aborted: boolean },
): Generator<undefined, { readonly games: number; readonly samples: number } | undefined, void> {
  let games = 0;
  let samples = 0;
  for (let round = 0; games < length; round++) {
    games += play.round(
      0,
      (sample) => {
        sink(sample);
        samples++;
      },
      backup,
    );
    if (signal?.aborted) return undefined;
    if (round % ROUNDS_PER_TURN === 0) yield undefined;
  }
  return { games, samples };
}
