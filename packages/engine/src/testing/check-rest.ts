import { type Game, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { outcomesOf } from "../position/outcomes.js";
import { short } from "../rules/changed.js";
import { promise } from "./check-error.js";

/** The maximum number of stored states, of comparisons, and of results of all actions up to which two are compared. */
const MOST_STATES = 20_000;
const MOST_COMPARED = 500;
const MOST_RESULTS = 500;
/** Digits of payoffs that are compared: they may be added in another order. */
const DIGITS = 12;

/**
 * Checks that `simultaneous.rest` distinguishes states after which the game differs, at the states seen and at those one
 * round later. By induction it suffices that states with one rest have the same rests after the same choices, and the
 * same payoffs at the end.
 */
export class RestsApart<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly byRest = new Map<string, State>();
  private compared = 0;

  constructor(game: Game<State, Action>) {
    this.game = game;
  }

  see(state: State): void {
    if (!this.game.simultaneous?.rest || this.isSecret(state)) return;
    this.compare(state);
    const later: State[] = [];
    if (this.coming(state, later) === undefined) return;
    for (const next of later) this.compare(next);
  }

  private compare(state: State): void {
    const { game, byRest } = this;
    const rest = game.simultaneous!.rest!(state);
    promise(
      typeof rest === "string",
      "check-rest-text",
      { game: game.name, state: short(state) },
      () => `${game.name}: simultaneous.rest is not a text at the state ${short(state)}.`,
    );
    const other = byRest.get(rest);
    if (other === undefined) {
      if (byRest.size < MOST_STATES) byRest.set(rest, state);
      return;
    }
    if (this.compared >= MOST_COMPARED || canonicalText(other) === canonicalText(state)) return;
    this.compared++;
    const [one, two] = [this.coming(other), this.coming(state)];
    promise(
      one === undefined || two === undefined || one === two,
      "check-rest-same",
      () => ({ game: game.name, rest: short(rest), first: short(other), second: short(state) }),
      () =>
        `${game.name}: simultaneous.rest is ${short(rest)} for the states ${short(other)} and ${short(state)}, but the game differs after them: backward induction confuses them.`,
    );
  }

  private isSecret(state: State): boolean {
    const { facts, simultaneous } = this.game;
    return Array.from({ length: facts.players }).some((_, player) => simultaneous!.isSecret(state, player));
  }

  /**
   * What may follow a state until nothing is secret, as a text in which the order of actions does not matter; undefined
   * if it is too much.
   * @param later receives the states
   */
  private coming(state: State, later: State[] = []): string | undefined {
    const { game } = this;
    let results = 0;
    const textOf = (at: State, isFirst: boolean): string => {
      const turn = game.turn(at);
      if (!isFirst && !this.isSecret(at)) {
        later.push(at);
        if (turn !== OVER) return game.simultaneous!.rest!(at);
      }
      if (turn === OVER)
        return `over ${canonicalText(game.payoff(at).map((value) => Number(value.toPrecision(DIGITS)) + 0))}`;
      const after = game.actions(at).map((action) => {
        const { outcomes, samples } = outcomesOf(game, at, action, { limit: MOST_RESULTS, samples: 1 });
        results += samples > 0 ? MOST_RESULTS : outcomes.length;
        if (results >= MOST_RESULTS) return "";
        return outcomes
          .map(
            ({ fraction, result }) =>
              `${fraction.numerator}/${fraction.denominator} ${textOf(result, false)}`,
          )
          .sort()
          .join("\n");
      });
      return `${turn}\n${after.sort().join("\n\n")}`;
    };
    const text = textOf(state, true);
    return results < MOST_RESULTS ? text : undefined;
  }
}
