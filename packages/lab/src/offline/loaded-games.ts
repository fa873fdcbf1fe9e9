/** Where workers say which files of games they have loaded. */
const CHANNEL = "tyche-loaded-games";
/** Asks them for what they said before anybody listened. */
const AGAIN = "again";
const GAMES = "/assets/games/";

type Addresses = readonly string[];

/** In a worker: tells the page what was loaded, now and from now on. */
export function tellLoaded(): void {
  const channel = new BroadcastChannel(CHANNEL);
  watchLoaded((addresses) => channel.postMessage(addresses));
  channel.addEventListener("message", ({ data }: MessageEvent<Addresses | typeof AGAIN>) => {
    if (data === AGAIN) channel.postMessage(gamesAmong(performance.getEntriesByType("resource")));
  });
}

/**
 * In a page that no service worker serves yet: what its workers load goes past the one that comes. It is asked for once more through it, which
 * stores it; the browser has it at hand.
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
      // Asking for it once more is among the page's entries, too.
      if (!known.has(address)) waiting.add(address);
      known.add(address);
    }
    store();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<Addresses | typeof AGAIN>) => {
    if (data !== AGAIN) keep(data);
  });
  // Workers are open before this is loaded.
  channel.postMessage(AGAIN);
  // What the script of a worker imports by itself is among the page's own entries.
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
