/** A state in the rules' format. */
export interface State {
  /** Progress of each player's pieces: 0 in the yard, 1 to 51 on the track, to 56 in the home column, 57 home. */
  readonly pieces: readonly (readonly number[])[];
  readonly player: number;
  /** 0 at the end. */
  readonly die: number;
  readonly sixes: number;
}

/** The progress of the piece to move, or "pass". */
export type Action = number | "pass";

/** Column and row of a square's centre on a board of 15 by 15. */
export type Spot = readonly [x: number, y: number];

export const HOME = 57;
const LAST = 51;
const TRACK = 52;

/** Squares on a straight line, both ends included. */
function straight([x, y]: Spot, [toX, toY]: Spot): Spot[] {
  const [dx, dy] = [Math.sign(toX - x), Math.sign(toY - y)];
  const length = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: length + 1 }, (_, step) => [x + step * dx, y + step * dy]);
}

/**
 * The first quarter of the track: from the start square of the left seat to the square before the next seat's start.
 */
const QUARTER: readonly Spot[] = [...straight([1, 6], [5, 6]), ...straight([6, 5], [6, 0]), [7, 0], [8, 0]];

/** A spot after a number of quarter turns clockwise. */
function turned([x, y]: Spot, quarters: number): Spot {
  return quarters === 0 ? [x, y] : turned([14 - y, x], quarters - 1);
}

/** The common track, clockwise. */
export const TRACK_SPOTS: readonly Spot[] = [0, 1, 2, 3].flatMap((quarters) =>
  QUARTER.map((spot) => turned(spot, quarters)),
);

/** Home column of each seat, from the track inwards. */
export const COLUMNS: readonly (readonly Spot[])[] = [0, 1, 2, 3].map((seat) =>
  straight([1, 7], [5, 7]).map((spot) => turned(spot, seat)),
);

export const YARDS: readonly (readonly Spot[])[] = [0, 1, 2, 3].map((seat) =>
  (
    [
      [1.6, 1.6],
      [3.4, 1.6],
      [1.6, 3.4],
      [3.4, 3.4],
    ] as const
  ).map((spot) => turned(spot, seat)),
);

/** Places of the pieces that are home, side by side, for each seat. */
const HOMES: readonly (readonly Spot[])[] = [0, 1, 2, 3].map((seat) =>
  (
    [
      [6.1, 6.55],
      [6.1, 7.45],
      [6.65, 6.85],
      [6.65, 7.15],
    ] as const
  ).map((spot) => turned(spot, seat)),
);

/** The seat of a player: two players sit opposite each other. */
export function seatOf(player: number, players: number): number {
  return players === 2 ? 2 * player : player;
}

/** @param index which of the player's pieces, if it has its own place in the yard and at home */
export function spotOf(seat: number, progress: number, index: number): Spot {
  if (progress === 0) return YARDS[seat]![index]!;
  if (progress === HOME) return HOMES[seat]![index]!;
  if (progress > LAST) return COLUMNS[seat]![progress - LAST - 1]!;
  return TRACK_SPOTS[(13 * seat + progress - 1) % TRACK]!;
}

/**
 * The player whose pieces the player on roll moves: its own, or its partner's once all of its own are home and the game
 * continues.
 */
export function ownerOf({ pieces, player }: State): number {
  return pieces[player]!.every((progress) => progress === HOME) ? (player + 2) % pieces.length : player;
}

export function targetOf(from: number, die: number): number {
  return from === 0 ? 1 : from + die;
}

/** The pieces to draw: one by one in the yard and at home, grouped by square elsewhere. */
export function groupsOf({ pieces }: State) {
  return pieces.flatMap((own, player) => {
    const seat = seatOf(player, pieces.length);
    return [...new Set(own)].flatMap((progress) => {
      const count = own.filter((each) => each === progress).length;
      if (progress > 0 && progress < HOME)
        return [{ player, progress, count, spot: spotOf(seat, progress, 0) }];
      return Array.from({ length: count }, (_, index) => ({
        player,
        progress,
        count: 1,
        spot: spotOf(seat, progress, index),
      }));
    });
  });
}
