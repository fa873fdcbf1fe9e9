import { type Chance, canonicalText, createOpponent, LEVELS, OVER, seededChance } from "@tyche/engine";
import type { AnyGame } from "./judge.js";

/** Where decisions are taken from. */
export interface Sampling {
  /** The most decisions of one game: those of one game resemble each other. */
  readonly perGame: number;
  /** Random actions at the start of every game. Default 0. */
  readonly opening?: number;
  /** Levels of the players. Default: all. */
  readonly levels?: readonly number[];
  /** One action in this many is random, so that uncommon positions occur. Default: none. */
  readonly random?: number;
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

async function decisionsOfGame(
  game: AnyGame,
  seed: string,
  chance: Chance,
  { opening = 0, levels = LEVELS, random, longest = 3000 }: Sampling,
): Promise<unknown[]> {
  const players = Array.from({ length: game.facts.players }, (_, seat) =>
    createOpponent(game, {
      level: chance.pick(levels),
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
    const isRandom = isOpening || (random !== undefined && chance.die(random) === 1);
    const action = isRandom ? chance.pick(actions) : await players[turn]!.play(state);
    state = game.play(state, action, chance);
  }
  return met;
}
