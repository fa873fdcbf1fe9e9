import { SearchError } from "../contract/errors.js";
import { canonicalText } from "../position/canonical-text.js";
import { normalized, type OpponentModel } from "./model.js";

/**
 * One of several models, unknown which: the prediction is their weighted mean, and every observed action updates the
 * weights by T. Bayes' rule.
 * @param weights the initial belief in each part; default: all equal
 * @throws SearchError if there are no parts or the weights do not fit
 */
export function mixtureModel<State, Action>(
  parts: readonly OpponentModel<State, Action>[],
  weights: readonly number[] = parts.map(() => 1),
): OpponentModel<State, Action> {
  if (parts.length === 0 || weights.length !== parts.length)
    throw new SearchError(
      "opponent-model-mixture-parts",
      { parts: parts.length, weights: weights.length },
      `A mixture needs at least one model and a weight for each, not ${parts.length} and ${weights.length}.`,
    );
  const beliefs = normalized(Float64Array.from(weights));
  return {
    predict(state, actions) {
      const mean = new Float64Array(actions.length);
      for (const [i, part] of parts.entries()) {
        const own = part.predict(state, actions);
        for (let a = 0; a < mean.length; a++) mean[a]! += beliefs[i]! * own[a]!;
      }
      return mean;
    },
    onPositions(game, shown) {
      const predictors = parts.flatMap((part) => part.onPositions?.(game, shown) ?? []);
      if (predictors.length < parts.length) return undefined;
      let own = new Float64Array(0);
      return (position, moves, from, count, into) => {
        if (own.length < into.length) own = new Float64Array(into.length);
        into.fill(0, from, from + count);
        for (let part = 0; part < predictors.length; part++) {
          const belief = beliefs[part]!;
          if (belief === 0) continue;
          predictors[part]!(position, moves, from, count, own);
          for (let i = from; i < from + count; i++) into[i] = into[i]! + belief * own[i]!;
        }
      };
    },
    after(played) {
      const next = parts.map((part) => part.after(played));
      if (!played.isOpponent || played.actions === undefined) return mixtureModel(next, [...beliefs]);
      const text = canonicalText(played.action);
      const at = played.actions.findIndex((action) => canonicalText(action) === text);
      const updated = parts.map((part, i) => beliefs[i]! * part.predict(played.state, played.actions!)[at]!);
      // An action that is impossible under all parts does not show which of them is right.
      return mixtureModel(next, updated.some((weight) => weight > 0) ? updated : [...beliefs]);
    },
    learned: () => ({ weights: [...beliefs], parts: parts.map((part) => part.learned()) }),
    restored(learned) {
      const { weights: given, parts: inner } = (learned ?? {}) as Partial<Record<string, unknown>>;
      const isMixture =
        Array.isArray(given) &&
        Array.isArray(inner) &&
        given.length === parts.length &&
        inner.length === parts.length &&
        given.every((weight) => typeof weight === "number");
      if (!isMixture)
        throw new SearchError(
          "opponent-model-mixture-learned",
          { parts: parts.length },
          `What a mixture of ${parts.length} models has learned must be a weight and what was learned for each.`,
        );
      return mixtureModel(
        parts.map((part, i) => part.restored(inner[i])),
        given,
      );
    },
  };
}
