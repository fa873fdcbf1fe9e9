import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels pac-man --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 192 },
  { nodes: 200, temperature: 122 },
  { nodes: 200, temperature: 82.8 },
  { nodes: 200, temperature: 55.8 },
  { nodes: 200, temperature: 38.3 },
  { nodes: 200, temperature: 26.9 },
  { nodes: 200, temperature: 19.3 },
  { nodes: 200, temperature: 13 },
  { nodes: 200, temperature: 7.46 },
  { nodes: 1000, temperature: 0 },
];
