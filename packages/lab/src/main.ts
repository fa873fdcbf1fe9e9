import { closestLanguage } from "@tyche/messages";
import { openFirst } from "./boards/workers/first-workers.js";
import { wordsIn } from "./i18n/load-words.js";
import { registerOffline } from "./offline/register.js";
import { PAGES } from "./pages.js";
import { askedIn } from "./state/fragment.js";
import { remembered } from "./state/preferences.js";
import "./kit/kit.css";
import "./page.css";
import "./trees/trees.css";

/**
 * Requests everything for the first picture at once. The rules and the engine of a game start before the page that
 * shows it.
 */
async function begin(): Promise<void> {
  const embedded = new URLSearchParams(location.search).has("embed");
  const { place, board } = askedIn(location.hash);
  if (place === "boards" && !embedded) {
    openFirst(board);
    void import("./boards/workers/ahead.js").then(({ openAhead }) => openAhead());
  }
  const page = PAGES[embedded ? "embedded" : place];
  const [{ show }, words] = await Promise.all([
    import("./shell.js"),
    wordsIn(closestLanguage([remembered("language") ?? "", ...navigator.languages])),
    // Loaded first, so that the page is drawn once and complete. useLater() throws a loading error.
    page.load().catch(() => {}),
  ]);
  show(words, embedded);
  if (import.meta.env.PROD && !embedded) await registerOffline();
}

// Not awaited: other scripts import this script's chunk, and would wait for it while it waits for them.
void begin();
