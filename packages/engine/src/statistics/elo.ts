import type { Chance } from "../contract/chance.js";
import type { Estimate } from "./intervals.js";

/** The expected score of a player who is stronger by this many Elo. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Scores of one unit between two players: 1 a win of the first, 1/2 a draw. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly games: number;
}

const RESAMPLES = 500;
/** Units are combined until there are no more blocks than this. */
const MOST_BLOCKS = 1000;

/**
 * Ratings on the scale of A. Elo (400 points for odds of 10 to 1) with mean 0: the maximum likelihood of the model of
 * R. Bradley and M. Terry (1952), with half a win each between all who met, so that no rating is infinite. The
 * intervals contain the middle 95 % of ratings of units resampled with replacement (B. Efron's bootstrap, 1979); they
 * are infinite if all units are identical.
 * @param units meetings with the same dice, or dependent on each other in another way
 * @param chance draws the resamples
 */
export function ratingsOf(
  players: number,
  units: readonly (readonly Meeting[])[],
  chance: Pick<Chance, "pick">,
): Estimate[] {
  const blocks = blocksOf(players, units);
  const total = new Tally(players);
  for (const block of blocks) total.add(block);
  const values = total.ratings();
  const samples = values.map(() => new Float64Array(RESAMPLES));
  for (let sample = 0; sample < RESAMPLES; sample++) {
    const drawn = new Tally(players);
    for (let i = 0; i < blocks.length; i++) drawn.add(chance.pick(blocks));
    for (const [player, rating] of drawn.ratings().entries()) samples[player]![sample] = rating;
  }
  return values.map((value, player) => {
    const sorted = samples[player]!.sort();
    // One unit, or identical units, do not show how much others would differ.
    if (sorted[0] === sorted[RESAMPLES - 1])
      return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    return {
      value,
      low: sorted[Math.floor(0.025 * RESAMPLES)]!,
      high: sorted[Math.ceil(0.975 * RESAMPLES) - 1]!,
    };
  });
}

function blocksOf(players: number, units: readonly (readonly Meeting[])[]): Tally[] {
  const size = Math.ceil(units.length / MOST_BLOCKS);
  const blocks: Tally[] = [];
  for (let from = 0; from < units.length; from += size) {
    const block = new Tally(players);
    for (const meetings of units.slice(from, from + size))
      for (const meeting of meetings) block.meet(meeting);
    blocks.push(block);
  }
  return blocks;
}

/** The scores of each player against each other, and the numbers of games. */
class Tally {
  private readonly players: number;
  private readonly scores: Float64Array;
  private readonly games: Float64Array;

  constructor(players: number) {
    this.players = players;
    this.scores = new Float64Array(players * players);
    this.games = new Float64Array(players * players);
  }

  meet({ first, second, score, games }: Meeting): void {
    const { players } = this;
    this.scores[first * players + second]! += score;
    this.scores[second * players + first]! += games - score;
    this.games[first * players + second]! += games;
    this.games[second * players + first]! += games;
  }

  add({ scores, games }: Tally): void {
    for (let i = 0; i < scores.length; i++) {
      this.scores[i]! += scores[i]!;
      this.games[i]! += games[i]!;
    }
  }

  /** By the minorisation-maximisation of D. Hunter (2004), which converges to the maximum from any start. */
  ratings(): number[] {
    const { players, scores, games } = this;
    let strengths = new Array<number>(players).fill(1);
    for (let round = 0; round < 10_000; round++) {
      const next = strengths.map((strength, player) => {
        let won = 0;
        let weight = 0;
        for (let other = 0; other < players; other++) {
          const played = games[player * players + other]!;
          if (played === 0) continue;
          won += scores[player * players + other]! + 0.5;
          weight += (played + 1) / (strength + strengths[other]!);
        }
        return weight === 0 ? strength : won / weight;
      });
      const mean = next.reduce((sum, strength) => sum + Math.log(strength), 0) / players;
      const scaled = next.map((strength) => strength / Math.exp(mean));
      const change = Math.max(...scaled.map((strength, i) => Math.abs(Math.log(strength / strengths[i]!))));
      strengths = scaled;
      if (change < 1e-7) break;
    }
    return strengths.map((strength) => 400 * Math.log10(strength));
  }
}
