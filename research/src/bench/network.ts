import {
  type CubeState,
  cubeGame,
  MoveGenerator,
  OUTCOME_COUNT,
  type OutcomeEvaluator,
  type Precision,
  savedNetworkEvaluator,
  shippedEvaluator,
  shippedNetworkEvaluator,
} from "@tyche/backgammon";
import { bestOf, cubeAdvice, Lookahead } from "@tyche/backgammon/analysis";
import { seededChance } from "@tyche/engine";
import { encodeModel } from "@tyche/learn";
import { loadTrainers } from "@tyche/registry";
import { backgammonReference, lossOf, type ReferencePosition } from "../kit/backgammon-reference.js";
import { cpuOf, leastOf, type Report, type Row, speedRow } from "../kit/report.js";

const DEPTHS = [1, 2, 3];
/** Positions whose rolls are evaluated, or that warm up, or whose cube is judged. */
const FEW = 40;
const ROUNDS = 15;

/** The shipped backgammon network: evaluations a second, decisions, what they lose, and cube verdicts. */
export function benchNetwork(): Report {
  const reference = backgammonReference();
  const mixed = reference.filter((_, i) => i % 10 === 0);
  const evaluated = (["int16", "float"] as Precision[]).map((precision) =>
    evaluations(precision, shippedNetworkEvaluator(precision), mixed),
  );
  return {
    name: "network",
    about: `boards evaluated, roll by roll; then means over the ${reference.length} positions judged by GNU Backgammon at 2 ply: boards evaluated a decision (leaves), time, and the equity lost in thousandths of a point (mp), ± one standard error; then cube verdicts two turns deep.`,
    rows: [...evaluated, ...DEPTHS.map((depth) => decisions(depth, reference)), ...cubeRows(reference)],
    goals: [{ what: "M evaluations/s", figure: evaluated[0]!.millionsPerSecond, atLeast: 0.5 }],
  };
}

function evaluations(what: string, evaluator: OutcomeEvaluator, positions: readonly ReferencePosition[]) {
  const generator = new MoveGenerator(16_384);
  let at = generator.after(MoveGenerator.FIRST, 1);
  const rolls: { at: number; count: number }[] = [];
  for (const { points } of positions)
    for (let high = 1; high <= 6; high++)
      for (let low = 1; low <= high; low++) {
        generator.load(MoveGenerator.FIRST, points, 15);
        const count = generator.generate(MoveGenerator.FIRST, 0, high, low, at);
        rolls.push({ at, count });
        at = generator.after(at, count);
      }
  const chances = new Float64Array(OUTCOME_COUNT * Math.max(...rolls.map(({ count }) => count)));
  const [{ ms }] = leastOf(ROUNDS, [
    () => {
      for (const { at, count } of rolls) evaluator.evaluate(generator, at, count, 0, chances, 0);
    },
  ]);
  return speedRow(
    `evaluations, ${what}`,
    rolls.reduce((sum, { count }) => sum + count, 0),
    ms,
  );
}

/** A player by static evaluation or look-ahead that draws lots between equal plays. */
function player(lookahead: Lookahead, depth: number) {
  const chance = seededChance("1");
  return (...[points, dice]: Parameters<Parameters<typeof lossOf>[1]>) =>
    bestOf(lookahead.rank(points, dice, depth), chance).points;
}

function decisions(depth: number, reference: readonly ReferencePosition[]): Row {
  const lookahead = new Lookahead(shippedEvaluator());
  // Another look-ahead compiles the code, since boards are cached.
  lossOf(reference.slice(0, FEW), player(new Lookahead(shippedEvaluator()), depth));
  const { result, ms } = cpuOf(() => lossOf(reference, player(lookahead, depth)));
  const count = reference.length;
  const what = `decision, depth ${depth}: loses ${result.mean.toFixed(2)} ± ${result.error.toFixed(2)} mp`;
  return { what, leaves: Math.round(lookahead.evaluations / count), ms: ms / count };
}

function cubeRows(reference: readonly ReferencePosition[]): Row[] {
  return [0, 7].map((length) => {
    const { rules, position, facts, batchEvaluators } = cubeGame({ length });
    const evaluator = batchEvaluators!.net!;
    const [{ ms }] = leastOf(3, [
      () => {
        for (const { points } of reference.slice(0, FEW)) {
          const place: CubeState = {
            points,
            player: 0,
            dice: null,
            cube: 1,
            owner: null,
            offer: null,
            refused: 0,
            result: 0,
            score: length ? [2, 3] : [0, 0],
            crawford: false,
          };
          cubeAdvice(rules, place, { evaluator, positionAt: position, facts, depth: 2 });
        }
      },
    ]);
    return { what: `cube verdict, ${length ? "match to 7" : "money"}`, ms: ms / FEW };
  });
}

/** Mean loss per decision, in thousandths of a point, of pubeval, G. Tesauro's linear player of 1993. */
const PUBEVAL = 33.6;

/** Trains a backgammon network from nothing until it loses less than pubeval. */
export async function benchLearning({ goal = PUBEVAL, lap = 5000, most = 400_000 } = {}): Promise<Report> {
  const reference = backgammonReference();
  const entry = (await loadTrainers("backgammon")).find(({ evaluator }) => evaluator === "network")!;
  const settings = { seed: 1, hidden: [128], rate: [0.01, 0.01], lambda: 0.5 } as const;
  const training = await entry.create({ ...settings, games: most, every: lap });
  const rows: Row[] = [];
  let [ms, reached, cpu] = [0, Number.POSITIVE_INFINITY, process.cpuUsage()];
  for await (const { games } of training.run()) {
    const { user, system } = process.cpuUsage(cpu);
    ms += (user + system) / 1000;
    const evaluator = savedNetworkEvaluator("learned", encodeModel(training.model()), "float");
    const { mean, error } = lossOf(reference, player(new Lookahead(evaluator), 1));
    rows.push({
      what: `${games.toLocaleString("en")} games: ${mean.toFixed(1)} ± ${error.toFixed(1)} mp`,
      ms,
    });
    if (mean < goal) {
      reached = ms / 1000;
      break;
    }
    // The time for testing is not counted.
    cpu = process.cpuUsage();
  }
  return {
    name: "learning",
    about: `a backgammon network of ${settings.hidden} hidden units learns from nothing on one thread; what it loses a decision by static play. Pubeval loses ${PUBEVAL} mp on such positions. Times are of learning alone.`,
    rows,
    goals: [{ what: `seconds of CPU to less than ${goal} mp`, figure: reached, atMost: 300 }],
  };
}
