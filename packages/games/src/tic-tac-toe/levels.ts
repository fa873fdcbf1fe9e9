import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels tic-tac-toe --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 5.78 },
  { nodes: 200, temperature: 1.81 },
  { nodes: 200, temperature: 1.03 },
  { nodes: 200, temperature: 0.748 },
  { nodes: 200, temperature: 0.555 },
  { nodes: 200, temperature: 0.419 },
  { nodes: 200, temperature: 0.313 },
  { nodes: 200, temperature: 0.219 },
  { nodes: 200, temperature: 0.11 },
  { nodes: 3000, temperature: 0 },
];
