import { pairingsOf, playMeeting, ratingsOfMeetings } from "@tyche/arena";
import type { Game } from "@tyche/engine";
import { type Estimate, meanOf } from "@tyche/engine/statistics";
import type { Measure } from "./plans.js";
import type { Tournament } from "./record.js";

type AnyGame = Game<unknown, unknown>;

/** Resumes a tournament, one meeting at a time. Its games start with the given number of random actions. */
export async function* playTournament(
  game: AnyGame,
  begun: Tournament,
  games: number,
  opening = 0,
): AsyncGenerator<Tournament> {
  const { seed, players } = begun;
  const meetings = [...begun.meetings];
  const contestants = [undefined, ...players];
  for (const pair of pairingsOf(contestants.length, game.facts.players === 1)) {
    if (meetings.some(({ players: [first, second] }) => first === pair[0] && second === pair[1])) continue;
    const results = await playMeeting(
      game,
      pair.map((player) => contestants[player]),
      // Each pair has its own dice, so that its results are independent of the others.
      { games, opening, seed: `${seed} ${game.name} ${pair.join(" ")}` },
    );
    meetings.push({ players: pair, results });
    yield { seed, players, meetings: [...meetings] };
  }
}

/** The strength of each player, the random player first: on the Elo scale with mean 0, or by the measure. */
export function strengthsOf({ players, meetings }: Tournament, measure?: Measure): Estimate[] {
  if (!measure) return ratingsOfMeetings(players.length + 1, meetings);
  return [undefined, ...players].map((_, player) => {
    const own = meetings.find(({ players: [met] }) => met === player);
    return meanOf(((own?.results ?? []) as readonly number[]).map((payoff) => measure.of(payoff)));
  });
}
