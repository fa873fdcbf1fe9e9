import { LEVELS, type Level } from "@tyche/engine";
import type { Estimate } from "@tyche/engine/statistics";
import { meanLosses } from "./loss/measure.js";
import { LOSS_PLANS } from "./loss/plans.js";
import { type LevelPlan, nameOf, PLANS } from "./plans.js";
import type { LevelRecord } from "./record.js";
import { strengthsOf } from "./tournament.js";

/** The source of the module with a game's levels. */
export function levelsSource({ game }: LevelPlan, seed: string, levels: readonly Level[]): string {
  const row = ({ temperature, ...limits }: Level): string => {
    const texts = Object.entries(limits).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `  { ${[...texts, `temperature: ${temperature}`].join(", ")} },`;
  };
  return `import type { Level } from "@tyche/engine";

/** Fitted to equal steps by \`npm run research -- levels ${game} --fit ${seed}\`; ratings in docs/levels.md. */
export const LEVELS: readonly Level[] = [
${levels.map(row).join("\n")}
];
`;
}

/** A column of a game's table: its heading, and a cell for random play and each level. */
interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

/** What was measured of each game, as the tables of docs/levels.md. */
export function levelsText(records: readonly LevelRecord[]): string {
  return records
    .map((record) => {
      const columns = [...lossColumns(record), ...ratingColumns(record)];
      return columns.length === 0
        ? undefined
        : `### ${record.game}\n\n${howOf(record)}\n\n${tableOf(columns)}`;
    })
    .filter((text) => text !== undefined)
    .join("\n");
}

/** What the reference was, and how much was played: one line. */
function howOf({ game, losses, rating }: LevelRecord): string {
  const losing = LOSS_PLANS.find(({ name }) => name === game);
  const plan = PLANS.find((one) => nameOf(one) === game);
  const says: string[] = [];
  if (losses && losing)
    says.push(
      `Loss per decision in ${losing.unit} by ${losing.reference}: ${losses.rows.length} positions, seed \`${losses.seed}\`.`,
    );
  if (rating && plan) {
    const { measure, rated } = plan;
    const what = measure ? `Mean ${measure.says} of ${rated} games` : `Elo from ${rated} games a pair`;
    says.push(`${what}, seed \`${rating.seed}\`.`);
  }
  return says.join(" ");
}

function tableOf(columns: readonly Column[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const names = ["random", ...LEVELS.map(String)];
  return [
    row(["level", ...columns.map(({ head }) => head)]),
    row(["---", ...columns.map(() => "---")]),
    ...names.map((name, i) => row([name, ...columns.map(({ cells }) => cells[i]!)])),
  ].join("");
}

function lossColumns({ game, losses }: LevelRecord): Column[] {
  const plan = LOSS_PLANS.find(({ name }) => name === game);
  if (!losses || !plan) return [];
  return [
    { head: "loss", cells: meanLosses(losses.rows, "loss").map((mean) => around(mean, plan.digits)) },
    {
      head: `above ${plan.large}`,
      cells: meanLosses(losses.rows, "large").map(
        ({ value, high }) => `${around({ value: 100 * value, high: 100 * high }, 1)} %`,
      ),
    },
  ];
}

function ratingColumns({ game, rating }: LevelRecord): Column[] {
  const plan = PLANS.find((one) => nameOf(one) === game);
  if (!rating || !plan) return [];
  const { measure } = plan;
  return [
    {
      head: measure ? measure.says : "Elo",
      cells: strengthsOf(rating, measure).map((estimate) => cellOf(estimate, measure?.digits)),
    },
  ];
}

/** A mean with half the width of its interval, if it has one. */
function around({ value, high }: Pick<Estimate, "value" | "high">, digits: number): string {
  const mean = value.toFixed(digits);
  return Number.isFinite(high) ? `${mean} ± ${(high - value).toFixed(digits)}` : mean;
}

function cellOf({ value, low, high }: Estimate, digits = 0): string {
  const text = (number: number): string =>
    number
      .toFixed(digits)
      .replace(/^-(?=[0.]*$)/, "")
      .replace("-", "−");
  // Equal results say nothing of how far others lie.
  return Number.isFinite(high) ? `${text(value)} [${text(low)}, ${text(high)}]` : text(value);
}
