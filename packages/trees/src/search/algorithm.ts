import type { Kind, Node } from "../model/node.js";
import type { Worth } from "./event.js";
import type { Search } from "./search.js";
import type { SettingName } from "./settings.js";
import type { Visit } from "./visit.js";

/** What an algorithm must find in a tree; a tree that lacks it is refused with a sentence made from this. */
export interface Needs {
  /** Kinds of inner nodes it can walk. Player nodes count as max and min where there are two players. */
  readonly kinds: readonly Exclude<Kind, "leaf">[];
  /** Finite bounds of all values (given, or taken from the leaves). */
  readonly bounds: boolean;
  /** Exactly two players, or any number. */
  readonly players: "two" | "any";
  /** The payoffs of all players add up to the same at every leaf. */
  readonly constantSum: boolean;
  /** Outcomes of every chance node equally likely. */
  readonly equalProbabilities: boolean;
}

/** When a property holds. Every word has a sentence in each message catalogue. */
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

/** Something that an algorithm may need of a tree. */
export type Condition = (typeof CONDITIONS)[number];

/** Properties as in the textbooks: b children a node, m the depth of the tree, n outcomes, k the width. */
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
  /** As on the command line. */
  readonly name: string;
  /** As in the literature. */
  readonly title: string;
  /** Author, year, where. */
  readonly source: string;
  readonly needs: Needs;
  readonly properties: Properties;
  /** Whether it may leave nodes unvisited. */
  readonly prunes: boolean;
  /** Whether it has a table of what it found out about nodes; false where absent. */
  readonly remembers?: boolean;
  /** The settings that it reads; any other setting given is refused. */
  readonly settings: readonly SettingName[];
  /** The pseudocode, a line an entry, in ASCII, two blanks an indent. */
  readonly pseudocode: readonly string[];
  /** Which line of the pseudocode (from 0) an event belongs to, by "type" or "kind:type" of its node. */
  readonly lines: Readonly<Record<string, number>>;
  /** The visit of the root. */
  start(root: Node, search: Search): Visit<T>;
}

/** Two players against each other, no chance: what minimax and its kin need. */
export const TWO_PLAYERS: Needs = {
  kinds: ["max", "min", "player"],
  bounds: false,
  players: "two",
  constantSum: true,
  equalProbabilities: false,
};

/** Two players and chance. */
export const TWO_PLAYERS_AND_CHANCE: Needs = { ...TWO_PLAYERS, kinds: ["max", "min", "chance", "player"] };

/** Two players and chance, cut by the bounds of all values. */
export const BOUNDED_CHANCE: Needs = { ...TWO_PLAYERS_AND_CHANCE, bounds: true };

/** Any number of players, and chance. */
export const MANY_PLAYERS: Needs = { ...TWO_PLAYERS_AND_CHANCE, players: "any", constantSum: false };
