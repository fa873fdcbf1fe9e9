import {
  COLUMNS,
  HOME,
  LAST,
  type LudoState,
  type Spot,
  TRACK,
  TRACK_SPOTS,
  turned,
} from "@tyche/games/ludo/state";

/** The same spots for each seat. */
const forSeats = (spots: readonly Spot[]): readonly (readonly Spot[])[] =>
  [0, 1, 2, 3].map((seat) => spots.map((spot) => turned(spot, seat)));

export const YARDS = forSeats([1.6, 3.4].flatMap((y) => [1.6, 3.4].map((x) => [x, y] as const)));

/** Places of the pieces that are home, side by side, for each seat. */
const HOMES = forSeats([
  [6.1, 6.55],
  [6.1, 7.45],
  [6.65, 6.85],
  [6.65, 7.15],
]);

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
export function ownerOf({ pieces, player }: LudoState): number {
  return pieces[player]!.every((progress) => progress === HOME) ? (player + 2) % pieces.length : player;
}

export function targetOf(from: number, die: number): number {
  return from === 0 ? 1 : from + die;
}

/** The pieces to draw: one by one in the yard and at home, grouped by square elsewhere. */
export function groupsOf({ pieces }: LudoState) {
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
