import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels connect-four --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 1.95 },
  { nodes: 200, temperature: 0.711 },
  { nodes: 200, temperature: 0.365 },
  { nodes: 200, temperature: 0.192 },
  { nodes: 200, temperature: 0.0439 },
  { nodes: 200, temperature: 0.0144 },
  { nodes: 200, temperature: 0.00556 },
  { nodes: 463, temperature: 0 },
  { nodes: 1646, temperature: 0 },
  { nodes: 10000, temperature: 0 },
];
