/**
 * The outcome probabilities of the player on roll, in the form used by the cube formulas: the winning probability, and
 * the mean points won and lost in units of the cube.
 */
export class CubeChances {
  /** Probability of winning. */
  win = 0;
  /** Share of gammons and of backgammons among the wins; each win is counted in one of them at most. */
  wonGammons = 0;
  wonBackgammons = 0;
  lostGammons = 0;
  lostBackgammons = 0;
  /** Mean points of a win and of a loss: 1 to 3. */
  meanWin = 1;
  meanLoss = 1;

  /**
   * @param chances cumulative, as in `OUTCOMES`
   * @param at index of the first number
   */
  read(chances: ArrayLike<number>, at = 0): this {
    const win = within(chances[at]!, 0, 1);
    const loss = 1 - win;
    this.win = win;
    this.wonBackgammons = share(chances[at + 2]!, win);
    this.wonGammons = Math.max(0, share(chances[at + 1]!, win) - this.wonBackgammons);
    this.lostBackgammons = share(chances[at + 4]!, loss);
    this.lostGammons = Math.max(0, share(chances[at + 3]!, loss) - this.lostBackgammons);
    this.meanWin = 1 + this.wonGammons + 2 * this.wonBackgammons;
    this.meanLoss = 1 + this.lostGammons + 2 * this.lostBackgammons;
    return this;
  }
}

/** A part of a probability as a share of the whole, clamped to 0..1 because evaluators round. */
function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : within(part / whole, 0, 1);
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
