import type { InnerKind } from "../model/node.js";
import type { PartialFormat } from "../say/formats.js";

/** What a text should hold somewhere, by name; said with its article. */
export const THINGS = [
  "action-name",
  "agent-count",
  "any-node",
  "chance-event-number",
  "comment",
  "depth",
  "digit",
  "end-of-line",
  "edge-payoff",
  "estimate",
  "event-name",
  "field",
  "information-set-number",
  "key",
  "node",
  "node-name",
  "outcome-name",
  "outcome-number",
  "payoff",
  "player-name",
  "player-number",
  "probability",
  "quoted-action-name",
  "quoted-value",
  "title",
  "value",
  "version",
] as const;
export type Thing = (typeof THINGS)[number];

/** A thing that should stand somewhere, or marks of which one should, as they are written. */
export type Expected = Thing | readonly string[];

/** What stands somewhere in a text: a word in quotes, the end of the text, or a whole value of JSON. */
export type Found = { readonly word: string } | "end" | "list" | "object";

/** What a format cannot hold of a node. */
export type Unwritable =
  | "payoffs"
  | "probabilities"
  | "set"
  | { readonly is: InnerKind; readonly read: InnerKind }
  | { readonly is: InnerKind }
  | { readonly is: InnerKind; readonly turns: InnerKind };

/** Why a payoff has no utility; numbers as they are to be printed. */
export type NoUtility = { readonly payoff: string } & (
  | { readonly why: "large" }
  | { readonly why: "logarithm" | "root"; readonly left: string; readonly wealth: string }
  | { readonly why: "points"; readonly from: string; readonly to: string }
);

/** What the number of a utility function is. */
export type UtilityNumber = "tolerance" | "wealth" | "wealth-root";

/** What a random exercise was to have. */
export interface Wishes {
  readonly cuts: number;
  readonly deepCut: boolean;
  readonly uniqueBest: boolean;
  readonly noTies: boolean;
}

/**
 * What can be wrong with a text, a tree or what is asked of it, in one language: each a sentence without a capital and
 * without a full stop, for it may stand behind a place. Words of somebody's text come in quoted, numbers as they are
 * to be printed or as numbers, whose form is the language's.
 */
export interface Problems {
  readonly things: Readonly<Record<Thing, string>>;
  /** A sentence behind the place where it is wrong: a line and a column, or as it is written, as "a.json:3:14". */
  at(place: string | { readonly line: number; readonly column: number }, sentence: string): string;

  // Texts
  expected(found: Found, should: Expected): string;
  isNot(found: Found, should: Thing): string;
  notWhole(what: Thing, found: string): string;
  empty: string;
  blanks(count: number): string;
  noFormat(begin: string): string;
  strategicForm: string;
  workbook: string;
  goesOn: string;
  tooManyValues(most: number): string;
  neverClosed(mark: string): string;

  // Numbers
  zeroDenominator(text: string): string;
  tooManyDigits(begin: string): string;
  exponent(text: string): string;
  notNumber(text: string): string;
  negativeProbability(text: string): string;
  zeroAhead: string;
  bareFraction: string;

  // JSON
  control: string;
  openString: string;
  hexadecimal: string;
  escape: string;
  emptyAfterComma: string;
  keyTwice(key: string): string;
  tooManyKeys(most: number): string;
  unknownKey(key: string, meant: string | undefined, all: readonly string[]): string;
  strangeKey(kind: InnerKind | "leaf", key: string, allowed: readonly string[]): string;
  twoKinds(kind: string, other: string): string;
  noKind(all: readonly string[]): string;
  whoMoves: string;
  emptyList: string;
  onePayoff: string;
  noChildrenKey: string;
  notChildren(key: string): string;
  notProbabilities: string;
  notPays: string;
  payCount(kind: InnerKind, children: number, payoffs: number): string;
  edgePays(pays: number, above: number): string;
  notLabel: string;
  notSet: string;
  notActions: string;
  tooManyInside(most: number): string;
  containsItself: string;

  // Parentheses and Gambit
  comma: string;
  openQuotes: string;
  noPlayers: string;
  missingNode: string;
  gameTooLarge(nodes: number, levels: number): string;
  longSums: string;
  noPlayer(number: number, players: number): string;
  setUnknown(set: number, player: number, name: string): string;
  setTwice(set: number, player: number): string;
  eventUnknown(number: number): string;
  eventTwice(number: number): string;
  noActions: string;
  outcomeNone: string;
  outcomeUnknown(number: number): string;
  outcomeTwice(number: number): string;
  payoffCount(payoffs: number, players: number): string;

  // CS188
  notAgent(name: string, all: readonly string[]): string;
  noStart: string;
  noTree(name: string, only: string): string;
  fieldMeant(key: string, meant: string): string;
  noField(key: string): string;
  fieldTwice(key: string): string;
  circle(state: string): string;
  noEvaluation(state: string): string;
  statesTooMany(size: string, most: number): string;
  successorLine: string;
  actionTwice(state: string, action: string): string;
  evaluationLine: string;
  evaluationTwice(state: string): string;
  quoteOpen: string;
  blockOpen(mark: string): string;

  // Trees
  noTreeAtAll: string;
  secondRoot: string;
  strayEnd: string;
  endsInside(kind: InnerKind): string;
  noChildren(kind: InnerKind): string;
  actionCount(kind: InnerKind, children: number, actions: number): string;
  probabilityCount(children: number, probabilities: number): string;
  probabilitySum(sum: string): string;
  longProbabilities: string;
  noProbabilities(kind: InnerKind): string;
  chanceInSet: string;
  setActions(first: string, other: string, set: string): string;
  tooManyNodes(most: number): string;
  tooManyLevels(most: number): string;
  payoffsDiffer(payoffs: number, first: number): string;
  payoffMissing(others: number): string;
  notPlayer: string;
  playerOfTwo(player: number): string;
  playerOfMany(player: number, last: number): string;

  // Searches
  noAlgorithm(name: string, all: readonly string[]): string;
  noChance(algorithm: string): string;
  onlyTwo(algorithm: string, players: number): string;
  constantSum(algorithm: string): string;
  /** `isSolvable` where there are two players and a constant sum, so that the linear program has the equilibrium. */
  imperfect(algorithm: string, isSolvable: boolean): string;
  equalChances(algorithm: string): string;
  noSetting(algorithm: string, setting: string, has: readonly string[]): string;
  ballardSoft: string;
  badDepth: string;
  boundsTurned(low: string, high: string): string;
  windowTurned: string;
  badProbes: string;
  badWidth: string;
  badRandom: string;
  notPlaying(player: number, last: number): string;
  outsideBounds(
    what: "leaf" | "estimate" | "a-leaf",
    node: string,
    value: string,
    low: string,
    high: string,
  ): string;
  noTeams: string;
  twoTeams(player: number): string;
  noEstimate(node: string): string;
  noEstimateDeepening(node: string): string;
  orderForTwo(order: string): string;
  badOrder(children: number): string;
  sensitivityTwo: string;
  sensitivityRoot: string;
  sensitivityShare: string;
  noUtility(fault: NoUtility, leaf: string): string;
  riskNoChance: string;
  riskPayoffs: string;
  riskPlayers: string;
  riskImperfect: string;
  noEquilibrium(gap: string): string;
  programUnsolved: string;
  /** `isPerfect` where no player ever fails to tell nodes apart. */
  equilibriumPlayers(players: number, isPerfect: boolean): string;
  equilibriumSum(isPerfect: boolean): string;
  equilibriumRecall(player: number, set: string): string;
  linearNumber: string;
  unknownUtility(name: string): string;
  utilityTakes(name: string, what: UtilityNumber): string;
  utilityLarge(name: string): string;
  zeroTolerance: string;
  fewPoints: string;
  twoUtilities(payoff: string): string;
  notGreater(payoff: string, before: string): string;
  edgePaysLeaf(payoffs: number, pays: number): string;
  streamPays: string;
  streamSet: string;
  streamAlgorithm(algorithm: string, all: readonly string[]): string;
  streamDepth: string;
  streamOrder: string;
  streamPlayer: string;
  streamPayoffs: string;

  // Random trees and games
  noExercise(tries: number, seed: string, wishes: Wishes): string;
  badTries: string;
  randomTooLarge(most: number): string;
  randomDepth: string;
  randomBranching: string;
  branchingTurned(least: number, most: number): string;
  leafRange(most: number): string;
  leavesTurned(low: number, high: number): string;
  denominators(most: number): string;
  noKinds: string;
  unknownKind(kind: string, all: readonly string[]): string;
  playerCount: string;
  playersNeeded: string;
  sumNeedsPlayers: string;
  sumNotWhole: string;
  sumImpossible(players: number, low: number, high: number, sum: number): string;
  unfoldTooLarge(most: number): string;
  unfoldEvaluator: string;
  unfoldPlayers: string;
  unfoldPayoff(payoff: number): string;
  tooManyOutcomes(most: number): string;
  badWeight: string;
  noItems: string;

  // Writing
  unwritable(format: PartialFormat, node: string, why: Unwritable): string;
  backslash(node: string): string;
  longNumeral(length: number, most: number): string;
}

type Sentence = Exclude<keyof Problems, "things" | "at">;

/** What is wrong, as data: the name of a sentence and what it is told. */
export type Problem = {
  [K in Sentence]: Problems[K] extends (...told: infer Told) => string
    ? readonly [K, ...Told]
    : Problems[K] extends string
      ? readonly [K]
      : never;
}[Sentence];

/** The sentence of a problem in a language. */
export function problemText(problems: Problems, [name, ...told]: Problem): string {
  const entry = problems[name] as string | ((...told: readonly unknown[]) => string);
  return typeof entry === "string" ? entry : entry(...told);
}
