import { loadMessages, preferredLanguage } from "./i18n/load-messages.js";
import { registerOffline } from "./offline/register.js";
import { PAGES } from "./pages.js";
import { askedIn } from "./state/asked.js";
import { remembered } from "./state/preferences.js";
import "./styles/index.css";

/** All that the first picture is made of is asked for at once; rules and engine of a game begin beside the page that shows it. */
async function begin(): Promise<void> {
  const embedded = new URLSearchParams(location.search).has("embed");
  const { place, board } = askedIn(location.hash);
  if (place === "boards" && !embedded)
    void import("./boards/ahead.js").then(({ openAhead }) => openAhead(board));
  PAGES[embedded ? "embedded" : place].begin();
  const [{ show }, messages] = await Promise.all([
    import("./shell.js"),
    loadMessages(preferredLanguage(remembered("language"), navigator.languages)),
  ]);
  show(messages, embedded);
  if (import.meta.env.PROD && !embedded) await registerOffline();
}

// Not awaited: other scripts import what stands beside this one, and would wait for it while it waits for them.
void begin();
