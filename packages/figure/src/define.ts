import { TycheTree } from "./element.js";

/** Makes `<tyche-tree>` known to the page; a second call, or one on a server, does nothing. */
export function defineFigure(): void {
  if (globalThis.customElements && !customElements.get("tyche-tree"))
    customElements.define("tyche-tree", TycheTree);
}

defineFigure();
