import type { InnerNode, Node, Value } from "@tyche/trees";
import { compare, ZERO } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import { negate } from "../../src/model/number.js";
import { check, limitOf, numberOf, valuesOf } from "./claimed-values.js";
import { type Hearing, type Open, outcomes } from "./hearing.js";
import type { Said } from "./read-sentence.js";
import { mustPass } from "./truths.js";

/**
 * Checks the sentence about a cut: the inequality, the resulting value of the node, the children skipped, and the
 * reason.
 */
export function cut(heard: Hearing, at: Open, said: Said): void {
  const { node } = at;
  const indices = skips(heard, at, said);
  if (said.saying === "cutByEmpty") {
    const [alpha, beta] = said.window!.map(limitOf);
    check(compare(alpha!, at.alpha) === 0 && compare(beta!, at.beta) === 0, "the window is the node's");
    check(compare(alpha!, beta!) >= 0, "the window is empty");
    at.returns = valuesOf(said.value!)[0];
    return;
  }
  if (said.saying === "cutByWidth") {
    check(said.kept === node.children.length - indices.length, "the number of kept children");
    check(
      numberOf(said.right!).equals(numberOf(String(heard.model.settings.width ?? 2))),
      "so wide is the beam",
    );
    return;
  }
  if (said.saying === "cutByReply") {
    check(mustPass(node, at.replier, heard.model), "another opponent has replied");
    const index = heard.childAt(at, said);
    check(!indices.includes(index), "who passes has one action");
    const action = (node as InnerNode).actions?.[index];
    check(said.passes ? action === "pass" : index === 0 && action !== "pass", "a pass is one");
    return;
  }
  const left = numberOf(said.left!);
  const right = numberOf(said.right!);
  const order = left.compare(right);
  check(
    { "≥": order >= 0, ">": order > 0, "≤": order <= 0, "<": order < 0 }[said.sign!]!,
    "the inequality holds",
  );
  if (said.saying === "cutBySum") {
    const parent = heard.open.at(-2)!;
    const player = playerOf(parent.node)!;
    check(heard.playerOf(said.side!) === player, "the player above is named");
    check(right.equals(parent.best![player]!), "it has so much already");
    check(heard.truths[node.id]![player]!.compare(left) <= 0, "it gets no more");
    return;
  }
  const isHigh = said.greek === "β";
  check((said.bound === "lower") === isHigh, "at least is for beta");
  check(
    said.sign!.startsWith(isHigh ? (said.sign === ">" ? ">" : "≥") : said.sign === "<" ? "<" : "≤"),
    "the sign",
  );
  check(compare(right, isHigh ? at.beta : at.alpha) === 0, "the end of the node's window");
  const [truth] = heard.truth(node);
  check(
    isHigh ? truth!.compare(left) >= 0 : truth!.compare(left) <= 0,
    "the value is at least, or at most, so much",
  );
  reason(heard, at, said, isHigh, indices, left, right);
}

/** The skipped children, which may be described as "remaining" or as all. */
function skips(heard: Hearing, at: Open, { skip }: Said): number[] {
  const { which, count, names } = skip!;
  const { node } = at;
  const indices = names.map((name) => node.children.findIndex(({ id }) => id === heard.ids.get(name)));
  check(!indices.includes(-1), "children of the node are skipped");
  check(
    count >= names.length && (count === names.length || names.length === 6),
    "the number of skipped children",
  );
  const possible =
    node.kind === "chance" ? outcomes(node, (p) => !p.equals(ZERO)).length : node.children.length;
  if (which === "all") check(at.searched.size === 0, "all are skipped where none was searched");
  if (which === "rest") {
    const isLimited = heard.model.algorithm === "beam" || mustPass(node, at.replier, heard.model);
    const isProbing = heard.algorithm.name.startsWith("star2") && node.kind === "chance";
    check(
      isLimited || isProbing || at.searched.size + count === possible,
      "the remaining children are those not searched",
    );
  }
  check((which === "probed") === indices.some((i) => at.searched.has(i)), "what is skipped was not probed");
  return indices;
}

function reason(
  heard: Hearing,
  at: Open,
  said: Said,
  isHigh: boolean,
  skipped: readonly number[],
  left: Value,
  right: Value,
): void {
  const { node } = at;
  const above = heard.open.slice(0, -1);
  switch (said.saying) {
    case "cutBySide": {
      const player = heard.playerOf(said.side!);
      check(player !== playerOf(node), "the other side is named");
      check(
        (said.elsewhere === "need") === left.equals(right),
        "an equal alternative is no reason to go there",
      );
      const has = above.some((each) => {
        if (playerOf(each.node) !== player || !each.best) return false;
        const best = heard.isNegamax ? each.best[0]!.neg() : each.best[0]!;
        return best.equals(right);
      });
      check(has, "the side above has as good an alternative");
      check(
        above.findLastIndex((each) => each.node.kind === "chance") <
          above.findLastIndex((each) => {
            const best = each.best && (heard.isNegamax ? each.best[0]!.neg() : each.best[0]!);
            return playerOf(each.node) === player && best?.equals(right) === true;
          }),
        "no chance stands between",
      );
      changesNothing(heard, node, isHigh, left);
      break;
    }
    case "cutByChance":
      check(
        above.some((each) => each.node.kind === "chance"),
        "there is chance above",
      );
      changesNothing(heard, node, isHigh, left);
      break;
    case "cutByWindow": {
      const [alpha, beta] = heard.searchWindow();
      const end = isHigh !== (heard.isNegamax && playerOf(node) === 1) ? beta! : alpha!;
      const seen = heard.isNegamax && playerOf(node) === 1 ? negate(end) : end;
      check(compare(seen, right) === 0, "it is the search's own window");
      break;
    }
    case "cutByNull":
      check(
        heard.open.some(
          (each) => each.isNull && (compare(each.alpha, right) === 0 || compare(each.beta, right) === 0),
        ),
        "it is the end of a null window, or of the one after it",
      );
      break;
    case "cutByBound":
      check((said.end === "most") === isHigh, "the greatest for beta");
      check(right.equals(isHigh ? heard.high : heard.low), "it is the bound of all values");
      break;
    case "cutAtChance":
      if (said.whatever !== "found") {
        const chance = node as Extract<Node, { kind: "chance" }>;
        const worst = isHigh ? heard.low : heard.high;
        const value = chance.children.reduce((sum, child, i) => {
          if (chance.probabilities[i]!.equals(ZERO)) return sum;
          const part = at.searched.has(i) && !skipped.includes(i) ? heard.truths[child.id]![0]! : worst;
          return sum.add(part.mul(chance.probabilities[i]!));
        }, ZERO);
        check(isHigh ? value.compare(left) >= 0 : value.compare(left) <= 0, "whatever the others are worth");
      }
      if (said.whatever === "own") check(at.searched.size === 0, "no child was searched");
      break;
    default:
      throw new Error(`no reason: ${said.saying}`);
  }
}

/**
 * Checks that the root's value, within the window of the search, stays the same if the node is worth any amount more
 * (or less) than was found.
 */
function changesNothing(heard: Hearing, node: Node, isHigh: boolean, found: Value): void {
  if (heard.truths[node.id]!.length > 1) return;
  const side = heard.isNegamax && playerOf(node) === 1 ? -1 : 1;
  const told = side === 1 ? found : found.neg();
  const extreme = isHigh === (side === 1) ? heard.high : heard.low;
  const [a, b] = [rootWith(heard, node, told), rootWith(heard, node, extreme)];
  check(a !== undefined && b !== undefined && a.equals(b), "nothing above depends on it");
}

/** The root's value, clipped to the window of the search, if a node had the given value. */
function rootWith(heard: Hearing, changed: Node, value: Value): Value | undefined {
  let current = value;
  for (
    let id = heard.tree.parents[changed.id]!, below = changed.id;
    id >= 0;
    below = id, id = heard.tree.parents[id]!
  ) {
    const node = heard.tree.nodes[id] as InnerNode;
    const open = heard.open.find((each) => each.node === node)!;
    const passes = mustPass(node, open.replier, heard.model);
    let result: Value | undefined;
    for (const [i, child] of node.children.entries()) {
      if (node.kind === "chance" && node.probabilities[i]!.equals(ZERO)) continue;
      if (passes && child.id !== below) continue;
      const worth = child.id === below ? current : heard.truths[child.id]?.[0];
      if (!worth) return undefined;
      if (node.kind === "chance") result = (result ?? ZERO).add(worth.mul(node.probabilities[i]!));
      else if (!result) result = worth;
      else if (playerOf(node) === heard.model.player ? worth.compare(result) > 0 : worth.compare(result) < 0)
        result = worth;
    }
    current = result!;
  }
  const [alpha, beta] = heard.searchWindow();
  if (compare(current, alpha!) < 0) return alpha as Value;
  return compare(current, beta!) > 0 ? (beta as Value) : current;
}
