import type { Facts } from "../contract/facts.js";
import { componentsOf, MONTE_CARLO, type MonteCarloOptions } from "./settings.js";
import { Tree } from "./tree.js";

/** Nodes for which there is room at first for each simulation that is asked for: few trees have less. */
const NODES_EXPECTED = 1.5;

/** Bytes in a megabyte. */
const MEGABYTE = 2 ** 20;

/**
 * A tree with no node yet, for a game with these facts.
 *
 * @param wordsOfPlace words that a saved place of the position takes; 0 where none is saved
 */
export function newTree(facts: Facts, options: MonteCarloOptions<never>, wordsOfPlace = 0): Tree {
  const { memory = MONTE_CARLO.memory, simulations = 0 } = options;
  return new Tree(componentsOf(facts), memory * MEGABYTE, wordsOfPlace, NODES_EXPECTED * simulations);
}
