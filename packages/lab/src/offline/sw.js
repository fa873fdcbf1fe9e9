// The Lab's service worker: every file of one build, stored at the first visit. The build puts the list in.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
// By the folder that it serves: two Labs of one origin, of two courses say, must not throw away each other's files.
const FAMILY = `tyche-lab ${new URL(self.registration.scope).pathname} `;
const STORE = FAMILY + VERSION;
// Pages that are open go on with the files of their own build, however many were put there since, up to this many.
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
        // In the order in which they were made.
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
  // The page itself, and texts of the build; what else lies below its folder is somebody else's.
  const isPage = pathname === scope.pathname || pathname === `${scope.pathname}index.html`;
  const isText = FILES.includes(`./${pathname.slice(scope.pathname.length)}`);
  if (request.mode === "navigate" && !isPage && !isText) return;
  event.respondWith(answer(request.mode === "navigate" && isPage ? scope.href : request));
});

/** From this build, else from an older one whose page is still open, else from the network. */
async function answer(wanted) {
  const older = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== STORE);
  for (const name of [STORE, ...older.reverse()]) {
    const store = await caches.open(name);
    const stored = await store.match(wanted, { ignoreSearch: true, ignoreVary: true });
    if (stored) return stored;
  }
  const fresh = await fetch(wanted);
  // A game that was asked for once is there without the network, too.
  if (fresh.ok && typeof wanted !== "string" && new URL(wanted.url).pathname.includes("/assets/games/")) {
    const store = await caches.open(STORE);
    await store.put(wanted, fresh.clone());
  }
  return fresh;
}
