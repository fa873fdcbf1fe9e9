import { type Chance, NotationError, OVER, seededChance } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import { backgammon, equityOf, mirrored, rareStart, seenBy } from "@tyche/games/backgammon";
import { bestOf, FULL_WIDTH, Lookahead } from "@tyche/games/backgammon/analysis";
import { GnubgClient } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import {
  countOf,
  EVALUATOR_NAMES,
  type Example,
  evaluatorNamed,
  type Io,
  table,
  UsageError,
  write,
} from "tyche/parts";
import { readPositions } from "../kit/terminal.js";

interface Options {
  readonly evaluator: string;
  readonly make?: string;
  readonly seed: string;
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "six rare positions valued by GNU Backgammon, and how far the network is from it",
    type: "npm run -s research -- values --make 6 > values.jsonl && npm run research -- values values.jsonl --evaluator net",
    needs: "gnubg",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "How far an evaluator's values are from GNU Backgammon's 2 ply in kinds of positions that games seldom reach, and how far its own 0 ply is.",
    )
    .argument("[file]", 'Positions with their values, as --make writes them; "-" for standard input.')
    .option("--evaluator <E>", `Who is judged: ${EVALUATOR_NAMES.join(", ")}.`, "net")
    .option("--make <N>", "Make N positions instead, as JSON lines, some turns of play after a rare start.")
    .option("--seed <S>", "The seed of the positions that are made.", "1")
    .option("--json", "Print the numbers as one JSON object.")
    .action((file: string | undefined, options: Options) => act(file, options, io));
}

/** A position before the roll, and its reference values. */
interface ValuedPosition {
  readonly kind: string;
  /** 26 numbers from the side of the player on roll. */
  readonly board: readonly number[];
  /** Equity in money play without a cube for the player on roll, at GNU Backgammon's 0 and 2 plies. */
  readonly e0: number;
  readonly e2: number;
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  if (options.make !== undefined) {
    await make(countOf("make", options.make, 1, 1_000_000), seededChance(options.seed), io);
    return;
  }
  if (file === undefined)
    throw new UsageError("no-position-file", {}, "name a file of positions, or make some with --make");
  const positions = await readPositions(file, io, positionOf);
  const evaluator = new Lookahead(evaluatorNamed(options.evaluator), FULL_WIDTH);
  const rows = positions.map(({ kind, board, e0, e2 }) => {
    // The chances are those of the side that has just moved.
    const own = -equityOf(evaluator.outcomes(mirrored(board), 1));
    return { kind, own: Math.abs(own - e2), other: Math.abs(e0 - e2) };
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const found = [...kinds, "all"].map((kind) => {
    const some = rows.filter((row) => kind === "all" || row.kind === kind);
    const own = RunningMean.of(some.map((row) => row.own));
    const other = RunningMean.of(some.map((row) => row.other));
    return {
      kind,
      positions: some.length,
      mean: 1000 * own.mean,
      error: 1000 * own.error,
      gnubg: 1000 * other.mean,
    };
  });
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ evaluator: options.evaluator, kinds: found })}\n`
      : `Mean distance from GNU Backgammon's 2 ply, in thousandths of a point (mp): ${options.evaluator}, static.\n\n${table(
          ["kind", "number", "mean", "error", "gnubg 0 ply"],
          found.map(({ kind, positions, mean, error, gnubg }) => [
            kind,
            String(positions),
            mean.toFixed(1),
            error.toFixed(1),
            gnubg.toFixed(1),
          ]),
        )}`,
  );
}

/** Greatest number of turns after a rare start, so that positions are reached by play. */
const MOST_TURNS = 6;

async function make(count: number, chance: Chance, io: Io): Promise<void> {
  const rules = backgammon();
  const player = new Lookahead(evaluatorNamed("net"), FULL_WIDTH);
  const referee = await GnubgClient.start();
  try {
    for (let made = 0; made < count; ) {
      const { kind, points } = rareStart(() => chance.die(2 ** 31) - 1);
      let state: ReturnType<typeof rules.start> = { points, player: 0, dice: null };
      const turns = chance.die(MOST_TURNS + 1) - 1;
      for (let turn = 0; turn < turns && rules.turn(state) !== OVER; turn++) {
        const [high, low] = chance.dice(2, 6) as [number, number];
        const board = seenBy(state.points, state.player);
        const after = bestOf(player.rank(board, [high, low], 1), chance).points;
        const next = state.player === 0 ? after : mirrored(after);
        state = { points: next, player: state.player === 0 ? 1 : 0, dice: null };
      }
      if (rules.turn(state) === OVER) continue;
      const board = seenBy(state.points, state.player);
      const [e0, e2] = [await referee.evaluate(board, 0), await referee.evaluate(board, 2)];
      const line: ValuedPosition = { kind, board, e0: e0.equity, e2: e2.equity };
      await write(io.stdout, `${JSON.stringify(line)}\n`);
      made++;
    }
  } finally {
    await referee.close();
  }
}

function positionOf(line: string, number: number): ValuedPosition {
  try {
    const data = JSON.parse(line) as ValuedPosition;
    const isWhole = Array.isArray(data.board) && data.board.length === 26;
    if (isWhole && Number.isFinite(data.e0) && Number.isFinite(data.e2)) return data;
  } catch {
    // The message is below.
  }
  throw new NotationError(
    "position-values-line",
    { line: number },
    `Line ${number} is not a position with its values, as --make writes them.`,
  );
}
