import { closestLanguage } from "@tyche/messages";
import { openFirst } from "./boards/workers/first-workers.js";
import { wordsIn } from "./i18n/load-words.js";
import { registerOffline } from "./offline/register.js";
import { PAGES } from "./pages.js";
import { askedIn } from "./state/fragment.js";
import { boardFor, type HistoryEntry } from "./state/kept-games.js";
import { IS_EMBEDDED, remembered } from "./state/preferences.js";
import { TREES } from "./state/trees.js";
import "./kit/kit.css";
import "./page.css";
import "./trees/trees.css";

/**
 * Requests everything for the first picture at once. The rules and the engine of a game start before the page that
 * shows it.
 */
async function begin(): Promise<void> {
  const language = closestLanguage([remembered("language") ?? "", ...navigator.languages]);
  const asked = askedIn(location.hash);
  const { place, isBoard } = asked;
  if (IS_EMBEDDED && !isBoard) {
    const [{ showEmbedded }, words] = await Promise.all([import("./trees/embedded.js"), wordsIn(language)]);
    showEmbedded(words);
    return;
  }
  const board = boardFor(asked, history.state as HistoryEntry | null);
  if (board && place === "boards") {
    openFirst(board);
    void import("./boards/workers/ahead.js").then(({ openAhead }) => openAhead());
  }
  const page = PAGES[place];
  const [{ show }, words] = await Promise.all([
    import("./shell.js"),
    wordsIn(language),
    // Loaded first, so that the page is drawn once and complete. useLater() throws a loading error.
    page.load().catch(() => {}),
    !isBoard && TREES.load(),
  ]);
  show(words);
  if (import.meta.env.PROD) await registerOffline();
}

// Not awaited: other scripts import this script's chunk, and would wait for it while it waits for them.
void begin();
