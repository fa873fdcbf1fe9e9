/** One checker moved by one die, in the mover's numbering: 25 is the bar, 0 off. */
export interface CheckerMove {
  readonly from: number;
  readonly to: number;
}

/** A whole turn of checkers; empty if nothing can move. */
export type Play = readonly CheckerMove[];

export type Seat = 0 | 1;

/** A turn, or a decision about the stakes: "roll", "double", "take", "resign gammon". */
export type Action = string | Play;

/**
 * A state of the game. `points`: 26 signed numbers seen from player 0: positive for its checkers, negative for the
 * other's; 1..24 the points in player 0's numbering, 25 its bar, 0 the other's.
 */
export interface State {
  readonly points: readonly number[];
  readonly player: Seat;
  readonly dice: readonly [high: number, low: number] | null;
  /** The following fields exist if the game has a cube. */
  readonly cube?: number;
  /** null: centred. */
  readonly owner?: Seat | null;
  /** The offer to answer. */
  readonly offer?: string | null;
  readonly score?: readonly [number, number];
  readonly crawford?: boolean;
}

export const BAR = 25;
export const OFF = 0;

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** The board seen by a player: own checkers positive, own numbering. */
export function seenBy(points: readonly number[], seat: Seat): readonly number[] {
  return seat === 0 ? points : points.map((_, point) => 0 - points[25 - point]!);
}

/** Pips that a player still needs to bear off everything. */
export function pipsOf(points: readonly number[], seat: Seat): number {
  return seenBy(points, seat).reduce((sum, count, point) => sum + point * Math.max(0, count), 0);
}

export function leftOf(points: readonly number[], seat: Seat): number {
  return seenBy(points, seat).reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** The board after a checker move of the side with positive numbers; a hit blot goes to its bar. */
export function afterMove(points: readonly number[], { from, to }: CheckerMove): number[] {
  const next = [...points];
  next[from]! -= 1;
  if (to === OFF) return next;
  if (next[to] === -1) {
    next[to] = 0;
    next[0]! -= 1;
  }
  next[to]! += 1;
  return next;
}

/** The first and last point of each checker of a turn, with consecutive steps joined. */
export function pathsOf(play: Play): readonly CheckerMove[] {
  const paths: { from: number; to: number }[] = [];
  for (const { from, to } of play) {
    const path = paths.find((each) => from !== OFF && each.to === from);
    if (path) path.to = to;
    else paths.push({ from, to });
  }
  return paths;
}

/** Points of a finished game by its board: 1 single, 2 gammon, 3 backgammon; 0 if it did not end on the board. */
export function winKind(points: readonly number[], checkers: number): 0 | 1 | 2 | 3 {
  const winner = ([0, 1] as const).find((seat) => leftOf(points, seat) === 0);
  if (winner === undefined) return 0;
  const loser = otherSeat(winner);
  if (leftOf(points, loser) < checkers) return 1;
  return seenBy(points, loser).some((count, point) => count > 0 && point > 18) ? 3 : 2;
}
