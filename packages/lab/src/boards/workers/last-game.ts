import { remember, remembered } from "../../state/preferences.js";
import type { BoardLink } from "../record/board-link.js";
import { readRecordFile, recordFile } from "../record/record-file.js";

const KEY = "board-game";
/** Longest game that is stored: the browser's storage for settings is small. Longer games are only in the address. */
const MOST = 200_000;

/** Stores the open game in this browser, for a return without its link. */
export function keepGame(link: BoardLink): void {
  const text = recordFile(link);
  if (text.length <= MOST) remember(KEY, text);
}

/** The last open game; undefined if none was stored. */
export function keptGame(): BoardLink | undefined {
  return readRecordFile(remembered(KEY) ?? "");
}
