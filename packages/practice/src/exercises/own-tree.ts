import {
  factsOf,
  formatExact,
  parseValue,
  RefusalError,
  readTree,
  solve,
  type Tree,
  trace,
  writeReadable,
} from "@tyche/trees";
import { type Seed, treeVariants } from "@tyche/trees/random";
import { type Exercise, type ExerciseSpec, exerciseAbout } from "./exercise.js";
import { ExerciseError } from "./exercise-error.js";
import { gameExercise } from "./game-exercise.js";
import { isOfGame, needsChance, OWN_TEMPLATE_NAMES, TEMPLATES, type TemplateName } from "./templates.js";
import { labelled, mirrored } from "./turn.js";

/** Larger trees fit on no sheet, and each node would be a field. */
const MOST_NODES = 200;

/** The rules of an exercise about a given tree, whose name is the seed. */
export type OwnTreeRules = Partial<Omit<ExerciseSpec, "template" | "level" | "tree">>;

/**
 * The specification of an exercise about a given tree. Labels that are not unique are replaced by letters, players 0
 * and 1 become MAX and MIN, and what edges pay is added to the payoffs.
 *
 * @throws ExerciseError if the tree does not fit the kind of exercise
 * @throws RefusalError if the algorithm cannot search the tree
 */
export function specOn(tree: Tree, template: TemplateName, rules: OwnTreeRules = {}): ExerciseSpec {
  checkSize(tree, template);
  // The copy below has neither several players nor information sets: the search refuses them here.
  if (!isOfGame(TEMPLATES[template])) solve(tree, TEMPLATES[template].algorithm);
  const text = writeReadable(labelled(tree), "json", { compact: true }).text.trim();
  const usual = { seed: "tree", notation: "aima", ties: "prune", fail: "soft" } as const;
  const spec: ExerciseSpec = { ...usual, ...rules, template, level: 1, tree: text };
  ownExercise(spec, text);
  return spec;
}

/**
 * As many exercises like one about a given tree: trees of the same shape and difficulty with other payoffs, each another
 * one (see `treeVariants`). Their names are that of the tree with a number.
 *
 * @throws RefusalError if fewer are found
 */
export function variantsOf(spec: ExerciseSpec, count: number, seed: Seed): readonly ExerciseSpec[] {
  const { tree, template, settings, bounds: range } = ownExercise(spec, spec.tree!);
  const shape = (some: Tree): string =>
    exercisesOn(some, [spec.template], spec)
      .map((one) => ownExercise(one, one.tree!).questions.length)
      .join();
  const difficulty = isOfGame(template) ? shape : undefined;
  const bounds = range && ([formatExact(range[0]), formatExact(range[1])] as const);
  return treeVariants(tree, { seed, count, algorithm: template.algorithm, settings, difficulty }).map(
    (variant, i) => specOn(variant, spec.template, { ...spec, bounds, seed: `${spec.seed}-${i + 1}` }),
  );
}

/** The kinds of exercises that a tree fits, in teaching order. */
export function templatesOn(tree: Tree, rules: OwnTreeRules = {}): readonly TemplateName[] {
  return exercisesOn(tree, OWN_TEMPLATE_NAMES, rules).map(({ template }) => template);
}

/** The exercises about a tree of those kinds that it fits. */
function exercisesOn(tree: Tree, kinds: readonly TemplateName[], rules: OwnTreeRules): ExerciseSpec[] {
  return kinds.flatMap((template) => {
    try {
      return specOn(tree, template, rules);
    } catch (error) {
      if (error instanceof ExerciseError || error instanceof RefusalError) return [];
      throw error;
    }
  });
}

/**
 * The exercise of a specification with a tree.
 *
 * @throws ExerciseError if the tree does not fit the kind of exercise
 */
export function ownExercise(spec: ExerciseSpec, text: string): Exercise {
  const { template } = spec;
  const read = readTree(text, { format: "json" }).tree;
  checkSize(read, template);
  const tree = labelled(read);
  if (isOfGame(TEMPLATES[template])) {
    const game = gameExercise(spec, tree);
    if (typeof game === "string") throw unfit(game, template);
    return game;
  }
  const { asks, algorithm, mirrored: isMirrored } = TEMPLATES[template];
  const { counts, least, most } = factsOf(tree);
  if (isMirrored) throw unfit("seeded", template);
  if (needsChance(TEMPLATES[template]) && counts.chance === 0) throw unfit("no-chance", template);
  if (algorithm === "expectimax" && counts.min > 0) throw unfit("min", template);
  if (asks === "moves" && tree.root.kind === "chance") throw unfit("root", template);
  const [low = "", high = ""] = spec.bounds ?? [];
  const exercise = exerciseAbout(tree, spec, [parseValue(low) ?? least[0]!, parseValue(high) ?? most[0]!]);
  if (recallsAnother(exercise)) throw unfit("table", template);
  if (asks === "cuts" && exercise.solution.pruned === 0) {
    const { pruned } = trace(mirrored(tree), algorithm, exercise.settings).solution;
    throw pruned > 0 ? unfit("order", template, pruned) : unfit("no-cuts", template);
  }
  return exercise;
}

/** Whether a search skips nodes because a table has the result of an equal subtree: no rule of an exercise cuts them. */
export function recallsAnother({ events }: Pick<Exercise, "events">): boolean {
  return events.some((event) => event.type === "recall" && event.same !== undefined);
}

function checkSize({ root, nodes }: Tree, template: TemplateName): void {
  if (root.kind === "leaf") throw unfit("leaf", template);
  if (nodes.length > MOST_NODES) throw unfit("large", template, nodes.length);
}

type Why =
  | "leaf"
  | "large"
  | "seeded"
  | "given"
  | "no-chance"
  | "min"
  | "root"
  | "table"
  | "two-players"
  | "no-sets"
  | "recall"
  | "several"
  | "order"
  | "no-cuts";

/** Why a tree does not fit a kind of exercise. */
export function unfit(why: Why, template: TemplateName, nodes = 0): ExerciseError {
  const { algorithm } = TEMPLATES[template];
  return new ExerciseError(
    "exercise-unfit",
    { why, template, algorithm, nodes, most: MOST_NODES },
    {
      leaf: "the tree is a single leaf: there is nothing to ask",
      large: `the tree has ${nodes} nodes; an exercise can have at most ${MOST_NODES}`,
      seeded: `${template} is only for trees from a seed: use cuts-alpha-beta`,
      given: `${template} is only for trees that are given`,
      "no-chance": `${template} is about chance nodes, and this tree has none`,
      min: `${template} has no MIN nodes, and this tree has some: use values-expectiminimax`,
      root: "chance moves at the root of this tree, so there is no best move",
      table: `${algorithm} searches only one of several equal subtrees here: change a payoff or an estimate`,
      "two-players":
        "the two players of this tree play against each other: use values-minimax or values-expectiminimax",
      "no-sets": `${template} is about hidden moves, and in this tree all players see everything`,
      recall: "in this tree a player forgets what it did or knew, so its actions have no values of their own",
      several: "this game may have more than one equilibrium, so other answers could be right too",
      order: `${algorithm} cuts nothing in this tree; with all children reversed it would skip ${nodes} of its nodes`,
      "no-cuts": `${algorithm} cuts nothing in this tree, and nothing in its mirror image`,
    }[why],
  );
}
