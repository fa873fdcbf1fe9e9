import { type GameRecord, lineOf } from "./game-record.js";

/** What a record is told with. Places are those that an action led to. */
export interface RecordNames {
  readonly title: string;
  /** By seat. */
  readonly seats: readonly string[];
  readonly nameOf: (place: number) => string;
  /** What chance did on the way there; undefined where it did nothing, or there are no words for it. */
  readonly chanceOf: (place: number) => string | undefined;
  /** What the action gave away, in the game's unit; undefined where that is not known, or nothing. */
  readonly lossOf: (place: number) => string | undefined;
}

/**
 * The way on which one stands as a text for people: the first position, a line an action with its number, who played it, what it was,
 * what chance did and what it gave away, and the last position.
 */
export function recordText(record: GameRecord, names: RecordNames): string {
  const { title, seats, nameOf, chanceOf, lossOf } = names;
  const [first, ...others] = lineOf(record);
  const textAt = (place: number): string => record.places[place]!.scene.text;
  const rows = others.map((place, at) => {
    const chance = chanceOf(place);
    const loss = lossOf(place);
    return [
      `${at + 1}.`,
      seats[record.places[record.places[place]!.parent]!.scene.turn] ?? "",
      chance === undefined ? nameOf(place) : `${nameOf(place)} → ${chance}`,
      loss === undefined ? "" : `-${loss}`,
    ] as const;
  });
  const widthOf = (column: number): number => Math.max(0, ...rows.map((row) => row[column]!.length));
  const [numbers, players, moves] = [widthOf(0), widthOf(1), widthOf(2)];
  const lines = rows.map(([number, seat, move, loss]) =>
    `${number.padStart(numbers)} ${seat.padEnd(players)}  ${move.padEnd(moves)}  ${loss}`.trimEnd(),
  );
  return `${[title, "", textAt(first!), ...lines, ...(others.length > 0 ? [textAt(others.at(-1)!)] : [])].join("\n")}\n`;
}
