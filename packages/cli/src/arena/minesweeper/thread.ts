/** What a thread of the pool does: it plays one portion of the games. */
import { type MinesweeperRun, type Portion, playPortion } from "./portion.js";

export interface Task {
  readonly run: MinesweeperRun;
  readonly index: number;
  readonly games: number;
}

export default function play({ run, index, games }: Task): Portion {
  return playPortion(run, index, games);
}
