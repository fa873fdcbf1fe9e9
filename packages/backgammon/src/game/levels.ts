import type { Level } from "@tyche/engine";

/**
 * Playing levels, fitted to equal steps by `npm run research -- levels backgammon --fit ladder`; ratings are in
 * docs/levels.md.
 */
export const LEVELS: readonly Level[] = [
  { depth: 1, temperature: 0.649 },
  { depth: 1, temperature: 0.449 },
  { depth: 1, temperature: 0.324 },
  { depth: 1, temperature: 0.241 },
  { depth: 1, temperature: 0.18 },
  { depth: 1, temperature: 0.132 },
  { depth: 1, temperature: 0.0974 },
  { depth: 1, temperature: 0.0677 },
  { depth: 1, temperature: 0.0462 },
  { depth: 1, temperature: 0 },
];
