import { type Language } from "@tyche/messages";
import { formatExact, type Node, type SearchEvent, sentence, type Value } from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { answerText, boundText, type Key } from "../exercises/key.js";
import { crossedBy, type Question } from "../exercises/question.js";
import { cutOf, whyOpen } from "../grading/cuts.js";
import type { Grade } from "../grading/grade.js";
import type { Messages } from "./catalogue.js";
import { MESSAGES } from "./messages.js";
import { askedText, nodeName } from "./sentences.js";

/** How much a hint gives away, the least first. */
export const HINT_STEPS = ["where", "rule", "numbers", "answer"] as const;
/** Where to look, by which rule, with which numbers, and at last the answer itself. */
export type HintStep = (typeof HINT_STEPS)[number];

/** The question to help with next: the first one that is not right yet. */
export function questionToHelp(grade: Grade): Question | undefined {
  return grade.marks.find(({ verdict }) => verdict !== "right")?.question;
}

/** One sentence for each step; asked for one after the other, no step tells what a later one does. */
export function hintsFor(
  exercise: Exercise,
  key: Key,
  question: Question,
  language: Language,
): Readonly<Record<HintStep, string>> {
  const teller = new Hinter(exercise, key, question, language);
  return {
    where: teller.where(),
    rule: teller.rule(),
    numbers: teller.numbers(),
    answer: teller.answer(),
  };
}

class Hinter {
  private readonly messages: Messages;
  private readonly exercise: Exercise;
  private readonly key: Key;
  private readonly question: Question;
  private readonly language: Language;
  /** The node that the question is about; for an edge the one below it. */
  private readonly node: Node;

  constructor(exercise: Exercise, key: Key, question: Question, language: Language) {
    this.exercise = exercise;
    this.key = key;
    this.question = question;
    this.language = language;
    this.messages = MESSAGES[language];
    this.node = exercise.tree.nodes[question.node]!;
  }

  where(): string {
    const { messages, question, exercise } = this;
    const { tree } = exercise;
    // The edge itself would be the answer.
    const isCut = question.type === "cut" && this.isSkipped();
    const place = isCut
      ? messages.node(nodeName(tree, this.cutter().id))
      : askedText(question, tree, messages);
    return messages.hints.where({ question: place });
  }

  rule(): string {
    const { hints } = this.messages;
    const { settings, spec } = this.exercise;
    if (this.isBestFirst()) return hints.bestFirst;
    if (this.isSkipped()) return hints.cut[kindOf(this.cutter())][spec.ties];
    switch (this.question.type) {
      case "value":
        return hints.value[kindOf(this.node)];
      case "return":
        return this.node.kind === "leaf" ? hints.leaf : hints.returned[settings.fail];
      case "window":
        return hints.window[this.node.id === 0 ? "root" : kindOf(this.parent())];
      case "interval":
        return hints.interval;
      case "cut":
        return hints.cut[kindOf(this.parent())][spec.ties];
      case "move":
        return hints.move[this.exercise.tree.root.kind === "min" ? "min" : "max"];
    }
  }

  numbers(): string {
    const { hints } = this.messages;
    if (this.isBestFirst()) return this.meritAbove();
    if (this.isSkipped()) return this.compareAtCut();
    switch (this.question.type) {
      case "value":
      case "return":
        if (this.node.kind === "leaf") return hints.leaf;
        return this.onlyChild() ?? hints.calculate({ expression: this.expression(this.node) });
      case "window":
        if (this.node.id === 0) return hints.window.root;
        return this.sameWindow() ?? this.parentHas();
      case "cut":
        return this.parentHas();
      case "interval":
        return this.intervalBefore();
      case "move":
        return hints.calculate({ expression: this.expression(this.exercise.tree.root) });
    }
  }

  answer(): string {
    const { hints } = this.messages;
    const text = answerText(this.key.get(this.question.id)!);
    const isMark = this.question.type === "cut" || this.question.type === "move";
    if (isMark) return text === "" ? hints.stays : hints.crossed;
    const told = hints.answer({ text });
    const cut = this.isSkipped() && cutOf(this.exercise.tree, this.exercise.events, this.crossed());
    return cut ? `${told} ${sentence(cut, this.exercise.tree, this.language)}` : told;
  }

  /** SSS* has no windows: it goes to where the most is promised. */
  private isBestFirst(): boolean {
    return this.exercise.template.algorithm === "sss";
  }

  /** The merit with which the parent, or the node at the cut, was taken from OPEN. */
  private meritAbove(): string {
    const { tree, events } = this.exercise;
    const { id } = this.isSkipped() ? this.cutter() : this.parent();
    const entered = events.find((event) => event.type === "enter" && event.node === id);
    const merit = entered?.type === "enter" ? entered.merit! : Number.POSITIVE_INFINITY;
    return this.messages.hints.meritAbove({ node: nodeName(tree, id), merit: formatLimit(merit) });
  }

  private crossed(): number {
    return crossedBy(this.exercise.tree, this.question);
  }

  /** Whether the search never comes to the node. */
  private isSkipped(): boolean {
    return this.exercise.solution.record.visits[this.crossed()] === 0;
  }

  private parent(): Node {
    const { tree } = this.exercise;
    return tree.nodes[tree.parents[this.node.id]!]!;
  }

  /** The node at which the cut is made that leaves the node out. */
  private cutter(): Node {
    const { tree, events } = this.exercise;
    return tree.nodes[cutOf(tree, events, this.crossed())!.node]!;
  }

  private compareAtCut(): string {
    const { tree, events } = this.exercise;
    const { node, left, right, rule } = cutOf(tree, events, this.crossed())!;
    const letter = rule === "beta" || rule === "chance-high" ? "β" : "α";
    return this.messages.hints.compareAtCut({
      node: nodeName(tree, node),
      left: formatExact(left),
      right: `${letter} = ${formatExact(right)}`,
    });
  }

  /** "max(3, 12)", "1/2 × 3 + 1/2 × 12": from the values that the search found for the children. */
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

  /** Where all children found are worth the same, their values would be the answer: where to look. */
  private onlyChild(): string | undefined {
    const { tree, solution } = this.exercise;
    const { values, visits } = solution.record;
    if (this.node.kind === "chance") return undefined;
    const seen = this.node.children.filter(({ id }) => visits[id]! > 0);
    const texts = new Set(seen.map(({ id }) => formatExact(values[id] as Value)));
    if (texts.size > 1) return undefined;
    return this.messages.hints.where({ question: this.messages.node(nodeName(tree, seen[0]!.id)) });
  }

  /** Where the window is the parent's, that one would be the answer: where to look. */
  private sameWindow(): string | undefined {
    const { tree } = this.exercise;
    const text = answerText(this.key.get(this.question.id)!);
    if (!this.parentHas().includes(text)) return undefined;
    const { node, asked, hints } = this.messages;
    return hints.where({ question: asked.window(node(nodeName(tree, this.parent().id))) });
  }

  private parentHas(): string {
    const { tree, events, bounds } = this.exercise;
    const parent = this.parent();
    const why = whyOpen(tree, events, this.node.id);
    const entered = events.findLast(
      (event): event is Extract<SearchEvent, { type: "enter" }> =>
        event.type === "enter" && event.node === parent.id,
    )!;
    const isChance = parent.kind === "chance";
    const [low, high] = why.type === "chance" ? [why.low, why.high] : (bounds ?? [undefined, undefined]);
    const child = parent.children.findIndex(({ id }) => id === this.node.id);
    return this.messages.hints.parentHas({
      parent: nodeName(tree, parent.id),
      window: `(${formatLimit(entered.alpha)}, ${formatLimit(entered.beta)})`,
      best: why.type === "decision" ? formatExact(why.best) : undefined,
      interval: isChance && low && high ? `[${formatExact(low)}, ${formatExact(high)}]` : undefined,
      probability: isChance ? formatExact(parent.probabilities[child]!) : undefined,
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
    return this.messages.hints.intervalBefore({
      interval: `[${formatExact(before)}, ${formatExact(after)}]`,
      child: child.label!,
      value: boundText(values[child.id] as Value, kinds[child.id]!),
      probability: formatExact(event.probability),
      bounds: `[${formatExact(low)}, ${formatExact(high)}]`,
    });
  }
}

function kindOf(node: Node): "max" | "min" | "chance" {
  return node.kind === "max" || node.kind === "min" ? node.kind : "chance";
}
