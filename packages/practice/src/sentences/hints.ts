import type { Catalogue } from "@tyche/messages";
import { formatExact, type Node, nameOf, type SearchEvent, type Tree, type Value } from "@tyche/trees";
import { explainEvent } from "@tyche/trees/explain";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { answerText, boundText, type Key, rightFindings } from "../exercises/key.js";
import { crossedBy, type Question } from "../exercises/question.js";
import { cutOf, whyOpen } from "../grading/cuts.js";
import type { Grade } from "../grading/grade.js";
import { nodeMessage, nodeText, questionText } from "./sentences.js";

/** How much a hint gives away, the least first. */
export const HINT_STEPS = ["where", "rule", "numbers", "answer"] as const;
/** Where to look, which rule, which numbers, and finally the answer itself. */
export type HintStep = (typeof HINT_STEPS)[number];

/** The question to help with next: the first one that is not right yet; of values, one whose children are right. */
export function questionToHelp(grade: Grade, { parents }: Tree): Question | undefined {
  const open = grade.marks.filter(({ verdict }) => verdict !== "right").map(({ question }) => question);
  const needed = new Set(open.map(({ node }) => parents[node]));
  return open.find(({ type, node }) => !["value", "return", "payoff"].includes(type) || !needed.has(node));
}

/** A hint for each step; no step reveals what a later one does. */
export function hintsFor(
  exercise: Exercise,
  key: Key,
  question: Question,
  words: Catalogue,
): Readonly<Record<HintStep, string>> {
  const { tree, events, bounds, solution, settings, spec, template } = exercise;
  const { values, bounds: kinds, visits } = solution.record;
  /** The node that the question is about; for an edge, the node below it. */
  const node = tree.nodes[question.node]!;
  const parent = tree.nodes[tree.parents[node.id]!]!;
  const crossed = crossedBy(tree, question);
  /** The cut that leaves the node out; undefined if the search visits it. */
  const cut = visits[crossed] === 0 ? cutOf(tree, events, crossed)! : undefined;
  /** The node whose cut it is, otherwise the parent. */
  const above = cut ? tree.nodes[cut.node]! : parent;
  /** SSS* has no windows: it goes where the merit is greatest. */
  const isBestFirst = template.algorithm === "sss";
  const text = answerText(key.get(question.id)!);
  const look = (at: string): string => words.text("hint-where", { question: at });

  // The edge itself would be the answer.
  const where = look(
    question.type === "cut" && cut ? nodeText(tree, above.id, words) : questionText(question, tree, words),
  );
  const { played } = exercise;
  if (played) {
    const isMove = question.type === "move";
    const rule = words.format({ id: `hint-${isMove ? "payoff" : question.type}` });
    const [, parts = []] = played.get(isMove ? "payoff:0:0" : question.id) ?? [];
    // A single number would be the answer.
    const numbers = parts.length > 1 ? words.text("hint-parts", { parts }) : rule;
    return { where, rule, numbers, answer: answer() };
  }
  return { where, rule: rule(), numbers: numbers(), answer: answer() };

  function rule(): string {
    if (isBestFirst) return words.text("hint-best-first");
    if (cut || question.type === "cut") {
      const isStrict = spec.ties === "keep";
      const values = { greater: isStrict ? ">" : "≥", less: isStrict ? "<" : "≤" };
      return words.format({ id: `hint-cut-${kindOf(above)}`, values });
    }
    switch (question.type) {
      case "value":
        return words.text(`hint-value-${kindOf(node)}`);
      case "order":
      case "effect":
        return words.text(`hint-${question.type}`);
      case "return":
        return words.text(node.kind === "leaf" ? "hint-leaf" : `hint-return-${settings.fail}`);
      case "window":
        return words.text(`hint-window-${node.id === 0 ? "root" : kindOf(parent)}`);
      case "interval":
        return words.text("hint-interval");
      default:
        return words.text(`hint-move-${tree.root.kind === "min" ? "min" : "max"}`);
    }
  }

  function numbers(): string {
    if (isBestFirst) return meritAbove();
    if (cut) return compareAtCut(cut);
    switch (question.type) {
      case "value":
      case "return":
        if (node.kind === "leaf") return words.text("hint-leaf");
        return onlyChild() ?? words.text("hint-calculate", { expression: expression(node) });
      case "window":
        if (node.id === 0) return words.text("hint-window-root");
        // If the window is the parent's, the parent's would be the answer.
        return parentHas().includes(text)
          ? look(words.text("question-window", { node: nodeMessage(tree, parent.id) }))
          : parentHas();
      case "cut":
        return parentHas();
      case "order":
        return visitedBefore();
      case "effect":
        return look(nodeText(tree, parent.id, words));
      case "interval":
        return intervalBefore();
      default:
        return words.text("hint-calculate", { expression: expression(tree.root) });
    }
  }

  function answer(): string {
    if (question.type === "cut" || question.type === "move")
      return words.text(text === "" ? "hint-stays" : "hint-crossed");
    const answer = words.text("hint-answer", { text });
    return cut ? words.paragraph([answer, words.format(explainEvent(cut, tree))]) : answer;
  }

  /** The leaf that the search evaluates just before. */
  function visitedBefore(): string {
    const { order } = rightFindings(exercise);
    const before = order[order.indexOf(node.id) - 1];
    return before === undefined
      ? rule()
      : words.text("hint-order-after", { node: nodeMessage(tree, before) });
  }

  /** The merit with which the parent, or the node at the cut, was taken from OPEN. */
  function meritAbove(): string {
    const entered = events.find((event) => event.type === "enter" && event.node === above.id);
    const merit = entered?.type === "enter" ? entered.merit! : Number.POSITIVE_INFINITY;
    return words.text("hint-merit", { node: nodeMessage(tree, above.id), merit: formatLimit(merit) });
  }

  function compareAtCut({ left, right, rule }: NonNullable<typeof cut>): string {
    const letter = rule === "beta" || rule === "chance-high" ? "β" : "α";
    return words.text("hint-compare", {
      node: nodeMessage(tree, above.id),
      left: formatExact(left),
      right: `${letter} = ${formatExact(right)}`,
    });
  }

  /** "max(3, 12)", "1/2 × 3 + 1/2 × 12": with the values that the search found for the children. */
  function expression(of: Node): string {
    const parts = of.children.flatMap(({ id, label }, i) => {
      if (visits[id] === 0) return [];
      const value = boundText(values[id] as Value, kinds[id]!);
      if (of.kind !== "chance") return [question.type === "move" ? `${label} = ${value}` : value];
      const factor = value.startsWith("-") || value.includes(" ") ? `(${value})` : value;
      return [`${formatExact(of.probabilities[i]!)} × ${factor}`];
    });
    return of.kind === "chance" ? parts.join(" + ") : `${of.kind}(${parts.join(", ")})`;
  }

  /** If all children found have the same value, that value would be the answer; returns where to look instead. */
  function onlyChild(): string | undefined {
    if (node.kind === "chance") return undefined;
    const seen = node.children.filter(({ id }) => visits[id]! > 0);
    const texts = new Set(seen.map(({ id }) => formatExact(values[id] as Value)));
    return texts.size > 1 ? undefined : look(nodeText(tree, seen[0]!.id, words));
  }

  function parentHas(): string {
    const why = whyOpen(tree, events, node.id);
    const entered = events.findLast(
      (event): event is Extract<SearchEvent, { type: "enter" }> =>
        event.type === "enter" && event.node === parent.id,
    )!;
    const [low, high] = why.type === "chance" ? [why.low, why.high] : (bounds ?? [undefined, undefined]);
    const child = parent.children.findIndex(({ id }) => id === node.id);
    return words.text("hint-parent", {
      parent: nodeMessage(tree, parent.id),
      window: `(${formatLimit(entered.alpha)}, ${formatLimit(entered.beta)})`,
      best:
        why.type === "decision" ? { id: "hint-parent-best", values: { best: formatExact(why.best) } } : "",
      interval:
        parent.kind === "chance" && low && high
          ? {
              id: "hint-parent-interval",
              values: {
                interval: `[${formatExact(low)}, ${formatExact(high)}]`,
                probability: formatExact(parent.probabilities[child]!),
              },
            }
          : "",
    });
  }

  function intervalBefore(): string {
    const [low, high] = bounds!;
    const why = whyOpen(tree, events, crossed);
    const [before, after] = why.type === "chance" ? [why.low, why.high] : [low, high];
    const event = events.find(
      (one): one is Extract<SearchEvent, { type: "interval" }> =>
        one.type === "interval" && one.node === node.id && node.children[one.child]!.id === crossed,
    )!;
    return words.text("hint-interval-before", {
      interval: `[${formatExact(before)}, ${formatExact(after)}]`,
      child: nameOf(tree, crossed),
      value: boundText(values[crossed] as Value, kinds[crossed]!),
      probability: formatExact(event.probability),
      bounds: `[${formatExact(low)}, ${formatExact(high)}]`,
    });
  }
}

function kindOf(node: Node): "max" | "min" | "chance" {
  return node.kind === "max" || node.kind === "min" ? node.kind : "chance";
}
