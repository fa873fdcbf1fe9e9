import type { Chance } from "@tyche/engine";
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
import { type NaturalPosition, naturalPositions } from "./natural-positions.js";

export interface ReferenceOptions {
  readonly count: number;
  /** Search depth of GNU Backgammon's evaluations, in its plies. */
  readonly plies: number;
  /** Number of GNU Backgammon processes that share the work. */
  readonly processes: number;
  /** The probability that the players of the games choose at random. */
  readonly noise: number;
  readonly chance: Chance;
}

/**
 * Yields the lines of a reference set: decisions from games of GNU Backgammon against itself at 0 ply with a little
 * noise, and its equity of every distinct play at the given plies, in game order.
 *
 * @throws GnubgError
 */
export async function* referenceLines(options: ReferenceOptions): AsyncGenerator<string, void, void> {
  const { count, plies, processes, noise, chance } = options;
  const clients = await Promise.all(Array.from({ length: processes }, () => GnubgClient.start()));
  try {
    const [player] = clients as [GnubgClient];
    const positions: NaturalPosition[] = [];
    const play = ({ points, player: seat, dice }: BackgammonState): Promise<string> =>
      player.play(seenBy(points, seat), dice!);
    for await (const position of naturalPositions({ count, play, noise, chance })) positions.push(position);
    // As many positions at a time as there are processes, with results in game order.
    const answers = clients.map(() => Promise.resolve(""));
    for (let first = 0; first < positions.length; first += processes) {
      const some = positions.slice(first, first + processes);
      for (const [i, position] of some.entries())
        answers[i] = lineOf(position, first + i, plies, clients[i]!);
      yield* await Promise.all(answers.slice(0, some.length));
    }
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
