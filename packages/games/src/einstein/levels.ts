import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels einstein --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.395 },
  { nodes: 200, temperature: 0.232 },
  { nodes: 200, temperature: 0.148 },
  { nodes: 200, temperature: 0.0976 },
  { nodes: 200, temperature: 0.0599 },
  { nodes: 200, temperature: 0.0254 },
  { nodes: 200, temperature: 0.00208 },
  { nodes: 377, temperature: 0 },
  { nodes: 1177, temperature: 0 },
  { nodes: 10000, temperature: 0 },
];
