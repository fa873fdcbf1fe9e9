import type { Level } from "@tyche/engine";

/** Fitted to equal steps by `npm run research -- levels chess --fit quiet`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
  { nodes: 200, evaluator: "quiet", temperature: 0.415 },
  { nodes: 200, evaluator: "quiet", temperature: 0.219 },
  { nodes: 200, evaluator: "quiet", temperature: 0.129 },
  { nodes: 200, evaluator: "quiet", temperature: 0.0665 },
  { nodes: 200, evaluator: "quiet", temperature: 0.0308 },
  { nodes: 200, evaluator: "quiet", temperature: 0.0144 },
  { nodes: 200, evaluator: "quiet", temperature: 0.00782 },
  { nodes: 873, evaluator: "quiet", temperature: 0 },
  { nodes: 4023, evaluator: "quiet", temperature: 0 },
  { nodes: 10000, evaluator: "quiet", temperature: 0 },
];
