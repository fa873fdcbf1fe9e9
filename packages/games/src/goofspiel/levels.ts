import type { Level } from "@tyche/engine";

/**
 * Temperatures in points, for four cards: from level to level bids lose less on average (docs/levels.md). Fewer nodes
 * would not see the end of the game.
 */
export const LEVELS: readonly Level[] = [
  { nodes: 10000, temperature: 2 },
  { nodes: 10000, temperature: 1.4 },
  { nodes: 10000, temperature: 1 },
  { nodes: 10000, temperature: 0.7 },
  { nodes: 10000, temperature: 0.5 },
  { nodes: 10000, temperature: 0.36 },
  { nodes: 10000, temperature: 0.25 },
  { nodes: 10000, temperature: 0.16 },
  { nodes: 10000, temperature: 0.08 },
  { nodes: 20000, temperature: 0 },
];
