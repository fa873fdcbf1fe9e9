import { RefusalError } from "../model/error.js";
import { isDecision, type Node, type Tree } from "../model/node.js";
import { formatExact, type Limit } from "../model/number.js";
import type { RootKind } from "../read/document.js";
import type { Algorithm } from "../search/algorithm.js";
import type { ValueBound, Worth } from "../search/event.js";
import { SearchRecord } from "../search/record.js";
import { Search } from "../search/search.js";
import type { ResolvedSettings, SolveSettings } from "../search/settings.js";
import { run } from "../search/visit.js";
import { algorithmNamed } from "../solve/algorithms.js";
import { fitting } from "../solve/names.js";
import { resolve } from "../solve/resolve.js";
import { conclude } from "../solve/search-tree.js";
import type { Solution } from "../solve/solution.js";
import { readTape } from "./json-tape.js";
import { rootOf, type Tape, type TapeNode } from "./tape.js";

/** Algorithms that visit each node at most once and need no more of the tree than the current path. */
export const STREAMED_ALGORITHMS: readonly string[] = ["minimax", "alpha-beta", "expectiminimax", "star1"];
const STREAMED_ORDERS = [undefined, "given", "reverse"];

/** The algorithm and settings for solving a text without building its tree. */
export interface StreamOptions {
  /** Default: the one that fits the tree, minimax or expectiminimax. */
  readonly algorithm?: string | undefined;
  /** As in `ReadOptions`. */
  readonly root?: RootKind | undefined;
  readonly settings?: SolveSettings | undefined;
}

/** The result of `solveText`. */
export interface StreamedSolution {
  readonly algorithm: Algorithm;
  readonly solution: Solution;
  /** Only the nodes of the principal variation, under the ids of the solution's record; `nodes` is not complete. */
  readonly tree: Tree;
  /** The number of nodes in the text. */
  readonly size: number;
  readonly hasPlayers: boolean;
}

/**
 * Solves a tree in Tyche's JSON or as nested lists directly from its text, without building it: the text is read once
 * (nine bytes per node) and then searched depth first. Gives the same answer and counts as `solve(readTree(text).tree,
 * …)` in a fraction of the memory, but no labels and no trace.
 * @throws TreeError if the text is invalid, RefusalError if the algorithm or a setting needs the whole tree
 */
export function solveText(text: string, options: StreamOptions = {}): StreamedSolution {
  const { settings = {} } = options;
  const named = options.algorithm === undefined ? undefined : algorithmNamed(options.algorithm);
  checkStreamed(named, settings);
  const tape = readTape(text, options.root);
  const facts = tape.facts();
  const algorithm = named ?? algorithmNamed(fitting(facts));
  const root = rootOf(tape);
  const tree: Tree = { root, nodes: [root], parents: Int32Array.of(-1) };
  checkBounds(tape, settings);
  const search = new StreamedSearch(tree, resolve(algorithm, tree, facts, settings));
  const value = run(algorithm.start(root, search) as ReturnType<Algorithm["start"]>);
  const { visited } = search;
  const seen = visited.max + visited.min + visited.player + visited.chance + visited.leaf;
  const line = search.line();
  return {
    algorithm,
    solution: conclude(algorithm, search, value, { line, pruned: tape.reachable() - seen }),
    tree: { ...tree, nodes: lineNodes(root, line) },
    size: tape.size,
    hasPlayers: facts.counts.player > 0,
  };
}

/** @throws RefusalError if a streamed search is impossible, with a message that names the fix */
function checkStreamed(algorithm: Algorithm | undefined, { depth, order }: SolveSettings): void {
  if (algorithm && !STREAMED_ALGORITHMS.includes(algorithm.name)) {
    throw new RefusalError("tree-stream-algorithm", { algorithm: algorithm.name, all: STREAMED_ALGORITHMS });
  }
  if (depth !== undefined) throw new RefusalError("tree-stream-depth");
  if (!STREAMED_ORDERS.includes(order as string | undefined)) {
    throw new RefusalError("tree-stream-order");
  }
}

function checkBounds(tape: Tape, { bounds }: SolveSettings): void {
  if (!bounds) return;
  const { least, most } = tape.facts();
  const outside =
    least[0]!.compare(bounds[0]) < 0 ? least[0]! : most[0]!.compare(bounds[1]) > 0 ? most[0]! : undefined;
  if (outside === undefined) return;
  throw new RefusalError("tree-outside-bounds", {
    what: "any-leaf",
    node: "",
    value: formatExact(outside),
    low: formatExact(bounds[0]),
    high: formatExact(bounds[1]),
  });
}

/** The chosen actions from a node on. */
interface Line {
  readonly index: number;
  readonly below: Line | undefined;
}

/** A search whose nodes share their ids: see `TapeNode`. It records the line of each node as it goes. */
class StreamedSearch extends Search {
  private readonly lines: (Line | undefined)[] = [];

  constructor(tree: Tree, settings: ResolvedSettings) {
    super(tree, settings, false, new SearchRecord(tree, 1 + tree.root.children.length));
  }

  override enter(node: Node, alpha?: Limit, beta?: Limit): void {
    this.lines[node.id] = undefined;
    super.enter(node, alpha, beta);
  }

  override child(node: Node, child: number, value: Worth, best: Worth, better: boolean): void {
    super.child(node, child, value, best, better);
    if (better) this.lines[node.id] = { index: child, below: this.lines[node.children[child]!.id] };
  }

  override left<W extends Worth>(node: Node, value: W, bound: ValueBound, probe: boolean): W {
    // Otherwise each node would keep all nodes below it in memory.
    if (node.id > 0) (node as TapeNode).forget();
    return super.left(node, value, bound, probe);
  }

  /** The chosen actions from the root, up to the first node that is not a decision. */
  line(): number[] {
    const line: number[] = [];
    for (let at = this.lines[0]; at; at = at.below) line.push(at.index);
    return line;
  }
}

/** The nodes along a line, by id. */
function lineNodes(root: Node, line: readonly number[]): Node[] {
  const nodes = [root];
  let node = root;
  for (const index of line) {
    if (!isDecision(node)) break;
    node = node.children[index]!;
    nodes[node.id] = node;
  }
  return nodes;
}
