// The Lab's service worker: every file of one build, stored at the first visit. The build puts the list in.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const STORE = `tyche-lab-${VERSION}`;

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
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("tyche-lab-") && name !== STORE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  event.respondWith(
    caches
      .open(STORE)
      .then((store) => store.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((stored) => stored ?? fetch(request)),
  );
});
