import { type Game, OVER } from "../contract/game.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { outcomesOf } from "../position/outcomes.js";
import { short } from "../rules/changed.js";
import { promise } from "./check-error.js";

/** The maximum number of stored states, and of comparisons of two with one key. */
const MOST_STATES = 50_000;
const MOST_COMPARED = 500;
/** The maximum number of actions, and of results of each, up to which the futures of two states are compared. */
const MOST_ACTIONS = 32;
const MOST_RESULTS = 300;

/**
 * Checks that `key`, `hash` and the native position's hash distinguish states. States with equal keys may differ,
 * like a position and its mirror image, but then the same must follow from both. Different keys must have different
 * hashes.
 */
export class StatesApart<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly byKey = new Map<string, State>();
  private readonly byHash = new Map<number, string>();
  private readonly byPlace = new Map<string, string>();
  private compared = 0;

  constructor(game: Game<State, Action>) {
    this.game = game;
  }

  see(state: State): void {
    const { game, byHash } = this;
    const key = keyOf(game, state);
    if (game.key) this.compare(key, state);
    if (game.hash) {
      const hash = game.hash(state);
      promise(
        Number.isFinite(hash),
        "check-hash-number",
        () => ({ game: game.name, hash: String(hash), state: short(state) }),
        () => `${game.name}: hash is ${String(hash)}, not a finite number, at the state ${short(state)}.`,
      );
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

  private compare(key: string, state: State): void {
    const { game, byKey } = this;
    const other = byKey.get(key);
    if (other === undefined) {
      if (byKey.size < MOST_STATES) byKey.set(key, state);
      return;
    }
    if (this.compared >= MOST_COMPARED || canonicalText(other) === canonicalText(state)) return;
    this.compared++;
    promise(
      this.coming(other) === this.coming(state),
      "check-key-same",
      () => ({ game: game.name, key: short(key), first: short(other), second: short(state) }),
      () =>
        `${game.name}: key is ${short(key)} for two states that are not equal, ${short(other)} and ${short(state)}: a search confuses them.`,
    );
  }

  /** What may follow a state, as a text in which the order of actions does not matter. */
  private coming(state: State): string {
    const { game } = this;
    const turn = game.turn(state);
    if (turn === OVER) return canonicalText(game.payoff(state));
    const actions = game.actions(state);
    if (actions.length > MOST_ACTIONS) return `${turn} ${actions.length}`;
    const after = actions.map((action) => {
      const { outcomes, samples } = outcomesOf(game, state, action, { limit: MOST_RESULTS, samples: 1 });
      if (samples > 0) return "sampled";
      return outcomes
        .map(({ key, fraction }) => `${fraction.numerator}/${fraction.denominator} ${key}`)
        .sort()
        .join("\n");
    });
    return `${turn}\n${after.sort().join("\n\n")}`;
  }
}
