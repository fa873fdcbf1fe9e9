import {
  factsOf,
  type InnerNode,
  isDecision,
  playerOf,
  solve,
  type Tree,
  treeWith,
  type Value,
} from "@tyche/trees";
import { drawnSolution } from "@tyche/trees/analysis";
import { ZERO } from "@tyche/trees/numbers";
import type { Exercise, ExerciseSpec } from "./exercise.js";
import {
  beliefAnswers,
  evenShare,
  hasRecall,
  mixtureAnswers,
  type Played,
  payoffAnswers,
  payoffVectors,
  planAnswers,
  replierOf,
  replyAnswers,
  wanted,
} from "./game.js";
import { gameQuestion, questionsOf } from "./question.js";
import { TEMPLATES } from "./templates.js";

/** Why a tree does not fit a kind of exercise about games. */
export type GameProblem = "two-players" | "no-sets" | "recall" | "several" | "root";

/**
 * The answers to an exercise about a game, right or by a mistake; or why the tree does not fit.
 *
 * @throws RefusalError if max^n, or the sequence form, cannot search the tree
 */
export function playedOn(tree: Tree, name: ExerciseSpec["template"], mistake?: string): Played | GameProblem {
  const { asks } = TEMPLATES[name];
  const { players, imperfect, constantSum } = factsOf(tree);
  const isPerfect = players === 2 && constantSum && !imperfect;
  const seen = mistake === "set-ignored" ? treeWith(tree, () => ({ informationSet: undefined })) : tree;
  if (asks === "payoffs" || asks === "moves") {
    if (isPerfect) return "two-players";
    solve(tree, "max-n");
    if (asks === "moves" && tree.root.kind === "chance") return "root";
    return payoffAnswers(tree, payoffVectors(tree, players, mistake));
  }
  if (asks === "plans" && !isPerfect) return planAnswers(seen, players, mistake);
  if (!imperfect) return "no-sets";
  if (asks === "mixtures") return mixtureAnswers(seen, mistake) ?? "several";
  if (asks === "beliefs") return beliefAnswers(tree, mistake);
  const player = replierOf(tree);
  return hasRecall(tree, player) ? replyAnswers(seen, player, mistake) : "recall";
}

/** The indices of the best moves at the root, by max^n. */
export function bestMoves(tree: Tree, mistake?: string): number[] {
  const vectors = payoffVectors(tree, factsOf(tree).players, mistake);
  const worth = (id: number): Value => wanted(vectors[id]!, playerOf(tree.root) ?? 0, mistake);
  return tree.root.children.flatMap(({ id }, i) => (worth(id).equals(worth(0)) ? [i] : []));
}

/** The exercise about a game, in which every node has a label; or why its tree does not fit. */
export function gameExercise(spec: ExerciseSpec, tree: Tree): Exercise | GameProblem {
  const played = playedOn(tree, spec.template);
  if (typeof played === "string") return played;
  const template = TEMPLATES[spec.template];
  const { asks, algorithm } = template;
  // The strategies that are given are drawn at their edges.
  const mixes = (node: InnerNode): boolean =>
    asks === "beliefs" || (asks === "replies" && playerOf(node) !== replierOf(tree));
  const drawn = treeWith(tree, (node) =>
    isDecision(node) && mixes(node) ? { strategy: node.children.map((_, i) => evenShare(node, i)) } : {},
  );
  const { players, imperfect } = factsOf(tree);
  const best = asks === "moves" ? bestMoves(tree) : [];
  const solution = drawnSolution(drawn, { algorithm, value: ZERO, best, exact: true });
  if (!imperfect) solution.record.values.splice(0, tree.nodes.length, ...payoffVectors(tree, players));
  const questions =
    asks === "moves"
      ? questionsOf(tree, template)
      : [...played.keys()].map(gameQuestion).sort((a, b) => a.node - b.node);
  const settings = { ties: spec.ties, fail: "soft", bounds: undefined } as const;
  return {
    spec,
    template,
    tree: drawn,
    settings,
    bounds: undefined,
    events: [],
    solution,
    played,
    questions,
  };
}
