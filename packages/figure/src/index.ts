/** The element `<tyche-tree>`: importing this makes it known to the page. */
export type { Answer } from "./asking.js";
export { defineFigure } from "./define.js";
export { TycheTree } from "./element.js";
