/** What the default levels of a game lose, by exact values that are found without the engine's solvers. */
import { bracketOf } from "../../../tests/equilibrium-oracle.js";
import { boundedChance } from "../src/chance/bounded.js";
import { enumerate } from "../src/chance/enumerate.js";
import { seededChance } from "../src/chance/seeded.js";
import { type Game, OVER } from "../src/contract/game.js";
import { createOpponent } from "../src/opponent/opponent.js";
import { canonicalText, keyOf } from "../src/position/canonical-text.js";

/** A random player, or a level. */
export type Chooser = "random" | number;

/** A decision, how much it counts, and what each of its actions loses, by the action's text. */
export interface Judged<State> {
  readonly state: State;
  readonly weight: number;
  readonly losses: ReadonlyMap<string, number>;
}

/** Values that change by less in a sweep are known. */
const CONVERGED = 1e-9;

/**
 * Decisions of random games, one of each, by the values of all states: every player maximises its payoff. With cycles,
 * values are repeated until they change no more.
 */
export function judgedByInduction<State, Action>(
  game: Game<State, Action>,
  count: number,
  seed = "judged",
): Judged<State>[] {
  type Edge = readonly (readonly [odds: number, key: string])[];
  const edges = new Map<string, { readonly turn: number; readonly actions: readonly Edge[] }>();
  const worth = new Map<string, readonly number[]>();
  const after = (state: State, action: Action): [number, State][] => {
    const { outcomes, probabilities } = enumerate(
      (chance) => game.play(state, action, chance),
      (next) => keyOf(game, next),
    );
    return outcomes.map(({ result }, i) => [probabilities[i]!, result]);
  };
  const visit = (first: State): void => {
    const waiting = [first];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      const key = keyOf(game, state);
      if (worth.has(key)) continue;
      const turn = game.turn(state);
      worth.set(key, turn === OVER ? game.payoff(state) : new Array<number>(game.facts.players).fill(0));
      if (turn === OVER) continue;
      const actions = game.actions(state).map((action) => {
        const next = after(state as State, action);
        waiting.push(...next.map(([, result]) => result));
        return next.map(([odds, result]) => [odds, keyOf(game, result)] as const);
      });
      edges.set(key, { turn, actions });
    }
  };
  const mean = (edge: Edge): number[] =>
    worth
      .values()
      .next()
      .value!.map((_, player) => edge.reduce((sum, [odds, key]) => sum + odds * worth.get(key)![player]!, 0));
  const solve = (): void => {
    // The states visited last are nearest to the ends.
    const order = [...edges].reverse();
    for (let change = Number.POSITIVE_INFINITY; change > CONVERGED; ) {
      change = 0;
      for (const [key, { turn, actions }] of order) {
        const all = actions.map(mean);
        const best = all.reduce((most, each) => (each[turn]! > most[turn]! ? each : most));
        for (const [player, value] of best.entries())
          change = Math.max(change, Math.abs(value - worth.get(key)![player]!));
        worth.set(key, best);
      }
    }
  };

  for (const { result } of enumerate(
    (chance) => game.start(chance),
    (state) => keyOf(game, state),
  ).outcomes)
    visit(result);
  solve();
  const chance = boundedChance(seededChance(seed));
  const judged: Judged<State>[] = [];
  for (let games = 0; judged.length < count && games < 20 * count; games++) {
    chance.begin();
    const states: State[] = [];
    for (let state = game.start(chance); game.turn(state) !== OVER; ) {
      if (game.actions(state).length > 1) states.push(state);
      chance.begin();
      state = game.play(state, chance.pick(game.actions(state)), chance);
    }
    if (states.length === 0) continue;
    const state = chance.pick(states);
    const { turn, actions } = edges.get(keyOf(game, state))!;
    const values = actions.map((edge) => mean(edge)[turn]!);
    const best = Math.max(...values);
    if (best - Math.min(...values) > 1e-6)
      judged.push(
        judgedAt(
          game,
          state,
          1,
          values.map((value) => best - value),
        ),
      );
  }
  return judged;
}

/** All information sets that an equilibrium reaches, and what actions lose against it. */
export function judgedByEquilibrium<State, Action>(
  game: Game<State, Action>,
  iterations = 300,
): Judged<State>[] {
  return bracketOf(game, iterations)
    .decisions.filter(({ reach }) => reach > 1e-3)
    .map(({ state, reach, losses }) => judgedAt(game, state as State, reach, losses));
}

function judgedAt<State, Action>(
  game: Game<State, Action>,
  state: State,
  weight: number,
  losses: readonly number[],
): Judged<State> {
  const texts = game.actions(state).map((action) => canonicalText(action));
  return { state, weight, losses: new Map(texts.map((text, i) => [text, losses[i]!])) };
}

/** By decision: what some choices of a level lose; what random play loses, exactly. */
export async function lossesOf<State, Action>(
  game: Game<State, Action>,
  judged: readonly Judged<State>[],
  chooser: Chooser,
  choices: number,
): Promise<number[][]> {
  const found: number[][] = [];
  for (const [i, { state, losses }] of judged.entries()) {
    const all = [...losses.values()];
    const own = new Array<number>(choices).fill(all.reduce((sum, loss) => sum + loss, 0) / all.length);
    if (chooser !== "random") {
      const seed = `${game.name} ${i}`;
      const opponent = createOpponent(game, { level: chooser, seed, time: Number.POSITIVE_INFINITY });
      for (const choice of own.keys()) own[choice] = losses.get(canonicalText(await opponent.play(state)))!;
    }
    found.push(own);
  }
  return found;
}

/** A player's payoff in a game in which it sits at a seat, and all others play at random. */
export async function payoffAgainstRandom<State, Action>(
  game: Game<State, Action>,
  chooser: Chooser,
  seat: number,
  seed: string,
): Promise<number> {
  const [chance, random] = [boundedChance(seededChance(seed)), seededChance(`${seed} random`)];
  const opponent =
    chooser === "random"
      ? undefined
      : createOpponent(game, { level: chooser, seed, time: Number.POSITIVE_INFINITY });
  chance.begin();
  let state = game.start(chance);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    const action = turn === seat && opponent ? await opponent.play(state) : random.pick(game.actions(state));
    chance.begin();
    state = game.play(state, action, chance);
  }
  return game.payoff(state)[seat]!;
}

/** A mean, and its standard error over the items. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const { length } = values;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, length - 1) / length) };
}
