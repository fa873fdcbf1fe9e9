import { type Node, type SolveSettings, type Tree, trace, type Value } from "@tyche/trees";
import { compare, fraction } from "@tyche/trees/numbers";
import { type Backup, backedUpValues, least, mean, most } from "../exercises/backup.js";
import type { Exercise } from "../exercises/exercise.js";
import { GAME_MISTAKES, type GameMistake } from "../exercises/game.js";
import { bestMoves, playedOn } from "../exercises/game-exercise.js";
import { type Findings, findingsOf } from "../exercises/key.js";
import { isOfGame } from "../exercises/templates.js";
import { evenly, swapped } from "../exercises/turn.js";
import { type Mistakes, searchedWrongly } from "./wrong-search.js";

const plainMean = (values: readonly Value[]): Value =>
  mean(
    values,
    values.map(() => fraction(1, values.length)),
  );
const likeliest = (values: readonly Value[], probabilities: readonly Value[]): Value =>
  values[probabilities.findIndex((p) => compare(p, most(probabilities)) === 0)]!;

/** What a person finds who follows a wrong rule; undefined if the rule does not apply to the exercise. */
type Rule = (exercise: Exercise) => Findings | undefined;

/** The wrong rules that people follow; the messages `wrong-rule-…` explain what each means. */
const RULES = {
  "levels-swapped": (exercise) => {
    if (!has(exercise, "max") && !has(exercise, "min")) return undefined;
    return backedUp(exercise, { max: least, min: most }) ?? searched(exercise, {}, swapped(exercise.tree));
  },
  "chance-mean": (exercise) => {
    if (!hasUnequal(exercise)) return undefined;
    return backedUp(exercise, { chance: plainMean }) ?? searched(exercise, {}, evenly(exercise.tree));
  },
  "chance-max": (exercise) => (has(exercise, "chance") ? backedUp(exercise, { chance: most }) : undefined),
  "chance-min": (exercise) => (has(exercise, "chance") ? backedUp(exercise, { chance: least }) : undefined),
  "chance-likeliest": (exercise) =>
    hasUnequal(exercise) ? backedUp(exercise, { chance: likeliest }) : undefined,
  "other-ties": (exercise) =>
    isBackedUp(exercise)
      ? undefined
      : searched(exercise, { ties: exercise.spec.ties === "prune" ? "keep" : "prune" }),
  "no-deep-cuts": alphaBeta({ shallow: true }),
  "global-bounds": alphaBeta({ global: true }),
  "unfinished-bounds": alphaBeta({ unfinished: true }),
  "full-window-at-root": alphaBeta({ fullAtRoot: true }),
  "right-to-left": (exercise) =>
    isBackedUp(exercise) ? undefined : searched(exercise, { order: "reverse" }),
  "other-fail": (exercise) => {
    if (!exercise.template.fail || exercise.spec.ties === "keep") return undefined;
    return searched(exercise, { fail: exercise.settings.fail === "soft" ? "hard" : "soft" });
  },
  "cutting-leaf": (exercise) => (exercise.template.asks === "cuts" ? withCuttingLeaves(exercise) : undefined),
  "no-chance-cuts": star1({ atChance: "full" }),
  "window-unchanged": star1({ atChance: "same" }),
  "table-forgotten": deepening(withoutTable),
  "last-depth-only": deepening(lastDepth),
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a mistake that grading recognises: the wrong rule that a student followed. */
export type WrongRule = keyof typeof RULES | GameMistake;
export const WRONG_RULES = [...Object.keys(RULES), ...GAME_MISTAKES] as readonly WrongRule[];

/** What a person finds who follows a wrong rule; undefined if the rule does not apply to the exercise. */
export function wronglyFound(rule: WrongRule, exercise: Exercise): Findings | undefined {
  const { tree, spec, template } = exercise;
  if (!isOfGame(template)) return rule in RULES ? RULES[rule as keyof typeof RULES](exercise) : undefined;
  const seen = rule === "chance-mean" ? evenly(tree) : tree;
  const best =
    template.asks === "moves" ? bestMoves(seen, rule).map((index) => tree.root.children[index]!.id) : [];
  const played = playedOn(seen, spec.template, rule);
  return typeof played === "string" ? undefined : { ...allVisited(tree), best, played };
}

function isBackedUp({ template }: Exercise): boolean {
  return ["values", "moves", "effects"].includes(template.asks);
}

function has({ tree }: Exercise, kind: Node["kind"]): boolean {
  return tree.nodes.some((node) => node.kind === kind);
}

/** Whether the outcomes of some chance node are not equally likely. */
function hasUnequal({ tree }: Exercise): boolean {
  return tree.nodes.some(
    (node) => node.kind === "chance" && node.probabilities.some((p) => !p.equals(node.probabilities[0]!)),
  );
}

function alphaBeta(mistakes: Mistakes): Rule {
  return (exercise) => (exercise.template.algorithm === "alpha-beta" ? wrong(exercise, mistakes) : undefined);
}

function star1(mistakes: Mistakes): Rule {
  return (exercise) => (exercise.template.bounded ? wrong(exercise, mistakes) : undefined);
}

function wrong({ tree, settings, bounds, spec }: Exercise, mistakes: Mistakes): Findings {
  return searchedWrongly(tree, { ties: spec.ties, fail: settings.fail, bounds }, mistakes);
}

function deepening(rule: Rule): Rule {
  return (exercise) => (exercise.template.algorithm === "iterative-deepening" ? rule(exercise) : undefined);
}

function searched(
  { template, settings, ...exercise }: Exercise,
  changed: SolveSettings,
  tree = exercise.tree,
) {
  const { events, solution } = trace(tree, template.algorithm, { ...settings, ...changed });
  return findingsOf(tree, events, solution);
}

/** Each depth is plain alpha-beta in the given order: nothing is kept from one depth to the next. */
function withoutTable({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = right.visited.map(() => false);
  for (const event of events) {
    if (event.type !== "enter" || !event.pass || !("depth" in event.pass)) continue;
    const { record } = trace(tree, "alpha-beta", { depth: event.pass.depth }).solution;
    for (const id of visited.keys()) visited[id] ||= record.visits[id]! > 0;
  }
  return { ...right, visited };
}

/** Only what the last depth visits counts. */
function lastDepth({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = right.visited.map(() => false);
  const start = events.findLastIndex((event) => event.type === "enter" && event.pass !== undefined);
  for (const event of events.slice(start)) if (event.type === "enter") visited[event.node] = true;
  return { ...right, visited };
}

/** The leaves whose values decide a cut are crossed out along with what they cut. */
function withCuttingLeaves({ tree, events, solution }: Exercise): Findings {
  const right = findingsOf(tree, events, solution);
  const visited = [...right.visited];
  const last = new Map<number, number>();
  for (const event of events) {
    if (event.type === "child" || event.type === "interval") last.set(event.node, event.child);
    const child = event.type === "cut" ? last.get(event.node) : undefined;
    const leaf = child === undefined ? undefined : tree.nodes[event.node]!.children[child];
    if (leaf?.kind === "leaf") visited[leaf.id] = false;
  }
  return { ...right, visited };
}

/** Values from the leaves up, with a wrong rule at some kinds; undefined if the exercise is about a search. */
function backedUp(exercise: Exercise, wrong: Partial<Backup>): Findings | undefined {
  if (!isBackedUp(exercise)) return undefined;
  const { root } = exercise.tree;
  const values = backedUpValues(exercise.tree, wrong);
  return {
    ...allVisited(exercise.tree),
    values,
    // A person who swaps the levels chooses the children whose value is then the root's.
    best: root.children.filter(({ id }) => values[id]!.equals(values[0]!)).map(({ id }) => id),
    effect: (leaf) => backedUpValues(exercise.tree, wrong, leaf)[0]!,
  };
}

/** The findings of no search: every node counts as visited. */
function allVisited({ nodes }: Tree): Omit<Findings, "best"> {
  const visited = nodes.map(() => true);
  return {
    visited,
    values: [],
    bounds: nodes.map(() => "exact"),
    windows: [],
    intervals: new Map(),
    order: [],
  };
}
