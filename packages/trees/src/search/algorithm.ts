import type { Kind, Node } from "../model/node.js";
import type { Worth } from "./event.js";
import type { Search } from "./search.js";
import type { SettingName } from "./settings.js";
import type { TracedStep } from "./traced-step.js";
import type { Visit } from "./visit.js";

/** The lines of an algorithm's pseudocode, by what happens. */
export interface Lines {
  readonly enter: number;
  readonly evaluate: number;
  /** A child's value at a decision of the player searched for. */
  readonly max: number;
  /** A child's value at a decision of anyone else. */
  readonly min: number;
  readonly cut?: number;
  readonly leave: number;
  /** All that happens at a chance node once it is entered. */
  readonly chance?: number;
}

/** The line of an event among these. */
export function lineAmong(lines: Lines, step: TracedStep): number {
  const { type } = step.event;
  if (type === "enter" || type === "evaluate") return lines[type];
  if (step.isChance || type === "interval") return lines.chance ?? lines.leave;
  if (type === "child") return step.maximises() ? lines.max : lines.min;
  return (type === "cut" ? lines.cut : undefined) ?? lines.leave;
}

/** What an algorithm requires of a tree; a tree without it is refused with a message made from this. */
export interface Needs {
  /** Kinds of inner nodes it can search. Player nodes count as max and min if there are two players. */
  readonly kinds: readonly Exclude<Kind, "leaf">[];
  /** Finite bounds of all values (given, or taken from the leaves). */
  readonly bounds: boolean;
  /** Exactly two players, or any number. */
  readonly players: "two" | "any";
  /** The payoffs of all players add up to the same sum at every leaf. */
  readonly constantSum: boolean;
  /** Outcomes of every chance node equally likely. */
  readonly equalProbabilities: boolean;
}

/** The conditions under which a property holds. Each has a message in every catalogue. */
export const CONDITIONS = [
  "always",
  "finite-tree",
  "no-horizon",
  "perfect-opponent",
  "opponent-as-modelled",
  "bounds-hold",
  "opponents-allied",
  "others-play-their-own-best",
  "teams-hold-together",
  "one-opponent",
  "nothing-left-out",
] as const;

/** A condition under which a property of an algorithm holds. */
export type Condition = (typeof CONDITIONS)[number];

/** Properties as in the textbooks: b children per node, m the depth of the tree, n outcomes, k the width. */
export interface Properties {
  /** Finds a value whenever this holds. */
  readonly complete: Condition;
  /** The value is that of the tree whenever these hold. */
  readonly exact: readonly Condition[];
  /** The chosen action is the best whenever these hold. */
  readonly optimal: readonly Condition[];
  /** Nodes visited, for example "O(b^m)". */
  readonly time: string;
  readonly space: string;
}

/** A published algorithm, as data and one function. */
export interface Algorithm<T extends Worth = Worth> {
  /** As used on the command line. */
  readonly name: string;
  /** As used in the literature. */
  readonly title: string;
  /** Author, year, publication. */
  readonly source: string;
  readonly needs: Needs;
  readonly properties: Properties;
  /** Whether it may leave nodes unvisited. */
  readonly prunes: boolean;
  /** Whether it has a transposition table; false if absent. */
  readonly remembers?: boolean;
  /** The settings that it uses. Others that would change the answer are refused. */
  readonly settings: readonly SettingName[];
  /** The pseudocode, one line per entry, in ASCII, indented by two blanks. */
  readonly pseudocode: readonly string[];
  /** The line of the pseudocode (from 0) that an event belongs to. */
  lineOf(step: TracedStep): number;
  /** Visits the root. */
  start(root: Node, search: Search): Visit<T>;
}

/** The properties of algorithms that are exact, and optimal against perfect play. */
export const PERFECT_PLAY = {
  complete: "finite-tree",
  exact: ["no-horizon"],
  optimal: ["perfect-opponent", "no-horizon"],
} as const satisfies Partial<Properties>;

/** The nodes that alpha-beta and its relatives visit. */
export const ALPHA_BETA_TIME = "O(b^(m/2)) in the best order, O(b^m) in the worst";

/** Two opposing players, no chance: the requirements of minimax and its relatives. */
export const TWO_PLAYERS: Needs = {
  kinds: ["max", "min", "player"],
  bounds: false,
  players: "two",
  constantSum: true,
  equalProbabilities: false,
};

/** Two players and chance. */
export const TWO_PLAYERS_AND_CHANCE: Needs = { ...TWO_PLAYERS, kinds: ["max", "min", "chance", "player"] };

/** Two players and chance, with cuts by the bounds of all values. */
export const BOUNDED_CHANCE: Needs = { ...TWO_PLAYERS_AND_CHANCE, bounds: true };

/** Any number of players, and chance. */
export const MANY_PLAYERS: Needs = { ...TWO_PLAYERS_AND_CHANCE, players: "any", constantSum: false };
