import type { Area, Catalogue, Message } from "@tyche/messages";
import { formatExact, nameOf, playerOf, shownName, type Tree } from "@tyche/trees";
import { explainEvent } from "@tyche/trees/explain";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { placesOf } from "../exercises/game.js";
import { crossedBy, type Question } from "../exercises/question.js";
import type { WhyOpen } from "../grading/cuts.js";
import type { Remark } from "../grading/grade.js";
import type { WrongRule } from "../misconceptions/rules.js";

/** The message areas that the functions of this package need. */
export const PRACTICE_AREAS = ["practice", "search", "drawing"] as const satisfies readonly Area[];

/** A node of an exercise as the catalogues inflect it. */
export function nodeMessage(tree: Tree, id: number): Message {
  const node = tree.nodes[id]!;
  const values = { kind: node.kind, player: playerOf(node) ?? 0, name: nameOf(tree, id) };
  return { id: "search-node", values };
}

/** A node's kind and label: "MIN node B". */
export function nodeText(tree: Tree, id: number, words: Catalogue): string {
  return words.text("question-value", { node: nodeMessage(tree, id) });
}

/** The label of a question's field: "MIN node B: window". */
export function questionText(question: Question, tree: Tree, words: Catalogue): string {
  const { node, child = -1, player = 0 } = question as { node: number; child?: number; player?: number };
  const { nodes = [] } = placesOf(tree).find((place) => place.nodes[0]!.id === node) ?? {};
  const names = (ids: readonly number[], between: string) => ids.map((id) => nameOf(tree, id)).join(between);
  const below = nodes.flatMap(({ children }) => children[child]?.id ?? []);
  const values = {
    ...{ node: nodeMessage(tree, node), child: nodeMessage(tree, crossedBy(tree, question)), player },
    nodes: names(
      nodes.map(({ id }) => id),
      ", ",
    ),
    action: shownName(nodes[0]?.actions?.[child]) ?? names(below, "/"),
  };
  return words.format({ id: `question-${question.type}`, values });
}

/** What is not answered by a number, and how it is written instead. */
const WRITTEN = ["returns", "windows", "intervals", "cuts", "trace"] as const;

/** The task of an exercise and its rules, in sentences; the version for paper does not mention typing. */
export function taskSentences(
  { spec, template, bounds, settings }: Exercise,
  words: Catalogue,
  on: "screen" | "paper" = "screen",
): string[] {
  const { asks } = template;
  // Iterative deepening and SSS* have their own order, which their tasks describe.
  const isOrdered = !["minimax", "iterative-deepening", "sss", "max-n"].includes(template.algorithm);
  const isSearch = isOrdered && asks !== "values" && asks !== "moves" && asks !== "effects";
  // In decision analysis trees grow to the right.
  const isDown = spec.notation !== "decision";
  const maySkip = ["returns", "windows", "intervals", "trace", "order"].includes(asks);
  return [
    words.text(`exercise-${spec.template}.task`),
    bounds && words.text("exercise-bounds", { low: formatExact(bounds[0]), high: formatExact(bounds[1]) }),
    isSearch && words.text(isDown ? "exercise-left-to-right" : "exercise-top-to-bottom"),
    asks === "moves" && words.text(`exercise-moves-${spec.ties}`),
    asks !== "moves" && template.ties && words.text(`exercise-ties-${spec.ties}`),
    template.fail && words.text(`exercise-fail-${settings.fail}`),
    on === "screen" &&
      asks !== "moves" &&
      asks !== "order" &&
      words.text(`exercise-writing-${WRITTEN.find((one) => one === asks) ?? "values"}`),
    maySkip && words.text("exercise-cross"),
  ].filter((sentence) => typeof sentence === "string");
}

/** A remark as a sentence with its numbers. */
export function remarkText(remark: Remark, { tree, spec }: Exercise, words: Catalogue): string {
  switch (remark.type) {
    case "unreadable":
      return words.format({ id: `unreadable-${remark.problem}`, values: { text: remark.text } });
    case "wrong-ends":
      return words.text(`remark-wrong-${remark.of}-${remark.end}`);
    case "missed-cut":
      return words.text("remark-missed-cut", {
        node: nodeMessage(tree, remark.node),
        why: explainEvent(remark.cut, tree),
      });
    case "illegal-cut": {
      const { node, why } = remark;
      const values = { node: nodeMessage(tree, node), parent: nodeMessage(tree, why.parent) };
      return words.format({
        id: `remark-needed-${why.type}`,
        values: { ...values, ...numbersOf(why, spec.ties === "keep") },
      });
    }
    default:
      return words.text(`remark-${remark.type}`);
  }
}

/** The numbers of the reason why a node had to be searched. */
function numbersOf(why: WhyOpen, isStrict: boolean): NonNullable<Message["values"]> {
  switch (why.type) {
    case "first":
      return {};
    case "open":
      return { merit: formatLimit(why.merit) };
    case "decision": {
      const { rule, tie, best, limit } = why;
      const relation = rule === "beta" ? (isStrict ? ">" : "≥") : isStrict ? "<" : "≤";
      return { rule, tie, relation, best: formatExact(best), limit: formatLimit(limit) };
    }
    case "chance": {
      const interval = `[${formatExact(why.low)}, ${formatExact(why.high)}]`;
      const window = `(${formatLimit(why.alpha)}, ${formatLimit(why.beta)})`;
      return { interval, window, tie: why.tie };
    }
  }
}

/** Feedback for a person who follows a wrong rule: names that rule and the right one. */
export function wrongRuleText(
  rule: WrongRule,
  { spec, settings, template }: Exercise,
  words: Catalogue,
): string {
  const values = { ties: spec.ties, fail: settings.fail, algorithm: template.algorithm };
  return words.format({ id: `wrong-rule-${rule}`, values });
}
