import { enumerate } from "../chance/enumerate.js";
import { sfc32 } from "../chance/sfc32.js";
import { Budget, STOP } from "../contract/budget.js";
import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { canonicalText, keyOf } from "./canonical-text.js";

/** States kept to compare others with them. */
const MOST_KEPT = 512;
/** How many merges are compared: of the first unlike states, of the first alike ones, and later one in `LATER`. */
const FIRST = 12;
const ALIKE = 4;
const LATER = 300;
/** The most decisions and runs of rules of one comparison, and its share of the time of a call so far. */
const PLIES = 60;
const RUNS = 250;
const SHARE = 0.05;
/** Significant digits to which payoffs are compared: they may be added in another order. */
const DIGITS = 12;

/** What follows a state: a text of it, and by choice its results with the texts by which they are merged. */
export interface Future<State> {
  readonly text: string;
  readonly choices: readonly { readonly text: string; readonly results: ReadonlyMap<string, State> }[];
}

/**
 * Compares states that a search or a solution takes for one, because their keys, hashes or structures are equal: what
 * follows them must be the same. It compares the first ones and a sample of the others, along one path to the end.
 */
export class Merges<State> {
  /** Only hashes without these bits are compared: more and more of them, as states become many. */
  mask = 0;
  private readonly game: { readonly name: string };
  private readonly rule: string | undefined;
  private readonly futureAt: (state: State, spend: (runs: number) => boolean) => Future<State> | undefined;
  private readonly known = new Map<number | string, State>();
  private hits = 0;
  private alike = 0;
  private unlike = 0;
  private spent = 0;

  /** @param rule the rule that merges them; by default their structure */
  constructor(
    game: { readonly name: string },
    rule: string | undefined,
    futureAt: Merges<State>["futureAt"],
  ) {
    this.game = game;
    this.rule = rule;
    this.futureAt = futureAt;
  }

  /** The comparisons of a game's states by its `key` or their structure, or by its `hash` if it has one. */
  static of<State, Action>(game: Game<State, Action>, byHash = false): Merges<State> {
    const { hash } = game;
    const ofGames = byHash && hash ? BY_HASH : BY_KEY;
    const known = ofGames.get(game) as Merges<State> | undefined;
    if (known) return known;
    const nameOf = (state: State): string => (byHash && hash ? `${game.hash!(state)}` : keyOf(game, state));
    const rule = byHash && hash ? "hash" : game.key && "key";
    const merges = new Merges<State>(game, rule, (state, spend) => futureOf(game, state, spend, nameOf));
    ofGames.set(game, merges);
    return merges;
  }

  /** Compares a state with an earlier one of the same name. @throws RulesError if they differ */
  see(name: number | string, state: State, budget: Budget | undefined): void {
    const { known } = this;
    const other = known.get(name);
    if (other !== undefined) this.compare(other, state, budget);
    else known.set(name, state);
    if (known.size <= MOST_KEPT) return;
    this.mask = 2 * this.mask + 1;
    known.clear();
  }

  /** Compares two states that are taken for one. @throws RulesError if the game differs after them */
  compare(one: State, other: State, budget: Budget = new Budget()): void {
    if (one === other) return;
    const isSample = ++this.hits % LATER === 0;
    if (this.hits > LATER && !isSample) return;
    // Enough for now: then only one hash in 256 is looked up.
    if (this.hits === LATER) this.mask |= 0xff;
    const isAlike = this.rule === undefined || canonicalText(one) === canonicalText(other);
    if (!isSample && (isAlike ? ++this.alike > ALIKE : ++this.unlike > FIRST)) return;
    if (budget.rest < Number.POSITIVE_INFINITY && this.spent > SHARE * budget.ms) return;
    const start = Budget.now();
    const isSame = this.isSame(one, other, budget.share(SHARE));
    this.spent += Budget.now() - start;
    if (!isSame) throw this.fault(one, other);
  }

  private isSame(first: State, second: State, budget: Budget): boolean {
    const next = sfc32(this.hits);
    let [one, other] = [first, second];
    let runs = 0;
    const spend = (more: number): boolean => {
      runs += more;
      return runs <= RUNS && !budget.exceeds(runs) && !budget.isSpent();
    };
    for (let ply = 0; ply < PLIES && one !== other; ply++) {
      const [future, another] = [this.futureAt(one, spend), this.futureAt(other, spend)];
      if (!future || !another) return true;
      if (future.text !== another.text) return false;
      if (future.choices.length === 0) return true;
      const choice = future.choices[next() % future.choices.length]!;
      const results = [...choice.results.keys()];
      const key = results[next() % results.length]!;
      one = choice.results.get(key)!;
      other = another.choices.find(({ text }) => text === choice.text)!.results.get(key)!;
    }
    return true;
  }

  private fault(one: State, other: State): RulesError {
    const { rule } = this;
    const game = this.game.name;
    const [first, second] = [canonicalText(one).slice(0, 200), canonicalText(other).slice(0, 200)];
    return rule === undefined
      ? new RulesError(
          "rules-hidden-data",
          { game, state: first },
          `${game}: two states look alike, as ${first}, but the game differs after them: keep everything in plain data (no private fields, closures or tables outside the state), or give the game a key.`,
        )
      : new RulesError(
          "rules-merged",
          { game, rule, first, second },
          `${game}: ${rule} is the same for two states that are not equal, ${first} and ${second}: the game differs after them, and a search takes them for one.`,
        );
  }
}

const BY_KEY = new WeakMap<object, unknown>();
const BY_HASH = new WeakMap<object, unknown>();

/** What follows a state in the game. @param spend counts runs of rules; false if they are too many */
function futureOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  spend: (runs: number) => boolean,
  nameOf: (state: State) => string,
): Future<State> | undefined {
  if (game.turn(state) === OVER) return { text: endText(game, state), choices: [] };
  const { chanceTurns } = game;
  const rules = chanceTurns?.waits(state)
    ? [(chance: Chance) => chanceTurns.draw(state, chance)]
    : game.actions(state).map((action) => (chance: Chance) => game.play(state, action, chance));
  const choices: { text: string; results: Map<string, State> }[] = [];
  for (const rule of rules) {
    const found = outcomesWithin(spend, rule, nameOf);
    if (!found) return undefined;
    const results = new Map(
      found.map(({ result, key, fraction }) => [
        `${fraction.numerator}/${fraction.denominator} ${key}`,
        result,
      ]),
    );
    choices.push({ text: [...results.keys()].sort().join("\n"), results });
  }
  return { text: textOf(game.turn(state), choices), choices };
}

/** The outcomes of a rule; undefined if they are sampled, or their runs are too many. */
function outcomesWithin<State>(
  spend: (runs: number) => boolean,
  rule: (chance: Chance) => State,
  nameOf: (state: State) => string,
): ReturnType<typeof enumerate<State>>["outcomes"] | undefined {
  const counted = (chance: Chance): State => {
    if (!spend(1)) throw STOP;
    return rule(chance);
  };
  try {
    const { outcomes, samples } = enumerate(counted, nameOf, { limit: RUNS, samples: 1 });
    return samples > 0 ? undefined : outcomes;
  } catch (error) {
    if (error !== STOP) throw error;
    return undefined;
  }
}

/** The text of the payoffs at the end. */
export function endText<State, Action>(game: Game<State, Action>, state: State): string {
  return `over ${canonicalText(game.payoff(state).map((value) => Number(value.toPrecision(DIGITS)) + 0))}`;
}

/** The text of a decision: choices may come in any order, as those at a position and its mirror image. */
export function textOf(turn: number, choices: Future<unknown>["choices"]): string {
  return `${turn}\n${choices
    .map(({ text }) => text)
    .sort()
    .join("\n\n")}`;
}
