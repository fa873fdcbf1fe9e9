import { TycheTree } from "./element.js";

/** Makes `<tyche-tree>` known to the page; a second call, or one on a server, does nothing. */
export function defineFigure(): void {
  if (!globalThis.customElements || customElements.get("tyche-tree")) return;
  customElements.define("tyche-tree", TycheTree);
  // Paper has figures to which nobody has scrolled.
  addEventListener("beforeprint", () => {
    for (const figure of document.querySelectorAll<TycheTree>("tyche-tree")) void figure.draw();
  });
}

defineFigure();
