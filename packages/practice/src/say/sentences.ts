import { type Language } from "@tyche/messages";
import { CATALOGUES, formatExact, sentence, type Tree } from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import type { Question } from "../exercises/question.js";
import type { WhyOpen } from "../grading/cuts.js";
import type { Remark } from "../grading/remark.js";
import type { WrongRule } from "../misconceptions/rules.js";
import type { Messages, NodeName } from "./catalogue.js";
import { MESSAGES } from "./messages.js";

/** What a node is called: its kind and its label. */
export function nodeName(tree: Tree, id: number): NodeName {
  const { kind, label } = tree.nodes[id]!;
  return { kind, label: label ?? String(id) };
}

/** What a question asks about, as a label for its field: "MIN node B: window". */
export function askedText(question: Question, tree: Tree, { node, asked }: Messages): string {
  const name = node(nodeName(tree, question.node));
  switch (question.type) {
    case "value":
      return name;
    case "return":
      return asked.returned(name);
    case "window":
      return asked.window(name);
    case "interval": {
      const child = tree.nodes[question.node]!.children[question.child]!.id;
      return asked.interval({ node: name, child: node(nodeName(tree, child)) });
    }
    case "cut":
      return asked.cut(name);
    case "move":
      return asked.move(name);
  }
}

/** The task of an exercise and the rules that bear on it, one sentence or two each; on paper nobody types. */
export function statementOf(
  { spec, template, bounds, settings }: Exercise,
  language: Language,
  on: "screen" | "paper" = "screen",
): string[] {
  const { templates, rules } = MESSAGES[language];
  const { asks } = template;
  // Iterative deepening has an order of its own, which its task says.
  const isOrdered = template.algorithm !== "minimax" && template.algorithm !== "iterative-deepening";
  const isSearch = isOrdered && asks !== "values" && asks !== "moves";
  const maySkip = asks === "returns" || asks === "windows" || asks === "intervals" || asks === "trace";
  return [
    templates[spec.template].task,
    bounds ? rules.bounds({ low: formatExact(bounds[0]), high: formatExact(bounds[1]) }) : "",
    isSearch ? rules.leftToRight : "",
    asks === "moves" ? rules.moves[spec.ties] : template.ties ? rules.ties[spec.ties] : "",
    template.fail ? rules.fail[settings.fail] : "",
    on === "screen" ? rules.writing[asks] : "",
    maySkip ? rules.cross : "",
  ].filter((part) => part !== "");
}

/** Sentences one after the other; full stops of Chinese bring their own space. */
export function paragraph(sentences: readonly string[], language: Language): string {
  return sentences.join(CATALOGUES[language].script === "chinese" ? "" : " ");
}

/** What a remark says, with all its numbers. */
export function remarkText(remark: Remark, exercise: Exercise, language: Language): string {
  const { problems, remarks } = MESSAGES[language];
  const { tree } = exercise;
  switch (remark.type) {
    case "unreadable":
      return problems[remark.problem](remark.text);
    case "rounded":
      return remarks.rounded;
    case "wrong-value":
      return remarks.wrongValue;
    case "wrong-ends":
      return remarks.wrongEnds(remark);
    case "is-exact":
      return remarks.isExact;
    case "wrong-side":
      return remarks.wrongSide;
    case "not-proved":
      return remarks.notProved;
    case "too-loose":
      return remarks.tooLoose;
    case "not-clipped":
      return remarks.notClipped;
    case "missed-cut":
      return remarks.missedCut({
        node: nodeName(tree, remark.node),
        why: sentence(remark.cut, tree, language),
      });
    case "illegal-cut":
      return illegalCutText(remark.node, remark.why, exercise, language);
    case "not-best":
      return remarks.notBest;
    case "more-moves":
      return remarks.moreMoves;
  }
}

/** What is said to a person who follows a wrong rule. */
export function wrongRuleText(rule: WrongRule, { spec, settings }: Exercise, language: Language): string {
  const { wrongRules } = MESSAGES[language];
  if (rule === "other-ties") return wrongRules[rule][spec.ties];
  return rule === "other-fail" ? wrongRules[rule][settings.fail] : wrongRules[rule];
}

function illegalCutText(id: number, why: WhyOpen, { tree, spec }: Exercise, language: Language): string {
  const { remarks } = MESSAGES[language];
  const node = nodeName(tree, id);
  const parent = nodeName(tree, why.parent);
  switch (why.type) {
    case "first":
      return remarks.illegalFirst({ node, parent });
    case "open":
      return remarks.illegalOpen({ node, merit: formatLimit(why.merit) });
    case "decision": {
      const { rule, tie } = why;
      const isStrict = spec.ties === "keep";
      const relation = rule === "beta" ? (isStrict ? ">" : "≥") : isStrict ? "<" : "≤";
      const best = formatExact(why.best);
      return remarks.illegalAtDecision({
        node,
        parent,
        rule,
        best,
        relation,
        limit: formatLimit(why.limit),
        tie,
      });
    }
    case "chance": {
      const interval = `[${formatExact(why.low)}, ${formatExact(why.high)}]`;
      const window = `(${formatLimit(why.alpha)}, ${formatLimit(why.beta)})`;
      return remarks.illegalAtChance({ node, parent, interval, window, tie: why.tie });
    }
  }
}
