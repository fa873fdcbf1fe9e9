import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels pac-man --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 188 },
  { nodes: 200, temperature: 113 },
  { nodes: 200, temperature: 74.5 },
  { nodes: 200, temperature: 54.7 },
  { nodes: 200, temperature: 40.2 },
  { nodes: 200, temperature: 29 },
  { nodes: 200, temperature: 19 },
  { nodes: 200, temperature: 11.3 },
  { nodes: 200, temperature: 5.66 },
  { nodes: 1000, temperature: 0 },
];
