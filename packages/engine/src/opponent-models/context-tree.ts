/** A context of the tree: how often each symbol followed it, and the resulting probabilities. */
interface Node {
  readonly counts: readonly number[];
  readonly total: number;
  /** log P_e: the estimate of Krichevsky and Trofimov of all symbols seen here. */
  readonly logEstimated: number;
  /** log P_w: weighted over all tree models below. */
  readonly logWeighted: number;
  /** By the symbol before those of this context. */
  readonly children: readonly (Node | undefined)[];
  /** The sum of the children's log P_w. */
  readonly logBelow: number;
}

/**
 * Context-tree weighting (F. Willems, Y. Shtarkov, Tj. Tjalkens 1995; with more than two symbols 1993): the
 * probability of a sequence under the mixture of all tree sources up to a depth, each weighted by 2 to the minus its
 * size. A tree never changes; `after` returns the next one, which shares all but one path with it.
 */
export class ContextTree {
  readonly alphabet: number;
  readonly depth: number;
  private readonly root: Node;
  private readonly empty: Node;

  constructor(alphabet: number, depth: number, root?: Node) {
    this.alphabet = alphabet;
    this.depth = depth;
    this.empty = {
      counts: new Array<number>(alphabet).fill(0),
      total: 0,
      logEstimated: 0,
      logWeighted: 0,
      children: new Array<undefined>(alphabet).fill(undefined),
      logBelow: 0,
    };
    this.root = root ?? this.empty;
  }

  /** The natural logarithm of the probability of everything seen so far. */
  get logProbability(): number {
    return this.root.logWeighted;
  }

  /**
   * @param past the symbols before, the latest first; missing ones count as 0
   * @returns the probability of each symbol to come next
   */
  predict(past: readonly number[]): Float64Array {
    return Float64Array.from({ length: this.alphabet }, (_, symbol) =>
      Math.exp(this.updated(this.root, 0, symbol, past).logWeighted - this.root.logWeighted),
    );
  }

  after(symbol: number, past: readonly number[]): ContextTree {
    return new ContextTree(this.alphabet, this.depth, this.updated(this.root, 0, symbol, past));
  }

  private updated(node: Node, level: number, symbol: number, past: readonly number[]): Node {
    const { counts, total, children } = node;
    const m = this.alphabet;
    const logEstimated = node.logEstimated + Math.log((counts[symbol]! + 0.5) / (total + m / 2));
    const next = { counts: counts.with(symbol, counts[symbol]! + 1), total: total + 1, logEstimated };
    if (level === this.depth) return { ...next, logWeighted: logEstimated, children, logBelow: 0 };
    const before = past[level] ?? 0;
    const child = children[before] ?? this.empty;
    const grown = this.updated(child, level + 1, symbol, past);
    const logBelow = node.logBelow - child.logWeighted + grown.logWeighted;
    return {
      ...next,
      logWeighted: Math.log(0.5) + logSum(logEstimated, logBelow),
      children: children.with(before, grown),
      logBelow,
    };
  }
}

/** log(e^a + e^b). */
function logSum(a: number, b: number): number {
  const most = Math.max(a, b);
  return most + Math.log1p(Math.exp(Math.min(a, b) - most));
}
