import type { Message } from "@tyche/messages";
import { RefusalError } from "../model/error.js";
import { playerOf, type Tree } from "../model/node.js";
import { compare, type Value } from "../model/number.js";
import type { Algorithm } from "../search/algorithm.js";
import { isVector, type SearchEvent, teamShare, type Worth } from "../search/event.js";
import type { SolveSettings } from "../search/settings.js";
import { algorithmNamed } from "../solve/algorithms.js";
import { playerSearchedFor } from "../solve/resolve.js";
import type { Solution } from "../solve/solution.js";
import { solve, trace } from "../solve/solve.js";
import { randomSource } from "./random-source.js";
import { drawTree, type RandomTreeOptions } from "./random-tree.js";

/** Requirements of a tree for an exercise, such as the number of cuts. */
export interface ExerciseOptions extends RandomTreeOptions {
  readonly algorithm: string;
  readonly settings?: SolveSettings | undefined;
  /** Minimum number of cuts that the algorithm makes. */
  readonly atLeastCuts?: number | undefined;
  /** At least one deep cut (see `deepCuts`). */
  readonly deepCut?: boolean | undefined;
  /** One child of the root is better than all others; the root is a decision. */
  readonly uniqueBest?: boolean | undefined;
  /** No two values that the search compares are equal, so no choice and no cut depends on a tie rule. */
  readonly noTies?: boolean | undefined;
  /** Trees drawn before giving up, 1000 by default. */
  readonly maxTries?: number | undefined;
}

/** A tree that meets the requirements, with its search. */
export interface RandomExercise {
  readonly tree: Tree;
  readonly events: readonly SearchEvent[];
  readonly solution: Solution;
  readonly cuts: readonly CutEvent[];
  readonly deepCuts: readonly CutEvent[];
  /** Trees drawn, including this one. */
  readonly tries: number;
}

const DEFAULT_TRIES = 1000;

/**
 * The first tree from a seed that meets the requirements; without any, the tree that `randomTree` draws. Throws a
 * RefusalError if there is none within `maxTries`, the options are inconsistent, or the algorithm refuses the tree.
 */
export function randomExercise(options: ExerciseOptions): RandomExercise {
  const { settings = {}, maxTries = DEFAULT_TRIES } = options;
  if (!Number.isSafeInteger(maxTries) || maxTries < 1) {
    throw new RefusalError("tree-bad-tries");
  }
  const algorithm = algorithmNamed(options.algorithm);
  const random = randomSource(options.seed);
  for (let tries = 1; tries <= maxTries; tries++) {
    const tree = drawTree(options, random);
    const { events, solution } = trace(tree, algorithm, settings);
    const cuts = events.filter((event) => event.type === "cut");
    const deep = deepCuts(tree, cuts.length > 0 ? events : [], playerSearchedFor(algorithm, tree, settings));
    if (cuts.length < (options.atLeastCuts ?? 0)) continue;
    if (options.deepCut && deep.length === 0) continue;
    if (options.uniqueBest && !hasUniqueBest(tree, algorithm, settings)) continue;
    if (options.noTies && hasTies(tree, algorithm, settings)) continue;
    return { tree, events, solution, cuts, deepCuts: deep, tries };
  }
  const { atLeastCuts = 0, deepCut = false, uniqueBest = false, noTies = false } = options;
  const wishes: Message[] = [
    ...(atLeastCuts > 0 ? [{ id: "wish-cuts", values: { cuts: atLeastCuts } }] : []),
    ...(deepCut ? [{ id: "wish-deep-cut" }] : []),
    ...(uniqueBest ? [{ id: "wish-unique-best" }] : []),
    ...(noTies ? [{ id: "wish-no-ties" }] : []),
  ];
  throw new RefusalError("tree-no-exercise", {
    tries: maxTries,
    seed: String(options.seed).slice(0, 40),
    wishes,
  });
}

/** Without cuts on ties, all best actions of the root are found. */
function hasUniqueBest(tree: Tree, algorithm: Algorithm, settings: SolveSettings): boolean {
  return solve(tree, algorithm, { ...settings, ties: "keep", window: undefined }).best.length === 1;
}

function hasTies(tree: Tree, algorithm: Algorithm, settings: SolveSettings): boolean {
  // A fail-hard search returns its window's end for many values; these look like ties but are not.
  const soft = algorithm.name === "star1-ballard" ? "star1" : algorithm;
  const kept = trace(tree, soft, { ...settings, fail: "soft", ties: "keep" }).events;
  const pruned = trace(tree, soft, { ...settings, fail: "soft", ties: "prune" }).events;
  const isSame = (event: SearchEvent, i: number): boolean =>
    event.type === pruned[i]!.type && event.node === pruned[i]!.node;
  if (kept.length !== pruned.length || !kept.every(isSame)) return true;
  return kept.some((event) => event.type === "child" && !event.better && isTie(tree, event, settings));
}

/** Whether a child is worth as much as the best before it, to the player who decides or to that player's team. */
function isTie(
  tree: Tree,
  { node, value, best }: Extract<SearchEvent, { type: "child" }>,
  { teams = [] }: SolveSettings,
): boolean {
  const player = playerOf(tree.nodes[node]!)!;
  const team = teams.find((players) => players.includes(player)) ?? [player];
  const share = (worth: Worth): Value => (isVector(worth) ? teamShare(team, worth) : worth);
  return share(value).equals(share(best));
}

export type CutEvent = Extract<SearchEvent, { type: "cut" }>;

/**
 * The deep cuts of a search (D. E. Knuth, R. W. Moore 1975, section 4). A cut at a node is shallow if the best value so
 * far of the nearest decision of the other side above it is enough to justify it. It is deep if that value is not
 * enough, or there is none yet, but the value of a decision of that side further up is. Alpha alone, their procedure
 * F1, finds the shallow cuts; only alpha and beta together, F2, find the deep ones. A chance node on the path changes
 * the window it passes down, so bounds are not followed past one.
 *
 * @param player the player searched for, 0 in two-player algorithms
 */
export function deepCuts(tree: Tree, events: Iterable<SearchEvent>, player: number): CutEvent[] {
  const bests = new Map<number, Value>();
  const deep: CutEvent[] = [];
  for (const event of events) {
    if (event.type === "enter") bests.delete(event.node);
    else if (event.type === "child" && !isVector(event.best)) bests.set(event.node, event.best);
    else if (event.type === "cut" && isDeep(tree, event, player, bests)) deep.push(event);
  }
  return deep;
}

function isDeep(tree: Tree, cut: CutEvent, player: number, bests: ReadonlyMap<number, Value>): boolean {
  const up = cut.rule === "beta" || cut.rule === "chance-high";
  if (!up && cut.rule !== "alpha" && cut.rule !== "chance-low") return false;
  let isNearest = true;
  for (let at = tree.parents[cut.node]!; at >= 0; at = tree.parents[at]!) {
    const above = tree.nodes[at]!;
    if (above.kind === "chance") return false;
    const isOther = (playerOf(above) === player) !== up;
    if (!isOther) continue;
    const best = bests.get(at);
    if (best && justifies(cut, best)) return !isNearest;
    isNearest = false;
  }
  return false;
}

/** Whether a cut's inequality holds with another right-hand side. */
function justifies({ left, relation }: CutEvent, right: Value): boolean {
  const order = compare(left, right);
  return { ">=": order >= 0, ">": order > 0, "<=": order <= 0, "<": order < 0 }[relation];
}
