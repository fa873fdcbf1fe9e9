export { type LifeboatAction, type LifeboatOptions, type LifeboatState, lifeboat } from "./rules.js";
