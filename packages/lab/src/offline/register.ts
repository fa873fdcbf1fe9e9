import { keepLoaded } from "./loaded-games.js";

/** Told when another build of the Lab has taken the place of the one that the page was loaded from. */
export const NEW_VERSION = "tyche-new-version";

/** After the first visit the Lab comes from the browser's own store. A browser without one just loads it again. */
export async function registerOffline(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    // At the first visit the first build takes over, which is no news.
    let isKnown = serviceWorker.controller !== null;
    if (!isKnown) keepLoaded(serviceWorker);
    serviceWorker.addEventListener("controllerchange", () => {
      if (isKnown) window.dispatchEvent(new Event(NEW_VERSION));
      isKnown = true;
    });
    await serviceWorker.register(new URL("sw.js", document.baseURI), { scope: "./" });
  } catch {
    // No service workers here: an old browser, a private window, a page without https.
  }
}
