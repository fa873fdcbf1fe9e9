import type { Level } from "@tyche/engine";

/** Set by hand to equal steps of the loss of a move; measured in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 1000, temperature: 0.7 },
  { nodes: 1000, temperature: 0.5 },
  { nodes: 1000, temperature: 0.37 },
  { nodes: 1000, temperature: 0.26 },
  { nodes: 1000, temperature: 0.17 },
  { nodes: 1000, temperature: 0.09 },
  { nodes: 1000, temperature: 0.02 },
  { nodes: 2500, temperature: 0.01 },
  { nodes: 5000, temperature: 0.01 },
  { nodes: 10_000, temperature: 0 },
];
