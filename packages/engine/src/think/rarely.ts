/** What few calls of `think` need, so that bundlers make one chunk of it. */
export { tabledDecision } from "../decision/tabled.js";
export { thinkBeforeRoll } from "./before-roll.js";
