import type { Game } from "../contract/game.js";
import { keyOf } from "../position/canonical-text.js";
import { problemOfKey } from "../rules/answers.js";
import { short } from "../rules/changed.js";
import { CheckError, promise } from "./check-error.js";
import { futureText, MergedStates } from "./merged-states.js";

/** The maximum number of stored hashes. */
const MOST_STATES = 50_000;
/** The maximum number of results of all actions up to which the futures of two states are compared. */
const MOST_RESULTS = 10_000;

/**
 * Checks that `key`, `hash` and the native position's hash distinguish states. States with equal keys may differ,
 * like a position and its mirror image, but then the same must follow from both. Different keys must have different
 * hashes.
 */
export class StatesApart<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly byKey: MergedStates<State>;
  private readonly byHash = new Map<number, string>();
  private readonly byPlace = new Map<string, string>();

  constructor(game: Game<State, Action>) {
    this.game = game;
    this.byKey = new MergedStates((state) =>
      futureText(game, state, MOST_RESULTS, (result) => keyOf(game, result)),
    );
  }

  see(state: State): void {
    const { game, byHash } = this;
    const problem = problemOfKey(game, state);
    if (problem) {
      const text = short(state);
      const message = `${game.name}: ${problem.message}, at the state ${text}.`;
      throw new CheckError("rules-at-state", { game: game.name, problem, state: text }, message);
    }
    const key = keyOf(game, state);
    const other = game.key && this.byKey.otherThan(state, key);
    promise(
      other === undefined,
      "check-key-same",
      () => ({ game: game.name, key: short(key), first: short(other), second: short(state) }),
      () =>
        `${game.name}: key is ${short(key)} for two states that are not equal, ${short(other)} and ${short(state)}: a search confuses them.`,
    );
    if (game.hash) {
      const hash = game.hash(state);
      const known = byHash.get(hash) ?? key;
      if (byHash.size < MOST_STATES) byHash.set(hash, known);
      promise(
        known === key,
        "check-hash-same",
        () => ({ game: game.name, hash, first: short(known), second: short(key) }),
        () =>
          `${game.name}: hash is ${hash} for two states that are not equal, ${short(known)} and ${short(key)}: a search confuses them.`,
      );
    }
    if (game.position) this.seePlace(key, state);
  }

  private seePlace(key: string, state: State): void {
    const { game, byPlace } = this;
    const position = game.position!(state);
    if (position.hashOmits !== undefined) return;
    const place = `${position.hashLow()} ${position.hashHigh()}`;
    const known = byPlace.get(place) ?? key;
    if (byPlace.size < MOST_STATES) byPlace.set(place, known);
    promise(
      known === key,
      "check-native-hash-same",
      () => ({ game: game.name, first: short(known), second: short(key) }),
      () =>
        `${game.name}: the native position has the same hash at two states, ${short(known)} and ${short(key)}: a search confuses them.`,
    );
  }
}
