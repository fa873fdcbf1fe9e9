import { type Contestant, playMatch, randomPlayer, type SeriesResult } from "@tyche/arena";
import { createOpponent, type Game, LEVELS, type Level, seededChance } from "@tyche/engine";
import { type Estimate, meanOf, ratingsOf, type Meeting as Score } from "@tyche/engine/statistics";
import type { Measure } from "./plans.js";
import type { Meeting, Tournament } from "./record.js";

type AnyGame = Game<unknown, unknown>;

/** Distances between players that meet: neighbours give the size of a step, distant ones the whole scale. */
const APART = [1, 2, 3, 5] as const;

/** The pairs that meet, including the random player; in one-player games, each player alone. */
export function pairingsOf(players: number, isSolo: boolean): (readonly number[])[] {
  if (isSolo) return Array.from({ length: players }, (_, player) => [player]);
  return APART.flatMap((distance) =>
    Array.from({ length: Math.max(0, players - distance) }, (_, first) => [first, first + distance]),
  );
}

/** Resumes a tournament, one meeting at a time. Its games start with the given number of random actions. */
export async function* playTournament(
  game: AnyGame,
  begun: Tournament,
  games: number,
  opening = 0,
): AsyncGenerator<Tournament> {
  const { seed, players } = begun;
  const meetings = [...begun.meetings];
  const contestants = [undefined, ...players].map((level) => contestantOf(game, level));
  for (const pair of pairingsOf(contestants.length, game.facts.players === 1)) {
    if (meetings.some(({ players: [first, second] }) => first === pair[0] && second === pair[1])) continue;
    const { results } = await playMatch(
      game,
      pair.map((player) => contestants[player]!),
      // Each pair has its own dice, so that its results are independent of the others.
      { games, opening, seed: `${seed} ${game.name} ${pair.join(" ")}` },
    );
    meetings.push({ players: pair, results: resultsOf(results, pair.length) });
    yield { seed, players, meetings: [...meetings] };
  }
}

function contestantOf(game: AnyGame, level: Level | undefined): Contestant<unknown, unknown> {
  if (!level) return () => randomPlayer();
  const only: AnyGame = { ...game, levels: LEVELS.map(() => level) };
  return (seed) => createOpponent(only, { seed, time: Number.POSITIVE_INFINITY });
}

function resultsOf(results: readonly SeriesResult[], contestants: number): Meeting["results"] {
  const units = results.map(({ rounds }) => rounds.flat());
  if (contestants === 1) return units.map(([game]) => game!.payoffs[0]!);
  return units
    .map((games) =>
      games.reduce((halves, { seats, payoffs }) => {
        const [own, others] = [0, 1].map((place) =>
          Math.max(...payoffs.filter((_, seat) => seats[seat] === place)),
        );
        return halves + (own! > others! ? 2 : own === others ? 1 : 0);
      }, 0),
    )
    .join("");
}

/** The strength of each player, the random player first: on the Elo scale with mean 0, or by the measure. */
export function strengthsOf({ players, meetings }: Tournament, measure?: Measure): Estimate[] {
  if (measure) {
    return [undefined, ...players].map((_, player) => {
      const own = meetings.find(({ players: [met] }) => met === player);
      return meanOf(((own?.results ?? []) as readonly number[]).map((payoff) => measure.of(payoff)));
    });
  }
  const units = meetings.flatMap(({ players: [first, second], results }) =>
    Array.from(results as string, (halves): Score[] => [
      { first: first!, second: second!, score: Number(halves) / 2, games: 2 },
    ]),
  );
  return ratingsOf(players.length + 1, units, seededChance("bootstrap of levels"));
}
