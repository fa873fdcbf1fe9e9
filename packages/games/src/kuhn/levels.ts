import type { Level } from "@tyche/engine";

/**
 * Temperatures in chips, so that weak levels call with the lowest card now and then and never fold the highest one;
 * docs/levels.md has the expected loss of a move.
 */
export const LEVELS: readonly Level[] = [
  { nodes: 2000, temperature: 0.6 },
  { nodes: 2000, temperature: 0.45 },
  { nodes: 2000, temperature: 0.33 },
  { nodes: 2000, temperature: 0.25 },
  { nodes: 2000, temperature: 0.18 },
  { nodes: 2000, temperature: 0.13 },
  { nodes: 2000, temperature: 0.09 },
  { nodes: 2000, temperature: 0.06 },
  { nodes: 4000, temperature: 0.03 },
  { nodes: 10000, temperature: 0 },
];
