import {
  type Chance,
  canonicalText,
  createOpponent,
  type Decision,
  type Game,
  LEVELS,
  OVER,
  valueFor,
} from "@tyche/engine";

type AnyGame = Game<unknown, unknown>;

/** The value of every action for the player to move, by its `canonicalText`. */
export type Values = ReadonlyMap<string, number>;

/** The values of a decision; undefined if it does not value all actions. */
export function valuesOf(
  game: AnyGame,
  state: unknown,
  { actions, side }: Decision<unknown>,
): Values | undefined {
  const player = game.turn(state);
  if (player === OVER) return undefined;
  const values = new Map<string, number>();
  for (const row of actions) {
    const value = valueFor(game.facts, player, { ...row, ...(side !== undefined && { side }) });
    if (value === undefined) return undefined;
    values.set(canonicalText(row.action), value);
  }
  return values.size === game.actions(state).length ? values : undefined;
}

/** The games from which decisions are taken. */
export interface DecisionsOfGame {
  /** Random actions at the start of every game. Default 0. */
  readonly opening?: number;
  /** Levels of the players. Default: all. */
  readonly levels?: readonly number[];
  /** One action in this many is random, so that uncommon positions occur. Default: none. */
  readonly random?: number;
  /** Games longer than this are cut off. Default 3000 actions. */
  readonly longest?: number;
}

/** All decisions with a choice of one game between players of random levels. */
export async function decisionsOfGame(
  game: AnyGame,
  seed: string,
  chance: Chance,
  { opening = 0, levels = LEVELS, random, longest = 3000 }: DecisionsOfGame,
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
