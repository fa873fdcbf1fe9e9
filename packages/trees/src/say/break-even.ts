import type { Message } from "@tyche/messages";
import { type InnerNode, nameOf, type Tree } from "../model/node.js";
import { formatDecimal, formatExact, type NumberStyle, type Value } from "../model/number.js";
import type { Sensitivity } from "../sensitivity/sensitivity.js";

/** The name of an input number, as in "payoff of 1.2", as a message of the area "tree-reports". */
export function inputName({ type, node }: Sensitivity, tree: Tree): Message {
  return { id: "break-even-input", values: { type, name: nameOf(tree, node) } };
}

/** The display name of an action at the root. */
export function actionName(tree: Tree, index: number): string {
  const root = tree.root as InnerNode;
  return root.actions?.[index] ?? nameOf(tree, root.children[index]!.id);
}

/** Where a number changes the best action, or that it never does, as a message of the area "tree-reports". */
export function breakEven(input: Sensitivity, tree: Tree, numbers: NumberStyle = "exact"): Message {
  const format = (value: Value): string => (numbers === "exact" ? formatExact(value) : formatDecimal(value));
  const values = { input: inputName(input, tree), value: format(input.value) };
  if (!input.flip) return { id: "break-even-same", values };
  const { at, below, above } = input.flip;
  const names = (actions: readonly number[]): string[] => actions.map((index) => actionName(tree, index));
  return {
    id: "break-even-changes",
    values: { ...values, at: format(at), below: names(below), above: names(above) },
  };
}
