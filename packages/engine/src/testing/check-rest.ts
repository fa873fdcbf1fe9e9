import { type Game, OVER } from "../contract/game.js";
import { short } from "../rules/changed.js";
import { promise } from "./check-error.js";
import { futureText, MergedStates } from "./merged-states.js";

/** The maximum number of results of all actions up to which two states are compared. */
const MOST_RESULTS = 500;

/**
 * Checks that `simultaneous.rest` distinguishes states after which the game differs, at the states seen and at those one
 * round later. By induction it suffices that states with one rest have the same rests after the same choices, and the
 * same payoffs at the end.
 */
export class RestsApart<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly byRest = new MergedStates<State>((state) => this.coming(state));

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
    const other = byRest.otherThan(state, rest);
    promise(
      other === undefined,
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
   * What may follow a state until nothing is secret; undefined if it is too much.
   * @param later receives the states
   */
  private coming(state: State, later: State[] = []): string | undefined {
    const { game } = this;
    return futureText(game, state, MOST_RESULTS, (result, follow) => {
      const isSecret = this.isSecret(result);
      if (!isSecret) later.push(result);
      return isSecret || game.turn(result) === OVER ? follow(result) : game.simultaneous!.rest!(result);
    });
  }
}
