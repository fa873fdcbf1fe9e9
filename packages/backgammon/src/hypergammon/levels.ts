import type { Level } from "@tyche/engine";

/**
 * Playing levels, fitted to equal steps by `npm run research -- levels hypergammon --fit ladder`; ratings are in
 * docs/levels.md.
 */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.0187 },
  { nodes: 200, temperature: 0.0113 },
  { nodes: 200, temperature: 0.00726 },
  { nodes: 200, temperature: 0.00442 },
  { nodes: 200, temperature: 0.00252 },
  { nodes: 200, temperature: 0.000839 },
  { nodes: 302, temperature: 0 },
  { nodes: 479, temperature: 0 },
  { nodes: 761, temperature: 0 },
  { nodes: 5000, temperature: 0 },
];
