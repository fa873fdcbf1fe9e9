import type { Catalogue } from "@tyche/messages";
import { decodeText } from "@tyche/trees";
import type { Dispatch } from "react";
import { beginsAsGame, HEAD } from "./boards/record/game-text.js";
import type { Action } from "./state/state.js";
import { loadFormats, MOST_CHARACTERS } from "./trees/model/text.js";

/**
 * Opens a file that was chosen or dropped; games go to the boards page. A file that is too large is refused before it
 * is read.
 */
export async function openFile(
  file: File,
  words: Catalogue,
  dispatch: Dispatch<Action>,
  loadTrees: () => Promise<void>,
): Promise<void> {
  const refuse = (sentence: string): void => dispatch({ type: "notice", notice: { type: "text", sentence } });
  if (
    beginsAsGame(
      await file
        .slice(0, HEAD)
        .text()
        .catch(() => ""),
    )
  ) {
    dispatch({ type: "game-file", file });
    return;
  }
  if (file.size > MOST_CHARACTERS) {
    refuse(words.text("lab-tree-too-big", { megabytes: Math.round(file.size / 1e6) }));
    return;
  }
  await Promise.all([loadTrees(), loadFormats()]);
  try {
    const read = decodeText(new Uint8Array(await file.arrayBuffer()));
    const text = read?.text ?? (await file.text());
    dispatch({ type: "open", text, title: file.name.slice(0, 100) });
  } catch {
    refuse(words.text("lab-tree-unreadable"));
  }
}
