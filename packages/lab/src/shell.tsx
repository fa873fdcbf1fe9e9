import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import type { Messages } from "./i18n/messages.js";
import { remembered, THEMES } from "./state/preferences.js";
import { startingState } from "./state/start.js";

/** Draws the Lab, in the state that the address asks for. */
export function show(messages: Messages, embedded: boolean): void {
  const theme = THEMES.find((name) => name === remembered("theme")) ?? "system";
  const root = createRoot(document.getElementById("root")!);
  const initial = startingState(location.hash, embedded, messages.gallery);
  // In slices, between which the page answers.
  startTransition(() => root.render(<App messages={messages} theme={theme} initial={initial} />));
}
