import { keepLoaded } from "./loaded-games.js";

/** Event fired when another build of the Lab has replaced the one that the page was loaded from. */
export const NEW_VERSION = "tyche-new-version";

/**
 * Registers the service worker, so that after the first visit the Lab comes from the browser's storage. Browsers
 * without one load it as usual.
 */
export async function registerOffline(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    // At the first visit the first build takes control, which is not announced.
    let isKnown = serviceWorker.controller !== null;
    if (!isKnown) keepLoaded(serviceWorker);
    serviceWorker.addEventListener("controllerchange", () => {
      if (isKnown) window.dispatchEvent(new Event(NEW_VERSION));
      isKnown = true;
    });
    await serviceWorker.register(new URL("sw.js", document.baseURI), { scope: "./" });
  } catch {
    // No service workers: an old browser, a private window, or a page without https.
  }
}
