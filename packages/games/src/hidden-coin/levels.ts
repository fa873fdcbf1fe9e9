import type { Level } from "@tyche/engine";

/**
 * Temperatures that are small against the 0.2 that stopping pays: from level to level fewer blind guesses;
 * docs/levels.md has the expected loss of a move.
 */
export const LEVELS: readonly Level[] = [
  { nodes: 500, temperature: 0.25 },
  { nodes: 500, temperature: 0.2 },
  { nodes: 500, temperature: 0.16 },
  { nodes: 500, temperature: 0.13 },
  { nodes: 500, temperature: 0.1 },
  { nodes: 500, temperature: 0.08 },
  { nodes: 500, temperature: 0.06 },
  { nodes: 500, temperature: 0.045 },
  { nodes: 1000, temperature: 0.03 },
  { nodes: 5000, temperature: 0 },
];
