import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels chess --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.229 },
  { nodes: 200, temperature: 0.024 },
  { nodes: 200, temperature: 0.0118 },
  { nodes: 200, temperature: 0.00541 },
  { nodes: 200, temperature: 0.00244 },
  { nodes: 200, temperature: 0.00135 },
  { nodes: 208, temperature: 0 },
  { nodes: 401, temperature: 0 },
  { nodes: 774, temperature: 0 },
  { nodes: 3000, temperature: 0 },
];
