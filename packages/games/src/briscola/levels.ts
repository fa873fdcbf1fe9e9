import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels briscola --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, temperature: 0.724 },
  { nodes: 200, temperature: 0.566 },
  { nodes: 200, temperature: 0.425 },
  { nodes: 200, temperature: 0.292 },
  { nodes: 200, temperature: 0.0409 },
  { nodes: 219, temperature: 0 },
  { nodes: 338, temperature: 0 },
  { nodes: 523, temperature: 0 },
  { nodes: 826, temperature: 0 },
  { nodes: 2500, temperature: 0 },
];
