import type { Level } from "@tyche/engine";

/**
 * The first two levels see single numbers, the next four also the mines that follow from them, the others count all
 * layouts; the last is the solver. Temperatures are in chances of survival. Chosen by hand; ratings in docs/levels.md.
 */
export const LEVELS: readonly Level[] = [
  ...[0.15, 0.08].map((temperature) => seeing("numbers", temperature)),
  ...[0.25, 0.18, 0.13, 0.09].map((temperature) => seeing("marks", temperature)),
  ...[0.12, 0.08, 0.03].map((temperature) => seeing("layouts", temperature)),
  { temperature: 0 },
];

function seeing(sees: "numbers" | "marks" | "layouts", temperature: number): Level {
  return { algorithm: "sight", settings: { sees }, temperature };
}
