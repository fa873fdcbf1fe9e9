import { readFileSync } from "node:fs";
import {
  decodeOutlook,
  type MinesweeperOptions,
  MinesweeperPlayer,
  type Outlook,
} from "@tyche/games/minesweeper";

/** Which games are played: what the log of a run says in its first line. */
export interface MinesweeperRun {
  readonly options: MinesweeperOptions;
  /** The first click, absent for the solver's own. */
  readonly first?: number;
  /** Candidates that are looked at two guesses deep, absent for the solver's own. */
  readonly finalists?: number;
  /** A model that estimates the chance to win, absent for the one that is shipped. */
  readonly outlook?: OutlookFile;
  readonly seed: string;
}

export interface OutlookFile {
  readonly file: string;
  /** Of its bytes, so that a log goes on with the same model only. */
  readonly sha256: string;
}

/** What came out of one portion of the games. */
export interface Portion {
  readonly index: number;
  readonly games: number;
  readonly won: number;
  /** Of the results with the luck of guesses taken out: their sum, and that of their squares. Old logs have none. */
  readonly fair?: number;
  readonly fairSquares?: number;
  readonly guesses: number;
  /** Guesses by the exact solution. */
  readonly exact: number;
  /** Exact solutions that took too much work. */
  readonly gaveUp: number;
  /** The longest decision in milliseconds of the clock. */
  readonly slowest: number;
}

/** Games in one portion; a portion is played by one thread in one go. */
export const PORTION = 100;

/** Plays the games of a portion; game g of it is on the board of the seed "S/100 index + g". */
export function playPortion(run: MinesweeperRun, index: number, games: number): Portion {
  const { options, first, finalists, outlook, seed } = run;
  const player = new MinesweeperPlayer(options, {
    ...(first !== undefined && { first }),
    ...(finalists !== undefined && { finalists }),
    ...(outlook !== undefined && { outlook: outlookAt(outlook.file) }),
  });
  const sum = { won: 0, fair: 0, fairSquares: 0, guesses: 0, exact: 0, gaveUp: 0, slowest: 0 };
  for (let game = 0; game < games; game++) {
    const played = player.play(`${seed}/${index * PORTION + game}`);
    sum.won += played.won ? 1 : 0;
    sum.fair += played.fair;
    sum.fairSquares += played.fair ** 2;
    sum.guesses += played.guesses;
    sum.exact += played.exact;
    sum.gaveUp += played.gaveUp;
    sum.slowest = Math.max(sum.slowest, played.slowest);
  }
  return { index, games, ...sum };
}

const outlooks = new Map<string, Outlook>();

/** Read once by each thread. */
function outlookAt(file: string): Outlook {
  const outlook = outlooks.get(file) ?? decodeOutlook(readFileSync(file));
  outlooks.set(file, outlook);
  return outlook;
}
