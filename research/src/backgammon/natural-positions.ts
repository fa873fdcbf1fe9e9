import { type Chance, OVER } from "@tyche/engine";
import { type BackgammonState, backgammon, mirrored, seenBy } from "@tyche/games/backgammon";

export interface NaturalOptions {
  /** Number of positions. */
  readonly count: number;
  /** The player: returns the text or object of a legal play. */
  readonly play: (state: BackgammonState) => Promise<string>;
  /** The probability of a random play instead, so that not only well-played games occur. */
  readonly noise: number;
  readonly chance: Chance;
}

/** A decision from a game. */
export interface NaturalPosition {
  readonly game: number;
  /** Number of turns played before it. */
  readonly turn: number;
  readonly state: BackgammonState;
  readonly stratum: string;
}

/** Turns between two selected positions, so that they differ. */
const APART = 8;

/** Yields decisions between several plays from games with a little noise, several turns apart. */
export async function* naturalPositions({
  count,
  play,
  noise,
  chance,
}: NaturalOptions): AsyncGenerator<NaturalPosition, void, void> {
  const rules = backgammon();
  let taken = 0;
  for (let game = 0; taken < count; game++) {
    let state = rules.start(chance);
    let next = chance.die(APART) - 1;
    for (let turn = 0; rules.turn(state) !== OVER && taken < count; turn++) {
      const actions = rules.actions(state);
      if (turn >= next && actions.length > 1) {
        yield { game, turn, state, stratum: stratumOf(seenBy(state.points, state.player)) };
        taken++;
        next = turn + APART;
      }
      const isNoise = actions.length > 1 && chance.die(1000) <= 1000 * noise;
      const action = isNoise
        ? chance.pick(actions)
        : actions.length === 1
          ? actions[0]!
          : rules.notation.parseAction(state, await play(state));
      state = rules.play(state, action, chance);
    }
  }
}

/**
 * The kind of a position: `race` if the sides have passed each other, `bearoff` if in addition all checkers are home,
 * `bar` with a checker on the bar, `opening` while few pips have been played; else `contact`.
 *
 * @param points from the side of the player on roll
 */
function stratumOf(points: readonly number[]): string {
  const rearmost = points.findLastIndex((count) => count > 0);
  const foremost = points.findIndex((count) => count < 0);
  if (foremost < 0 || rearmost < foremost) {
    const theirs = mirrored(points).findLastIndex((count) => count > 0);
    return rearmost <= 6 && theirs <= 6 ? "bearoff" : "race";
  }
  if (points[25]! > 0 || points[0]! < 0) return "bar";
  return pipCount(points) + pipCount(mirrored(points)) > 290 ? "opening" : "contact";
}

/** The pip count of the player from whose side the board is given. */
function pipCount(points: readonly number[]): number {
  return points.reduce((pips, count, point) => pips + Math.max(0, count) * point, 0);
}
