import type { Tree } from "@tyche/trees";
import type { Template } from "./templates.js";

/**
 * What is asked at a node: its exact value; what the search returns for it, exact or a bound; the window passed down to
 * it; the place of a leaf in the order in which the search evaluates them; the value of the root if a leaf paid 1 more;
 * the probability of the node, given its information set; whether the edge to it is crossed out, so that nothing below
 * is visited; whether a child of the root is a best move.
 */
type NodeType = "value" | "return" | "window" | "order" | "effect" | "belief" | "cut" | "move";
/**
 * What is asked about a child: the interval of a chance node after it; what the action to it yields, and how often it
 * is played, at a node and all of its information set.
 */
type ChildType = "interval" | "action" | "share";
/** What is asked about a player: its payoff at a node, and how many pure strategies it has. */
type PlayerType = "payoff" | "plans";

type Asked<T extends string> = { readonly id: string; readonly type: T; readonly node: number };

/** What is asked at one position of a tree; each question is answered by one text (see `Answers`). */
export type Question =
  | { [T in NodeType]: Asked<T> }[NodeType]
  | { [T in ChildType]: Asked<T> & { readonly child: number } }[ChildType]
  | { [T in PlayerType]: Asked<T> & { readonly player: number } }[PlayerType];

/** Answer texts by question id; "x" crosses out or marks. A question without a text is unanswered. */
export type Answers = Readonly<Record<string, string>>;

/** The mark that crosses an edge out, or chooses a move. */
export const CROSS = "x";

/** What is asked at each inner node, and at each leaf. */
const OF_NODES = { values: "value", returns: "return", windows: "window" } as const;
const OF_LEAVES = { order: "order", effects: "effect" } as const;
export const ASKED = { ...OF_NODES, ...OF_LEAVES } as const;

/** The questions of a template about a tree, in the order in which they are worked through. */
export function questionsOf(tree: Tree, { asks, mirrored }: Template): Question[] {
  const inner = tree.nodes.filter((node) => node.kind !== "leaf").map((node) => node.id);
  const below = tree.nodes.slice(1).map((node) => node.id);
  switch (asks) {
    case "values":
    case "returns":
    case "windows":
      return inner.map((node) => question(ASKED[asks], node));
    case "order":
    case "effects":
      return tree.nodes.flatMap(({ id, kind }) => (kind === "leaf" ? [question(ASKED[asks], id)] : []));
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
    default:
      return [];
  }
}

/** The question with an id of an exercise about a game: its type, its node, and which player or child. */
export function gameQuestion(id: string): Question {
  const [type, node, index] = id.split(":");
  const which = type === "payoff" || type === "plans" ? "player" : "child";
  return { id, type, node: Number(node), ...(index !== undefined && { [which]: Number(index) }) } as Question;
}

/** Whether a question asks for the value of a node, which no search can leave out. */
export function isOfValue({ type }: Question): boolean {
  return ["value", "effect", "payoff", "plans", "belief", "action", "share"].includes(type);
}

/** The node that a cross in answer to a question crosses out. */
export function crossedBy(tree: Tree, question: Question): number {
  return "child" in question ? tree.nodes[question.node]!.children[question.child]!.id : question.node;
}

function question<T extends NodeType>(type: T, node: number) {
  return { id: `${type}:${node}`, type, node } as const;
}

function intervalQuestion(node: number, child: number): Question {
  return { id: `interval:${node}:${child}`, type: "interval", node, child };
}
