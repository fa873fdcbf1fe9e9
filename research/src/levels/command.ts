import { type Level, measureUnit } from "@tyche/engine";
import { loadGame } from "@tyche/games";
import type { Command } from "commander";
import { type Example, type Io, saveFile, UsageError, write } from "tyche/parts";
import { inCheckout } from "../kit/root.js";
import { showProgress } from "../kit/terminal.js";
import type { AnyGame } from "./loss/judge.js";
import { LOSS_PLANS, type LossPlan } from "./loss/plans.js";
import { runLosses } from "./loss/run.js";
import { type LevelPlan, nameOf, PLANS, SOFTNESS } from "./plans.js";
import { type LevelRecord, type Losses, readRecord, type Tournament, writeRecord } from "./record.js";
import { FIRST_STEP, levelsAt, smoothed } from "./steps.js";
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

export const examples: readonly Example[] = [
  { say: "the levels of Pig, as they were measured", type: "npm run research -- levels pig" },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Fits the ten levels of opponents in a game to equal steps, rates them on other seeds, and measures what they lose by an independent reference. All results are kept in research/levels/NAME.json: a stopped run continues from there. In the end it prints the tables of docs/levels.md.",
    )
    .argument("[games...]", `Of ${RECORDS.join(", ")}. Default: all.`)
    .option(
      "--fit <SEED>",
      "Rate a ladder of rungs and derive ten levels from it, written to levels.ts in the game's folder.",
    )
    .option("--rate <SEED>", "Rate the ten levels and random play, on another seed.")
    .option(
      "--loss <SEED>",
      "Measure the expected loss of every level per decision, and the share of large losses.",
    )
    .option("--again", "Start over instead of continuing.")
    .action((games: readonly string[], options: Options) => act(games, options, io));
}

async function act(names: readonly string[], options: Options, io: Io): Promise<void> {
  const unknown = names.find((name) => !RECORDS.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      "levels-no-plan",
      { game: unknown, all: RECORDS },
      `there is no plan of levels for "${unknown}"; choose one of ${RECORDS.join(", ")}`,
    );
  for (const [option, seed, possible] of [
    ["fit", options.fit, PLANS.filter(({ folder }) => folder !== undefined).map(nameOf)],
    ["rate", options.rate, PLANS.map(nameOf)],
    ["loss", options.loss, LOSS_PLANS.map(({ name }) => name)],
  ] as const) {
    const without = seed === undefined ? undefined : names.find((name) => !possible.includes(name));
    if (without !== undefined)
      throw new UsageError(
        "levels-no-such-plan",
        { game: without, option, all: possible },
        `there is no plan to --${option} the levels of ${without}; choose one of ${possible.join(", ")}`,
      );
  }
  const records: LevelRecord[] = [];
  for (const name of RECORDS.filter((one) => names.length === 0 || names.includes(one))) {
    let record = await readRecord(name);
    const plan = PLANS.find((one) => nameOf(one) === name);
    const losing = LOSS_PLANS.find((one) => one.name === name);
    if (plan && options.fit !== undefined && plan.folder !== undefined)
      record = await fit(plan, plan.folder, record, options.fit, options, io);
    if (plan && options.rate !== undefined) record = await rate(plan, record, options.rate, options, io);
    if (losing && options.loss !== undefined) record = await lose(losing, record, options.loss, options, io);
    records.push(record);
  }
  await write(io.stdout, levelsText(records));
}

async function fit(
  plan: LevelPlan,
  folder: string,
  record: LevelRecord,
  seed: string,
  { again }: Options,
  io: Io,
): Promise<LevelRecord> {
  const { game } = await loadGame(plan.game, plan.options);
  const begun = again ? undefined : sameSeed(record.fit, seed, "--fit");
  const played = await playAll(
    begun ?? { seed, players: await ladderOf(game, plan), meetings: [] },
    (fit) => writeRecord({ ...record, fit }),
    game,
    plan,
    plan.fitted,
    io,
  );
  await keepLevels(plan, folder, seed, fittedLevels(plan, played));
  return { ...record, fit: played };
}

/** A file in the game's folder. */
async function keepLevels(
  plan: LevelPlan,
  folder: string,
  seed: string,
  levels: readonly Level[],
): Promise<void> {
  await saveFile(inCheckout(`packages/games/src/${folder}/levels.ts`), [levelsSource(plan, seed, levels)]);
}

/** The ten levels derived from a ladder. */
function fittedLevels({ measure, first = FIRST_STEP }: LevelPlan, fit: Tournament): Level[] {
  const [random, ...rungs] = strengthsOf(fit, measure).map(({ value }) => value);
  // The first rung at temperature 0 ends the curve of the others, since its search limits are the same.
  const end = 1 + fit.players.findIndex(({ temperature }) => temperature === 0);
  const strengths = [random!, ...smoothed(rungs.slice(0, end)), ...rungs.slice(end)];
  return levelsAt(fit.players, strengths, measure ? 0 : first);
}

async function rate(
  plan: LevelPlan,
  record: LevelRecord,
  seed: string,
  { again }: Options,
  io: Io,
): Promise<LevelRecord> {
  const { game } = await loadGame(plan.game, plan.options);
  if (plan.folder !== undefined && !record.fit)
    throw new UsageError(
      "levels-not-fitted",
      { game: plan.game },
      `the levels of ${plan.game} are not fitted yet; add --fit`,
    );
  const players = record.fit ? fittedLevels(plan, record.fit) : game.levels!;
  // The game contains the levels that are rated, even if the plan would now derive others from the ladder.
  if (record.fit) await keepLevels(plan, plan.folder!, record.fit.seed, players);
  const begun = (again ? undefined : sameSeed(record.rating, seed, "--rate")) ?? {
    seed,
    players,
    meetings: [],
  };
  if (JSON.stringify(begun.players) !== JSON.stringify(players))
    throw new UsageError(
      "levels-other-rated",
      { game: plan.game },
      `other levels of ${plan.game} were rated; start over with --again`,
    );
  const keep = (rating: Tournament): Promise<void> => writeRecord({ ...record, rating });
  return { ...record, rating: await playAll(begun, keep, game, plan, plan.rated, io) };
}

async function lose(
  plan: LossPlan,
  record: LevelRecord,
  seed: string,
  { again }: Options,
  io: Io,
): Promise<LevelRecord> {
  const named = await loadGame(plan.game, plan.options);
  const { levels } = named.game;
  const isOther = JSON.stringify(record.losses?.levels) !== JSON.stringify(levels);
  const begun = again || isOther ? undefined : sameSeed(record.losses, seed, "--loss");
  let losses: Losses = begun ?? { seed, ...(levels && { levels }), rows: [] };
  const steps = runLosses(named, plan, losses);
  for (;;) {
    const step = await steps.next();
    if (step.done) {
      if (!step.value) await write(io.stderr, `${plan.name}: ${plan.reference} is not installed; skipped\n`);
      break;
    }
    losses = step.value;
    await writeRecord({ ...record, losses });
    showProgress(io, `${plan.name}, ${losses.rows.length} of ${plan.positions} decisions`);
  }
  showProgress(io);
  return { ...record, losses };
}

/** @throws UsageError if the recorded results have a different seed */
function sameSeed<Kept extends { readonly seed: string }>(
  kept: Kept | undefined,
  seed: string,
  option: string,
): Kept | undefined {
  if (kept && kept.seed !== seed)
    throw new UsageError(
      "levels-other-seed",
      { option, seed: kept.seed },
      `${option} was started with the seed "${kept.seed}"; give this seed, or start over with --again`,
    );
  return kept;
}

async function playAll(
  begun: Tournament,
  keep: (played: Tournament) => Promise<void>,
  game: AnyGame,
  plan: LevelPlan,
  games: number,
  io: Io,
): Promise<Tournament> {
  let played = begun;
  for await (const next of playTournament(game, begun, games, plan.opening)) {
    played = next;
    await keep(played);
    showProgress(io, `${nameOf(plan)}, ${played.meetings.length} meetings`);
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
