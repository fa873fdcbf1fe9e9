import { ALL, type Search } from "../search/search.js";
import { MAX_PLY } from "../search/settings.js";
import type { Regression } from "./learn.js";

export interface Prediction {
  /** How many decisions shallower the shallow search is. */
  readonly reduction: number;
  /** How many standard deviations a prediction may be wrong by: the paper's t. */
  readonly confidence: number;
  /** The regression for a child searched this deep; undefined if none was learned. */
  of(depth: number): Regression | undefined;
}

/**
 * ChanceProbCut (M. Schadd, M. Winands, J. Uiterwijk 2009), forward pruning at chance nodes: each child is searched
 * shallowly, a regression predicts the interval of its deep value, and if the mean of the intervals closes the
 * window, the deep search is skipped.
 * @param Base the search, or a copy of it that is compiled for one game
 */
export function probCutSearch(Base: typeof Search, prediction: Prediction): typeof Search {
  const { reduction, confidence } = prediction;
  return class ChanceProbCut extends Base {
    // A chance node needs one more call on the stack than in the search itself.
    override deepest = MAX_PLY / 2;

    override average(ply: number, depth: number): void {
      if (!this.foretold(ply, depth)) super.average(ply, depth);
    }

    override foretold(ply: number, depth: number): boolean {
      const model = depth > reduction ? prediction.of(depth) : undefined;
      return model !== undefined && this.predict(ply, depth, model);
    }

    /** True if the predictions closed the window; the bound of the window is then in `value`. */
    private predict(ply: number, depth: number, { slope, offset, deviation }: Regression): boolean {
      const { position, alpha, beta, low: worst, high: best } = this;
      if (alpha <= worst && beta >= best) return false;
      const count = this.outcomes(ply);
      const outcomes = this.moves[ply]!;
      const probability = this.probability[ply]!;
      let lower = worst;
      let upper = best;
      for (let i = 0; i < count && lower < beta && upper > alpha; i++) {
        const { horizons } = this;
        position.play(outcomes[i]!);
        this.alpha = Number.NEGATIVE_INFINITY;
        this.beta = Number.POSITIVE_INFINITY;
        this.visit(ply + 1, depth - reduction, ALL);
        position.undo();
        // Without a horizon there is nothing to predict.
        const exact = this.horizons === horizons;
        const middle = exact ? this.value : slope * this.value + offset;
        const half = exact ? 0 : confidence * deviation;
        lower += probability[i]! * (Math.min(best, Math.max(worst, middle - half)) - worst);
        upper += probability[i]! * (Math.max(worst, Math.min(best, middle + half)) - best);
      }
      this.alpha = alpha;
      this.beta = beta;
      if (lower < beta && upper > alpha) return false;
      // A predicted value is never the value of the game.
      this.horizons++;
      this.cuts++;
      this.value = lower >= beta ? lower : upper;
      return true;
    }
  };
}
