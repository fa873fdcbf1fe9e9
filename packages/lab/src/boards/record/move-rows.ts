import { type GameRecord, lineOf } from "./game-record.js";

/** Consecutive moves of one player. */
export interface Turn {
  readonly seat: number;
  /** The places after the moves. */
  readonly places: readonly number[];
}

/** A numbered row of a move list: a turn of each player, in the order of play. */
export interface MoveRow {
  readonly number: number;
  readonly turns: readonly Turn[];
}

/**
 * The current line as players write it: a row begins with the first player, or with whoever moves twice.
 *
 * @param isListed whether a move is written; a roll that only follows a decision not to double is not
 * @param first number of the first row
 */
export function moveRows(
  record: GameRecord,
  isListed: (place: number) => boolean,
  first = 1,
): readonly MoveRow[] {
  const rows: { number: number; turns: { seat: number; places: number[] }[] }[] = [];
  let mover = -1;
  for (const place of lineOf(record).slice(1)) {
    if (!isListed(place)) continue;
    const seat = record.places[record.places[place]!.parent]!.scene.turn;
    const row = rows.at(-1);
    if (row && seat === mover) row.turns.at(-1)!.places.push(place);
    else if (row && seat > mover) row.turns.push({ seat, places: [place] });
    else rows.push({ number: first + rows.length, turns: [{ seat, places: [place] }] });
    mover = seat;
  }
  return rows;
}
