import { type Chance, canonicalText, createOpponent, LEVELS, OVER, seededChance } from "@tyche/engine";
import type { AnyGame } from "./judge.js";

/** Where decisions are taken from. */
export interface Sampling {
  /** The most decisions of one game: those of one game resemble each other. */
  readonly perGame: number;
  /** Random actions at the start of every game. Default 0. */
  readonly opening?: number;
  /** Games longer than this are cut off. Default 3000 actions. */
  readonly longest?: number;
}

/**
 * Decisions with a choice from games between players of random levels, in a reproducible order, without duplicates.
 * Endless.
 */
export async function* sampledDecisions(
  game: AnyGame,
  seed: string,
  { perGame, opening = 0, longest = 3000 }: Sampling,
): AsyncGenerator<unknown, never, void> {
  const seen = new Set<string>();
  for (let number = 0; ; number++) {
    const chance = seededChance(`${seed} ${game.name} ${number}`);
    const met = await decisionsOfGame(game, `${seed} ${number}`, chance, opening, longest);
    let left = perGame;
    for (const state of chance.shuffle(met)) {
      const text = canonicalText(state);
      if (left === 0 || seen.has(text)) continue;
      seen.add(text);
      left--;
      yield state;
    }
  }
}

async function decisionsOfGame(
  game: AnyGame,
  seed: string,
  chance: Chance,
  opening: number,
  longest: number,
): Promise<unknown[]> {
  const players = Array.from({ length: game.facts.players }, (_, seat) =>
    createOpponent(game, {
      level: chance.pick(LEVELS),
      seed: `${seed} ${seat}`,
      time: Number.POSITIVE_INFINITY,
    }),
  );
  const met: unknown[] = [];
  let state = game.start(chance);
  for (let ply = 0; ply < longest; ply++) {
    const turn = game.turn(state);
    if (turn === OVER) break;
    const actions = game.actions(state);
    const isOpening = ply < opening;
    if (actions.length > 1 && !isOpening) met.push(state);
    const action = isOpening ? chance.pick(actions) : await players[turn]!.play(state);
    state = game.play(state, action, chance);
  }
  return met;
}
