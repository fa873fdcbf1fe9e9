import type { Catalogue } from "@tyche/messages";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { boardAddressIn } from "./state/fragment.js";
import { boardFor, type HistoryEntry } from "./state/kept-games.js";
import { initialPage } from "./state/page-state.js";
import { remembered, THEMES } from "./state/preferences.js";
import { type AppState, TREES } from "./state/trees.js";

export function show(words: Catalogue): void {
  const theme = THEMES.find((name) => name === remembered("theme")) ?? "system";
  const root = createRoot(document.getElementById("root")!);
  const { hash } = location;
  const entry = history.state as HistoryEntry | null;
  const initial = TREES.value?.startingState(hash, words, entry) ?? boardsState(hash, entry);
  // As a transition, which keeps the page responsive.
  startTransition(() => root.render(<App words={words} theme={theme} initial={initial} />));
}

/** The state of an address of the boards, which begin without trees. */
function boardsState(hash: string, entry: HistoryEntry | null): AppState {
  const board = boardFor(boardAddressIn(hash) ?? {}, entry);
  return { ...initialPage({ place: "boards", board }), treeLink: entry?.tree ?? "" };
}
