import { FIRST_STEP, ladderLevels } from "@tyche/arena";
import { type Level, measureUnit } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { Argument, type Command } from "commander";
import { type Examples, type Io, saveFile, UsageError, write } from "tyche/parts";
import { inCheckout } from "../kit/root.js";
import { showProgress } from "../kit/terminal.js";
import type { AnyGame } from "./loss/judge.js";
import { LOSS_PLANS, type LossPlan } from "./loss/plans.js";
import { type Losses, runLosses } from "./loss/run.js";
import { type LevelPlan, nameOf, PLANS, SOFTNESS } from "./plans.js";
import { type LevelRecord, readRecord, type Tournament, writeRecord } from "./record.js";
import { levelsSource, levelsText } from "./text.js";
import { playTournament, strengthsOf } from "./tournament.js";

interface Options {
  readonly fit?: string;
  readonly rate?: string;
  readonly loss?: string;
  readonly again?: boolean;
}

/** The records of all games, in the order of the tables. */
export const RECORDS: readonly string[] = [
  ...new Set([...PLANS.map(nameOf), ...LOSS_PLANS.map(({ name }) => name)]),
];

export const examples: Examples = {
  "the levels of Pig, as they were measured": "npm run research -- levels pig",
};

export function register(command: Command, io: Io): void {
  command
    .description(
      "Fits the ten levels of opponents in a game to equal steps, rates them on other seeds, and measures what they lose by an independent reference. All results are kept in research/levels/NAME.json: a stopped run continues from there. In the end it prints the tables of docs/levels.md.",
    )
    .addArgument(new Argument("[games...]", "Default: all.").choices(RECORDS))
    .option("--fit <SEED>", "Rate a ladder of rungs and write ten levels to levels.ts in the game's folder.")
    .option("--rate <SEED>", "Rate the levels that the game has and random play, on another seed.")
    .option("--loss <SEED>", "Measure what every level loses per decision, and the share of large losses.")
    .option("--again", "Start over instead of continuing.")
    .action((games: readonly string[], options: Options) => act(games, options, io));
}

async function act(names: readonly string[], options: Options, io: Io): Promise<void> {
  const records: LevelRecord[] = [];
  for (const name of RECORDS.filter((one) => names.length === 0 || names.includes(one))) {
    const run: Run = { name, again: options.again === true, io };
    let record = await readRecord(name);
    const plan = PLANS.find((one) => nameOf(one) === name);
    const losing = LOSS_PLANS.find((one) => one.name === name);
    const refitted = plan?.folder !== undefined && options.fit !== undefined;
    if (refitted) record = await fit(run, plan, record, options.fit);
    if (plan && options.rate !== undefined) record = await rate(run, plan, record, options.rate, refitted);
    if (losing && options.loss !== undefined) record = await lose(run, losing, record, options.loss);
    records.push(record);
  }
  await write(io.stdout, levelsText(records));
}

interface Run {
  readonly name: string;
  readonly again: boolean;
  readonly io: Io;
}

async function fit(run: Run, plan: LevelPlan, record: LevelRecord, seed: string): Promise<LevelRecord> {
  const { game } = await loadGame(plan.game, plan.options);
  const begun = keptOf(run, record.fit, seed) ?? { seed, players: await ladderOf(game, plan), meetings: [] };
  const keep = (fit: Tournament): Promise<void> => writeRecord({ ...record, fit });
  const played = await playAll(run, begun, keep, game, plan, plan.fitted);
  await keepLevels(plan, seed, fittedLevels(plan, played));
  return { ...record, fit: played };
}

/** A file in the game's folder. */
async function keepLevels(plan: LevelPlan, seed: string, levels: readonly Level[]): Promise<void> {
  const file = inCheckout(`packages/${plan.folder}/levels.ts`);
  await saveFile(file, [levelsSource(plan, seed, levels)]);
}

/** The ten levels derived from a ladder. */
function fittedLevels({ measure, first = FIRST_STEP }: LevelPlan, fit: Tournament): Level[] {
  const strengths = strengthsOf(fit, measure).map(({ value }) => value);
  return ladderLevels(fit.players, strengths, measure ? 0 : first);
}

/** @param refitted whether this call has fitted the levels: the game was loaded with those before */
async function rate(
  run: Run,
  plan: LevelPlan,
  record: LevelRecord,
  seed: string,
  refitted: boolean,
): Promise<LevelRecord> {
  const { game } = await loadGame(plan.game, plan.options);
  const players = refitted ? fittedLevels(plan, record.fit!) : game.levels;
  if (!players) throw refusal(run, "are not fitted yet; add --fit");
  const begun = keptOf(run, record.rating, seed) ?? { seed, players, meetings: [] };
  if (JSON.stringify(begun.players) !== JSON.stringify(players))
    throw refusal(run, "were others when they were rated; start over with --again");
  const keep = (rating: Tournament): Promise<void> => writeRecord({ ...record, rating });
  return { ...record, rating: await playAll(run, begun, keep, game, plan, plan.rated) };
}

async function lose(run: Run, plan: LossPlan, record: LevelRecord, seed: string): Promise<LevelRecord> {
  const named = await loadGame(plan.game, plan.options);
  const { levels } = named.game;
  const isOther = JSON.stringify(record.losses?.levels) !== JSON.stringify(levels);
  const begun = isOther ? undefined : keptOf(run, record.losses, seed);
  let losses: Losses = begun ?? { seed, ...(levels && { levels }), rows: [] };
  const steps = runLosses(named, plan, losses);
  let step = await steps.next();
  for (; !step.done; step = await steps.next()) {
    losses = step.value;
    await writeRecord({ ...record, losses });
    showProgress(run.io, `${plan.name}, ${losses.rows.length} of ${plan.positions} decisions`);
  }
  showProgress(run.io);
  if (!step.value) await write(run.io.stderr, `${plan.name}: ${plan.reference} is not installed; skipped\n`);
  return { ...record, losses };
}

/** What is recorded, to be continued. @throws UsageError if it has another seed */
function keptOf<Kept extends { readonly seed: string }>(
  run: Run,
  kept: Kept | undefined,
  seed: string,
): Kept | undefined {
  if (!kept || run.again) return undefined;
  if (kept.seed === seed) return kept;
  throw refusal(run, `were measured with the seed "${kept.seed}"; give it, or start over with --again`);
}

function refusal({ name }: Run, why: string): UsageError {
  return new UsageError("levels-refused", { name }, `the levels of ${name} ${why}`);
}

async function playAll(
  { name, io }: Run,
  begun: Tournament,
  keep: (played: Tournament) => Promise<void>,
  game: AnyGame,
  plan: LevelPlan,
  games: number,
): Promise<Tournament> {
  let played = begun;
  for await (const next of playTournament(game, begun, games, plan.opening)) {
    played = next;
    await keep(played);
    showProgress(io, `${name}, ${played.meetings.length} meetings`);
  }
  showProgress(io);
  return played;
}

/** From nearly random to strongest: first falling temperature, then growing search limits. */
async function ladderOf(game: AnyGame, { looks, sure, softness = SOFTNESS }: LevelPlan): Promise<Level[]> {
  const unit = (await measureUnit(game, looks))!;
  return [
    ...softness.map((units) => ({ ...looks, temperature: Number((units * unit).toPrecision(3)) })),
    ...sure.map((most) => ({ ...most, temperature: 0 })),
  ];
}
