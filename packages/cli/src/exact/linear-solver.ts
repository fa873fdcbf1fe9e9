import type { LinearProgram, LinearSolver, Term } from "@tyche/trees/analysis";
import loadHighs from "highs";

/** HiGHS (Huangfu and Hall 2018), compiled to WebAssembly; loaded on demand. */
export async function linearSolver(): Promise<LinearSolver> {
  // Its types describe the CommonJS module; an ES import gets the loader itself.
  const load = loadHighs as typeof loadHighs & typeof loadHighs.default;
  const highs = await load();
  return (program) => {
    try {
      const { Status, Columns } = highs.solve(textOf(program), { output_flag: false });
      if (Status !== "Optimal") return undefined;
      return Array.from({ length: program.variables }, (_, i) => Columns[`x${i}`]?.Primal ?? 0);
    } catch {
      // HiGHS throws if it cannot continue: then there is no solution from it.
      return undefined;
    }
  };
}

/** Writes a program in CPLEX's LP format. */
function textOf({ variables, free, objective, rows }: LinearProgram): string {
  const lines = ["Maximize", ` goal: ${sum(objective)}`, "Subject To"];
  for (const [i, { terms, relation, right }] of rows.entries()) {
    lines.push(` r${i}: ${sum(terms)} ${relation} ${right}`);
  }
  lines.push("Bounds");
  for (let i = 0; i < variables; i++) if (free[i]) lines.push(` x${i} free`);
  lines.push("End", "");
  return lines.join("\n");
}

/** One term per line, since the format limits line length. */
function sum(terms: readonly Term[]): string {
  return terms
    .map(([variable, coefficient]) => `${coefficient < 0 ? "-" : "+"} ${Math.abs(coefficient)} x${variable}`)
    .join("\n  ");
}
