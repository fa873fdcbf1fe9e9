/** Channel on which workers report the game files that they have loaded. */
const CHANNEL = "tyche-loaded-games";
/** Asks the workers to repeat their earlier reports. */
const AGAIN = "again";
const GAMES = "/assets/games/";

type Addresses = readonly string[];

/** In a worker: reports all loaded files to the page, now and later. */
export function tellLoaded(): void {
  const channel = new BroadcastChannel(CHANNEL);
  watchLoaded((addresses) => channel.postMessage(addresses));
  channel.addEventListener("message", ({ data }: MessageEvent<Addresses | typeof AGAIN>) => {
    if (data === AGAIN) channel.postMessage(gamesAmong(performance.getEntriesByType("resource")));
  });
}

/**
 * For a page without a controlling service worker: files that its workers load bypass the one being installed. They are
 * fetched again through it, which stores them; the browser has them in its cache.
 */
export function keepLoaded(serviceWorker: ServiceWorkerContainer): void {
  const known = new Set<string>();
  const waiting = new Set<string>();
  const store = (): void => {
    if (serviceWorker.controller === null) return;
    for (const address of waiting) void fetch(address).catch(() => {});
    waiting.clear();
  };
  const keep = (addresses: Addresses): void => {
    for (const address of addresses) {
      // Fetching a file again also adds an entry to the page's list.
      if (!known.has(address)) waiting.add(address);
      known.add(address);
    }
    store();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<Addresses | typeof AGAIN>) => {
    if (data !== AGAIN) keep(data);
  });
  // Workers start before this module is loaded.
  channel.postMessage(AGAIN);
  // The imports of a worker's script are in the page's own list.
  watchLoaded(keep);
  serviceWorker.addEventListener("controllerchange", store);
}

function watchLoaded(tell: (addresses: Addresses) => void): void {
  new PerformanceObserver((list) => {
    const addresses = gamesAmong(list.getEntries());
    if (addresses.length > 0) tell(addresses);
  }).observe({ type: "resource", buffered: true });
}

function gamesAmong(entries: readonly PerformanceEntry[]): Addresses {
  return entries.map(({ name }) => name).filter((name) => name.includes(GAMES));
}
