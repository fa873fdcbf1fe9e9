import type { Kind } from "../model/node.js";
import type { Condition, Properties } from "../search/algorithm.js";
import type { CutRule, ValueBound } from "../search/event.js";
import type { Fail, OrderName, SettingName, TieRule } from "../search/settings.js";
import type { Language, SCRIPTS } from "./language.js";

export { LANGUAGES, type Language, SCRIPTS } from "./language.js";

/** A node as a sentence refers to it. `name` is undefined at a root without a label. */
export interface NodeReference {
  readonly kind: Kind;
  /** At player nodes who decides, numbered as in the tree. */
  readonly player: number | undefined;
  readonly name: string | undefined;
}

/** Who a bound above a node belongs to, where there is someone. */
export type Side = { readonly kind: "max" | "min" } | { readonly kind: "player"; readonly player: number };

/** The children that a cut skips. */
export interface Skipped {
  readonly count: number;
  /** The first names; `count` may be larger. */
  readonly names: readonly string[];
  /** Whether they are all the children of the node. */
  readonly all: boolean;
  /** Whether some of them were probed, which has a part in the cut (Star2). */
  readonly probed: boolean;
}

/** Some children of a node. */
export type Children = Pick<Skipped, "count" | "names">;

/** Numbers come in as they are to be printed. A window reads "(−∞, 3)", an interval "[2, 7/2]". */
interface AtNode {
  readonly node: NodeReference;
}
interface Entered extends AtNode {
  /** The outcomes of probability 0 of a chance node, which no search looks at. */
  readonly impossible: Children | undefined;
}
interface WithWindow extends Entered {
  /** Who hands the window down; undefined at the root, where it is the whole search's. */
  readonly from: NodeReference | undefined;
  /** The ends of the window as the algorithm names them: "(α, β)", or "(−β, −α)" where negamax turns it round. */
  readonly ends: string;
  readonly window: string;
  /** The child that comes first in the order of search because the table has it as the best. */
  readonly first: string | undefined;
}
/** A pass of MTD(f), from 1. */
interface PassAt extends AtNode {
  readonly number: number;
  /** The value is known to lie in [low, high]. */
  readonly low: string;
  readonly high: string;
  readonly window: string;
}
interface Recalled extends AtNode {
  readonly value: string;
  readonly bound: ValueBound;
  /** The node with the same subtree that was searched, where it is another one. */
  readonly same: NodeReference | undefined;
}
/** SSS*: an entry comes first in OPEN. */
interface InOpen extends AtNode {
  readonly merit: string;
}
interface SolvedChild extends InOpen {
  readonly child: string;
}
interface WithValue extends AtNode {
  readonly value: string;
}
interface Seen extends WithValue {
  /** From whose side the value is seen, where that is not MAX. */
  readonly to: Side | undefined;
}
interface Taken extends Seen {
  /** What negamax counts with where the second player is to move: the negative. */
  readonly turned: { readonly value: string; readonly to: Side } | undefined;
}
interface OfChild extends WithValue {
  readonly child: string;
  /** How the value relates to the child's true one. */
  readonly bound: ValueBound;
  /** The window that is left for the next child, where there is one. */
  readonly window: string | undefined;
}
interface Weighted extends WithValue {
  readonly child: string;
  readonly bound: ValueBound;
  readonly probability: string;
  /** The arithmetic: "1/2 × 4 = 2". */
  readonly product: string;
  readonly interval: string | undefined;
}
interface Cut extends AtNode {
  /** The inequality that justifies it is `left relation right`; `relation` is a sign: ≥, >, ≤ or <. */
  readonly left: string;
  readonly relation: string;
  readonly right: string;
  readonly skipped: Skipped;
}
interface WindowCut extends Cut {
  readonly rule: "alpha" | "beta";
  /** The whole inequality with the end of the window in it: "5 ≥ β = 3". */
  readonly inequality: string;
}

/** One entry a message: a whole sentence, with a full stop. */
interface Sentences {
  /** A visit without a window. */
  enter(m: Entered): string;
  enterWindow(m: WithWindow): string;
  /** A visit with a null window (principal variation search). */
  enterNull(m: WithWindow & { readonly from: NodeReference }): string;
  /** A second visit of a child that a null window has shown to be better. */
  enterAgain(m: WithWindow & { readonly from: NodeReference }): string;
  /** MTD(f) goes through the tree once more. */
  enterPass(m: PassAt): string;
  /** Iterative deepening begins at the root with one more decision. */
  enterDepth(m: Omit<WithWindow, "from"> & { readonly depth: number }): string;
  /** The table answers for a node. */
  recall(m: Recalled): string;
  /** SSS* takes a live entry; the children that enter OPEN, none at a leaf. */
  enterOpen(m: InOpen & { readonly added: Children | undefined }): string;
  /** SSS* has looked at a leaf, or stops at an inner node, and puts it back. */
  payoffOpen(m: InOpen & { readonly value: string }): string;
  estimateOpen(m: InOpen & { readonly value: string }): string;
  /** SSS* takes a solved child of a max node, which is solved now; so many entries below it leave OPEN. */
  solvedMax(m: SolvedChild & { readonly removed: number }): string;
  /** SSS* takes a solved child of a min node: the next child enters OPEN. */
  solvedNext(m: SolvedChild & { readonly next: string }): string;
  /** It was the last child of the min node. */
  solvedLast(m: SolvedChild): string;
  /** A visit that looks at some children only (Star2), below a chance node. */
  probe(m: WithWindow & { readonly from: NodeReference }): string;
  /** A value of which the edges on the way pay a part, as it stands in the sentences about payoffs and estimates. */
  withPaid(m: { readonly value: string; readonly here: string; readonly way: string }): string;
  payoff(m: Taken): string;
  /** The search stops at an inner node and takes its estimate. */
  estimate(m: Taken): string;
  childBetter(m: OfChild): string;
  childNotBetter(m: OfChild & { readonly best: string }): string;
  /** The child may be better than the best so far, and the window holds nothing that is. */
  childEnough(m: OfChild & { readonly best: string }): string;
  /** Several players: as good for the one who decides, and not the same for the others. */
  childTied(m: OfChild & { readonly best: string }): string;
  /** A child that max^n left early. */
  childLeft(m: OfChild & { readonly best: string }): string;
  /** A chance node has a child's value. */
  outcome(m: Weighted): string;
  /** So has the node of an opponent who is modelled as one that moves at random with some probability. */
  randomMove(m: Weighted): string;
  /** The side above has something that it prefers. */
  cutBySide(m: WindowCut & { readonly side: Side }): string;
  /** The end of the window comes from a chance node above, or may do so. */
  cutByChance(m: WindowCut): string;
  /** The end of the window is that of the whole search. */
  cutByWindow(m: WindowCut): string;
  /** The end of the window is the least or the greatest value that there is. */
  cutByBound(m: WindowCut): string;
  /** The end of the window is that of a null window above, or of the second search after one. */
  cutByNull(m: WindowCut): string;
  /** The window holds no number, so that the search returns its end, `left`, whatever the node is worth. */
  cutByEmpty(m: Cut): string;
  cutAtChance(m: Cut & { readonly rule: "chance-low" | "chance-high" }): string;
  /** What is left of the largest sum of payoffs does not raise the player above (max^n). */
  cutBySum(m: Cut & { readonly side: Side | undefined }): string;
  /** SSS*: nothing open here promises more than the merit with which a max node above (or this one) is solved. */
  cutByMerit(m: Cut & { readonly above: NodeReference }): string;
  /** Beam search keeps `left` children, `right` at most. */
  cutByWidth(m: Cut): string;
  /** Best-reply search: another opponent has replied. */
  cutByReply(
    m: AtNode & { readonly skipped: Skipped; readonly kept: string; readonly passes: boolean },
  ): string;
  /** After a cut in max^n: the payoffs so far, which bound nothing but what the player above can get. */
  leaveEarly(m: WithValue): string;
  /** In negamax, at a node of the second player, who counts with the negative of what the first player gets. */
  leaveTurned(m: WithValue & { readonly bound: ValueBound; readonly to: Side }): string;
  leave(m: Seen & { readonly bound: ValueBound; readonly probe: boolean }): string;
}

export interface Described {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
}

/** All that is said in one language. A key that a language lacks does not compile. */
export interface Catalogue {
  /** The language's own name. */
  readonly name: string;
  readonly script: (typeof SCRIPTS)[Language];
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly properties: Readonly<Record<keyof Properties, Described>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly settings: Readonly<Record<SettingName, Described>>;
  readonly ties: Readonly<Record<TieRule, string>>;
  readonly fails: Readonly<Record<Fail, string>>;
  readonly orders: Readonly<Record<OrderName, string>>;
  readonly cutRules: Readonly<Record<CutRule, string>>;
  readonly bounds: Readonly<Record<ValueBound, string>>;
  readonly sentences: Sentences;
}
