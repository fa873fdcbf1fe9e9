export { entry } from "./entry.js";
export { type GoofspielOptions, goofspiel } from "./rules.js";
export type { GoofspielState } from "./state.js";
