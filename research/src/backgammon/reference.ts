import { seededChance } from "@tyche/engine";
import {
  type BackgammonState,
  backgammon,
  equityOf,
  OUTCOME_COUNT,
  seenBy,
  turnOutcomes,
} from "@tyche/games/backgammon";
import { formatPlay, formatPositionId } from "@tyche/games/backgammon/notation";
import { GnubgClient } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import { countOf, type Example, type Io, write } from "tyche/parts";
import { showProgress } from "../kit/terminal.js";
import { type NaturalPosition, naturalPositions } from "./natural-positions.js";

interface Options {
  readonly positions: string;
  readonly plies: string;
  readonly processes: string;
  readonly noise: string;
  readonly seed: string;
}

export const examples: readonly Example[] = [
  {
    say: "five positions with GNU Backgammon's word on every play, and what the network loses in them",
    type: "npm run -s research -- reference --positions 5 --plies 1 > set.jsonl && npm run research -- judge set.jsonl --evaluator net",
    needs: "gnubg",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Make a reference set with GNU Backgammon: decisions from its games against itself, and its equity of every play, as JSON lines for `judge`.",
    )
    .option("--positions <N>", "How many positions.", "400")
    .option("--plies <N>", "How deep the referee looks, in GNU Backgammon's plies.", "2")
    .option("--processes <N>", "How many processes of GNU Backgammon share the work.", "1")
    .option("--noise <PERCENT>", "How many turns in a hundred are played at random.", "5")
    .option("--seed <S>", "The seed of dice and noise.", "1")
    .action((options: Options) => act(options, io));
}

/** Writes decisions from games of GNU Backgammon at 0 ply, with noise, and its equity of every distinct play. */
async function act(options: Options, io: Io): Promise<void> {
  const count = countOf("positions", options.positions, 1, 1_000_000);
  const plies = countOf("plies", options.plies, 0, 4);
  const processes = countOf("processes", options.processes, 1, 256);
  const noise = countOf("noise", options.noise, 0, 100) / 100;
  const clients = await Promise.all(Array.from({ length: processes }, () => GnubgClient.start()));
  try {
    const positions: NaturalPosition[] = [];
    const play = ({ points, player, dice }: BackgammonState): Promise<string> =>
      clients[0]!.play(seenBy(points, player), dice!);
    const chance = seededChance(options.seed);
    for await (const position of naturalPositions({ count, play, noise, chance })) positions.push(position);
    // As many positions at a time as there are processes, with results in game order.
    for (let first = 0; first < positions.length; first += processes) {
      const some = positions.slice(first, first + processes);
      const lines = some.map((position, i) => lineOf(position, first + i, plies, clients[i]!));
      for (const line of await Promise.all(lines)) await write(io.stdout, `${line}\n`);
      showProgress(io, `${first + some.length} of ${count}`);
    }
    showProgress(io);
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

async function lineOf(
  { game, turn, state, stratum }: NaturalPosition,
  number: number,
  plies: number,
  referee: GnubgClient,
): Promise<string> {
  const rules = backgammon();
  const board = seenBy(state.points, state.player);
  const moves = [];
  for (const play of rules.actions(state)) {
    if (play === "roll") continue;
    const after = rules.afterstate(state, play);
    const next = seenBy(after.points, after.player);
    const outcomes = new Float64Array(OUTCOME_COUNT);
    // The reference also evaluates finished games.
    turnOutcomes((await referee.evaluate(next, plies)).outcomes, 0, outcomes, 0);
    moves.push({
      play: formatPlay(board, play),
      [`e${plies}`]: rounded(equityOf(outcomes)),
      [`p${plies}`]: Array.from(outcomes, rounded),
      board: seenBy(after.points, state.player),
      next: formatPositionId(next),
    });
  }
  moves.sort((a, b) => (b[`e${plies}`] as number) - (a[`e${plies}`] as number));
  return JSON.stringify({
    id: `position-${String(number).padStart(4, "0")}`,
    stratum,
    game,
    ply: turn,
    positionId: formatPositionId(board),
    board,
    dice: state.dice,
    n: moves.length,
    moves,
  });
}

/** Rounds to the six digits that GNU Backgammon reports. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
