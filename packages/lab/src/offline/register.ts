/** After the first visit the Lab comes from the browser's own store. A browser without one just loads it again. */
export async function registerOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { scope: "./" });
  } catch {
    // No service workers here: an old browser, a private window, a page without https.
  }
}
