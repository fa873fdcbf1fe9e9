import { SearchError } from "../contract/errors.js";
import { canonicalText } from "../position/canonical-text.js";
import { ContextTree } from "./context-tree.js";
import { canonicalAction, type OpponentModel } from "./model.js";

/** Options of a model that looks for sequences. */
export interface SequenceOptions<Action> {
  readonly actions: readonly Action[];
  /** How many of the last actions, by all players, the prediction may depend on. */
  readonly depth: number;
}

/** The actions played, the last first: a list that grows without being copied. */
interface Played {
  readonly symbol: number;
  readonly isOpponent: boolean;
  readonly before: Played | undefined;
}

/**
 * Predicts an opponent from the sequence of all players' actions by context-tree weighting. With expectimax on top,
 * this is a small version of the agent of J. Veness, K. Ng, M. Hutter, W. Uther and D. Silver ("A Monte-Carlo AIXI
 * approximation", 2011).
 * @throws SearchError if the depth is not a whole number from 0 to 32
 */
export function sequenceModel<State, Action>(options: SequenceOptions<Action>): OpponentModel<State, Action> {
  const { actions, depth } = options;
  if (!Number.isInteger(depth) || depth < 0 || depth > 32)
    throw new SearchError(
      "opponent-model-sequence-depth",
      { depth },
      `The depth of a context tree must be a whole number from 0 to 32, not ${depth}.`,
    );
  const texts = actions.map(canonicalText);
  const symbolOf = (action: Action): number => {
    const symbol = texts.indexOf(canonicalText(action));
    if (symbol >= 0) return symbol;
    const known = texts.slice(0, 8);
    const text = canonicalText(action);
    throw new SearchError(
      "opponent-model-sequence-action",
      { action: text, known },
      `This context tree has no action ${text}; it has: ${known.join(", ")}.`,
    );
  };

  /** @param past the latest symbols first, as many as the depth */
  const modelOf = (
    tree: ContextTree,
    past: readonly number[],
    last: Played | undefined,
  ): OpponentModel<State, Action> => {
    // Cached: a search asks at every node, and the answer is always the same.
    let predicted: Float64Array | undefined;
    return {
      predict(_state, legal) {
        predicted ??= tree.predict(past);
        const probabilities = predicted;
        const own = Float64Array.from(legal, (action) => probabilities[symbolOf(action)]!);
        const sum = own.reduce((total, one) => total + one, 0);
        return own.map((one) => one / sum);
      },
      after: ({ action, isOpponent }) => grown(tree, past, last, symbolOf(action), isOpponent),
      learned() {
        const symbols: number[] = [];
        const whose: number[] = [];
        for (let at = last; at !== undefined; at = at.before) {
          symbols.push(at.symbol);
          whose.push(at.isOpponent ? 1 : 0);
        }
        return { actions: texts, symbols: symbols.reverse(), isOpponent: whose.reverse() };
      },
      restored(learned) {
        const { symbols, isOpponent } = readSequence(learned, texts);
        return symbols.reduce(
          (model, symbol, i) =>
            model.after({
              state: undefined as State,
              action: actions[symbol]!,
              isOpponent: isOpponent[i] === 1,
            }),
          modelOf(new ContextTree(actions.length, depth), [], undefined),
        );
      },
    };
  };

  const grown = (
    tree: ContextTree,
    past: readonly number[],
    before: Played | undefined,
    symbol: number,
    isOpponent: boolean,
  ): OpponentModel<State, Action> =>
    modelOf(isOpponent ? tree.after(symbol, past) : tree, [symbol, ...past].slice(0, depth), {
      symbol,
      isOpponent,
      before,
    });

  return modelOf(new ContextTree(actions.length, depth), [], undefined);
}

function readSequence(
  learned: unknown,
  texts: readonly string[],
): { readonly symbols: readonly number[]; readonly isOpponent: readonly number[] } {
  const { actions, symbols, isOpponent } = (learned ?? {}) as Partial<Record<string, unknown>>;
  const known = Array.isArray(actions) ? actions.map((text) => canonicalAction(String(text))) : undefined;
  if (canonicalText(known) !== canonicalText(texts))
    throw new SearchError(
      "opponent-model-sequence-actions",
      {},
      "What this context tree has learned is about other actions than those of the game.",
    );
  const isSequence =
    Array.isArray(symbols) &&
    Array.isArray(isOpponent) &&
    symbols.length === isOpponent.length &&
    isOpponent.every((whose) => whose === 0 || whose === 1) &&
    symbols.every((symbol) => Number.isInteger(symbol) && symbol >= 0 && symbol < texts.length);
  if (!isSequence)
    throw new SearchError(
      "opponent-model-sequence-learned",
      {},
      "What a context tree has learned must be a sequence of actions, each with who played it.",
    );
  return { symbols, isOpponent };
}
