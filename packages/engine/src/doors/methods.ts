/**
 * Each method as a separate function with all its options, for programs that compare methods. `think` and `decide` of
 * the main entry point run the same methods by name.
 *
 * @module
 */

export * from "../hidden/index.js";
export { defined, wanted } from "../methods/settings.js";
export { decideMinimax, type MinimaxOptions, thinkMinimax } from "../minimax/think.js";
export * from "../monte-carlo/index.js";
export { unitOf } from "../opponent/unit.js";
export * from "../players/index.js";
export * from "../prob-cut/index.js";
