import type { Catalogue } from "@tyche/messages";
import { explainEvent, formatExact, type Node, nameOf, type SearchEvent, type Value } from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { answerText, boundText, type Key } from "../exercises/key.js";
import { crossedBy, type Question } from "../exercises/question.js";
import { cutOf, whyOpen } from "../grading/cuts.js";
import type { Grade } from "../grading/grade.js";
import { nodeMessage, nodeText, questionText } from "./sentences.js";

/** How much a hint gives away, the least first. */
export const HINT_STEPS = ["where", "rule", "numbers", "answer"] as const;
/** Where to look, which rule, which numbers, and finally the answer itself. */
export type HintStep = (typeof HINT_STEPS)[number];

/** The question to help with next: the first one that is not right yet. */
export function questionToHelp(grade: Grade): Question | undefined {
  return grade.marks.find(({ verdict }) => verdict !== "right")?.question;
}

/** A hint for each step; no step reveals what a later one does. */
export function hintsFor(
  exercise: Exercise,
  key: Key,
  question: Question,
  words: Catalogue,
): Readonly<Record<HintStep, string>> {
  const hinter = new Hinter(exercise, key, question, words);
  return {
    where: hinter.where(),
    rule: hinter.rule(),
    numbers: hinter.numbers(),
    answer: hinter.answer(),
  };
}

class Hinter {
  private readonly exercise: Exercise;
  private readonly key: Key;
  private readonly question: Question;
  private readonly words: Catalogue;
  /** The node that the question is about; for an edge, the node below it. */
  private readonly node: Node;

  constructor(exercise: Exercise, key: Key, question: Question, words: Catalogue) {
    this.exercise = exercise;
    this.key = key;
    this.question = question;
    this.words = words;
    this.node = exercise.tree.nodes[question.node]!;
  }

  where(): string {
    const { words, question, exercise } = this;
    // The edge itself would be the answer.
    const isCut = question.type === "cut" && this.isSkipped();
    return this.look(
      isCut ? nodeText(exercise.tree, this.cutter().id, words) : questionText(question, exercise.tree, words),
    );
  }

  rule(): string {
    const { words, exercise } = this;
    if (this.isBestFirst()) return words.text("hint-best-first");
    if (this.isSkipped()) return this.cutRule(this.cutter());
    switch (this.question.type) {
      case "value":
        return words.text(`hint-value-${kindOf(this.node)}`);
      case "return":
        return words.text(this.node.kind === "leaf" ? "hint-leaf" : `hint-return-${exercise.settings.fail}`);
      case "window":
        return words.text(`hint-window-${this.node.id === 0 ? "root" : kindOf(this.parent())}`);
      case "interval":
        return words.text("hint-interval");
      case "cut":
        return this.cutRule(this.parent());
      case "move":
        return words.text(`hint-move-${exercise.tree.root.kind === "min" ? "min" : "max"}`);
    }
  }

  private cutRule(node: Node): string {
    const isStrict = this.exercise.spec.ties === "keep";
    return this.words.format({
      id: `hint-cut-${kindOf(node)}`,
      values: { greater: isStrict ? ">" : "≥", less: isStrict ? "<" : "≤" },
    });
  }

  numbers(): string {
    const { words } = this;
    if (this.isBestFirst()) return this.meritAbove();
    if (this.isSkipped()) return this.compareAtCut();
    switch (this.question.type) {
      case "value":
      case "return":
        if (this.node.kind === "leaf") return words.text("hint-leaf");
        return this.onlyChild() ?? words.text("hint-calculate", { expression: this.expression(this.node) });
      case "window":
        if (this.node.id === 0) return words.text("hint-window-root");
        return this.sameWindow() ?? this.parentHas();
      case "cut":
        return this.parentHas();
      case "interval":
        return this.intervalBefore();
      case "move":
        return words.text("hint-calculate", { expression: this.expression(this.exercise.tree.root) });
    }
  }

  answer(): string {
    const { words, question, exercise } = this;
    const text = answerText(this.key.get(question.id)!);
    if (question.type === "cut" || question.type === "move")
      return words.text(text === "" ? "hint-stays" : "hint-crossed");
    const answer = words.text("hint-answer", { text });
    const cut = this.isSkipped() && cutOf(exercise.tree, exercise.events, this.crossed());
    return cut ? words.paragraph([answer, words.format(explainEvent(cut, exercise.tree))]) : answer;
  }

  private look(question: string): string {
    return this.words.text("hint-where", { question });
  }

  /** SSS* has no windows: it goes where the merit is greatest. */
  private isBestFirst(): boolean {
    return this.exercise.template.algorithm === "sss";
  }

  /** The merit with which the parent, or the node at the cut, was taken from OPEN. */
  private meritAbove(): string {
    const { tree, events } = this.exercise;
    const { id } = this.isSkipped() ? this.cutter() : this.parent();
    const entered = events.find((event) => event.type === "enter" && event.node === id);
    const merit = entered?.type === "enter" ? entered.merit! : Number.POSITIVE_INFINITY;
    return this.words.text("hint-merit", { node: nodeMessage(tree, id), merit: formatLimit(merit) });
  }

  private crossed(): number {
    return crossedBy(this.exercise.tree, this.question);
  }

  /** Whether the search never visits the node. */
  private isSkipped(): boolean {
    return this.exercise.solution.record.visits[this.crossed()] === 0;
  }

  private parent(): Node {
    const { tree } = this.exercise;
    return tree.nodes[tree.parents[this.node.id]!]!;
  }

  /** The node whose cut leaves the node out. */
  private cutter(): Node {
    const { tree, events } = this.exercise;
    return tree.nodes[cutOf(tree, events, this.crossed())!.node]!;
  }

  private compareAtCut(): string {
    const { tree, events } = this.exercise;
    const { node, left, right, rule } = cutOf(tree, events, this.crossed())!;
    const letter = rule === "beta" || rule === "chance-high" ? "β" : "α";
    return this.words.text("hint-compare", {
      node: nodeMessage(tree, node),
      left: formatExact(left),
      right: `${letter} = ${formatExact(right)}`,
    });
  }

  /** "max(3, 12)", "1/2 × 3 + 1/2 × 12": with the values that the search found for the children. */
  private expression(node: Node): string {
    const { values, bounds, visits } = this.exercise.solution.record;
    const parts = node.children.flatMap(({ id, label }, i) => {
      if (visits[id] === 0) return [];
      const text = boundText(values[id] as Value, bounds[id]!);
      if (node.kind !== "chance") return [this.question.type === "move" ? `${label} = ${text}` : text];
      const factor = text.startsWith("-") || text.includes(" ") ? `(${text})` : text;
      return [`${formatExact(node.probabilities[i]!)} × ${factor}`];
    });
    return node.kind === "chance" ? parts.join(" + ") : `${node.kind}(${parts.join(", ")})`;
  }

  /** If all children found have the same value, that value would be the answer; returns where to look instead. */
  private onlyChild(): string | undefined {
    const { tree, solution } = this.exercise;
    const { values, visits } = solution.record;
    if (this.node.kind === "chance") return undefined;
    const seen = this.node.children.filter(({ id }) => visits[id]! > 0);
    const texts = new Set(seen.map(({ id }) => formatExact(values[id] as Value)));
    if (texts.size > 1) return undefined;
    return this.look(nodeText(tree, seen[0]!.id, this.words));
  }

  /** If the window is the parent's, the parent's would be the answer; returns where to look instead. */
  private sameWindow(): string | undefined {
    const { tree } = this.exercise;
    const text = answerText(this.key.get(this.question.id)!);
    if (!this.parentHas().includes(text)) return undefined;
    return this.look(this.words.text("question-window", { node: nodeMessage(tree, this.parent().id) }));
  }

  private parentHas(): string {
    const { tree, events, bounds } = this.exercise;
    const parent = this.parent();
    const why = whyOpen(tree, events, this.node.id);
    const entered = events.findLast(
      (event): event is Extract<SearchEvent, { type: "enter" }> =>
        event.type === "enter" && event.node === parent.id,
    )!;
    const [low, high] = why.type === "chance" ? [why.low, why.high] : (bounds ?? [undefined, undefined]);
    const child = parent.children.findIndex(({ id }) => id === this.node.id);
    return this.words.text("hint-parent", {
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

  private intervalBefore(): string {
    const { tree, events, bounds, solution } = this.exercise;
    const [low, high] = bounds!;
    const child = tree.nodes[this.crossed()]!;
    const why = whyOpen(tree, events, child.id);
    const [before, after] = why.type === "chance" ? [why.low, why.high] : [low, high];
    const { values, bounds: kinds } = solution.record;
    const event = events.find(
      (one): one is Extract<SearchEvent, { type: "interval" }> =>
        one.type === "interval" && one.node === this.node.id && this.node.children[one.child] === child,
    )!;
    return this.words.text("hint-interval-before", {
      interval: `[${formatExact(before)}, ${formatExact(after)}]`,
      child: nameOf(tree, child.id),
      value: boundText(values[child.id] as Value, kinds[child.id]!),
      probability: formatExact(event.probability),
      bounds: `[${formatExact(low)}, ${formatExact(high)}]`,
    });
  }
}

function kindOf(node: Node): "max" | "min" | "chance" {
  return node.kind === "max" || node.kind === "min" ? node.kind : "chance";
}
