/**
 * The Royal Game of Ur by the rules of Irving Finkel (British Museum): seven pieces a side, four dice with two marked corners each, fourteen
 * squares. Squares 1 to 4 and 13 to 14 are a player's own, 5 to 12 are shared; a piece on a shared square is sent back by one that
 * lands on it, except on square 8. Squares 4, 8 and 14 are rosettes: another roll. A piece leaves the board by an exact roll.
 */
import { type Chance, type Game, OVER } from "@tyche/engine";

export const PIECES = 7;
/** The square after the last. */
export const HOME = 15;
const ROSETTES = [4, 8, 14];
/** The rosette in the middle, on which pieces are safe. */
const HAVEN = 8;

/** An action: the square that a piece leaves, 0 for a piece that enters the board; or PASS if no piece can move. */
export type Action = number;
export const PASS = -1;

export interface State {
  /** Each side's squares with a piece, as bits: bit 1 is square 1. */
  readonly on: readonly [number, number];
  /** Number of finished pieces. */
  readonly done: readonly [number, number];
  readonly player: 0 | 1;
  /** The roll of the player to move, 0 to 4. */
  readonly roll: number;
}

export const isRosette = (square: number): boolean => ROSETTES.includes(square);
export const isShared = (square: number): boolean => square > 4 && square < 13;
export const has = (squares: number, square: number): boolean => ((squares >> square) & 1) === 1;

/** Number of a side's pieces that have not entered the board. */
export function waiting({ on, done }: State, side: 0 | 1): number {
  let count = PIECES - done[side];
  for (let square = 1; square < HOME; square++) if (has(on[side], square)) count--;
  return count;
}

/** The number of dice, of four, with a marked corner up: 0 to 4, in 1, 4, 6, 4 and 1 of 16 throws. */
export const throwDice = (chance: Chance): number =>
  chance.weighted([
    [0, 1],
    [1, 4],
    [2, 6],
    [3, 4],
    [4, 1],
  ]);

function canMove({ on, player, roll }: State, from: number): boolean {
  const to = from + roll;
  if (to > HOME) return false;
  if (to === HOME) return true;
  if (has(on[player], to)) return false;
  return !(to === HAVEN && has(on[other(player)], to));
}

const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);
const isOver = ({ done }: State): boolean => Math.max(...done) === PIECES;

export function movesOf(state: State): readonly Action[] {
  const { on, player, roll } = state;
  if (roll === 0) return [PASS];
  const moves: Action[] = waiting(state, player) > 0 && canMove(state, 0) ? [0] : [];
  for (let from = 1; from < HOME; from++) if (has(on[player], from) && canMove(state, from)) moves.push(from);
  return moves.length === 0 ? [PASS] : moves;
}

const side = <Value>(player: 0 | 1, own: Value, theirs: Value): readonly [Value, Value] =>
  player === 0 ? [own, theirs] : [theirs, own];

export const ur: Game<State, Action> = {
  name: "ur",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
  start: (chance) => ({ on: [0, 0], done: [0, 0], player: 0, roll: throwDice(chance) }),
  turn: (state) => (isOver(state) ? OVER : state.player),
  actions: (state) => (isOver(state) ? [] : movesOf(state)),
  play(state, from, chance) {
    const { on, done, player, roll } = state;
    const enemy = other(player);
    if (from === PASS) return { on, done, player: enemy, roll: throwDice(chance) };
    const to = from + roll;
    const own = (on[player] & ~(1 << from)) | (to < HOME ? 1 << to : 0);
    const theirs = isShared(to) ? on[enemy] & ~(1 << to) : on[enemy];
    const through = done[player] + (to === HOME ? 1 : 0);
    const next = { on: side(player, own, theirs), done: side(player, through, done[enemy]) };
    // The winner stays the player to move, and needs no roll.
    if (through === PIECES) return { ...next, player, roll: 0 };
    return { ...next, player: isRosette(to) ? player : enemy, roll: throwDice(chance) };
  },
  payoff: ({ done }) => (done[0] === PIECES ? [1, 0] : [0, 1]),
  // Equal positions have equal states here, so no key function is needed.
  evaluators: {
    default: (state) => 0.5 + 0.5 * Math.tanh((progress(state, 0) - progress(state, 1)) / 30),
  },
};

/** Steps made, plus a bonus for the safe middle square. */
function progress({ on, done }: State, player: 0 | 1): number {
  let sum = done[player] * HOME;
  for (let square = 1; square < HOME; square++) if (has(on[player], square)) sum += square;
  return sum + (has(on[player], HAVEN) ? 4 : 0);
}

export default ur;
