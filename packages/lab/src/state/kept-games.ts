import { type BoardLink, firstGameOf, isSameBoard } from "../boards/record/board-link.js";
import { readRecordFile, recordFile } from "../boards/record/record-file.js";
import type { Scene } from "../boards/record/scene.js";
import { PHONE } from "../kit/use-media.js";
import type { BoardAddress } from "./fragment.js";
import { remember, remembered } from "./preferences.js";

/** Longest game that is stored: the browser's storage for settings is small. Longer games are only in the address. */
const MOST = 200_000;

const keyOf = (game: string): string => `board-game-${game}`;

/** A game in progress, and its current position as the board draws it. */
export interface KeptGame {
  readonly link: BoardLink;
  /** Undefined if the position holds secrets, or an earlier version stored the game. */
  readonly scene?: Scene;
}

/** Stores the game in progress, one for each game of this page. */
export function keepGame(link: BoardLink, scene?: Scene): void {
  const text = recordFile(link);
  if (text.length > MOST) return;
  remember(keyOf(link.game), text);
  remember(`${keyOf(link.game)}-scene`, scene ? JSON.stringify(scene) : "");
}

/** Forgets the game in progress, which has ended or was discarded. */
export function dropGame(game: string): void {
  remember(keyOf(game), "");
}

/** The game in progress; undefined if there is none. */
export function keptGame(game: string): KeptGame | undefined {
  const link = readRecordFile(remembered(keyOf(game)) ?? "");
  if (!link) return undefined;
  const scene = remembered(`${keyOf(game)}-scene`) ?? "";
  return { link, ...(scene !== "" && { scene: JSON.parse(scene) as Scene }) };
}

/** The entry of a game on the board. */
export function entryOf(board: BoardLink): Pick<HistoryEntry, "board" | "isKept"> {
  const kept = keptGame(board.game)?.link;
  return { board, ...(kept && isSameBoard(kept, board) && { isKept: true }) };
}

/** What an entry of the browser's history holds besides its address. */
export interface HistoryEntry {
  /** The game on the board, which may be too long or too secret for the address. */
  readonly board?: BoardLink;
  /** Whether that was the game in progress, and not a position of somebody else. */
  readonly isKept?: boolean;
  /** The link of the tree, if the address is that of a board. */
  readonly tree?: string;
}

/** The game of an address: its own, that of its entry in the history, the one in progress, or a new one. */
export function boardFor({ game, board }: BoardAddress, entry: HistoryEntry | null): BoardLink | undefined {
  if (game === undefined) return undefined;
  const kept = keptGame(game)?.link;
  const asked = board ?? (entry?.board?.game === game ? entry.board : undefined);
  if (!asked) return kept ?? firstGameOf(game, () => window.matchMedia(PHONE).matches);
  if (asked.day !== undefined && asked.plies.length === 0 && kept?.day === asked.day) return kept;
  // The last moves before a reload may not be in the history yet.
  return entry?.isKept && kept && goesOn(asked, kept) ? kept : asked;
}

/** Whether a game is the beginning of another. */
function goesOn({ options, start, plies, resigned }: BoardLink, later: BoardLink): boolean {
  const begins = later.plies.slice(0, plies.length);
  const isSame = JSON.stringify([options, plies]) === JSON.stringify([later.options, begins]);
  return isSame && resigned === undefined && plies.length > 0 && start === later.start;
}
