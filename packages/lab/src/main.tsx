import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { loadMessages, preferredLanguage } from "./i18n/words.js";
import { registerOffline } from "./offline/register.js";
import { remembered, THEMES } from "./state/preferences.js";
import { startingState } from "./state/start.js";
import "./styles/index.css";

const messages = await loadMessages(preferredLanguage(remembered("language"), navigator.languages));
const theme = THEMES.find((name) => name === remembered("theme")) ?? "system";
const embedded = new URLSearchParams(location.search).has("embed");
createRoot(document.getElementById("root")!).render(
  <App
    messages={messages}
    theme={theme}
    initial={startingState(location.hash, embedded, messages.gallery.trees)}
  />,
);
if (import.meta.env.PROD && !embedded) await registerOffline();
