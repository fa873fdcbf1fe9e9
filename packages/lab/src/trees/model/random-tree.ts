// Loaded when a random tree is drawn.
export { randomTree } from "@tyche/trees/random";
