import { type Dispatch, useEffect, useRef } from "react";
import { LabError } from "../i18n/lab-error.js";
import { boardAddressIn, encodeBoard } from "./fragment.js";
import { boardFor, entryOf, type HistoryEntry } from "./kept-games.js";
import type { Linked } from "./link.js";
import { IS_EMBEDDED } from "./preferences.js";
import type { Action } from "./state.js";
import { type AppState, TREES, type TreelessState } from "./trees.js";
import { tryOrNotice } from "./try-or-notice.js";

/** Milliseconds between the last change and the update of the address. Another page and a game's end are written at once. */
const DELAY = 250;

type TreesOfState = Partial<Linked & TreelessState>;

/**
 * Keeps the state in the fragment of the address, with an entry in the browser's history for each page and each game,
 * and follows Back, Forward and links that are pasted there.
 */
export function useAddress(
  state: AppState,
  dispatch: Dispatch<Action>,
  loadTrees: () => Promise<void>,
): void {
  const written = useRef<string>(undefined);
  written.current ??= location.hash;
  const {
    work,
    rootKind,
    run,
    other,
    step,
    leaves,
    look,
    lesson,
    practice,
    treeLink = "",
  }: TreesOfState = state;
  const { place } = state;
  const { board, isBoardPrivate, isBoardEnded, visit } = state;

  const shown = useRef({ place, isBoardEnded, visit });
  /** Writes the last change, if that is still to be done. */
  const pending = useRef<() => void>(undefined);

  useEffect(() => {
    const write = (): void => {
      pending.current = undefined;
      const isNew = shown.current.visit !== visit;
      shown.current = { place, isBoardEnded, visit };
      let tree = treeLink;
      const linked = { work, rootKind, run, other, step, leaves, look, place, lesson, practice };
      try {
        if (work) tree = TREES.value!.encodeLink(linked as Linked);
      } catch (error) {
        if (!(error instanceof LabError)) throw error;
      }
      const isBoard = place === "boards";
      const fragment = isBoard ? encodeBoard(board, isBoardPrivate) : tree;
      const hash = fragment === "" ? "" : `#${fragment}`;
      written.current = hash;
      const entry: HistoryEntry = isBoard ? { ...(board && entryOf(board)), tree } : {};
      const address = hash === "" ? location.pathname + location.search : hash;
      // Back leaves the page that a frame is in.
      if (isNew && !IS_EMBEDDED) history.pushState(entry, "", address);
      else if (isNew || isBoard || hash !== location.hash) history.replaceState(entry, "", address);
    };
    const { current } = shown;
    if (current.place !== place || current.isBoardEnded !== isBoardEnded || current.visit !== visit) {
      pending.current?.();
      write();
      return;
    }
    pending.current = write;
    const timer = window.setTimeout(write, DELAY);
    return () => window.clearTimeout(timer);
  }, [
    work,
    rootKind,
    run,
    other,
    step,
    leaves,
    look,
    place,
    lesson,
    practice,
    treeLink,
    board,
    isBoardPrivate,
    isBoardEnded,
    visit,
  ]);

  useEffect(() => {
    const flush = (): void => pending.current?.();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, []);

  useEffect(() => {
    const follow = async (hash: string, entry: HistoryEntry | null): Promise<void> => {
      const address = boardAddressIn(hash);
      if (address) {
        dispatch({ type: "board-address", board: boardFor(address, entry) });
        return;
      }
      await loadTrees();
      // Another address may have been opened in the meantime.
      if (location.hash === hash) dispatch({ type: "link", state: TREES.value!.decodeLink(hash) });
    };
    const listener = ({ state: entry }: PopStateEvent): void => {
      const { hash } = location;
      if (hash === written.current || hash === "" || hash === "#main") return;
      written.current = hash;
      void tryOrNotice(dispatch, () => follow(hash, entry));
    };
    window.addEventListener("popstate", listener);
    return () => window.removeEventListener("popstate", listener);
  }, [dispatch, loadTrees]);
}
