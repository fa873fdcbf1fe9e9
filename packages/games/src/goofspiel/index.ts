export type { GoofspielOptions } from "./about.js";
export { entry } from "./entry.js";
export { goofspiel } from "./rules.js";
export type { GoofspielState } from "./state.js";
