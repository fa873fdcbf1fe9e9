export { entry } from "./entry.js";
export { type LifeboatAction, type LifeboatOptions, type LifeboatState, lifeboat } from "./rules.js";
