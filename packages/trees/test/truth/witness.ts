import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../../src/model/node.js";
import { compare, type Limit, negate, ONE, parseValue, type Value, ZERO } from "../../src/model/number.js";
import type { Algorithm } from "../../src/search/algorithm.js";
import type { ValueBound } from "../../src/search/event.js";
import type { Named, Said, SaidSide } from "./read-sentence.js";
import { type Model, mustPass, paidTo, replierBelow, shareOf, teamOf, truths } from "./truths.js";

/** A node that is being searched, as the sentences have told it. */
interface Open {
  readonly node: Node;
  readonly alpha: Limit;
  readonly beta: Limit;
  best: readonly Value[] | undefined;
  readonly searched: Set<number>;
  readonly replier: number | undefined;
  /** What an empty window returns. */
  returns: Value | undefined;
  /** Whether it was entered with a null window, or again after one. */
  readonly isNull: boolean;
}

const NOTHING: readonly Limit[] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Hears what is said of one search and throws at the first thing that is not true of the tree: values against plain
 * definitions, inequalities by evaluating them, reasons by looking whether they hold.
 */
export class Witness {
  private readonly open: Open[] = [];
  private readonly truths: readonly (readonly Value[] | undefined)[];
  private readonly ids = new Map<string, number>();
  private readonly tree: Tree;
  private readonly algorithm: Algorithm;
  private readonly model: Model;
  private readonly low: Value;
  private readonly high: Value;

  /** @param bounds of all values, as the search has them */
  constructor(
    tree: Tree,
    algorithm: Algorithm,
    model: Model,
    bounds: readonly [Value, Value],
    names: readonly string[],
  ) {
    this.tree = tree;
    this.algorithm = algorithm;
    this.model = model;
    [this.low, this.high] = bounds;
    this.truths = truths(tree, model);
    for (const [id, name] of names.entries()) this.ids.set(name, id);
  }

  get root(): readonly Value[] | undefined {
    return this.truths[0];
  }

  hear(said: Said): void {
    const node = this.named(said.node);
    if (said.saying.startsWith("enter") || said.saying.startsWith("probe")) {
      this.enter(node, said);
      return;
    }
    const at = this.open.at(-1)!;
    check(at.node === node, "the node is the one that was entered last");
    switch (said.saying) {
      case "payoff":
      case "estimate":
        check(
          (node.kind === "leaf") === (said.saying === "payoff"),
          "a leaf pays, another node is estimated",
        );
        this.pays(node, said);
        this.open.pop();
        break;
      case "childBetter":
      case "childNotBetter":
      case "childEnough":
      case "childTied":
      case "childLeft":
        this.child(at, said);
        break;
      case "outcome":
      case "randomMove":
        this.weighs(at, said);
        break;
      case "leaveEarly":
        this.open.pop();
        break;
      case "leave":
      case "leaveTurned":
      case "leaveProbe":
        this.leave(at, said);
        this.open.pop();
        break;
      default:
        this.cut(at, said);
    }
  }

  private enter(node: Node, said: Said): void {
    const parent = this.open.at(-1);
    check(
      this.tree.parents[node.id] === (parent?.node.id ?? -1),
      "a child of the node that was entered last",
    );
    if (said.from) check(this.named(said.from) === parent?.node, "the window comes from the parent");
    const [alpha, beta] = said.window ? said.window.map(limitOf) : NOTHING;
    const impossible = node.kind === "chance" ? outcomes(node, (p) => p.equals(ZERO)) : [];
    check(same(said.impossible ?? [], this.names(node, impossible)), "outcomes of probability 0 are named");
    if (said.saying === "enterNull" || said.saying === "enterAgain")
      this.asks(parent!, node, said, [alpha!, beta!]);
    else if (said.window) this.checkWindow(parent, said, [alpha!, beta!]);
    if (parent) check(!impossibleBelow(parent.node, node), "no outcome of probability 0 is searched");
    const index = parent ? parent.node.children.indexOf(node as never) : 0;
    this.open.push({
      node,
      alpha: alpha!,
      beta: beta!,
      best: undefined,
      searched: new Set(),
      replier: parent && replierBelow(parent.node as InnerNode, index, parent.replier, this.model),
      returns: undefined,
      isNull: said.saying === "enterNull" || said.saying === "enterAgain",
    });
  }

  private checkWindow(parent: Open | undefined, said: Said, window: readonly Limit[]): void {
    if (parent && !isDecision(parent.node)) {
      check(said.isTurned === false, "negamax knows no chance");
      return;
    }
    let above: readonly Limit[] = parent ? this.windowAt(parent) : this.searchWindow();
    if (said.isTurned) above = [negate(above[1]!), negate(above[0]!)];
    const isBeyond =
      !parent &&
      this.algorithm.name === "star1-ballard" &&
      (compare(above[0]!, this.high) >= 0 || compare(above[1]!, this.low) <= 0);
    const wanted = isBeyond ? NOTHING : above;
    check(
      window.every((end, i) => compare(end, wanted[i]!) === 0),
      "the window is the one that is left",
    );
  }

  /** A null window from the best so far to the next value; or a second search of a child that is better. */
  private asks(parent: Open, node: Node, said: Said, [alpha, beta]: readonly Limit[]): void {
    const [low, high] = this.windowAt(parent);
    const isMax = this.wantsMore(parent.node);
    if (said.saying === "enterNull") {
      check(compare(isMax ? alpha! : beta!, isMax ? low! : high!) === 0, "it begins at the best so far");
      check(compare(alpha!, beta!) < 0, "it is not empty");
      const values = this.tree.nodes.flatMap((each) =>
        each.kind === "leaf" ? [each.value] : (each.estimate ?? []),
      );
      check(
        !values.some((value) => compare(value, alpha!) > 0 && compare(value, beta!) < 0),
        "it holds no value",
      );
      return;
    }
    check(compare(isMax ? beta! : alpha!, isMax ? high! : low!) === 0, "it ends where the window does");
    const [truth] = this.truth(node);
    const best = parent.best![0]!;
    check(isMax ? truth!.compare(best) > 0 : truth!.compare(best) < 0, "the child is better");
    check(isMax ? compare(truth!, alpha!) >= 0 : compare(truth!, beta!) <= 0, "it is as good as was found");
  }

  private searchWindow(): readonly Limit[] {
    return this.model.settings.window ?? NOTHING;
  }

  /** The window that a decision has left, from the side that it is told from. */
  private windowAt({ node, alpha, beta, best }: Open): readonly Limit[] {
    if (!best || best.length > 1 || this.isPassing(node)) return [alpha, beta];
    if (this.wantsMore(node)) return [compare(best[0]!, alpha) > 0 ? best[0]! : alpha, beta];
    return [alpha, compare(best[0]!, beta) < 0 ? best[0]! : beta];
  }

  private isPassing(node: Node): boolean {
    const at = this.open.findLast((each) => each.node === node);
    return at !== undefined && mustPass(node, at.replier, this.model);
  }

  /** Whether a decision wants a large number, as its numbers are told: in negamax everybody does. */
  private wantsMore(node: Node): boolean {
    return this.isNegamax || playerOf(node) === this.model.player;
  }

  private get isNegamax(): boolean {
    return this.algorithm.name.startsWith("negamax");
  }

  /** What a node is worth, from the side that its own sentences are told from. */
  private truth(node: Node): readonly Value[] {
    const found = this.truths[node.id];
    check(found !== undefined, "what is searched has a value");
    return this.isNegamax && playerOf(node) === 1 ? found!.map((value) => value.neg()) : found!;
  }

  /** What a child is worth, from the side of its parent. */
  private truthOfChild(parent: Node, child: number): readonly Value[] {
    const found = this.truths[parent.children[child]!.id];
    check(found !== undefined, "what is searched has a value");
    return this.isNegamax && playerOf(parent) === 1 ? found!.map((value) => value.neg()) : found!;
  }

  private pays(node: Node, said: Said): void {
    const values = valuesOf(said.value!);
    const { player, players } = this.model;
    if (values.length > 1) {
      check(
        values.every((value, i) => paidTo(node, i)!.equals(value)),
        "it pays so much to each player",
      );
      return;
    }
    const to = said.side ? this.playerOf(said.side) : 0;
    check(to === player, "it is paid to the player searched for");
    if (players > 2) check(said.side !== undefined, "it is said to whom");
    check(values[0]!.equals(paidTo(node, to)!), "it pays so much");
    if (!said.turned) return;
    const other = this.playerOf(said.turned.side);
    check(other === 1 && numberOf(said.turned.value).neg().equals(values[0]!), "it counts as so much");
  }

  private playerOf(side: SaidSide): number {
    if (side.kind === "player") return side.player;
    check(!this.tree.nodes.some(({ kind }) => kind === "player"), "players have numbers here");
    return side.kind === "max" ? 0 : 1;
  }

  private childAt(at: Open, said: Said): number {
    const id = this.ids.get(said.child!);
    const index = at.node.children.findIndex((child) => child.id === id);
    check(index >= 0, "a child of the node");
    return index;
  }

  private child(at: Open, said: Said): void {
    const { node } = at;
    const index = this.childAt(at, said);
    at.searched.add(index);
    const values = valuesOf(said.value!);
    const truth = this.truthOfChild(node, index);
    if (said.turnedFrom !== undefined) {
      check(numberOf(said.turnedFrom).neg().equals(values[0]!), "it is turned round");
      check(this.isNegamax, "only negamax turns values round");
      const isSame = playerOf(node.children[index]!) === playerOf(node);
      check(!isSame, "the same player sees the same value");
    }
    const best = said.best && valuesOf(said.best);
    if (best) check(at.best !== undefined && same(best, at.best), "best is the best so far");
    if (said.saying === "childLeft") {
      const team = teamOf(playerOf(node)!, this.model);
      check(shareOf(team, truth).compare(shareOf(team, best!)) <= 0, "a child left early is no better");
      return;
    }
    check(relates(values, said.bound ?? "exact", truth), "the child is worth so much");
    if (said.saying === "childTied") {
      const team = teamOf(playerOf(node)!, this.model);
      check(shareOf(team, values).equals(shareOf(team, best!)), "tied are what is equal for the team");
      check(!same(values, best!), "a tie that decides");
      return;
    }
    if (said.saying === "childBetter") {
      if (at.best && values.length > 1) {
        const team = teamOf(playerOf(node)!, this.model);
        check(
          shareOf(team, values).compare(shareOf(team, at.best)) > 0,
          "the best so far is better than before",
        );
      } else if (at.best) {
        const order = values[0]!.compare(at.best[0]!);
        check(this.wantsMore(node) ? order >= 0 : order <= 0, "the best so far is as good as before");
      }
      at.best = values;
    } else if (said.saying === "childEnough") {
      const [alpha, beta] = this.windowAt(at);
      const order = truth[0]!.compare(best![0]!);
      check(this.wantsMore(node) ? order >= 0 : order <= 0, "what is no worse is no worse");
      const end = this.wantsMore(node) ? beta! : alpha!;
      check(compare(end, best![0]!) === 0, "nothing better lies in the window");
    } else if (values.length === 1) {
      const order = truth[0]!.compare(best![0]!);
      check(this.wantsMore(node) ? order <= 0 : order >= 0, "what is no better is no better");
    } else {
      const team = teamOf(playerOf(node)!, this.model);
      check(shareOf(team, truth).compare(shareOf(team, best!)) <= 0, "what is no better is no better");
    }
    if (!said.window) return;
    const left = this.windowAt(at);
    check(
      said.window.every((end, i) => compare(limitOf(end), left[i]!) === 0),
      "the window is what is left",
    );
  }

  private weighs(at: Open, said: Said): void {
    const { node } = at;
    const index = this.childAt(at, said);
    at.searched.add(index);
    const p = numberOf(said.probability!);
    const n = numberOf(String(node.children.length));
    check(
      p.equals(node.kind === "chance" ? node.probabilities[index]! : ONE.div(n)),
      "the probability is the tree's",
    );
    check((node.kind === "chance") === (said.saying === "outcome"), "only chance has outcomes");
    const values = valuesOf(said.value!);
    check(
      relates(values, said.bound ?? "exact", this.truthOfChild(node, index)),
      "the child is worth so much",
    );
    const { factors, sum, sign, bound } = said.weight!;
    check(bound === (said.bound ?? "exact"), "a bound weighs as a bound");
    const [first, second] = factors.split(" × ");
    check(
      numberOf(first!).equals(p) && same(valuesOf(second!.replace(/[()]/g, "").split(", ")), values),
      "the factors",
    );
    check(
      sign === "=" &&
        same(
          valuesOf(sum),
          values.map((value) => value.mul(p)),
        ),
      "the product",
    );
    if (!said.range) return;
    const [low, high] = said.range.map(numberOf);
    const [truth] = this.truth(node);
    check(truth!.compare(low!) >= 0 && truth!.compare(high!) <= 0, "the value lies in the interval");
  }

  private cut(at: Open, said: Said): void {
    const { node } = at;
    const indices = this.skips(at, said);
    if (said.saying === "cutByEmpty") {
      const [alpha, beta] = said.window!.map(limitOf);
      check(compare(alpha!, at.alpha) === 0 && compare(beta!, at.beta) === 0, "the window is the node's");
      check(compare(alpha!, beta!) >= 0, "the window is empty");
      at.returns = valuesOf(said.value!)[0];
      return;
    }
    if (said.saying === "cutByWidth") {
      check(said.kept === node.children.length - indices.length, "so many are kept");
      check(
        numberOf(said.right!).equals(numberOf(String(this.model.settings.width ?? 2))),
        "so wide is the beam",
      );
      return;
    }
    if (said.saying === "cutByReply") {
      check(mustPass(node, at.replier, this.model), "another opponent has replied");
      const index = this.childAt(at, said);
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
      const parent = this.open.at(-2)!;
      const player = playerOf(parent.node)!;
      check(this.playerOf(said.side!) === player, "the player above is named");
      check(right.equals(parent.best![player]!), "it has so much already");
      check(this.truths[node.id]![player]!.compare(left) <= 0, "it gets no more");
      return;
    }
    const isHigh = said.greek === "β";
    check((said.bound === "lower") === isHigh, "at least is for beta");
    check(
      said.sign!.startsWith(isHigh ? (said.sign === ">" ? ">" : "≥") : said.sign === "<" ? "<" : "≤"),
      "the sign",
    );
    check(compare(right, isHigh ? at.beta : at.alpha) === 0, "the end of the node's window");
    const [truth] = this.truth(node);
    check(
      isHigh ? truth!.compare(left) >= 0 : truth!.compare(left) <= 0,
      "the value is at least, or at most, so much",
    );
    this.reason(at, said, isHigh, indices, left, right);
  }

  /** The children that are skipped; whether they are "remaining", or all. */
  private skips(at: Open, { skip }: Said): number[] {
    const { which, count, names } = skip!;
    const { node } = at;
    const indices = names.map((name) => node.children.findIndex(({ id }) => id === this.ids.get(name)));
    check(!indices.includes(-1), "children of the node are skipped");
    check(count >= names.length && (count === names.length || names.length === 6), "so many are skipped");
    const possible =
      node.kind === "chance" ? outcomes(node, (p) => !p.equals(ZERO)).length : node.children.length;
    if (which === "all") check(at.searched.size === 0, "all are skipped where none was searched");
    if (which === "rest") {
      const isLimited = this.model.algorithm === "beam" || mustPass(node, at.replier, this.model);
      const isProbing = this.algorithm.name.startsWith("star2") && node.kind === "chance";
      check(
        isLimited || isProbing || at.searched.size + count === possible,
        "the remaining children are those not searched",
      );
    }
    if (which === "probed") check(at.searched.size > 0, "some were probed");
    return indices;
  }

  private reason(
    at: Open,
    said: Said,
    isHigh: boolean,
    skipped: readonly number[],
    left: Value,
    right: Value,
  ): void {
    const { node } = at;
    const above = this.open.slice(0, -1);
    switch (said.saying) {
      case "cutBySide": {
        const player = this.playerOf(said.side!);
        check(player !== playerOf(node), "the other side is named");
        const has = above.some((each) => {
          if (playerOf(each.node) !== player || !each.best) return false;
          const best = this.isNegamax ? each.best[0]!.neg() : each.best[0]!;
          return best.equals(right);
        });
        check(has, "the side above has as good an alternative");
        check(
          above.findLastIndex((each) => each.node.kind === "chance") <
            above.findLastIndex((each) => {
              const best = each.best && (this.isNegamax ? each.best[0]!.neg() : each.best[0]!);
              return playerOf(each.node) === player && best?.equals(right) === true;
            }),
          "no chance stands between",
        );
        this.changesNothing(node, isHigh, left);
        break;
      }
      case "cutByChance":
        check(
          above.some((each) => each.node.kind === "chance"),
          "there is chance above",
        );
        this.changesNothing(node, isHigh, left);
        break;
      case "cutByWindow": {
        const [alpha, beta] = this.searchWindow();
        const end = isHigh !== (this.isNegamax && playerOf(node) === 1) ? beta! : alpha!;
        const seen = this.isNegamax && playerOf(node) === 1 ? negate(end) : end;
        check(compare(seen, right) === 0, "it is the search's own window");
        break;
      }
      case "cutByNull":
        check(
          this.open.some(
            (each) => each.isNull && (compare(each.alpha, right) === 0 || compare(each.beta, right) === 0),
          ),
          "it is the end of a null window, or of the one after it",
        );
        break;
      case "cutByBound":
        check((said.end === "most") === isHigh, "the greatest for beta");
        check(right.equals(isHigh ? this.high : this.low), "it is the bound of all values");
        break;
      case "cutAtChance":
        if (said.whatever !== "found") {
          const chance = node as Extract<Node, { kind: "chance" }>;
          const worst = isHigh ? this.low : this.high;
          const value = chance.children.reduce((sum, child, i) => {
            if (chance.probabilities[i]!.equals(ZERO)) return sum;
            const part = at.searched.has(i) && !skipped.includes(i) ? this.truths[child.id]![0]! : worst;
            return sum.add(part.mul(chance.probabilities[i]!));
          }, ZERO);
          check(
            isHigh ? value.compare(left) >= 0 : value.compare(left) <= 0,
            "whatever the others are worth",
          );
        }
        if (said.whatever === "own") check(at.searched.size === 0, "no child was searched");
        break;
      default:
        throw new Error(`no reason: ${said.saying}`);
    }
  }

  /**
   * Whether the root's value, as far as it lies in the window of the search, stays the same when the node is worth any
   * more (or less) than was found.
   */
  private changesNothing(node: Node, isHigh: boolean, found: Value): void {
    if (this.truths[node.id]!.length > 1) return;
    const side = this.isNegamax && playerOf(node) === 1 ? -1 : 1;
    const told = side === 1 ? found : found.neg();
    const extreme = isHigh === (side === 1) ? this.high : this.low;
    const [a, b] = [this.rootWith(node, told), this.rootWith(node, extreme)];
    check(a !== undefined && b !== undefined && a.equals(b), "nothing above depends on it");
  }

  /** The root's value, clipped to the window of the search, if a node were worth so much. */
  private rootWith(changed: Node, value: Value): Value | undefined {
    let current = value;
    for (
      let id = this.tree.parents[changed.id]!, below = changed.id;
      id >= 0;
      below = id, id = this.tree.parents[id]!
    ) {
      const node = this.tree.nodes[id] as InnerNode;
      const open = this.open.find((each) => each.node === node)!;
      const passes = mustPass(node, open.replier, this.model);
      let result: Value | undefined;
      for (const [i, child] of node.children.entries()) {
        if (node.kind === "chance" && node.probabilities[i]!.equals(ZERO)) continue;
        if (passes && child.id !== below) continue;
        const worth = child.id === below ? current : this.truths[child.id]?.[0];
        if (!worth) return undefined;
        if (node.kind === "chance") result = (result ?? ZERO).add(worth.mul(node.probabilities[i]!));
        else if (!result) result = worth;
        else if (playerOf(node) === this.model.player ? worth.compare(result) > 0 : worth.compare(result) < 0)
          result = worth;
      }
      current = result!;
    }
    const [alpha, beta] = this.searchWindow();
    if (compare(current, alpha!) < 0) return alpha as Value;
    return compare(current, beta!) > 0 ? (beta as Value) : current;
  }

  private leave(at: Open, said: Said): void {
    const values = valuesOf(said.value!);
    check(relates(values, said.bound ?? "exact", this.truth(at.node)), "the node is worth so much");
    if (at.returns) check(values[0]!.equals(at.returns), "an empty window returns its end");
    if (values.length > 1) return;
    const { player, players } = this.model;
    const side = this.isNegamax && playerOf(at.node) === 1 ? 1 : player;
    check(
      (said.saying === "leaveTurned") === (this.isNegamax && side === 1),
      "only the second player turns round",
    );
    if (said.side) check(this.playerOf(said.side) === side, "it is told from whose side");
    else check(side === 0 && players === 2, "it is the first player's side where nothing is said");
  }

  private names(node: Node, indices: readonly number[]): string[] {
    const byId = new Map([...this.ids].map(([name, id]) => [id, name]));
    return indices.slice(0, 6).map((i) => byId.get(node.children[i]!.id)!);
  }

  private named({ kind, player, name }: Named): Node {
    const id = name === undefined ? 0 : this.ids.get(name);
    check(id !== undefined, `${name} is a node`);
    const node = this.tree.nodes[id!]!;
    check(
      node.kind === kind && (player === undefined || player === playerOf(node)),
      "the node is what it is called",
    );
    return node;
  }
}

function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`not true: ${what}`);
}

function numberOf(text: string): Value {
  const value = parseValue(text);
  if (!value) throw new Error(`no number: ${text}`);
  return value;
}

function valuesOf(texts: readonly string[]): Value[] {
  return texts.map(numberOf);
}

function limitOf(text: string): Limit {
  if (!text.endsWith("∞")) return numberOf(text);
  return text.startsWith("+") ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

function same<T extends Value | string>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, i) => String(each) === String(b[i]));
}

/** Whether a value is the true one, or a bound of it. */
function relates(values: readonly Value[], bound: ValueBound, truth: readonly Value[]): boolean {
  if (values.length !== truth.length) return false;
  return values.every((value, i) => {
    const order = value.compare(truth[i]!);
    return bound === "exact" ? order === 0 : bound === "lower" ? order <= 0 : order >= 0;
  });
}

function outcomes(node: Extract<Node, { kind: "chance" }>, wanted: (p: Value) => boolean): number[] {
  return node.children.flatMap((_, i) => (wanted(node.probabilities[i]!) ? [i] : []));
}

function impossibleBelow(parent: Node, child: Node): boolean {
  if (parent.kind !== "chance") return false;
  return parent.probabilities[parent.children.indexOf(child as never)]!.equals(ZERO);
}
