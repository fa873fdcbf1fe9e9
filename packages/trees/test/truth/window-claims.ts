import { type InnerNode, isDecision, type Limit, type Node } from "@tyche/trees";
import { compare, ZERO } from "@tyche/trees/numbers";
import { negate } from "../../src/model/number.js";
import { check, limitOf, same } from "./claimed-values.js";
import { type Hearing, NOTHING, type Open, outcomes } from "./hearing.js";
import type { Said } from "./read-sentence.js";
import { replierBelow } from "./truths.js";

/** Checks the sentence about entering a node: its position, its window, which of its outcomes are impossible. */
export function enter(heard: Hearing, node: Node, said: Said): void {
  const parent = heard.open.at(-1);
  check(heard.tree.parents[node.id] === (parent?.node.id ?? -1), "a child of the node that was entered last");
  if (said.from) check(heard.named(said.from) === parent?.node, "the window comes from the parent");
  const [alpha, beta] = said.window ? said.window.map(limitOf) : NOTHING;
  if (said.saying === "enterDepth") {
    check(
      parent === undefined && said.number! <= (heard.model.settings.depth ?? Infinity),
      "a depth begins at the root",
    );
    heard.deepen(said.number!);
  }
  const impossible = node.kind === "chance" ? outcomes(node, (p) => p.equals(ZERO)) : [];
  check(same(said.impossible ?? [], names(heard, node, impossible)), "outcomes of probability 0 are named");
  if (said.saying === "enterNull" || said.saying === "enterAgain")
    asks(heard, parent!, node, said, [alpha!, beta!]);
  else if (said.saying === "enterPass") checkPass(heard, parent, said, [alpha!, beta!]);
  else if (said.window) checkWindow(heard, parent, said, [alpha!, beta!]);
  if (parent) check(!impossibleBelow(parent.node, node), "no outcome of probability 0 is searched");
  const index = parent ? parent.node.children.indexOf(node as never) : 0;
  heard.open.push({
    node,
    alpha: alpha!,
    beta: beta!,
    best: undefined,
    searched: new Set(),
    replier: parent && replierBelow(parent.node as InnerNode, index, parent.replier, heard.model),
    returns: undefined,
    isNull: ["enterNull", "enterAgain", "enterPass"].includes(said.saying),
    first: firstChild(heard, node, said),
    chosen: -1,
  });
}

/** Checks that the best child in the table was chosen when the same position was searched before. */
function firstChild(heard: Hearing, node: Node, { first }: Said): number | undefined {
  if (first === undefined) return undefined;
  const index = node.children.findIndex(({ id }) => id === heard.ids.get(first));
  check(index >= 0 && heard.positions.get(heard.lookOf(node))?.best === index, "it was the best before");
  return index;
}

/** Checks a pass of MTD(f): what is known of the root, and a null window within it. */
function checkPass(heard: Hearing, parent: Open | undefined, said: Said, window: readonly Limit[]): void {
  check(parent === undefined, "a pass begins at the root");
  const [low, high] = said.known!.map(limitOf);
  const [truth] = heard.truths[0]!;
  check(compare(low!, truth!) <= 0 && compare(truth!, high!) <= 0, "the value lies where it is known to lie");
  check(compare(low!, high!) < 0, "there is something left to find out");
  isNullWindow(heard, window);
}

/** Checks that no payoff and no estimate lies inside the window. */
function isNullWindow({ tree }: Hearing, [alpha, beta]: readonly Limit[]): void {
  check(compare(alpha!, beta!) < 0, "it is not empty");
  const values = tree.nodes.flatMap((each) => (each.kind === "leaf" ? [each.value] : (each.estimate ?? [])));
  check(
    !values.some((value) => compare(value, alpha!) > 0 && compare(value, beta!) < 0),
    "it holds no value",
  );
}

function checkWindow(heard: Hearing, parent: Open | undefined, said: Said, window: readonly Limit[]): void {
  if (parent && !isDecision(parent.node)) {
    check(said.isTurned === false, "negamax knows no chance");
    return;
  }
  let above: readonly Limit[] = parent ? heard.windowAt(parent) : heard.searchWindow();
  if (said.isTurned) above = [negate(above[1]!), negate(above[0]!)];
  const isBeyond =
    !parent &&
    heard.algorithm.name === "star1-ballard" &&
    (compare(above[0]!, heard.high) >= 0 || compare(above[1]!, heard.low) <= 0);
  const wanted = isBeyond ? NOTHING : above;
  check(
    window.every((end, i) => compare(end, wanted[i]!) === 0),
    "the window is the one that is left",
  );
}

/** Checks a null window from the best so far to the next value, or a second search of a better child. */
function asks(heard: Hearing, parent: Open, node: Node, said: Said, [alpha, beta]: readonly Limit[]): void {
  const [low, high] = heard.windowAt(parent);
  const isMax = heard.wantsMore(parent.node);
  if (said.saying === "enterNull") {
    check(compare(isMax ? alpha! : beta!, isMax ? low! : high!) === 0, "it begins at the best so far");
    isNullWindow(heard, [alpha!, beta!]);
    return;
  }
  check(compare(isMax ? beta! : alpha!, isMax ? high! : low!) === 0, "it ends where the window does");
  const [truth] = heard.truth(node);
  const best = parent.best![0]!;
  check(isMax ? truth!.compare(best) > 0 : truth!.compare(best) < 0, "the child is better");
  check(isMax ? compare(truth!, alpha!) >= 0 : compare(truth!, beta!) <= 0, "it is as good as was found");
}

function names(heard: Hearing, node: Node, indices: readonly number[]): string[] {
  const byId = new Map([...heard.ids].map(([name, id]) => [id, name]));
  return indices.slice(0, 6).map((i) => byId.get(node.children[i]!.id)!);
}

function impossibleBelow(parent: Node, child: Node): boolean {
  if (parent.kind !== "chance") return false;
  return parent.probabilities[parent.children.indexOf(child as never)]!.equals(ZERO);
}
