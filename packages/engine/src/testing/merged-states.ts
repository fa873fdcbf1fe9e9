import { type Game, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { outcomesOf } from "../position/outcomes.js";

/** The maximum number of stored states, and of comparisons of two with one text. */
const MOST_STATES = 50_000;
const MOST_COMPARED = 500;
/** An action with more results is not compared. */
const MOST_RESULTS = 300;
/** Digits of payoffs that are compared: they may be added in another order. */
const DIGITS = 12;

/** Finds two states that the rules describe by the same text, although what may follow differs. */
export class MergedStates<State> {
  private readonly byText = new Map<string, State>();
  private readonly future: (state: State) => string | undefined;
  private compared = 0;

  /** @param future what may follow a state, as a text; undefined if that is too much to compare */
  constructor(future: (state: State) => string | undefined) {
    this.future = future;
  }

  /** An earlier state with this text, after which the game differs; undefined if there is none. */
  otherThan(state: State, text: string): State | undefined {
    const { byText } = this;
    const other = byText.get(text);
    if (other === undefined) {
      if (byText.size < MOST_STATES) byText.set(text, state);
      return undefined;
    }
    if (this.compared >= MOST_COMPARED || canonicalText(other) === canonicalText(state)) return undefined;
    this.compared++;
    const [one, two] = [this.future(other), this.future(state)];
    return one === undefined || two === undefined || one === two ? undefined : other;
  }
}

/**
 * What may follow a state, as a text in which the order of actions does not matter; undefined if it is too much.
 * @param most the maximum number of results of all actions
 * @param textAfter the text of a result; `follow` writes what may follow it, and its results are counted, too
 */
export function futureText<State, Action>(
  game: Game<State, Action>,
  state: State,
  most: number,
  textAfter: (result: State, follow: (state: State) => string) => string,
): string | undefined {
  let results = 0;
  const follow = (at: State): string => {
    const turn = game.turn(at);
    if (turn === OVER)
      return `over ${canonicalText(game.payoff(at).map((value) => Number(value.toPrecision(DIGITS)) + 0))}`;
    const after = game.actions(at).map((action) => {
      if (results > most) return "";
      const { outcomes, samples } = outcomesOf(game, at, action, { limit: MOST_RESULTS, samples: 1 });
      results += outcomes.length;
      if (samples > 0) return "sampled";
      return outcomes
        .map(
          ({ fraction, result }) =>
            `${fraction.numerator}/${fraction.denominator} ${textAfter(result, follow)}`,
        )
        .sort()
        .join("\n");
    });
    return `${turn}\n${after.sort().join("\n\n")}`;
  };
  const text = follow(state);
  return results > most ? undefined : text;
}
