import { basename } from "node:path";
import { englishTexts } from "@tyche/engine/errors";
import {
  type ExerciseSpec,
  MOST_EXERCISES,
  OWN_TEMPLATE_NAMES,
  type OwnTreeRules,
  specOn,
  TEMPLATES,
  type TemplateName,
  templatesOn,
  variantsOf,
} from "@tyche/practice";
import {
  algorithmNamed,
  FAILS,
  factsOf,
  formatExact,
  NOTATION_NAMES,
  TIE_RULES,
  type Tree,
} from "@tyche/trees";
import { countOf, oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Reading } from "../io/input.js";
import type { OptionRows } from "../io/options.js";
import { parseDocuments, READ_OPTIONS, readText, type WrittenReading } from "./problem.js";
import { readSettings } from "./settings.js";

const texts = englishTexts({
  "exercise-kind-algorithm": "there is no exercise {kind} with {algorithm}: use one of {kinds}",
});

/** The options for exercises about trees that are given. */
export const OWN_TREE_OPTIONS = [
  ["--tree <FILE>", "help-exercise-tree"],
  ["--algorithm <A>", "help-exercise-algorithm"],
  ["--bounds <L,U>", "help-exercise-bounds"],
  ["--variants <N>", { id: "help-exercise-variants", values: { most: MOST_EXERCISES } }],
  ...READ_OPTIONS,
] as const satisfies OptionRows;

/** Their names, for a command without a tree. */
export const OWN_TREE_NAMES = ["algorithm", "bounds", "variants", "format", "root"];

type Rules = Partial<
  Record<
    "tree" | "kind" | "algorithm" | "bounds" | "variants" | "seed" | "notation" | "ties" | "fail",
    string | undefined
  >
>;

/** Longest name of a tree, which is the seed of its exercises. */
const LONGEST_NAME = 32;

/** Kinds without the name of their algorithm: "cuts". */
const KINDS = [...new Set(OWN_TEMPLATE_NAMES.map((name) => TEMPLATES[name].asks)), "mixed"] as const;

/**
 * The exercises about the trees of a file: one for each tree, or with the kind mixed all that fit.
 *
 * @throws UsageError, ExerciseError or RefusalError if a tree does not fit
 */
export async function ownExercises(
  options: Rules & WrittenReading,
  io: Reading,
): Promise<readonly ExerciseSpec[]> {
  const { kind = "values", bounds: written } = options;
  const input = await readText(options.tree, io);
  const documents = parseDocuments(input, options);
  const bounds = readSettings({ bounds: written }).bounds?.map(formatExact) as [string, string] | undefined;
  const rules = {
    notation: oneOf("notation", options.notation, NOTATION_NAMES) ?? "aima",
    ties: oneOf("ties", options.ties, TIE_RULES) ?? "prune",
    fail: oneOf("fail", options.fail, FAILS) ?? "soft",
    ...(bounds && { bounds }),
  } as const;
  const variants =
    options.variants === undefined ? undefined : countOf("variants", options.variants, 1, MOST_EXERCISES);
  const file = input.name === undefined ? "tree" : basename(input.name).replace(/\.\w+$/, "");
  return documents.flatMap(({ tree, title }, i) => {
    const name = (title || file).slice(0, LONGEST_NAME);
    const seed = documents.length > 1 ? `${name}-${i + 1}` : name;
    return templatesFor(tree, kind, options.algorithm, rules).flatMap((template) => {
      const spec = specOn(tree, template, { ...rules, seed });
      return variants === undefined ? spec : variantsOf(spec, variants, options.seed ?? "1");
    });
  });
}

/** The kinds of exercises that --kind and --algorithm ask for. */
function templatesFor(
  tree: Tree,
  kind: string,
  algorithm: string | undefined,
  rules: OwnTreeRules,
): readonly TemplateName[] {
  const all = OWN_TEMPLATE_NAMES.filter((name) => !TEMPLATES[name].mirrored);
  oneOf("kind", kind, [...KINDS, ...all]);
  const wanted = algorithm === undefined ? undefined : algorithmNamed(algorithm).name;
  const isAbout = (name: TemplateName): boolean =>
    kind === "mixed" || name === kind || TEMPLATES[name].asks === kind || name.startsWith(`${kind}-`);
  const isBy = (name: TemplateName): boolean => wanted === undefined || TEMPLATES[name].algorithm === wanted;
  const found = all.filter((name) => isAbout(name) && isBy(name));
  if (found.length === 0)
    throw texts.error(UsageError, "exercise-kind-algorithm", {
      kind,
      algorithm: wanted!,
      kinds: all.filter((name) => isAbout(name) || isBy(name)),
    });
  if (found.length === 1) return found;
  const fitting = templatesOn(tree, rules).filter((name) => found.includes(name));
  // If none fits, the first one says why.
  if (kind === "mixed") return fitting.length > 0 ? fitting : found.slice(0, 1);
  // Of several algorithms, the first for trees with or without chance; of values, the one that knows the tree's kinds.
  const hasChance = factsOf(tree).counts.chance > 0;
  const suited = found.filter(
    (name) => algorithmNamed(TEMPLATES[name].algorithm).needs.kinds.includes("chance") === hasChance,
  );
  return [(kind === "values" || kind === "moves" ? fitting : suited)[0] ?? suited[0] ?? found[0]!];
}
