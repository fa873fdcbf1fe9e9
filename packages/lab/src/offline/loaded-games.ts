/** Where workers say which files of games they have loaded. */
const CHANNEL = "tyche-loaded-games";
const GAMES = "/assets/games/";

/** In a worker: tells the page what was loaded, now and from now on. */
export function tellLoaded(): void {
  const channel = new BroadcastChannel(CHANNEL);
  new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.includes(GAMES));
    if (addresses.length > 0) channel.postMessage(addresses);
  }).observe({ type: "resource", buffered: true });
}

/**
 * In a page that no service worker serves yet: what its workers load goes past the one that comes. It is asked for once more through it, which
 * stores it; the browser has it at hand.
 */
export function keepLoaded(serviceWorker: ServiceWorkerContainer): void {
  const waiting = new Set<string>();
  const keep = (): void => {
    if (serviceWorker.controller === null) return;
    for (const address of waiting) void fetch(address).catch(() => {});
    waiting.clear();
  };
  new BroadcastChannel(CHANNEL).addEventListener("message", ({ data }: MessageEvent<readonly string[]>) => {
    for (const address of data) waiting.add(address);
    keep();
  });
  serviceWorker.addEventListener("controllerchange", keep);
}
