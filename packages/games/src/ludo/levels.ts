import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels ludo --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.0309 },
  { nodes: 200, temperature: 0.0223 },
  { nodes: 200, temperature: 0.0167 },
  { nodes: 200, temperature: 0.0123 },
  { nodes: 200, temperature: 0.00871 },
  { nodes: 200, temperature: 0.0059 },
  { nodes: 200, temperature: 0.00353 },
  { nodes: 320, temperature: 0 },
  { nodes: 565, temperature: 0 },
  { nodes: 1000, temperature: 0 },
];
