import { sfc32 } from "../chance/sfc32.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { checkPayoff } from "../search/settings.js";
import { type SampledAction, sampledDecision } from "./estimate.js";
import { informationAt } from "./information.js";
import { drawIndex, inProportion } from "./regret-matching.js";
import { type SimulationOptions, Simulations } from "./simulations.js";

/** The share of simulations in which a decision tries any action. */
const EXPLORED = 0.2;

/** What is known of one information set: by action, and the number of simulations through it. */
interface Known<Action> {
  readonly actions: readonly Action[];
  readonly regrets: Float64Array;
  /** The weighted sum of the mixtures, of which the average is played. */
  readonly mixtures: Float64Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  simulations: number;
}

/** A decision on the path of a simulation. */
interface Step<Action> {
  readonly player: number;
  readonly known: Known<Action>;
  readonly mixture: Float64Array;
  readonly chosen: number;
}

/**
 * Information-set tree search by regret matching (V. Lisý, "Alternative selection functions for information set Monte
 * Carlo tree search", 2014): a tree of information sets for each player, so that nobody sees what it could not, and at
 * each of them regret matching on mean payoffs. The average mixture is played, so that it is hard to exploit where
 * choices are made at the same time. Like `ismcts`, it starts from states drawn as if decisions revealed nothing; where
 * the decision is simultaneous with others and nothing else is hidden, from the state that everybody knows.
 *
 * Yields undefined now and then, and a decision whenever the number of simulations has doubled.
 * @throws SearchError if the game hides nothing
 */
export function* regretIsmctsSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: SimulationOptions,
): Generator<Decision<Action> | undefined, void, void> {
  const simulations = new Simulations(game, "regret-ismcts", options);
  const { chance } = simulations;
  const next = sfc32(`regret-ismcts ${options.seed ?? 0}`);
  const { player, view, actions, draw } = informationAt("regret-ismcts", game, state, chance);
  const { simultaneous } = game;
  const alone = simultaneous?.alone?.(view, player);
  // What the others choose at the same time is not drawn, but learnt.
  const drawn = (): State => {
    const at = draw(chance);
    return simultaneous?.askedFirst?.(at, player) ?? at;
  };
  const { bounds, players } = game.facts;
  const [low, high] = bounds;
  const scale = high > low ? 1 / (high - low) : 1;
  const trees = Array.from({ length: players }, () => new Map<string, Known<Action>>());
  const root = newKnown(actions);
  trees[player]!.set(canonicalText(simultaneous ? game.view!(alone ?? drawn(), player) : view), root);

  const simulate = (): void => {
    const path: Step<Action>[] = [];
    chance.begin();
    let at = alone ?? drawn();
    // Where views come back, the tree has no end.
    for (let turn = game.turn(at); turn !== OVER && !simulations.isLong(path.length); turn = game.turn(at)) {
      const text = canonicalText(game.view!(at, turn));
      const known = trees[turn]!.get(text);
      if (!known) {
        trees[turn]!.set(text, newKnown(simulations.actionsAt(at)));
        break;
      }
      const mixture = inProportion(known.regrets);
      const chosen = drawIndex(next, mixture, EXPLORED);
      path.push({ player: turn, known, mixture, chosen });
      at = simulations.play(at, known.actions[chosen]!);
    }
    simulations.depth = Math.max(simulations.depth, path.length);
    const payoffs = simulations.playOn(at);
    for (const step of path) {
      const payoff = payoffs[step.player]!;
      checkPayoff(payoff, low, high);
      learn(step, payoff, (payoff - low) * scale, low, scale);
    }
  };

  const decision = (stopped: Decision<Action>["stopped"]): Decision<Action> => {
    const estimates = actions.map(
      (action, i): SampledAction<Action> => ({
        action,
        count: root.visits[i]!,
        sum: root.sums[i]!,
        squares: root.squares[i]!,
      }),
    );
    const mixture = inProportion(root.mixtures);
    const shares = new Map(actions.map((action, i) => [action, mixture[i]!]));
    estimates.sort((a, b) => shares.get(b.action)! - shares.get(a.action)!);
    const assumed: Approximation[] = [{ kind: "learning" }];
    if (alone === undefined) assumed.unshift({ kind: "beliefs" });
    const report = simulations.report(assumed, stopped);
    const found = sampledDecision(
      estimates,
      game.facts,
      player,
      "regret-ismcts",
      report,
      simulations.observed(player),
    );
    const rows = found.actions.map((row) => ({ ...row, probability: shares.get(row.action)! }));
    const isKnown = rows.every(({ value, probability }) => value !== undefined || probability === 0);
    const mean = rows.reduce((sum, { value = 0, probability }) => sum + value * probability, 0);
    return { ...found, actions: rows, ...(isKnown && { value: mean }) };
  };

  yield* simulations.steps(simulate, decision);
}

function newKnown<Action>(actions: readonly Action[]): Known<Action> {
  const { length } = actions;
  const zeros = (): Float64Array => new Float64Array(length);
  return {
    actions,
    regrets: zeros(),
    mixtures: zeros(),
    visits: new Int32Array(length),
    sums: zeros(),
    squares: zeros(),
    simulations: 0,
  };
}

/** Adds a payoff: an action's regret is its mean payoff so far, less what was got; sums below 0 are forgotten. */
function learn(
  { known, mixture, chosen }: Step<unknown>,
  payoff: number,
  reward: number,
  low: number,
  scale: number,
): void {
  const { regrets, mixtures, visits, sums, squares } = known;
  known.simulations++;
  visits[chosen]!++;
  sums[chosen]! += payoff;
  squares[chosen]! += payoff * payoff;
  for (let i = 0; i < regrets.length; i++) {
    const mean = visits[i]! > 0 ? (sums[i]! / visits[i]! - low) * scale : 0.5;
    regrets[i] = Math.max(0, regrets[i]! + (i === chosen ? reward : mean) - reward);
    // Later mixtures weigh more.
    mixtures[i]! += known.simulations * mixture[i]!;
  }
}
