import { type DecisionsOfGame, decisionsOfGame } from "@tyche/arena";
import { canonicalText, seededChance } from "@tyche/engine";
import type { AnyGame } from "./judge.js";

/** Where decisions are taken from. */
export interface Sampling extends DecisionsOfGame {
  /** The most decisions of one game: those of one game resemble each other. */
  readonly perGame: number;
}

/**
 * Decisions with a choice from games between players of random levels, in a reproducible order, without duplicates.
 * Endless.
 */
export async function* sampledDecisions(
  game: AnyGame,
  seed: string,
  sampling: Sampling,
): AsyncGenerator<unknown, never, void> {
  const seen = new Set<string>();
  for (let number = 0; ; number++) {
    const chance = seededChance(`${seed} ${game.name} ${number}`);
    const met = await decisionsOfGame(game, `${seed} ${number}`, chance, sampling);
    let left = sampling.perGame;
    for (const state of chance.shuffle(met)) {
      const text = canonicalText(state);
      if (left === 0 || seen.has(text)) continue;
      seen.add(text);
      left--;
      yield state;
    }
  }
}
