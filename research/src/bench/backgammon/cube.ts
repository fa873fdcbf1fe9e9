import { seededChance } from "@tyche/engine";
import { backgammon, cubeGame, seenBy, shippedEvaluator, xgidOf } from "@tyche/games/backgammon";
import { cubeAdvice, Lookahead } from "@tyche/games/backgammon/analysis";
import { cubeSettings, hasGnubg, startGnubg } from "@tyche/games/backgammon/servers";
import { naturalPositions } from "../../backgammon/natural-positions.js";
import { type Goal, leastOf, type Report, type Row } from "../../kit/report.js";
import { costOfGnubg, NO_GNUBG } from "./gnubg.js";

const POSITIONS = 20;
const ROUNDS = 3;
/** Turns of the look-ahead, for both programs. */
const DEPTH = 2;

const MONEY = { length: 0, score: [0, 0] } as const;
const MATCH = { length: 7, score: [2, 3] } as const;

/** The cost of a cube verdict for money and in a match, and of GNU Backgammon at as many rolls. */
export async function bench(): Promise<Report> {
  const states = await positions();
  const isThere = await hasGnubg();
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const [what, { length, score }] of Object.entries({ money: MONEY, "match to 7": MATCH })) {
    const { rules, position, facts, batchEvaluators } = cubeGame({ length });
    const questions = states.map(({ points, player }) => ({
      ...{ points, player, dice: null, cube: 1, owner: null, offer: null, refused: 0, result: 0 },
      ...{ score, crawford: false },
    }));
    const advise = (depth: number, isWhole: boolean) => (): void => {
      for (const state of questions) {
        const evaluator = batchEvaluators!.net as never;
        const advice = cubeAdvice(rules, state, { evaluator, positionAt: position, facts, depth });
        if (isWhole) void advice?.marketLosers;
      }
    };
    const [verdict, whole, still] = leastOf(ROUNDS, [
      advise(DEPTH, false),
      advise(DEPTH, true),
      advise(0, false),
    ]);
    const each = (ms: number): number => ms / POSITIONS;
    rows.push({ what: `${what}: verdict, ${DEPTH} turns`, ms: each(verdict.ms) });
    rows.push({ what: `${what}: with market losers`, ms: each(whole.ms) });
    rows.push({ what: `${what}: static`, ms: each(still.ms) });
    if (!isThere) continue;
    const settings = cubeSettings(false, false, DEPTH);
    const hints = questions.flatMap((state) => [`set xgid ${xgidOf(rules, state)}`, "hint"]);
    const theirs = await costOfGnubg(
      () => run([...settings, ...hints]),
      () => run([...settings, ...hints.filter((line) => line !== "hint")]),
    );
    rows.push({ what: `${what}: GNU Backgammon, ${DEPTH} plies`, ms: each(theirs.ms) });
    goals.push({ what: `our time / GNU Backgammon's, ${what}`, figure: verdict.ms / theirs.ms, atMost: 3 });
  }
  return {
    name: "cube",
    about: `cube verdicts before a roll, means of CPU time over ${POSITIONS} natural positions; a round of all of them is longer than the cache of evaluations; the least of ${ROUNDS} rounds.`,
    rows,
    goals,
    notes: isThere ? [] : [NO_GNUBG],
  };
}

async function run(commands: readonly string[]): Promise<void> {
  const { gone } = await startGnubg(commands);
  await gone;
}

async function positions() {
  const lookahead = new Lookahead(shippedEvaluator());
  const rules = backgammon();
  const found = [];
  for await (const { state } of naturalPositions({
    count: POSITIONS,
    play: async (at) => {
      const [best] = lookahead.rank(seenBy(at.points, at.player), at.dice!, 1);
      return rules.notation.action(at, best!.play);
    },
    noise: 0.05,
    chance: seededChance("cube"),
  }))
    found.push(state);
  return found;
}
