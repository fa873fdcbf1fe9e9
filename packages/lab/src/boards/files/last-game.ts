import { remember, remembered } from "../../state/preferences.js";
import type { BoardLink } from "../record/board-link.js";
import { readRecordFile, recordFile } from "./record-file.js";

const KEY = "board-game";
/** Longer games stay in the address alone: a browser's memory for settings is small. */
const MOST = 200_000;

/** Keeps the open game in this browser, for somebody who comes back without its link. */
export function keepGame(link: BoardLink): void {
  const text = recordFile(link);
  if (text.length <= MOST) remember(KEY, text);
}

/** The game that was open last; undefined where none was kept. */
export function keptGame(): BoardLink | undefined {
  return readRecordFile(remembered(KEY) ?? "");
}
