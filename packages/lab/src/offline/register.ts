/** After the first visit the Lab comes from the browser's own store. A browser without one just loads it again. */
export function registerOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(new URL("sw.js", document.baseURI), { scope: "./" })
    .catch(() => undefined);
}
