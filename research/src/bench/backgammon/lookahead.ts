import { seededChance } from "@tyche/engine";
import { backgammon, type Dice, seenBy, shippedEvaluator } from "@tyche/games/backgammon";
import { Lookahead } from "@tyche/games/backgammon/analysis";
import { GnubgClient, hasGnubg } from "@tyche/games/backgammon/servers";
import { naturalPositions } from "../../backgammon/natural-positions.js";
import { cpuOf, type Goal, type Report, type Row } from "../../kit/report.js";
import { costOfGnubg, NO_GNUBG } from "./gnubg.js";

/** Number of positions per depth; fewer where a decision takes longer. */
const LEVELS: readonly { readonly depth: number; readonly positions: number }[] = [
  { depth: 1, positions: 1000 },
  { depth: 2, positions: 250 },
  { depth: 3, positions: 150 },
];

/** A position with its roll, from the side of the player on roll. */
interface Question {
  readonly points: readonly number[];
  readonly dice: Dice;
}

/** The cost of a decision at each depth, and of GNU Backgammon at the same depth, which it counts as one ply less. */
export async function bench(): Promise<Report> {
  const lookahead = new Lookahead(shippedEvaluator());
  const most = LEVELS[0]!.positions;
  const questions = await questionsOf(lookahead, 2 * most);
  const isThere = await hasGnubg();
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const { depth, positions } of LEVELS) {
    const some = questions.slice(0, positions);
    const decide = (): void => {
      for (const { points, dice } of some) lookahead.rank(points, dice, depth);
    };
    // Warm-up decisions compile the code. They use other positions, since boards are cached.
    for (const { points, dice } of questions.slice(most, most + positions))
      lookahead.rank(points, dice, depth);
    const before = lookahead.evaluations;
    const ms = cpuOf(decide).ms / positions;
    const leaves = Math.round((lookahead.evaluations - before) / positions);
    rows.push({ what: `depth ${depth}`, leaves, ms });
    if (!isThere) continue;
    const theirs = await costOfGnubg(
      () => answered(some, depth - 1),
      () => answered([], depth - 1),
    );
    rows.push({ what: `GNU Backgammon, ${depth - 1} ply`, ms: theirs.ms / positions });
    goals.push({
      what: `GNU Backgammon's time / ours, depth ${depth}`,
      figure: theirs.ms / positions / ms,
      atLeast: 1,
    });
  }
  return {
    name: "lookahead",
    about:
      "a decision of backgammon, means over natural positions: boards evaluated (leaves) and CPU time; usual move filters, one thread each.",
    rows,
    goals,
    notes: isThere ? [] : [NO_GNUBG],
  };
}

async function questionsOf(lookahead: Lookahead, count: number): Promise<Question[]> {
  const rules = backgammon();
  const positions = naturalPositions({
    count,
    play: async (state) => {
      const [best] = lookahead.rank(seenBy(state.points, state.player), state.dice!, 1);
      return rules.notation.action(state, best!.play);
    },
    noise: 0.05,
    chance: seededChance("lookahead"),
  });
  const questions: Question[] = [];
  for await (const { state } of positions)
    questions.push({ points: seenBy(state.points, state.player), dice: state.dice! });
  return questions;
}

/** Asks GNU Backgammon for its plays, including its start and end. */
async function answered(questions: readonly Question[], plies: number): Promise<void> {
  const client = await GnubgClient.start({ plies });
  try {
    for (const { points, dice } of questions) await client.play(points, dice);
  } finally {
    await client.close();
  }
}
