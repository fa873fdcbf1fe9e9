import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels 2048 --fit ladder`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { depth: 1, temperature: 16100 },
  { depth: 1, temperature: 7960 },
  { depth: 1, temperature: 4720 },
  { depth: 1, temperature: 3060 },
  { depth: 1, temperature: 1850 },
  { depth: 1, temperature: 1200 },
  { depth: 1, temperature: 814 },
  { depth: 1, temperature: 532 },
  { depth: 1, temperature: 306 },
  { depth: 1, temperature: 0 },
];
