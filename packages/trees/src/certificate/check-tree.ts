import { factsOf, type TreeFacts } from "../model/facts.js";
import { type InnerNode, isDecision, type Node, payoffAt, playerOf, type Tree } from "../model/node.js";
import {
  compare,
  formatLimit,
  fraction,
  type Limit,
  larger,
  ONE,
  smaller,
  type Value,
  ZERO,
} from "../model/number.js";
import { checkName, type Sha256 } from "./canonical.js";
import { listOf, type Row, textIn, valueIn, wholeIn } from "./row.js";

/** What a certificate of a tree proves. */
export interface TreeProof {
  readonly kind: "tree";
  readonly model: string;
  readonly bound: "exact" | "lower" | "upper";
  /** One number, or each player's payoff in max^n. */
  readonly value: readonly Value[];
  readonly best: readonly number[];
}

/** Between which numbers each payoff lies: that of one player, or of all of them in max^n. */
interface Box {
  readonly low: readonly Limit[];
  readonly high: readonly Limit[];
}

/** The models, with the field that each has of its own. */
const MODELS: Readonly<Record<string, string>> = {
  minimax: "bounds?",
  coalition: "player,bounds?",
  expectimax: "random,bounds?",
  "max^n": "best?",
};

/** Checks a certificate of the kind `tree`. @throws CertificateError */
export function checkTree(header: Row, rows: readonly Row[], tree: Tree, sha256: Sha256): TreeProof {
  const check = new TreeCheck(header, tree);
  checkName(header, tree, sha256);
  return check.proof(rows);
}

/** For writers: those of the choices in the rows that are proved. */
export function provedChoices(header: Row, rows: readonly Row[], tree: Tree): [number, number][] {
  return new TreeCheck(header, tree).choices(rows);
}

class TreeCheck {
  private readonly header: Row;
  private readonly tree: Tree;
  private readonly model: string;
  private readonly isMaxN: boolean;
  /** The player whose payoff is the value; all of them in max^n. */
  private readonly players: readonly number[];
  private readonly random: Value;
  private readonly facts: TreeFacts;
  /** By node: the number of the first node behind its subtree. */
  private readonly behind: Int32Array;

  constructor(header: Row, tree: Tree) {
    const facts = factsOf(tree);
    const model = header.read("model", textIn);
    header.need(Object.hasOwn(MODELS, model), "field", { field: "model" });
    header.only(`tyche-certificate,kind,note?,tree,model,value,bound,best?,${MODELS[model]}`);
    const player = header.read("player", wholeIn, 0);
    const random = header.read("random", valueIn, ZERO);
    const isForAll = model === "coalition" || model === "max^n";
    header.need(player >= 0 && player < facts.players && !facts.imperfect, "model");
    header.need(isForAll || (facts.players === 2 && facts.constantSum), "model");
    header.need(random.compare(ZERO) >= 0 && random.compare(ONE) <= 0, "model");
    this.behind = Int32Array.from(tree.nodes, (_, id) => id + 1);
    for (let id = tree.nodes.length - 1; id > 0; id--) {
      const parent = tree.parents[id]!;
      this.behind[parent] = Math.max(this.behind[parent]!, this.behind[id]!);
    }
    this.header = header;
    this.tree = tree;
    this.model = model;
    this.isMaxN = model === "max^n";
    this.players = this.isMaxN ? facts.least.map((_, each) => each) : [player];
    this.random = random;
    this.facts = facts;
  }

  proof(rows: readonly Row[]): TreeProof {
    const { isMaxN, model, players, tree } = this;
    const header: Row = this.header;
    const boxes = this.boxes(this.skipped(rows), this.chosen(rows));
    const value = isMaxN
      ? header.read("value", listOf(valueIn, players.length))
      : [header.read("value", valueIn)];
    const bound = header.read("bound", textIn);
    header.need(bound === "exact" || (!isMaxN && /^(low|upp)er$/.test(bound)), "field", { field: "bound" });
    const { low, high } = boxes[0]!;
    const isProved =
      (bound === "upper" || low.every((end, i) => compare(end, value[i]!) >= 0)) &&
      (bound === "lower" || high.every((end, i) => compare(end, value[i]!) <= 0));
    const [least, most] = [low, high].map((ends) => ends.map((end) => formatLimit(end)).join(", "));
    header.need(isProved, "value", { low: least!, high: most! });
    const best = header.read("best", listOf(wholeIn), []);
    for (const child of best)
      header.need(this.isBest(tree.root, child, boxes), "best", { action: String(child) });
    return { kind: "tree", model, bound: bound as TreeProof["bound"], value, best };
  }

  choices(rows: readonly Row[]): [number, number][] {
    const chosen = this.chosen(rows);
    this.boxes(this.skipped(rows), chosen, true);
    return [...chosen];
  }

  private maximises(node: Node): boolean {
    return this.isMaxN || playerOf(node) === this.players[0];
  }

  private isBest(node: Node, child: number, boxes: readonly (Box | undefined)[]): boolean {
    const own = node.children[child];
    if (!own || !isDecision(node)) return false;
    const at = this.isMaxN ? playerOf(node)! : 0;
    const [near, far, sign] = this.maximises(node)
      ? (["low", "high", 1] as const)
      : (["high", "low", -1] as const);
    const value = boxes[own.id]![near][at]!;
    return node.children.every(({ id }) => id === own.id || sign * compare(value, boxes[id]![far][at]!) >= 0);
  }

  /** The roots of skipped subtrees. */
  private skipped(rows: readonly Row[]): Set<number> {
    const skipped = new Set<number>();
    let free = 1;
    for (const row of rows) {
      if (this.isMaxN && row.has("choose")) continue;
      for (const node of row.only("skip").read("skip", listOf(wholeIn))) {
        row.need(node >= free && node < this.tree.nodes.length, "skip", { node });
        skipped.add(node);
        free = this.behind[node]!;
      }
    }
    return skipped;
  }

  /** max^n: the children chosen among equals, by node. */
  private chosen(rows: readonly Row[]): Map<number, number> {
    const chosen = new Map<number, number>();
    for (const row of rows) {
      if (!row.has("choose")) continue;
      for (const [id, child] of row.only("choose").read("choose", listOf(listOf(wholeIn, 2)))) {
        const node = this.tree.nodes[id!];
        row.need(node && isDecision(node) && node.children[child!] && !chosen.has(id!), "choose", {
          node: id!,
        });
        chosen.set(id!, child!);
      }
    }
    return chosen;
  }

  /** From the last node to the first: the payoffs, whatever the skipped subtrees hold. */
  private boxes(
    skipped: ReadonlySet<number>,
    chosen: Map<number, number>,
    isLenient = false,
  ): (Box | undefined)[] {
    const { nodes } = this.tree;
    const boxes = new Array<Box | undefined>(nodes.length);
    const beyond = this.beyond();
    const hidden = new Uint8Array(nodes.length);
    for (const root of skipped) hidden.fill(1, root + 1, this.behind[root]!);
    for (let id = nodes.length - 1; id >= 0; id--) {
      const node = nodes[id]!;
      if (hidden[id] === 1) continue;
      if (skipped.has(id)) boxes[id] = beyond;
      else if (node.kind === "leaf") {
        const payoffs = this.players.map((player) => payoffAt(node, player)!);
        boxes[id] = { low: payoffs, high: payoffs };
      } else {
        const below = node.children.map((child) => boxes[child.id]!);
        if (node.kind === "chance") boxes[id] = mean(node.probabilities, below);
        else if (!this.isMaxN) boxes[id] = this.decided(node, below);
        else {
          const child = chosen.get(id);
          const isProved = child !== undefined && this.isBest(node, child, boxes);
          if (!isProved && !isLenient)
            this.header.need(child === undefined, "best", { action: `${id}: ${child}` });
          if (!isProved) chosen.delete(id);
          boxes[id] = isProved ? below[child] : this.multiPlayer(playerOf(node)!, below);
        }
      }
    }
    return boxes;
  }

  /** What a skipped subtree is worth. */
  private beyond(): Box {
    const { tree, facts } = this;
    const header: Row = this.header;
    if (this.isMaxN) return { low: facts.least, high: facts.least.map((_, i) => this.most(facts.least, i)) };
    if (!header.has("bounds")) return { low: [Number.NEGATIVE_INFINITY], high: [Number.POSITIVE_INFINITY] };
    const [low, high] = header.read("bounds", listOf(valueIn, 2)) as [Value, Value];
    for (const node of tree.nodes) {
      const value = node.kind === "leaf" ? payoffAt(node, this.players[0]!)! : low;
      header.need(value.compare(low) >= 0 && value.compare(high) <= 0, "outside", {
        value: value.toFraction(),
      });
    }
    return { low: [low], high: [high] };
  }

  /** The largest sum at a leaf, less what the other players get at least. */
  private most(low: readonly Limit[], player: number): Value {
    return low.reduce<Value>(
      (rest, least, i) => (i === player ? rest : rest.sub(least as Value)),
      this.facts.mostSum,
    );
  }

  private decided(node: InnerNode, below: readonly Box[]): Box {
    const best = this.maximises(node) ? larger : smaller;
    const box: Box = {
      low: [below.map(({ low }) => low[0]!).reduce((a, b) => best(a, b))],
      high: [below.map(({ high }) => high[0]!).reduce((a, b) => best(a, b))],
    };
    if (this.model !== "expectimax" || this.maximises(node)) return box;
    const even = new Array<Value>(below.length).fill(fraction(1, below.length));
    return mean([this.random, ONE.sub(this.random)], [mean(even, below), box]);
  }

  private multiPlayer(player: number, below: readonly Box[]): Box {
    const floor = below.map(({ low }) => low[player]!).reduce((a, b) => larger(a, b));
    const left = below.filter(({ high }) => compare(high[player]!, floor) >= 0);
    const low = this.players.map((i) =>
      i === player ? floor : left.map((box) => box.low[i]!).reduce((a, b) => smaller(a, b)),
    );
    const high = this.players.map((i) =>
      smaller(
        left.map((box) => box.high[i]!).reduce((a, b) => larger(a, b)),
        this.most(low, i),
      ),
    );
    return { low, high };
  }
}

/** The mean of boxes; one of weight 0 does not count. */
function mean(weights: readonly Value[], boxes: readonly Box[]): Box {
  const ends = (end: "low" | "high"): Limit[] =>
    boxes[0]!.low.map((_, i) =>
      boxes.reduce<Limit>((sum, box, at) => {
        const part = box[end][i]!;
        if (typeof sum === "number" || weights[at]!.n === 0n) return sum;
        return typeof part === "number" ? part : sum.add(part.mul(weights[at]!));
      }, ZERO),
    );
  return { low: ends("low"), high: ends("high") };
}
