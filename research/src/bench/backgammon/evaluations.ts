import { type OutcomeEvaluator, type Precision, shippedNetworkEvaluator } from "@tyche/games/backgammon";
import {
  type EvaluationSpeed,
  evaluationDifference,
  evaluationSpeed,
} from "../../backgammon/evaluation-speed.js";
import { type Goal, type Report, type Row, speedRow } from "../../kit/report.js";
import { runInChromium } from "./chromium.js";
import { calibration, NO_GNUBG } from "./gnubg.js";

const PRECISIONS: readonly Precision[] = ["int16", "float"];
const ADVANTAGE = 10;
/** Number of positions for comparing integers with floating point: about 100,000 boards. */
const COMPARED = 260;

/** The measurement in a page, in wall-clock time: the fastest passes are hardly affected by interruptions. */
const SCRIPT = `
  import { evaluationSpeed } from "/research/backgammon/evaluation-speed.js";
  import { shippedNetworkEvaluator } from "@tyche/games/backgammon";
  import { loadWeights } from "@tyche/games/options";
  await loadWeights();
  const speeds = ${JSON.stringify(PRECISIONS)}.map((precision) =>
    evaluationSpeed(shippedNetworkEvaluator(precision), () => performance.now()));
  document.body.textContent = JSON.stringify(speeds);
`;

/** Boards per second that the bundled network evaluates in Node and in Chromium, and GNU Backgammon's speed. */
export async function bench(): Promise<Report> {
  const notes: string[] = [];
  const inNode = PRECISIONS.map((precision) => evaluationSpeed(shippedNetworkEvaluator(precision), cpuClock));
  const inChromium = (await runInChromium(SCRIPT)) as readonly EvaluationSpeed[] | undefined;
  if (!inChromium)
    notes.push("There is no Chromium here (CHROMIUM_PATH may name one): its figures are left out.");
  const theirs = await calibration();
  if (!theirs) notes.push(NO_GNUBG);
  else if (!theirs.isCpu) notes.push("GNU Backgammon's time is by the clock.");
  const ours = [
    ...PRECISIONS.map((precision, i) => speedRow(`Node, ${precision}`, inNode[i]!.boards, inNode[i]!.ms)),
    ...PRECISIONS.flatMap((precision, i) =>
      inChromium ? [speedRow(`Chromium, ${precision}`, inChromium[i]!.boards, inChromium[i]!.ms)] : [],
    ),
  ];
  const rows: Row[] = [...ours];
  const goals: Goal[] = [
    {
      what: "int16 / float in Node",
      figure: ours[0]!.millionsPerSecond / ours[1]!.millionsPerSecond,
      atLeast: 2,
    },
    ...differenceGoals(),
  ];
  if (theirs) {
    const gnubg = speedRow("GNU Backgammon, calibrate", theirs.evaluations, theirs.ms);
    rows.push(gnubg);
    for (const { what, millionsPerSecond: own } of ours) {
      if (!what.endsWith(PRECISIONS[0]!)) continue;
      goals.push({
        what: `${what} / GNU Backgammon`,
        figure: own / gnubg.millionsPerSecond,
        atLeast: ADVANTAGE,
      });
    }
  }
  return {
    name: "evaluations",
    about:
      "millions of backgammon boards evaluated a second by the network that is shipped, roll by roll; the fastest pass, GNU Backgammon's own `calibrate` on one thread. Chromium's time is by the clock.",
    rows,
    goals,
    notes,
  };
}

/** The effect of integer arithmetic, in thousandths of a point of equity (mp). */
function differenceGoals(): Goal[] {
  const [int16, float] = PRECISIONS.map(shippedNetworkEvaluator) as [OutcomeEvaluator, OutcomeEvaluator];
  const { boards, mean, largest, samePlay } = evaluationDifference(int16, float, COMPARED);
  const over = `int16 and float over ${boards.toLocaleString("en")} boards`;
  return [
    { what: `mean difference of ${over}, mp`, figure: 1000 * mean, atMost: 1 },
    { what: "largest difference, mp", figure: 1000 * largest, atMost: 10 },
    { what: "rolls in which both like the same play best, %", figure: 100 * samePlay, atLeast: 99 },
  ];
}

/** CPU time of this process in milliseconds. */
function cpuClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
