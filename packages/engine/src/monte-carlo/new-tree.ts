import type { Facts } from "../contract/facts.js";
import { componentsOf, MONTE_CARLO, type MonteCarloOptions } from "./settings.js";
import { Tree } from "./tree.js";

/** Nodes reserved per requested simulation: few trees have fewer. */
const NODES_EXPECTED = 1.5;

/** Bytes in a megabyte. */
const MEGABYTE = 2 ** 20;

/**
 * A tree without nodes, for a game with these facts.
 *
 * @param wordsOfPlace words of a saved position; 0 if none is saved
 */
export function newTree(facts: Facts, options: MonteCarloOptions<never>, wordsOfPlace = 0): Tree {
  const { memory = MONTE_CARLO.memory, simulations = 0 } = options;
  return new Tree(componentsOf(facts), memory * MEGABYTE, wordsOfPlace, NODES_EXPECTED * simulations);
}
