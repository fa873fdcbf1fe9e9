import { type Game, type Level, measureUnit } from "@tyche/engine";
import { loadGame } from "@tyche/games";
import type { Command } from "commander";
import { type Example, type Io, saveFile, UsageError, write } from "tyche/parts";
import { inCheckout } from "../kit/root.js";
import { showProgress } from "../kit/terminal.js";
import { type LevelPlan, PLANS, SOFTNESS } from "./plans.js";
import { type LevelRecord, readRecord, type Tournament, writeRecord } from "./record.js";
import { FIRST_STEP, levelsAt, smoothed } from "./steps.js";
import { levelsSource, type Rated, ratingsText } from "./text.js";
import { playTournament, strengthsOf } from "./tournament.js";

interface Options {
  readonly fit?: string;
  readonly rate?: string;
  readonly again?: boolean;
}

export const examples: readonly Example[] = [
  { say: "the ratings of the levels of Pig, as they were found", type: "npm run research -- levels pig" },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Fits the ten levels of opponents in a game to equal steps and rates them on other seeds. Everything played stands in research/levels/GAME.json: a run that was stopped goes on from there. In the end it prints the tables of research/notes/levels.md.",
    )
    .argument(
      "[games...]",
      `Of ${PLANS.map(({ game }) => game).join(", ")}; all of them where none is named.`,
    )
    .option(
      "--fit <SEED>",
      "Rate a ladder of rungs and take ten levels from it, kept as levels.ts in the game's folder.",
    )
    .option("--rate <SEED>", "Rate the ten levels and a player at random, on another seed.")
    .option("--again", "Begin anew in place of going on.")
    .action((games: readonly string[], options: Options) => act(games, options, io));
}

async function act(names: readonly string[], options: Options, io: Io): Promise<void> {
  const unknown = names.find((name) => PLANS.every(({ game }) => game !== name));
  if (unknown !== undefined)
    throw new UsageError(
      "levels-no-plan",
      { game: unknown, all: PLANS.map(({ game }) => game) },
      `there is no plan of levels for "${unknown}"; choose one of ${PLANS.map(({ game }) => game).join(", ")}`,
    );
  const found: Rated[] = [];
  for (const plan of PLANS.filter(({ game }) => names.length === 0 || names.includes(game))) {
    const { game } = await loadGame(plan.game);
    const kept = await readRecord(plan.game);
    const record: LevelRecord = options.again
      ? { game: kept.game, ...(options.fit === undefined && kept.fit && { fit: kept.fit }) }
      : kept;
    const fitted = options.fit === undefined ? record : await fit(game, plan, record, options.fit, io);
    const rated = options.rate === undefined ? fitted : await rate(game, plan, fitted, options.rate, io);
    if (rated.rating) found.push({ plan, rating: rated.rating });
  }
  await write(io.stdout, ratingsText(found));
}

async function fit(
  game: Game<unknown, unknown>,
  plan: LevelPlan,
  record: LevelRecord,
  seed: string,
  io: Io,
): Promise<LevelRecord> {
  const begun = sameSeed(record.fit, seed, "--fit") ?? {
    seed,
    players: await ladderOf(game, plan),
    meetings: [],
  };
  const played = await playAll(begun, (fit) => writeRecord({ ...record, fit }), game, plan, "fit", io);
  await keepLevels(plan, seed, fittedLevels(plan, played));
  return { ...record, fit: played };
}

/** A file in the game's folder. */
async function keepLevels(plan: LevelPlan, seed: string, levels: readonly Level[]): Promise<void> {
  await saveFile(inCheckout(`packages/games/src/${plan.folder}/levels.ts`), [
    levelsSource(plan, seed, levels),
  ]);
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
  game: Game<unknown, unknown>,
  plan: LevelPlan,
  record: LevelRecord,
  seed: string,
  io: Io,
): Promise<LevelRecord> {
  if (!record.fit)
    throw new UsageError(
      "levels-not-fitted",
      { game: plan.game },
      `the levels of ${plan.game} are not fitted yet; add --fit`,
    );
  const players = fittedLevels(plan, record.fit);
  // The game contains the levels that are rated, even if the plan would now derive others from the ladder.
  await keepLevels(plan, record.fit.seed, players);
  const begun = sameSeed(record.rating, seed, "--rate") ?? { seed, players, meetings: [] };
  if (JSON.stringify(begun.players) !== JSON.stringify(players))
    throw new UsageError(
      "levels-other-rated",
      { game: plan.game },
      `other levels of ${plan.game} were rated; start over with --again`,
    );
  const rating = await playAll(
    begun,
    (rating) => writeRecord({ ...record, rating }),
    game,
    plan,
    "rating",
    io,
  );
  return { ...record, rating };
}

/** @throws UsageError if the recorded games have a different seed */
function sameSeed(played: Tournament | undefined, seed: string, option: string): Tournament | undefined {
  if (played && played.seed !== seed)
    throw new UsageError(
      "levels-other-seed",
      { option, seed: played.seed },
      `${option} was started with the seed "${played.seed}"; give this seed, or start over with --again`,
    );
  return played;
}

async function playAll(
  begun: Tournament,
  keep: (played: Tournament) => Promise<void>,
  game: Game<unknown, unknown>,
  plan: LevelPlan,
  kind: "fit" | "rating",
  io: Io,
): Promise<Tournament> {
  const games = kind === "fit" ? plan.fitted : plan.rated;
  let played = begun;
  for await (const next of playTournament(game, begun, games, plan.opening)) {
    played = next;
    await keep(played);
    showProgress(io, `${plan.game}, ${played.meetings.length} meetings`);
  }
  showProgress(io);
  return played;
}

/** From nearly random to strongest: first falling temperature, then growing search limits. */
async function ladderOf(
  game: Game<unknown, unknown>,
  { looks, sure, softness = SOFTNESS }: LevelPlan,
): Promise<Level[]> {
  const unit = (await measureUnit(game, looks))!;
  return [
    ...softness.map((units) => ({ ...looks, temperature: Number((units * unit).toPrecision(3)) })),
    ...sure.map((most) => ({ ...most, temperature: 0 })),
  ];
}
