// The book's service worker, for reading without a network: tools/site.js inserts the version and the lists, and puts it
// at book/sw.js, so that it serves the pages below book/ and what they load. The Lab has its own.
const STORE = "tyche-book __VERSION__";
// What all pages need, and the pages of each language, which are stored when a page of that language is read.
const SHARED = ["__SHARED__"];
const PAGES = { __PAGES__: [] };

self.addEventListener("install", (event) => {
  event.waitUntil(store(SHARED).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("tyche-book ") && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener("message", (event) => {
  event.waitUntil(store(PAGES[event.data] ?? []));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin)
    event.respondWith(answer(request));
});

/** Stores what is not stored yet. @param {string[]} files */
async function store(files) {
  const cache = await caches.open(STORE);
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing.map((file) => new Request(file, { cache: "reload" })));
}

/** From this build, else from the network. @param {Request} request */
async function answer(request) {
  const { pathname } = new URL(request.url);
  const path = request.mode === "navigate" ? pathname.replace(/\/index\.html$/, "/") : pathname;
  const cache = await caches.open(STORE);
  // A page may be asked for without its ending.
  for (const name of [path, `${path}.html`]) {
    const stored = await cache.match(name, { ignoreVary: true });
    if (stored !== undefined) return stored;
  }
  return fetch(request);
}
