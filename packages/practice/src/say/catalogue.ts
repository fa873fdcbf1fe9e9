import type { Fail, Kind, TieRule } from "@tyche/trees";
import type { Asks, ExerciseLevel, TemplateName } from "../exercises/templates.js";
import type { Problem } from "../grading/answer.js";
import type { WrongRule } from "../misconceptions/rules.js";

/** A node as a sentence refers to it: every node of an exercise has a label. */
export interface NodeName {
  readonly kind: Kind;
  readonly label: string;
}

export interface Described {
  readonly name: string;
  /** What is to be done, in one sentence or two. */
  readonly task: string;
}

/** Numbers come in as they are to be printed; `relation` is a sign: ≥, >, ≤ or <. */
export interface Remarks {
  readonly rounded: string;
  readonly wrongValue: string;
  wrongEnds(m: { readonly of: "window" | "interval"; readonly end: "low" | "high" | "both" }): string;
  readonly isExact: string;
  readonly wrongSide: string;
  readonly notProved: string;
  readonly tooLoose: string;
  readonly notClipped: string;
  /** `why` is the sentence that tells the cut, with its inequality. */
  missedCut(m: { readonly node: NodeName; readonly why: string }): string;
  /** Nothing is known of the parent yet. */
  illegalFirst(m: { readonly node: NodeName; readonly parent: NodeName }): string;
  /** What the parent has does not reach the limit: `best relation limit` does not hold. */
  illegalAtDecision(m: {
    readonly node: NodeName;
    readonly parent: NodeName;
    readonly rule: "alpha" | "beta";
    readonly best: string;
    readonly relation: string;
    readonly limit: string;
    readonly tie: boolean;
  }): string;
  /** The interval of the parent is not outside of its window. */
  /** SSS*: it came first in OPEN while the root was not solved. */
  illegalOpen(m: { readonly node: NodeName; readonly merit: string }): string;
  illegalAtChance(m: {
    readonly node: NodeName;
    readonly parent: NodeName;
    readonly interval: string;
    readonly window: string;
    readonly tie: boolean;
  }): string;
  readonly notBest: string;
  readonly moreMoves: string;
}

export interface Hints {
  where(m: { readonly question: string }): string;
  readonly value: Readonly<Record<"max" | "min" | "chance", string>>;
  /** How the window of a child comes about, by the kind of its parent; "root" for the root's own. */
  readonly window: Readonly<Record<"max" | "min" | "chance" | "root", string>>;
  readonly returned: Readonly<Record<Fail, string>>;
  readonly interval: string;
  readonly cut: Readonly<Record<"max" | "min" | "chance", Readonly<Record<TieRule, string>>>>;
  readonly move: Readonly<Record<"max" | "min", string>>;
  calculate(m: { readonly expression: string }): string;
  /** What the parent has when it comes to the child. */
  parentHas(m: {
    readonly parent: NodeName;
    readonly window: string;
    readonly best: string | undefined;
    readonly interval: string | undefined;
    readonly probability: string | undefined;
  }): string;
  intervalBefore(m: {
    readonly interval: string;
    readonly child: string;
    readonly value: string;
    readonly probability: string;
    readonly bounds: string;
  }): string;
  /** The rule of SSS*. */
  readonly bestFirst: string;
  /** SSS*: a node was taken from OPEN, live with this merit. */
  meritAbove(m: { readonly node: NodeName; readonly merit: string }): string;
  compareAtCut(m: { readonly node: NodeName; readonly left: string; readonly right: string }): string;
  readonly leaf: string;
  answer(m: { readonly text: string }): string;
  /** The answer where nothing is to be written or marked. */
  readonly stays: string;
  readonly crossed: string;
}

export interface SheetWords {
  readonly title: string;
  readonly key: string;
  exercise(n: number): string;
  seed(seed: string): string;
  readonly person: string;
  /** What is asked for, before the line that the answer is written on. */
  line(asked: string): string;
  readonly node: string;
  readonly edge: string;
  readonly window: string;
  readonly value: string;
  readonly returned: string;
  readonly interval: string;
  readonly skipped: string;
  readonly moves: string;
}

/** What course systems show beside the questions. */
export interface KitWords {
  /** How numbers are typed in a field that a program compares. */
  readonly typing: string;
  /** The two answers to whether the search comes to a node. */
  readonly visited: string;
  readonly skipped: string;
  /** What is done with markers on the picture of a tree. */
  readonly markers: string;
  /** The ends of an interval. */
  readonly low: string;
  readonly high: string;
  /** Names of the two forms of an exercise about cuts. */
  readonly onPicture: string;
  readonly asList: string;
  readonly right: string;
  readonly partly: string;
  readonly wrong: string;
  readonly diagnosis: string;
}

export interface PanelWords {
  readonly template: string;
  readonly level: string;
  readonly ties: string;
  readonly fail: string;
  readonly seed: string;
  readonly next: string;
  readonly check: string;
  readonly hint: string;
  readonly show: string;
  readonly hide: string;
  readonly clear: string;
  readonly tree: string;
  readonly answers: string;
  readonly blank: string;
  readonly solved: string;
  score(m: { readonly right: number; readonly wrong: number; readonly missing: number }): string;
  more(count: number): string;
  /** `hinted`: of those solved, how many after a hint. */
  progress(m: { readonly solved: number; readonly tried: number; readonly hinted: number }): string;
  readonly forget: string;
  readonly verdicts: Readonly<Record<"right" | "wrong" | "missing", string>>;
  readonly pressToCross: string;
  readonly worksheet: string;
  readonly count: string;
  readonly print: string;
  readonly printKey: string;
  readonly latex: string;
  readonly latexKey: string;
  readonly page: string;
  readonly pageKey: string;
  readonly close: string;
  readonly mixed: string;
}

/** All that practice says in one language. A key that a language lacks does not compile. */
export interface Messages {
  readonly templates: Readonly<Record<TemplateName, Described>>;
  readonly levels: Readonly<Record<ExerciseLevel, string>>;
  readonly rules: {
    readonly ties: Readonly<Record<TieRule, string>>;
    readonly fail: Readonly<Record<Fail, string>>;
    readonly moves: Readonly<Record<TieRule, string>>;
    bounds(m: { readonly low: string; readonly high: string }): string;
    /** How an answer is written. */
    readonly writing: Readonly<Record<Asks, string>>;
    /** What is written at a node that is never visited. */
    readonly cross: string;
    readonly leftToRight: string;
  };
  node(name: NodeName): string;
  /** What a question is about, to stand before its field. */
  readonly asked: {
    window(node: string): string;
    returned(node: string): string;
    interval(m: { readonly node: string; readonly child: string }): string;
    cut(node: string): string;
    move(node: string): string;
  };
  /** A remark with what it is about before it. */
  about(m: { readonly asked: string; readonly remark: string }): string;
  readonly problems: Readonly<Record<Problem, (text: string) => string>>;
  readonly remarks: Remarks;
  readonly hints: Hints;
  /** A sentence for a person who follows a wrong rule, which names it and the right one. */
  readonly wrongRules: Readonly<Record<Exclude<WrongRule, "other-ties" | "other-fail">, string>> & {
    /** By the rules of the exercise. */
    readonly "other-ties": Readonly<Record<TieRule, string>>;
    readonly "other-fail": Readonly<Record<Fail, string>>;
  };
  readonly kit: KitWords;
  readonly sheet: SheetWords;
  readonly panel: PanelWords;
}
