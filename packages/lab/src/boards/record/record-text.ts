import { type GameRecord, lineOf } from "./game-record.js";

/** Names for the text of a record. A place stands for the action that led to it. */
export interface RecordNames {
  readonly title: string;
  readonly seats: readonly string[];
  readonly nameOf: (place: number) => string;
  /** The outcome of chance before a place; undefined if there was none or it has no name. */
  readonly chanceOf: (place: number) => string | undefined;
  /** The loss by the action, in the game's unit; undefined if unknown or zero. */
  readonly lossOf: (place: number) => string | undefined;
}

/**
 * The current line as readable text: the first position; for each action a line with its number, player, name, outcome
 * of chance and loss; the last position.
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
