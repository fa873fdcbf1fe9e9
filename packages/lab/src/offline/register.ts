import { keepLoaded } from "./loaded-games.js";

/** Event fired when another build of the Lab has replaced the one that the page was loaded from. */
export const NEW_VERSION = "tyche-new-version";

/** Milliseconds after the page has loaded before all games are stored, as soon as it is idle. */
const QUIET = 10_000;

/** What a browser says about the network; only some say anything. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Whether several megabytes may be loaded unasked: not if the user saves data, or is on a mobile or slow network. */
function isUnmetered(): boolean {
  const {
    saveData,
    type,
    effectiveType = "4g",
  } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData !== true && type !== "cellular" && effectiveType === "4g";
}

function whenIdle(act: () => void): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(act), QUIET);
}

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
    const { active } = await serviceWorker.ready;
    if (isUnmetered()) whenIdle(() => active?.postMessage("store-games"));
  } catch {
    // No service workers: an old browser, a private window, or a page without https.
  }
}
