import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels chess --fit quiet`, but for level 7; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, evaluator: "quiet", temperature: 0.415 },
  { nodes: 200, evaluator: "quiet", temperature: 0.219 },
  { nodes: 200, evaluator: "quiet", temperature: 0.129 },
  { nodes: 200, evaluator: "quiet", temperature: 0.0665, book: true },
  { nodes: 200, evaluator: "quiet", temperature: 0.0308, book: true },
  { nodes: 200, evaluator: "quiet", temperature: 0.0144, book: true },
  { nodes: 900, evaluator: "quiet", temperature: 0.008, book: true },
  { nodes: 873, evaluator: "quiet", temperature: 0, book: true },
  { nodes: 4023, evaluator: "quiet", temperature: 0, book: true },
  { nodes: 10000, evaluator: "quiet", temperature: 0, book: true },
];
