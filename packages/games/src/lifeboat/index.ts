export type { LifeboatOptions } from "./about.js";
export { entry } from "./entry.js";
export { type LifeboatAction, type LifeboatState, lifeboat } from "./rules.js";
