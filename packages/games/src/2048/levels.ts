import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels 2048 --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { depth: 1, temperature: 25800 },
  { depth: 1, temperature: 13200 },
  { depth: 1, temperature: 7900 },
  { depth: 1, temperature: 5400 },
  { depth: 1, temperature: 3750 },
  { depth: 1, temperature: 2550 },
  { depth: 1, temperature: 1490 },
  { depth: 1, temperature: 665 },
  { depth: 1, temperature: 360 },
  { depth: 1, temperature: 0 },
];
