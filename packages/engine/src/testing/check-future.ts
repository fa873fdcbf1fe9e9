import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { checksOf } from "./check-error.js";
import { look } from "./check-position.js";

/** What was seen to follow positions of a game, by their hashes: equal hashes must have equal futures. */
export type Futures = Map<string, string>;

const STEPS = 4;

/**
 * Checks `Game.future` at a state: the moves must be those of the native position, and equal hashes must mean equal
 * moves, points on the way, and positions after them.
 * @param futures what was seen before; it is added to
 */
export function checkFuture<State, Action>(
  game: Game<State, Action>,
  state: State,
  futures: Futures,
  choose: Chance,
  where: Problem,
): void {
  const { name } = game;
  const check = checksOf(name, { where });
  if (game.future === undefined) return;
  const position = game.position!(state);
  const future = game.future(state);
  for (let i = 0; i <= STEPS && position.turn() !== OVER; i++) {
    const here = look(position);
    check(
      JSON.stringify(look(future)) === JSON.stringify(here),
      "check-future-moves",
      "the future has other moves than the native position",
    );
    const hash = `${future.hashLow()} ${future.hashHigh()}`;
    const coming = comingOf(name, future, where);
    check(
      (futures.get(hash) ?? coming) === coming,
      "check-future-hash",
      "the future has the same hash as another position, but something else follows",
    );
    futures.set(hash, coming);
    const move = choose.pick(here.moves);
    position.play(move);
    future.play(move);
  }
  if (position.turn() !== OVER || future.turn() !== OVER) return;
  check(
    position.payoff(0) === future.payoff(0),
    "check-future-payoff",
    `at the end the future pays ${future.payoff(0)}, the native position ${position.payoff(0)},`,
    { future: future.payoff(0), native: position.payoff(0) },
  );
}

/** What follows each move: the points it gains, and the hash of the next position, or the final payoff. */
function comingOf(name: string, future: Position, where: Problem): string {
  const { turn, moves, probabilities } = look(future);
  const gathered = pointsOf(name, future, where);
  const coming = moves.map((move) => {
    future.play(move);
    const points = pointsOf(name, future, where) - gathered;
    const rest =
      future.turn() === OVER ? [future.payoff(0) - gathered] : [future.hashLow(), future.hashHigh()];
    future.undo();
    return [move, points, ...rest];
  });
  return JSON.stringify([turn, probabilities, coming]);
}

function pointsOf(name: string, future: Position, where: Problem): number {
  const check = checksOf(name, { where });
  const points = future.gathered?.();
  check(
    points !== undefined && Number.isFinite(points),
    "check-future-points",
    "the future does not say in gathered how many points there are",
  );
  return points!;
}
