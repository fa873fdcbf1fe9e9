/** The statements that a sentence can make, in any language. */
export const SAYINGS = [
  "enter",
  "enterRoot",
  "enterFrom",
  "enterNull",
  "enterAgain",
  "enterPass",
  "enterDepth",
  "enterOpen",
  "recall",
  "probe",
  "payoff",
  "estimate",
  "payoffOpen",
  "estimateOpen",
  "solvedMax",
  "solvedNext",
  "solvedLast",
  "childBetter",
  "childNotBetter",
  "childEnough",
  "childTied",
  "childLeft",
  "outcome",
  "randomMove",
  "cutBySide",
  "cutByChance",
  "cutByWindow",
  "cutByBound",
  "cutByNull",
  "cutByEmpty",
  "cutAtChance",
  "cutBySum",
  "cutByMerit",
  "cutByWidth",
  "cutByReply",
  "leaveEarly",
  "leaveProbe",
  "leaveTurned",
  "leave",
] as const;
export type Saying = (typeof SAYINGS)[number];

/**
 * How a language phrases its statements, as separate patterns: nothing here comes from the catalogues under test. In
 * the templates a word in braces is one of `parts` or of the parts shared by all languages; text in [brackets] is
 * optional.
 */
export interface Phrases {
  /** "MAX node@", with the node's name, if it has one, for @ and a number for #. */
  readonly nodes: Readonly<Record<"max" | "min" | "chance" | "player" | "leaf", string>>;
  /** The root without a name: "the root (a $)". */
  readonly root: string;
  /** Words that can precede a node. */
  readonly articles: string;
  readonly sides: Readonly<Record<"max" | "min" | "player", string>>;
  readonly atLeast: string;
  readonly atMost: string;
  /** Parts of sentences by name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly templates: Readonly<Record<Saying, string>>;
}
