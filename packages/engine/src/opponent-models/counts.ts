import { SearchError } from "../contract/errors.js";
import { canonicalText } from "../position/canonical-text.js";
import { actionIn, canonicalAction, type OpponentModel } from "./model.js";
import { alike } from "./policies.js";

/** How often each action, as text, was seen in each situation. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Options of a model that counts what was played. */
export interface CountsOptions<State, Action> {
  /** The situation of a state; all states of one situation share their counts. Default: a single situation. */
  readonly situation?: (state: State) => string;
  /** The prediction before anything was seen; default: all actions equally likely. */
  readonly prior?: OpponentModel<State, Action>;
  /** How many observations the prior is worth, per legal action. Default 1. */
  readonly weight?: number;
}

/**
 * Counts of the observed actions, with a Dirichlet prior: the probability of an action is (n_a + w k p_a) / (N + w
 * k), for k legal actions of prior probability p_a and counts n_a with the sum N. With a uniform prior and w = 1 this
 * is P. S. Laplace's rule of succession. Native positions can use only counts that are the same for all states.
 * @throws SearchError if the weight is not above 0
 */
export function countsModel<State, Action>(
  options: CountsOptions<State, Action>,
  counts: Counts = new Map(),
): OpponentModel<State, Action> {
  const { situation = () => "", prior, weight = 1 } = options;
  if (!(weight > 0 && Number.isFinite(weight)))
    throw new SearchError(
      "opponent-model-prior-weight",
      { weight },
      `The weight of a prior must be a number above 0, not ${weight}.`,
    );
  return {
    predict(state, actions) {
      const seen = counts.get(situation(state));
      const expected = prior?.predict(state, actions);
      const strength = weight * actions.length;
      const probabilities = Float64Array.from(
        actions,
        (action, i) =>
          (seen?.get(canonicalText(action)) ?? 0) + strength * (expected ? expected[i]! : 1 / actions.length),
      );
      const total = probabilities.reduce((sum, one) => sum + one, 0);
      return probabilities.map((one) => one / total);
    },
    onPositions(game, shown) {
      const expect = prior ? prior.onPositions?.(game, shown) : alike;
      if (options.situation || !game.moveOf || !expect) return undefined;
      const here = counts.get("") ?? new Map<string, number>();
      const actions = [...here].map(([text, count]) => [actionIn(text), count] as const);
      if (actions.some(([action]) => action === undefined)) return undefined;
      const seen = new Map(actions.map(([action, count]) => [game.moveOf!(action as Action), count]));
      return (position, moves, from, count, into) => {
        expect(position, moves, from, count, into);
        let total = 0;
        for (let i = from; i < from + count; i++) {
          into[i] = weight * count * into[i]! + (seen.get(moves[i]!) ?? 0);
          total += into[i]!;
        }
        for (let i = from; i < from + count; i++) into[i] = into[i]! / total;
      };
    },
    after(played) {
      const next = prior?.after(played);
      const learning = next === prior ? options : { ...options, prior: next! };
      if (!played.isOpponent) return learning === options ? this : countsModel(learning, counts);
      const place = situation(played.state);
      const text = canonicalText(played.action);
      const here = new Map(counts.get(place));
      here.set(text, (here.get(text) ?? 0) + 1);
      return countsModel(learning, new Map(counts).set(place, here));
    },
    learned: () => ({
      counts: Object.fromEntries([...counts].map(([place, here]) => [place, Object.fromEntries(here)])),
      prior: prior?.learned() ?? null,
    }),
    restored(learned) {
      const { counts: given, prior: priors } = (learned ?? {}) as { counts?: unknown; prior?: unknown };
      const inner = prior ? { prior: prior.restored(priors ?? null) } : {};
      return countsModel({ ...options, ...inner }, readCounts(given));
    },
  };
}

function readCounts(given: unknown): Counts {
  const refused = (): SearchError =>
    new SearchError(
      "opponent-model-counts-learned",
      {},
      "What a model of counts has learned must be a number, 0 or more, for each action of each situation.",
    );
  const entriesOf = (value: unknown): [string, unknown][] => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw refused();
    return Object.entries(value);
  };
  return new Map(
    entriesOf(given).map(([place, actions]) => [
      place,
      new Map(
        entriesOf(actions).map(([action, count]) => {
          if (typeof count !== "number" || !(count >= 0 && Number.isFinite(count))) throw refused();
          return [canonicalAction(action), count];
        }),
      ),
    ]),
  );
}
