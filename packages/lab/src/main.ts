import { closestLanguage } from "@tyche/messages";
import { openFirst } from "./boards/first-workers.js";
import { wordsIn } from "./i18n/load-words.js";
import { registerOffline } from "./offline/register.js";
import { PAGES } from "./pages.js";
import { askedIn } from "./state/asked.js";
import { remembered } from "./state/preferences.js";
import "./styles/index.css";

/** All that the first picture is made of is asked for at once; rules and engine of a game begin before the page that shows it. */
async function begin(): Promise<void> {
  const embedded = new URLSearchParams(location.search).has("embed");
  const { place, board } = askedIn(location.hash);
  if (place === "boards" && !embedded) {
    openFirst(board);
    void import("./boards/ahead.js").then(({ openAhead }) => openAhead());
  }
  const page = PAGES[embedded ? "embedded" : place];
  const [{ show }, words] = await Promise.all([
    import("./shell.js"),
    wordsIn(closestLanguage([remembered("language") ?? "", ...navigator.languages])),
    // Drawn once, and not first without it. Of what went wrong whoever uses it hears.
    page.load().catch(() => {}),
  ]);
  show(words, embedded);
  if (import.meta.env.PROD && !embedded) await registerOffline();
}

// Not awaited: other scripts import what stands beside this one, and would wait for it while it waits for them.
void begin();
