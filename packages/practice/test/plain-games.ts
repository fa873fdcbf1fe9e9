import type { Node, Tree } from "@tyche/trees";
import Fraction from "fraction.js";

/** An action for each node of a player, the same throughout an information set. */
export type Plan = ReadonlyMap<number, number>;

const ZERO = new Fraction(0);
const exact = (value: { toFraction(): string }): Fraction => new Fraction(value.toFraction());

const decider = (node: Node): number =>
  node.kind === "player" ? node.player : node.kind === "max" ? 0 : node.kind === "min" ? 1 : -1;

/** The payoffs of all players by the definition of max^n. */
export function vectorAt(node: Node): Fraction[] {
  if (node.kind === "leaf") return node.payoffs!.map(exact);
  const below = node.children.map(vectorAt);
  if (node.kind === "chance")
    return below[0]!.map((_, i) =>
      below.reduce((sum, values, k) => sum.add(values[i]!.mul(exact(node.probabilities[k]!))), ZERO),
    );
  let best = below[0]!;
  for (const values of below) if (values[decider(node)]!.gt(best[decider(node)]!)) best = values;
  return best;
}

/** The nodes of each decision of a player, by what it can tell apart. */
export function placesIn({ nodes }: Tree, player: number): number[][] {
  const places = new Map<string, number[]>();
  for (const node of nodes) {
    if (decider(node) !== player) continue;
    const set = "informationSet" in node ? node.informationSet : undefined;
    const name = set === undefined ? `#${node.id}` : `set ${set}`;
    places.set(name, [...(places.get(name) ?? []), node.id]);
  }
  return [...places.values()].map((ids) => Object.assign(ids, { count: nodes[ids[0]!]!.children.length }));
}

/** Every plan: an action for each place, in all combinations. */
export function plansFor(places: readonly number[][]): Plan[] {
  return places.reduce<Plan[]>(
    (plans, ids) =>
      plans.flatMap((plan) =>
        Array.from(
          { length: (ids as unknown as { count: number }).count },
          (_, action) => new Map([...plan, ...ids.map((id) => [id, action] as const)]),
        ),
      ),
    [new Map()],
  );
}

/** The probability of each node if all mix evenly, except for a player who always plays to reach it. */
export function pathsOf({ nodes, parents }: Tree, except?: number): Fraction[] {
  return nodes.map(({ id }) => {
    let share = new Fraction(1);
    for (let at = id; at > 0; at = parents[at]!) {
      const above = nodes[parents[at]!]!;
      if (above.kind === "leaf" || decider(above) === except) continue;
      const index = above.children.findIndex((child) => child.id === at);
      share = share.mul(
        above.kind === "chance" ? exact(above.probabilities[index]!) : new Fraction(1, above.children.length),
      );
    }
    return share;
  });
}

/** What a player's plan pays from a node on, if the others mix evenly. */
export function payoffTo(node: Node, player: number, plan: Plan): Fraction {
  if (node.kind === "leaf") return exact(node.payoffs?.[player] ?? node.value);
  if (decider(node) === player) return payoffTo(node.children[plan.get(node.id)!]!, player, plan);
  const shares = node.children.map((_, i) =>
    node.kind === "chance" ? exact(node.probabilities[i]!) : new Fraction(1, node.children.length),
  );
  return node.children.reduce(
    (sum, child, i) => sum.add(shares[i]!.mul(payoffTo(child, player, plan))),
    ZERO,
  );
}

/** What player 0 gets if one player follows a plan and the other mixes. */
export function played(
  tree: Tree,
  player: number,
  plan: Plan,
  shares: (first: number, action: number) => Fraction,
): Fraction {
  const firsts = new Map(
    placesIn(tree, 1 - player).flatMap((ids) => ids.map((id) => [id, ids[0]!] as const)),
  );
  const at = (node: Node): Fraction => {
    if (node.kind === "leaf") return exact(node.value);
    if (decider(node) === player) return at(node.children[plan.get(node.id)!]!);
    return node.children.reduce((sum, child, i) => {
      const share = node.kind === "chance" ? exact(node.probabilities[i]!) : shares(firsts.get(node.id)!, i);
      return sum.add(share.mul(at(child)));
    }, ZERO);
  };
  return at(tree.root);
}
