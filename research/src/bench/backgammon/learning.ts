import { seededChance } from "@tyche/engine";
import { loadTrainers } from "@tyche/games";
import { savedNetworkEvaluator } from "@tyche/games/backgammon";
import { bestOf, Lookahead } from "@tyche/games/backgammon/analysis";
import { encodeModel } from "@tyche/learn";
import { lossOf } from "../../backgammon/loss.js";
import { backgammonReference } from "../../backgammon/positions.js";
import type { Report, Row } from "../../kit/report.js";

/** Mean loss per decision, in thousandths of a point, of pubeval, G. Tesauro's linear player of 1993. */
const PUBEVAL = 33.6;
/** The settings in research/notes/backgammon.md. */
const SETTINGS = { seed: 1, hidden: [128], rate: [0.01, 0.01], lambda: 0.5 } as const;
const LAP = 5000;
/** Number of games after which training gives up. */
const MOST_GAMES = 400_000;
const SECONDS = 300;

export function bench(): Promise<Report> {
  return benchLearning({});
}

/**
 * Trains a backgammon network from scratch until it plays better than pubeval by two standard errors, and reports how
 * long it took to reach pubeval's strength, and to exceed it.
 */
export async function benchLearning({ goal = PUBEVAL, lap = LAP, most = MOST_GAMES }): Promise<Report> {
  const reference = backgammonReference();
  const entry = (await loadTrainers("backgammon")).find(({ evaluator }) => evaluator === "network")!;
  const course = await entry.create({ ...SETTINGS, games: most, every: lap });
  const rows: Row[] = [];
  const milestones = [
    { what: `less than ${goal} mp`, errors: 0, seconds: Number.POSITIVE_INFINITY },
    { what: "that by two standard errors", errors: 2, seconds: Number.POSITIVE_INFINITY },
  ];
  let ms = 0;
  let wall = 0;
  let clock = performance.now();
  let cpu = process.cpuUsage();
  for await (const { games } of course.run()) {
    const { user, system } = process.cpuUsage(cpu);
    ms += (user + system) / 1000;
    wall += performance.now() - clock;
    const { mean, error } = lossOfModel(encodeModel(course.model()), reference);
    rows.push({
      what: `${games.toLocaleString("en")} games: ${mean.toFixed(1)} ± ${error.toFixed(1)} mp`,
      ms,
      wall,
    });
    for (const milestone of milestones) {
      if (mean + milestone.errors * error < goal) milestone.seconds = Math.min(milestone.seconds, ms / 1000);
    }
    if (milestones.every(({ seconds }) => seconds < Number.POSITIVE_INFINITY)) break;
    // The time for testing is not counted.
    clock = performance.now();
    cpu = process.cpuUsage();
  }
  const speed = Math.round((1000 * course.games) / ms).toLocaleString("en");
  return {
    name: "learning",
    about: `a backgammon network of ${SETTINGS.hidden} hidden units learns from nothing on one thread; what it loses a decision by static play in thousandths of a point, mean ± one standard error over ${reference.length} natural positions judged by GNU Backgammon at 2 ply. Pubeval loses ${PUBEVAL} on such positions. Times are of learning alone.`,
    rows,
    goals: milestones.map(({ what, seconds }) => ({
      what: `seconds of CPU to ${what}`,
      figure: seconds,
      atMost: SECONDS,
    })),
    notes: [`${speed} games a second of CPU.`],
  };
}

function lossOfModel(model: Uint8Array, reference: ReturnType<typeof backgammonReference>) {
  const lookahead = new Lookahead(savedNetworkEvaluator("learned", model, "float"));
  const chance = seededChance("learning");
  return lossOf(reference, (points, dice) => bestOf(lookahead.rank(points, dice, 1), chance).points);
}
