import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels pig --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.105 },
  { nodes: 200, temperature: 0.0754 },
  { nodes: 200, temperature: 0.0556 },
  { nodes: 200, temperature: 0.0414 },
  { nodes: 200, temperature: 0.0312 },
  { nodes: 200, temperature: 0.0233 },
  { nodes: 200, temperature: 0.0173 },
  { nodes: 200, temperature: 0.0128 },
  { nodes: 200, temperature: 0.00203 },
  { nodes: 3000, temperature: 0 },
];
