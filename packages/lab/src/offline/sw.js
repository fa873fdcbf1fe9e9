// The Lab's service worker: stores every file of one build at the first visit. The build inserts the list.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
// The rules, networks and engine of the games, which are stored on request.
const GAMES = ["__GAMES__"];
// Named by the folder that it serves: two Labs of one origin, for example of two courses, must not delete each other's
// files.
const FAMILY = `tyche-lab ${new URL(self.registration.scope).pathname} `;
const STORE = FAMILY + VERSION;
// Open pages keep using the files of their own build, for up to this many builds.
const MOST_BUILDS = 4;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        // In the order of their creation.
        const builds = names.filter((name) => name.startsWith(FAMILY) && name !== STORE);
        return Promise.all(builds.slice(0, -(MOST_BUILDS - 1)).map((name) => caches.delete(name)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  // Only the page itself and text files of the build are answered; other pages below its folder belong to others.
  const isPage = pathname === scope.pathname || pathname === `${scope.pathname}index.html`;
  const isText = FILES.includes(`./${pathname.slice(scope.pathname.length)}`);
  if (request.mode === "navigate" && !isPage && !isText) return;
  event.respondWith(answer(request.mode === "navigate" && isPage ? scope.href : request));
});

self.addEventListener("message", (event) => {
  if (event.data === "store-games") event.waitUntil(storeGames());
});

/** Stores the files of all games, one after the other, so that all are available offline. */
async function storeGames() {
  const store = await caches.open(STORE);
  for (const file of GAMES) if (!(await store.match(file, { ignoreVary: true }))) await store.add(file);
}

/** Answers from this build, otherwise from an older one whose page is still open, otherwise from the network. */
async function answer(wanted) {
  const older = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== STORE);
  for (const name of [STORE, ...older.reverse()]) {
    const store = await caches.open(name);
    const stored = await store.match(wanted, { ignoreSearch: true, ignoreVary: true });
    if (stored) return stored;
  }
  const fresh = await fetch(wanted);
  // Stores a game's files once requested, so that the game is available offline.
  if (fresh.ok && typeof wanted !== "string" && new URL(wanted.url).pathname.includes("/assets/games/")) {
    const store = await caches.open(STORE);
    await store.put(wanted, fresh.clone());
  }
  return fresh;
}
