import type { Tree } from "@tyche/trees";
import type { Template } from "./templates.js";

/** What is asked at one position of a tree; each question is answered by one text (see `Answers`). */
export type Question =
  /** The exact value of a node. */
  | { readonly id: string; readonly type: "value"; readonly node: number }
  /** The value that the search returns for a node, exact or a bound; or that the node is never visited. */
  | { readonly id: string; readonly type: "return"; readonly node: number }
  /** The window passed down to a node; or that the node is never visited. */
  | { readonly id: string; readonly type: "window"; readonly node: number }
  /** The interval of a chance node after its child with this index; or that the child is never visited. */
  | { readonly id: string; readonly type: "interval"; readonly node: number; readonly child: number }
  /** The place of a leaf in the order in which the search evaluates them; or that it is never visited. */
  | { readonly id: string; readonly type: "order"; readonly node: number }
  /** The value of the root if the payoff of a leaf were 1 more. */
  | { readonly id: string; readonly type: "effect"; readonly node: number }
  /** Whether the edge to a node is crossed out: nothing below it is visited. */
  | { readonly id: string; readonly type: "cut"; readonly node: number }
  /** Whether a child of the root is a best move. */
  | { readonly id: string; readonly type: "move"; readonly node: number };

/** Answer texts by question id; "x" crosses out or marks. A question without a text is unanswered. */
export type Answers = Readonly<Record<string, string>>;

/** The mark that crosses an edge out, or chooses a move. */
export const CROSS = "x";

/** The questions of a template about a tree, in the order in which they are worked through. */
export function questionsOf(tree: Tree, { asks, mirrored }: Template): Question[] {
  const inner = tree.nodes.filter((node) => node.kind !== "leaf").map((node) => node.id);
  const below = tree.nodes.slice(1).map((node) => node.id);
  switch (asks) {
    case "values":
      return inner.map((node) => question("value", node));
    case "returns":
      return inner.map((node) => question("return", node));
    case "windows":
      return inner.map((node) => question("window", node));
    case "order":
    case "effects": {
      const leaves = tree.nodes.filter((node) => node.kind === "leaf");
      return leaves.map(({ id }) => question(asks === "order" ? "order" : "effect", id));
    }
    case "intervals":
      return tree.nodes.flatMap((node) =>
        node.kind === "chance" ? node.children.map((_, child) => intervalQuestion(node.id, child)) : [],
      );
    case "cuts": {
      const cuts = below.map((node) => question("cut", node));
      return mirrored ? [...cuts, question("value", 0)] : cuts;
    }
    case "moves":
      return tree.root.children.map(({ id }) => question("move", id));
    case "trace":
      return below.flatMap((node) => [question("window", node), question("return", node)]);
  }
}

/** Whether a question asks for the value of a node, which no search can leave out. */
export function isOfValue({ type }: Question): boolean {
  return type === "value" || type === "effect";
}

/** The node that a cross in answer to a question crosses out. */
export function crossedBy(tree: Tree, question: Question): number {
  return question.type === "interval"
    ? tree.nodes[question.node]!.children[question.child]!.id
    : question.node;
}

function question<T extends Exclude<Question["type"], "interval">>(type: T, node: number) {
  return { id: `${type}:${node}`, type, node } as const;
}

function intervalQuestion(node: number, child: number): Question {
  return { id: `interval:${node}:${child}`, type: "interval", node, child };
}
