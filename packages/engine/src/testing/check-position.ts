import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { checksOf, promise } from "./check-error.js";

interface Look {
  readonly turn: number;
  readonly moves: readonly number[];
  readonly probabilities: readonly number[];
}

/** What can be done at the current node of a position: moves at a decision, outcomes at a chance node. */
export function look(position: Position): Look {
  const turn = position.turn();
  if (turn === OVER) return { turn, moves: [], probabilities: [] };
  const into = new Int32Array(position.width + 1);
  if (turn !== CHANCE) {
    const count = position.moves(into, 1);
    return { turn, moves: [...into.subarray(1, 1 + count)], probabilities: [] };
  }
  const chances = new Float64Array(position.width + 1);
  const count = position.outcomes(into, chances, 1);
  return {
    turn,
    moves: [...into.subarray(1, 1 + count)],
    probabilities: [...chances.subarray(1, 1 + count)],
  };
}

/** Everything visible of the current node of a position, as one line. */
export function fingerprint(position: Position): string {
  const { turn, moves, probabilities } = look(position);
  const payoff = turn === OVER ? position.payoff(0) : undefined;
  return JSON.stringify([turn, moves, probabilities, payoff, position.hashLow(), position.hashHigh()]);
}

/** Checks the current node of a position, its children, and one random path below it. */
export function checkPosition<State, Action>(
  game: Game<State, Action>,
  position: Position,
  choose: Chance,
  what: Problem,
  isLate: () => boolean = () => false,
): void {
  const check = checksOf(game.name, { what });
  const start = fingerprint(position);
  let steps = 0;
  for (; steps < 4 && position.turn() !== OVER && !isLate(); steps++) {
    checkNode(game, position, steps === 0 ? Number.POSITIVE_INFINITY : 3, what, isLate);
    position.play(choose.pick(look(position).moves));
  }
  if (position.turn() === OVER) checkNode(game, position, 0, what, isLate);
  for (; steps > 0; steps--) position.undo();
  check(fingerprint(position) === start, "check-undo", `${what.message} is not the same after undo`);
}

function checkNode<State, Action>(
  game: Game<State, Action>,
  position: Position,
  most: number,
  what: Problem,
  isLate: () => boolean,
): void {
  const { name, facts } = game;
  const check = checksOf(name, { what });
  const { turn, moves, probabilities } = look(position);
  const [low, high] = facts.bounds;
  if (turn === OVER) {
    for (let player = 0; player < facts.players; player++) {
      const payoff = position.payoff(player);
      check(
        payoff >= low && payoff <= high,
        "check-position-payoff",
        `${what.message} pays ${payoff}, outside facts.bounds`,
        { payoff },
      );
    }
    return;
  }
  check(
    turn === CHANCE || (Number.isInteger(turn) && turn >= 0 && turn < facts.players),
    "check-position-turn",
    `${what.message} has the turn ${turn}, neither a player nor CHANCE nor OVER`,
    { turn },
  );
  check(
    moves.length > 0,
    "check-position-no-moves",
    `${what.message} has no moves although the game is not over`,
  );
  check(
    moves.length <= position.width,
    "check-position-width",
    `${what.message} has more moves than its width ${position.width}`,
    { width: position.width },
  );
  check(
    new Set(moves).size === moves.length,
    "check-position-move-twice",
    `${what.message} lists a move twice`,
  );
  if (turn === CHANCE) {
    const sum = probabilities.reduce((total, probability) => total + probability, 0);
    check(
      Math.abs(sum - 1) < 1e-12 && probabilities.every((probability) => probability > 0),
      "check-position-probabilities",
      `${what.message} has outcomes whose probabilities are not all above 0 or sum to ${sum}`,
      { sum },
    );
    check(
      facts.chance,
      "check-position-chance",
      `facts.chance is false, but ${what.message} has a chance node`,
    );
  }
  const evaluation = turn === CHANCE && !position.afterstate ? undefined : position.evaluate?.();
  check(
    evaluation === undefined || (evaluation >= low && evaluation <= high),
    "check-position-evaluation",
    `${what.message} is evaluated as ${evaluation}, outside facts.bounds`,
    { evaluation: evaluation ?? 0 },
  );
  const before = fingerprint(position);
  for (const move of moves.slice(0, most)) {
    if (isLate()) return;
    const twin = position.copy();
    const foreseen = turn === CHANCE ? undefined : position.evaluateAfter?.(move);
    position.play(move);
    checkForeseen(game, position, foreseen, what, move);
    twin.play(move);
    check(
      fingerprint(position) === fingerprint(twin),
      "check-copy-differs",
      `${what.message} and its copy differ after move ${move}`,
      { move },
    );
    position.undo();
    check(
      fingerprint(position) === before,
      "check-undo-move",
      `${what.message} is not the same after undo of move ${move}`,
      { move },
    );
    twin.undo();
    check(
      fingerprint(twin) === before,
      "check-undo-copy",
      `a copy of ${what.message} is not the same after undo`,
    );
  }
}

/** Compares the result of `evaluateAfter` with the evaluation of the position; NaN means no result. */
function checkForeseen<State, Action>(
  { name }: Game<State, Action>,
  position: Position,
  foreseen: number | undefined,
  what: Problem,
  move: number,
): void {
  if (foreseen === undefined || Number.isNaN(foreseen)) return;
  const check = checksOf(name, { what });
  const turn = position.turn();
  check(
    turn !== OVER,
    "check-foreseen-over",
    `evaluateAfter returns ${foreseen} for ${what.message} after move ${move}, where the game is over`,
    { foreseen, move },
  );
  if (turn === CHANCE && !position.afterstate) return;
  const evaluation = position.evaluate?.();
  check(
    evaluation === foreseen,
    "check-foreseen",
    `${what.message} after move ${move} is evaluated as ${evaluation}, but evaluateAfter returns ${foreseen}`,
    () => ({ foreseen, evaluation: String(evaluation), move }),
  );
}

/** Plays on, one decision and the chance after it, to a node whose hash is the target's. */
export function follow<State, Action>(
  game: Game<State, Action>,
  position: Position,
  target: Position,
  where: Problem,
): void {
  const low = target.hashLow();
  const high = target.hashHigh();
  const reach = (): boolean => {
    if (position.turn() !== CHANCE) return position.hashLow() === low && position.hashHigh() === high;
    return look(position).moves.some(step);
  };
  const step = (move: number): boolean => {
    position.play(move);
    if (reach()) return true;
    position.undo();
    return false;
  };
  promise(
    look(position).moves.some(step),
    "check-native-follow",
    { game: game.name, where },
    () => `${game.name}: no move of the native position leads where the rules led ${where.message}.`,
  );
}
