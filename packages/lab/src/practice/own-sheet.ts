import type { Language } from "@tyche/messages";
import {
  collectedSpec,
  OWN_TEMPLATE_NAMES,
  type OwnTreeRules,
  specOn,
  TEMPLATES,
  type TemplateName,
  templatesOn,
  variantsOf,
  type WorksheetSpec,
} from "@tyche/practice";
import { type Document, factsOf, formatExact, type Tree } from "@tyche/trees";
import type { LabState } from "../state/state.js";
import { boundsOf } from "../trees/model/run-config.js";

/** The longest name of a tree: with the number of a variant it must fit a link. */
const LONGEST_NAME = 32;

/** The rules of exercises about the tree on screen: those of its search. */
export function ownRules({ work, run, look }: Pick<LabState, "work" | "run" | "look">): OwnTreeRules {
  const bounds = boundsOf(run);
  return {
    seed: work.title.slice(0, LONGEST_NAME) || "tree",
    notation: look.notation,
    ties: run.ties,
    fail: run.fail,
    ...(bounds && { bounds: [formatExact(bounds[0]), formatExact(bounds[1])] as const }),
  };
}

/** The kinds of exercises about a given tree: those that fit it, and the others, which say why they do not. */
export function ownKinds(tree: Tree, rules: OwnTreeRules) {
  const fitting = templatesOn(tree, rules);
  const others = OWN_TEMPLATE_NAMES.filter((name) => !TEMPLATES[name].mirrored && !fitting.includes(name));
  return { fitting, others };
}

/** The kind to begin with: of the algorithm on screen, first what it cuts; else the first one that fits. */
export function usualKind(tree: Tree, algorithm: string, fitting: readonly TemplateName[]): TemplateName {
  const own = fitting.filter((name) => TEMPLATES[name].algorithm === algorithm);
  const usual = factsOf(tree).counts.chance > 0 ? "values-expectiminimax" : "values-minimax";
  return own.find((name) => TEMPLATES[name].asks === "cuts") ?? own[0] ?? fitting[0] ?? usual;
}

/**
 * A sheet about given trees: an exercise of a kind about each, or of each kind that fits; or variants of them.
 *
 * @param count how many variants of each tree; 0 for the tree itself
 * @throws ExerciseError or RefusalError if a tree does not fit the kind, or has too few variants
 */
export function ownSheet(
  trees: readonly Pick<Document, "tree" | "title">[],
  kind: TemplateName | "mixed",
  rules: OwnTreeRules,
  language: Language,
  { count, seed } = { count: 0, seed: "" },
): WorksheetSpec {
  const specs = trees.flatMap(({ tree, title = "" }, i) => {
    const name = i === 0 ? rules.seed! : (title || `${rules.seed}-${i + 1}`).slice(0, LONGEST_NAME);
    const named = { ...rules, seed: name };
    const all = (kind === "mixed" ? templatesOn(tree, named) : [kind]).map((one) => specOn(tree, one, named));
    return count > 0 ? all.flatMap((spec) => variantsOf(spec, count, seed)) : all;
  });
  return collectedSpec(specs, language);
}
