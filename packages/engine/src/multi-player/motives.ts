import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";

/** The players' goals. By default each maximises its own payoff. Both options may change from move to move. */
export interface MotiveOptions {
  /** Alliances: each player maximises the sum of its alliance's payoffs. A player in no list is alone. */
  readonly teams?: readonly (readonly number[])[];
  /** Mixed motives: the weight of player q's payoff for player p, in row p and column q. */
  readonly weights?: readonly (readonly number[])[];
}

/** What every player maximises: its utility, a weighted sum of all players' payoffs. */
export interface Motives {
  readonly players: number;
  /** Weights row by row; undefined if each player maximises only its own payoff. */
  readonly weights: Float64Array | undefined;
  /** By player, the minimum and the maximum of its utility. */
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** By player, the players of its team, including itself. */
  readonly teams: readonly (readonly number[])[];
}

/** @throws SearchError if teams or weights do not fit the number of players */
export function motivesOf({ players, bounds }: Facts, { teams, weights }: MotiveOptions): Motives {
  if (teams && weights) {
    throw new SearchError(
      "search-teams-and-weights",
      {},
      "There are teams and weights: give one of them, as a team is a block of weights of 1.",
    );
  }
  const alone = Array.from({ length: players }, (_, player) => [player]);
  const members = teams ? teamsOf(players, teams) : alone;
  const rows = weights ? rowsOf(players, weights) : rowsOfTeams(members);
  const [low, high] = bounds;
  const reach = (row: readonly number[], atLeast: boolean): number =>
    row.reduce(
      (sum, weight) => (weight === 0 ? sum : sum + weight * (weight > 0 === atLeast ? low : high)),
      0,
    );
  const selfish = rows.every((row, player) =>
    row.every((weight, other) => weight === (other === player ? 1 : 0)),
  );
  return {
    players,
    weights: selfish ? undefined : Float64Array.from(rows.flat()),
    least: Float64Array.from(rows, (row) => reach(row, true)),
    most: Float64Array.from(rows, (row) => reach(row, false)),
    teams: members,
  };
}

export function utilityOf({ weights, players }: Motives, player: number, payoffs: Float64Array): number {
  if (weights === undefined) return payoffs[player]!;
  let utility = 0;
  for (let other = 0, at = player * players; other < players; other++, at++) {
    if (weights[at] !== 0) utility += weights[at]! * payoffs[other]!;
  }
  return utility;
}

function teamsOf(players: number, teams: readonly (readonly number[])[]): number[][] {
  const members = Array.from({ length: players }, (_, player) => [player]);
  const seen = new Set<number>();
  for (const team of teams) {
    for (const player of team) {
      if (!Number.isInteger(player) || player < 0 || player >= players) {
        throw new SearchError(
          "search-team-player",
          { player, last: players - 1 },
          `A team names player ${player}, but the players are 0 to ${players - 1}.`,
        );
      }
      if (seen.has(player))
        throw new SearchError("search-team-twice", { player }, `Player ${player} is in the teams twice.`);
      seen.add(player);
      members[player] = [...team];
    }
  }
  return members;
}

function rowsOfTeams(teams: readonly (readonly number[])[]): number[][] {
  return teams.map((team) => teams.map((_, other) => (team.includes(other) ? 1 : 0)));
}

function rowsOf(players: number, weights: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const fits =
    weights.length === players &&
    weights.every((row) => row.length === players && row.every((weight) => Number.isFinite(weight)));
  if (fits) return weights;
  throw new SearchError(
    "search-weights",
    { players },
    `The weights must be ${players} rows of ${players} finite numbers, one a player.`,
  );
}
