import { type Chance, canonicalText, type Game, keyOf, OVER } from "@tyche/engine";
import { enumerate } from "@tyche/engine/chance";

/**
 * An independent oracle for games of two players with a zero sum and hidden information: counterfactual regret
 * minimization in its simplest form (M. Zinkevich et al. 2007, with the floors and weights of O. Tammelin's CFR+, 2014)
 * on a tree of all histories, and exact best responses. Information sets come from the game's own views.
 */
export interface Bracket {
  /** Player 0's value lies between what it gets against a best response and what a best response to player 1 gets. */
  readonly low: number;
  readonly high: number;
  readonly informationSets: number;
  readonly histories: number;
  /** The average strategy at a view of a player: the probability of each action. */
  strategy(player: number, view: unknown): readonly number[] | undefined;
  /** All information sets with more than one action. */
  readonly decisions: readonly Decided[];
}

/** An information set while both players follow their average strategies. */
export interface Decided {
  /** One of its states. */
  readonly state: unknown;
  /** The probability that a game gets there. */
  readonly reach: number;
  /** What each action loses against the best one, in units of value. */
  readonly losses: readonly number[];
}

interface Decision {
  readonly set: InformationSet;
  readonly nodes: readonly Node[];
}

type Node =
  | { readonly value: number }
  | { readonly odds: readonly number[]; readonly nodes: readonly Node[] }
  | Decision;

interface InformationSet {
  readonly player: number;
  readonly state: unknown;
  /** What the player has seen and done before. */
  readonly past: string;
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  readonly current: Float64Array;
}

/** @param iterations each improves the strategies of both players once */
export function bracketOf<State, Action>(game: Game<State, Action>, iterations: number): Bracket {
  const sets = new Map<string, InformationSet>();
  let histories = 0;

  const drawn = (rule: (chance: Chance) => State, pasts: readonly string[]): Node => {
    const { outcomes, probabilities } = enumerate(rule, (state) => keyOf(game, state));
    const nodes = outcomes.map(({ result }) => nodeAt(result, pasts));
    return nodes.length === 1 ? nodes[0]! : { odds: [...probabilities], nodes };
  };

  const nodeAt = (state: State, pasts: readonly string[]): Node => {
    histories++;
    const player = game.turn(state);
    if (player === OVER) return { value: game.payoff(state)[0]! };
    const actions = game.actions(state);
    const name = `${player} ${canonicalText(game.view!(state, player))}`;
    const past = pasts[player]!;
    let set = sets.get(name);
    if (!set) {
      const [regrets, sums] = [new Float64Array(actions.length), new Float64Array(actions.length)];
      set = { player, state, past, regrets, sums, current: new Float64Array(actions.length) };
      sets.set(name, set);
    }
    if (set.past !== past)
      throw new Error(`${game.name}: no perfect recall at ${name}: ${past}; ${set.past}`);
    const nodes = actions.map((action, i) => {
      const own = pasts.with(player, `${name} ${i}`);
      return drawn((chance) => game.play(state, action, chance), own);
    });
    return { set, nodes };
  };

  const root = drawn((chance) => game.start(chance), ["", ""]);
  const all = [...sets.values()];

  /** Player 0's value; adds regrets of one player, weighted by how likely the others and chance lead here. */
  const walk = (node: Node, updated: number, own: number, others: number): number => {
    if ("value" in node) return node.value;
    if ("odds" in node)
      return node.nodes.reduce((sum, next, i) => {
        return sum + node.odds[i]! * walk(next, updated, own, others * node.odds[i]!);
      }, 0);
    const { player, current, regrets, sums } = node.set;
    const values = node.nodes.map((next, i) =>
      player === updated
        ? walk(next, updated, own * current[i]!, others)
        : walk(next, updated, own, others * current[i]!),
    );
    const value = values.reduce((sum, each, i) => sum + current[i]! * each, 0);
    if (player === updated) {
      const sign = player === 0 ? 1 : -1;
      for (const [i, each] of values.entries()) {
        regrets[i]! += others * sign * (each - value);
        sums[i]! += weight * own * current[i]!;
      }
    }
    return value;
  };

  let weight = 0;
  for (; weight < iterations; weight++)
    for (const player of [0, 1]) {
      for (const { regrets, current } of all) {
        for (const [i, regret] of regrets.entries()) regrets[i] = Math.max(0, regret);
        normalize(regrets, current);
      }
      walk(root, player, 1, 1);
    }
  for (const { sums, current } of all) normalize(sums, current);
  return {
    low: -gainOf(root, 1),
    high: gainOf(root, 0),
    informationSets: all.length,
    histories,
    decisions: decisionsOf(root),
    strategy: (player, view) => {
      const set = sets.get(`${player} ${canonicalText(view)}`);
      return set && [...set.current];
    },
  };
}

function normalize(weights: Float64Array, into: Float64Array): void {
  const total = weights.reduce((sum, each) => sum + each, 0);
  for (const i of into.keys()) into[i] = total > 0 ? weights[i]! / total : 1 / into.length;
}

/** What a player's best response to the other's strategy gains. */
function gainOf(root: Node, player: number): number {
  const places = new Map<InformationSet, (readonly [node: Decision, others: number])[]>();
  const gather = (node: Node, others: number): void => {
    if ("value" in node) return;
    if ("set" in node && node.set.player === player) {
      const known = places.get(node.set) ?? [];
      known.push([node, others]);
      places.set(node.set, known);
    }
    for (const [i, next] of node.nodes.entries()) {
      const share = "odds" in node ? node.odds[i]! : node.set.player === player ? 1 : node.set.current[i]!;
      gather(next, others * share);
    }
  };
  gather(root, 1);
  const sign = player === 0 ? 1 : -1;
  const best = new Map<InformationSet, number>();
  const worth = (node: Node): number => {
    if ("value" in node) return sign * node.value;
    if ("odds" in node) return node.nodes.reduce((sum, next, i) => sum + node.odds[i]! * worth(next), 0);
    if (node.set.player === player) return worth(node.nodes[bestIn(node.set)]!);
    return node.nodes.reduce((sum, next, i) => sum + node.set.current[i]! * worth(next), 0);
  };
  const bestIn = (set: InformationSet): number => {
    const known = best.get(set);
    if (known !== undefined) return known;
    const values = [...set.current].map((_, i) =>
      places.get(set)!.reduce((sum, [node, others]) => sum + others * worth(node.nodes[i]!), 0),
    );
    const found = values.indexOf(Math.max(...values));
    best.set(set, found);
    return found;
  };
  return worth(root);
}

/** Reach and losses of every information set while both follow their average strategies. */
function decisionsOf(root: Node): Decided[] {
  /** By information set: how often it is reached, and of its actions the values, weighted by the others' reach. */
  const found = new Map<InformationSet, { reach: number; others: number; values: number[] }>();
  const walk = (node: Node, reaches: readonly number[], odds: number): number => {
    if ("value" in node) return node.value;
    if ("odds" in node)
      return node.nodes.reduce((sum, next, i) => {
        return sum + node.odds[i]! * walk(next, reaches, odds * node.odds[i]!);
      }, 0);
    const { player, current } = node.set;
    const [own, other] = [reaches[player]!, reaches[1 - player]!];
    const values = node.nodes.map((next, i) => walk(next, reaches.with(player, own * current[i]!), odds));
    const at = found.get(node.set) ?? { reach: 0, others: 0, values: values.map(() => 0) };
    at.reach += odds * own * other;
    at.others += odds * other;
    for (const [i, value] of values.entries())
      at.values[i]! += odds * other * (player === 0 ? value : -value);
    found.set(node.set, at);
    return values.reduce((sum, value, i) => sum + current[i]! * value, 0);
  };
  walk(root, [1, 1], 1);
  return [...found].flatMap(([{ state }, { reach, others, values }]) => {
    const best = Math.max(...values);
    if (reach === 0 || values.length === 1) return [];
    return [{ state, reach, losses: values.map((value) => (best - value) / others) }];
  });
}
