import { type InnerNode, nameOf, type Tree } from "../model/node.js";
import { formatDecimal, formatExact, type NumberStyle, type Value } from "../model/number.js";
import type { Sensitivity } from "../sensitivity/sensitivity.js";
import type { Language } from "./catalogue.js";
import { listed } from "./lists.js";

interface Changing {
  readonly name: string;
  readonly value: string;
}

/** What is said of the break-even points of a tree, in one language. */
export interface BreakEvenWords {
  /** "payoff of a", "payoff on the edge to a", "probability of b": what a number is called in tables and pictures. */
  payoff(name: string): string;
  edge(name: string): string;
  probability(name: string): string;
  /** The whole sentence: below `at` these actions are the best, above it those. */
  flips(
    m: Changing & {
      readonly of: string;
      readonly at: string;
      readonly below: string;
      readonly above: string;
    },
  ): string;
  stays(m: Changing & { readonly of: string }): string;
  readonly title: string;
  readonly value: string;
  readonly changes: string;
}

export const BREAK_EVEN: Readonly<Record<Language, BreakEvenWords>> = {
  en: {
    payoff: (name) => `payoff of ${name}`,
    edge: (name) => `payoff on the edge to ${name}`,
    probability: (name) => `probability of ${name}`,
    flips: ({ of, value, at, below, above }) =>
      `The ${of} is ${value}: below ${at} the best action is ${below}, above it ${above}.`,
    stays: ({ of, value }) => `The ${of} is ${value}: whatever it is, the best action stays.`,
    title: "How the value of the tree moves with each number",
    value: "value",
    changes: "here the best action changes",
  },
  fr: {
    payoff: (name) => `gain de ${name}`,
    edge: (name) => `gain sur l’arête vers ${name}`,
    probability: (name) => `probabilité de ${name}`,
    flips: ({ of, value, at, below, above }) =>
      `${capital(of)}\u00a0: ${value}. Au-dessous de ${at}, la meilleure action est ${below}\u202f; au-dessus, ${above}.`,
    stays: ({ of, value }) =>
      `${capital(of)}\u00a0: ${value}. Quelle que soit cette valeur, la meilleure action reste la même.`,
    title: "Comment la valeur de l’arbre varie avec chaque nombre",
    value: "valeur",
    changes: "ici la meilleure action change",
  },
  es: {
    payoff: (name) => `pago de ${name}`,
    edge: (name) => `pago en la arista hacia ${name}`,
    probability: (name) => `probabilidad de ${name}`,
    flips: ({ of, value, at, below, above }) =>
      `${capital(of)}: ${value}. Por debajo de ${at} la mejor acción es ${below}; por encima, ${above}.`,
    stays: ({ of, value }) => `${capital(of)}: ${value}. Sea cual sea, la mejor acción es la misma.`,
    title: "Cómo varía el valor del árbol con cada número",
    value: "valor",
    changes: "aquí cambia la mejor acción",
  },
  zh: {
    payoff: (name) => `${name} 的收益`,
    edge: (name) => `通往 ${name} 的边的收益`,
    probability: (name) => `${name} 的概率`,
    flips: ({ of, value, at, below, above }) =>
      `${of}为 ${value}：低于 ${at} 时最佳行动为 ${below}，高于它时为 ${above}。`,
    stays: ({ of, value }) => `${of}为 ${value}：无论它是多少，最佳行动都不变。`,
    title: "博弈树的值随每个数的变化",
    value: "值",
    changes: "最佳行动在此改变",
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a number is called: "payoff of 1.2". */
export function inputName({ type, node }: Sensitivity, tree: Tree, language: Language): string {
  return BREAK_EVEN[language][type](nameOf(tree, node));
}

/** An action at the root as people call it. */
export function actionName(tree: Tree, index: number): string {
  const root = tree.root as InnerNode;
  return root.actions?.[index] ?? nameOf(tree, root.children[index]!.id);
}

/** One sentence: where a number changes the best action, or that it does not. */
export function breakEven(
  input: Sensitivity,
  tree: Tree,
  language: Language,
  numbers: NumberStyle = "exact",
): string {
  const format = (value: Value): string => (numbers === "exact" ? formatExact(value) : formatDecimal(value));
  const words = BREAK_EVEN[language];
  const message = {
    name: nameOf(tree, input.node),
    of: inputName(input, tree, language),
    value: format(input.value),
  };
  if (!input.flip) return words.stays(message);
  const { at, below, above } = input.flip;
  const names = (actions: readonly number[]): string =>
    listed(
      actions.map((index) => actionName(tree, index)),
      language,
    );
  return words.flips({ ...message, at: format(at), below: names(below), above: names(above) });
}
