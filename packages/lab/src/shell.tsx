import type { Catalogue } from "@tyche/messages";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { remembered, THEMES } from "./state/preferences.js";
import { startingState } from "./state/start.js";

export function show(words: Catalogue, embedded: boolean): void {
  const theme = THEMES.find((name) => name === remembered("theme")) ?? "system";
  const root = createRoot(document.getElementById("root")!);
  const initial = startingState(location.hash, embedded, words);
  // As a transition, which keeps the page responsive.
  startTransition(() => root.render(<App words={words} theme={theme} initial={initial} />));
}
