import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels connect-four --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 2.47 },
  { nodes: 200, temperature: 0.5 },
  { nodes: 200, temperature: 0.218 },
  { nodes: 200, temperature: 0.0306 },
  { nodes: 200, temperature: 0.00998 },
  { nodes: 266, temperature: 0 },
  { nodes: 722, temperature: 0 },
  { nodes: 3739, temperature: 0 },
  { nodes: 6114, temperature: 0 },
  { nodes: 10000, temperature: 0 },
];
