import type { Language } from "@tyche/messages";
import {
  collectedSpec,
  type ExerciseSpec,
  OWN_TEMPLATE_NAMES,
  type OwnTreeRules,
  specOn,
  TEMPLATES,
  type TemplateName,
  templatesOn,
  type WorksheetSpec,
} from "@tyche/practice";
import { factsOf, formatExact, type Tree } from "@tyche/trees";
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
 * A sheet about a given tree: one exercise, or each kind that fits.
 *
 * @throws ExerciseError or RefusalError if the tree does not fit the kind
 */
export function ownSheet(
  tree: Tree,
  kinds: readonly TemplateName[],
  rules: OwnTreeRules,
  language: Language,
): WorksheetSpec {
  const specs: readonly ExerciseSpec[] = kinds.map((kind) => specOn(tree, kind, rules));
  return collectedSpec(specs, language);
}
