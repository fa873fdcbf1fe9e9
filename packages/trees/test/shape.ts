import type { Node, Tree } from "@tyche/trees";

/** A tree as plain data, for comparison with expected values in tests. */
export interface Shape {
  kind: string;
  label?: string;
  value?: string;
  payoffs?: string[];
  player?: number;
  p?: string[];
  actions?: string[];
  estimate?: string;
  children?: Shape[];
}

export function shapeOf(tree: Tree): Shape {
  return shape(tree.root);
}

/** Recursive for simplicity: it is used on small trees only. */
function shape(node: Node): Shape {
  const made: Shape = { kind: node.kind };
  if (node.label !== undefined) made.label = node.label;
  if (node.kind === "leaf") {
    made.value = node.value.toFraction();
    if (node.payoffs) made.payoffs = node.payoffs.map((payoff) => payoff.toFraction());
    return made;
  }
  if (node.kind === "player") made.player = node.player;
  if (node.kind === "chance") made.p = node.probabilities.map((p) => p.toFraction());
  if (node.actions) made.actions = [...node.actions];
  if (node.estimate) made.estimate = node.estimate.toFraction();
  made.children = node.children.map(shape);
  return made;
}

/** Only kinds and values, as in "max(min(3,12),chance(1/2:1,1/2:2))". */
export function sketch(tree: Tree): string {
  const draw = ({ kind, player, value, payoffs, p, children }: Shape): string => {
    if (!children) return payoffs ? `[${payoffs}]` : value!;
    const inside = children.map((child, i) => (p ? `${p[i]}:${draw(child)}` : draw(child)));
    return `${kind === "player" ? `player${player}` : kind}(${inside.join(",")})`;
  };
  return draw(shapeOf(tree));
}

/** The offset and the message of the error that a function throws. */
export function failure(run: () => unknown): { message: string; offset: number | undefined } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "TreeError") throw error;
    return { message: error.message, offset: (error as Error & { offset?: number }).offset };
  }
  throw new Error("nothing was thrown");
}
