import {
  type BackgammonPlayer,
  type BackgammonState,
  type CheckerMove,
  OFF,
  opponentOf,
  type Play,
  seenBy,
  winKind,
  winnerOf,
} from "../src/rules/board.js";

/** A turn, or a decision about the stakes: "roll", "double", "take", "resign gammon". */
export type Action = string | Play;

/** A state of the game; all fields but those of the board exist if the game has a cube. */
export interface State extends BackgammonState {
  readonly cube?: number;
  /** null: centred. */
  readonly owner?: BackgammonPlayer | null;
  /** The offer to answer. */
  readonly offer?: string | null;
  readonly score?: readonly [number, number];
  readonly crawford?: boolean;
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
export function wonPoints(points: readonly number[], checkers: number): 0 | 1 | 2 | 3 {
  const winner = winnerOf(points);
  return winner === null ? 0 : winKind(seenBy(points, opponentOf(winner)), checkers);
}
