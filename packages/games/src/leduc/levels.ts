import type { Level } from "@tyche/engine";

/**
 * Temperatures in chips, so that no level folds a pair; docs/levels.md has the expected loss of a move.
 */
export const LEVELS: readonly Level[] = [
  { nodes: 2000, temperature: 2 },
  { nodes: 2000, temperature: 1.5 },
  { nodes: 2000, temperature: 1.1 },
  { nodes: 2000, temperature: 0.8 },
  { nodes: 2000, temperature: 0.55 },
  { nodes: 2000, temperature: 0.38 },
  { nodes: 2000, temperature: 0.25 },
  { nodes: 2000, temperature: 0.15 },
  { nodes: 4000, temperature: 0.08 },
  { nodes: 10000, temperature: 0 },
];
