import { loadGame } from "@tyche/registry";
import { Argument, type Command } from "commander";
import { type Examples, type Io, saveFile, table, write } from "tyche/parts";
import { inCheckout, readJson } from "../kit/root.js";
import { showProgress } from "../kit/terminal.js";
import { type Measured, runJudged } from "../levels/loss/run.js";
import { type ErrorRow, type EvaluatorErrors, errorsAt, evaluatorErrors } from "./measure.js";
import { ERROR_PLANS, type ErrorPlan } from "./plans.js";

/** Milliseconds between two writes. */
const SAVED_MS = 5000;

type Errors = Measured<ErrorRow>;

export const examples: Examples = {
  "the errors of EinStein's evaluators, as they were measured": "npm run research -- errors einstein",
};

export function register(command: Command, io: Io): void {
  command
    .description(
      "Measures how far the differences of two actions' values are off by a much better judge: the differenceErrors of the games. All results are kept in research/errors/NAME.json: a stopped run continues from there. In the end it prints the error that 95 % of the positions stay below.",
    )
    .addArgument(new Argument("[games...]", "Default: all.").choices(ERROR_PLANS.map(({ name }) => name)))
    .option("--measure <SEED>", "Measure what is not measured yet; another seed starts over.")
    .action((names: readonly string[], options: { readonly measure?: string }) =>
      act(names, options.measure, io),
    );
}

async function act(names: readonly string[], seed: string | undefined, io: Io): Promise<void> {
  const rows: string[][] = [];
  for (const plan of ERROR_PLANS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const errors = seed === undefined ? await readJson<Errors>(fileOf(plan)) : await measure(plan, seed, io);
    for (const [evaluator, deepest] of Object.entries(plan.evaluators))
      for (let depth = 1; depth <= deepest; depth++) {
        const found = errors && evaluatorErrors(errors.rows, evaluator, depth);
        if (found) rows.push([plan.name, evaluator, `${depth}`, ...cellsOf(found), plan.reference]);
      }
  }
  const found = ["positions", "pairs", "95 % error", "interval", "judged", "wrong"];
  const heads = ["game", "evaluator", "depth", ...found, "judge"];
  await write(io.stdout, rows.length === 0 ? "" : table(heads, rows));
}

function cellsOf({ positions, count, judged, wrong, ...rest }: EvaluatorErrors): string[] {
  const [error, low, high] = [rest.error, rest.low, rest.high].map((each) => each.toPrecision(3));
  const shares = [judged, wrong].map((share) => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(1)}%`));
  return [`${positions}`, `${count}`, error!, `${low} to ${high}`, ...shares];
}

const fileOf = ({ name }: ErrorPlan): string => inCheckout(`research/errors/${name}.json`);

async function measure(plan: ErrorPlan, seed: string, io: Io): Promise<Errors | undefined> {
  const kept = await readJson<Errors>(fileOf(plan));
  let errors: Errors = kept?.seed === seed ? kept : { seed, rows: [] };
  const named = await loadGame(plan.game, plan.options);
  const steps = runJudged(named, plan, errors, async (state, values, at): Promise<ErrorRow | undefined> => {
    const found = await errorsAt(named.game, state, values, plan);
    return found && { at, ...found };
  });
  const keep = (): Promise<void> => {
    const lines = errors.rows.map((row) => `\n    ${JSON.stringify(row)}`).join(",");
    const head = `  "seed": ${JSON.stringify(seed)},\n  "looked": ${errors.looked ?? 0},\n`;
    return saveFile(fileOf(plan), [`{\n${head}  "rows": [${lines}\n  ]\n}\n`]);
  };
  let saved = performance.now();
  for (let step = await steps.next(); !step.done; step = await steps.next()) {
    errors = step.value;
    showProgress(io, `${plan.name}, ${errors.rows.length} of ${plan.positions} positions`);
    if (performance.now() - saved < SAVED_MS) continue;
    await keep();
    saved = performance.now();
  }
  await keep();
  showProgress(io);
  return errors;
}
