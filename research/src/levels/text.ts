import { LEVELS, type Level } from "@tyche/engine";
import type { Estimate } from "@tyche/engine/statistics";
import type { LevelPlan } from "./plans.js";
import type { Tournament } from "./record.js";
import { strengthsOf } from "./tournament.js";

/** The source of the module with a game's levels. */
export function levelsSource({ game }: LevelPlan, seed: string, levels: readonly Level[]): string {
  const row = ({ nodes, depth, temperature }: Level): string =>
    `  { ${[
      ...(nodes === undefined ? [] : [`nodes: ${nodes}`]),
      ...(depth === undefined ? [] : [`depth: ${depth}`]),
      `temperature: ${temperature}`,
    ].join(", ")} },`;
  return `import type { Level } from "@tyche/engine";

/** Fitted to equal steps by \`npm run research -- levels ${game} --fit ${seed}\`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
${levels.map(row).join("\n")}
];
`;
}

/** The results for a game. */
export interface Rated {
  readonly plan: LevelPlan;
  readonly rating: Tournament;
}

/** Games side by side in a table. */
const COLUMNS = 4;

/** Ratings with intervals, as tables of research/notes/levels.md: games with Elo ratings, then one-player games. */
export function ratingsText(rated: readonly Rated[]): string {
  const isSolo = ({ plan }: Rated): boolean => plan.measure !== undefined;
  return [rated.filter((one) => !isSolo(one)), rated.filter(isSolo)]
    .flatMap((kind) =>
      Array.from({ length: Math.ceil(kind.length / COLUMNS) }, (_, i) =>
        tableOf(kind.slice(i * COLUMNS, (i + 1) * COLUMNS)),
      ),
    )
    .join("\n");
}

function tableOf(rated: readonly Rated[]): string {
  const columns = rated.map(({ plan: { measure }, rating }) => {
    const [random, ...levels] = strengthsOf(rating, measure);
    return [...levels, random!].map((estimate) => cellOf(estimate, measure?.digits));
  });
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const heads = rated.map(({ plan: { game, measure } }) => (measure ? `${game}, ${measure.says}` : game));
  const names = [...LEVELS.map(String), "random"];
  return [
    row(["level", ...heads]),
    row(["---", ...heads.map(() => "---")]),
    ...names.map((name, i) => row([name, ...columns.map((column) => column[i]!)])),
  ].join("");
}

function cellOf({ value, low, high }: Estimate, digits = 0): string {
  const text = (number: number): string =>
    number
      .toFixed(digits)
      .replace(/^-(?=[0.]*$)/, "")
      .replace("-", "−");
  return `${text(value)} [${text(low)}, ${text(high)}]`;
}
