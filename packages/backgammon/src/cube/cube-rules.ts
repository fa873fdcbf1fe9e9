import {
  afterTurn,
  type BackgammonPlayer,
  type BackgammonState,
  mirrored,
  opponentOf,
  type Play,
} from "../rules/board.js";
import type { MatchEquities } from "./match-cube.js";
import { texts } from "./texts.js";

/** The rules agreed before the first roll. */
export interface CubeRules {
  /** Length of the match in points; 0 for a single money game. */
  readonly length: number;
  /** Jacoby rule, money only: gammons and backgammons count 1 until the cube has been turned. */
  readonly jacoby: boolean;
  /**
   * Beavers, money only: a doubled player may redouble at once and keep the cube, and the doubler may then redouble
   * again (a raccoon).
   */
  readonly beavers: boolean;
  /**
   * Automatic doubles, money only: the maximum number of times that equal opening dice double the cube, which stays
   * centred.
   */
  readonly automatic: number;
  /** Whether the player on roll may offer to resign before rolling. */
  readonly resignations: boolean;
  /** The highest value of the cube, a power of 2. */
  readonly limit: number;
  /** The match equity table. Default: the table computed by this project. */
  readonly equities?: MatchEquities;
}

/** The offers that can be pending. */
export const OFFERS = [
  "double",
  "beaver",
  "raccoon",
  "resign single",
  "resign gammon",
  "resign backgammon",
] as const;
export type Offer = (typeof OFFERS)[number];

/** Everything about a game except the board: the player on roll, the cube, the pending offer, the score. */
export interface CubeTerms {
  /**
   * The player on roll. While an offer is pending, the player who would roll if it were settled: for a double, the
   * doubler.
   */
  readonly player: BackgammonPlayer;
  /** Value of the cube; a pending double does not count yet. */
  readonly cube: number;
  /** The owner of the cube; null if it is centred. */
  readonly owner: BackgammonPlayer | null;
  readonly offer: Offer | null;
  /**
   * The resignation that the player on roll offered this turn and the opponent rejected: 1 single, 2 gammon, 3
   * backgammon; 0 none.
   */
  readonly refused: number;
  /** Points in the match; in a money session those won before this game. */
  readonly score: readonly [number, number];
  /** Whether this is the Crawford game: a player needs one point for the first time, and the cube is not used. */
  readonly crawford: boolean;
}

/** A state of backgammon with the cube: the board, the dice and the terms. */
export interface CubeState extends BackgammonState, CubeTerms {
  /** Player 0's result at the end, negative for a loss: points for money, 1 or -1 for a match; 0 before the end. */
  readonly result: number;
}

/** A decision without dice: to roll or make an offer, or to answer a double or a resignation. */
export type CubeDecision = "roll" | Offer | "take" | "pass" | "accept" | "reject";

/** A cube decision or a checker play. */
export type CubeAction = CubeDecision | Play;

/** The terms of a state without its other properties. */
export function termsOf({ player, cube, owner, offer, refused, score, crawford }: CubeTerms): CubeTerms {
  return { player, cube, owner, offer, refused, score, crawford };
}

/** The highest cube that other programs allow: 2 to the 10th. */
export const CUBE_LIMIT = 1024;
/** The longest match, in points; the match equity table is computed up to it. */
export const LONGEST_MATCH = 64;

/** The cube at the start of a game: centred, at 1, no offer. */
export const NEW_CUBE = { cube: 1, owner: null, offer: null, refused: 0 } as const;

/**
 * Completes and checks the rules.
 *
 * @param options omitted rules are off; the default cube limit is 1024
 * @throws GameOptionError if the rules conflict
 */
export function cubeRules(options: Partial<CubeRules> = {}): CubeRules {
  const none = { length: 0, jacoby: false, beavers: false, automatic: 0, resignations: false };
  const rules: CubeRules = { ...none, limit: CUBE_LIMIT, ...options };
  const { length, automatic, limit } = rules;
  if (!Number.isInteger(length) || length < 0 || length > LONGEST_MATCH)
    throw texts.optionError("backgammon-match-length", { most: LONGEST_MATCH, length });
  if (length > 0 && (rules.jacoby || rules.beavers || automatic > 0))
    throw texts.optionError("backgammon-money-only", {});
  const { longest = LONGEST_MATCH } = rules.equities ?? {};
  if (length > longest) throw texts.optionError("backgammon-equities-length", { longest, length });
  if (!Number.isInteger(Math.log2(limit)) || limit < 1 || limit > CUBE_LIMIT)
    throw texts.optionError("backgammon-highest-cube", { most: CUBE_LIMIT, cube: limit });
  if (!Number.isInteger(automatic) || automatic < 0 || 2 ** automatic > limit)
    throw texts.optionError("backgammon-automatic-doubles", { most: Math.log2(limit), count: automatic });
  return rules;
}

/** Points that a player still needs. */
export function needOf(
  { length }: CubeRules,
  { score }: Pick<CubeTerms, "score">,
  player: BackgammonPlayer,
): number {
  return length - score[player];
}

/** Whether this is a post-Crawford game: a player needs one point, and not for the first time. */
export function isPostCrawford(rules: CubeRules, terms: Pick<CubeTerms, "score" | "crawford">): boolean {
  if (rules.length === 0 || terms.crawford) return false;
  return needOf(rules, terms, 0) === 1 || needOf(rules, terms, 1) === 1;
}

/**
 * Whether the player on roll may double before rolling: the cube is centred or the player's own, and winning at its
 * present value would not already win the match.
 */
export function mayDouble(rules: CubeRules, terms: CubeTerms): boolean {
  const { player, cube, owner, crawford } = terms;
  if (crawford || (owner !== null && owner !== player) || 2 * cube > rules.limit) return false;
  return rules.length === 0 || needOf(rules, terms, player) > cube;
}

/** Indices into the list of `decisionsOf`: before the roll, and in answer to an offer. */
export const ROLL = 0;
export const DOUBLE = 1;
export const TAKE = 0;

/** All legal decisions when there are no dice, in a fixed order. */
export function decisionsOf(rules: CubeRules, terms: CubeTerms): readonly CubeDecision[] {
  const { cube, offer } = terms;
  const mayTurnAgain = 4 * cube <= rules.limit;
  switch (offer) {
    case null: {
      const resigned = resignations(rules, terms);
      return mayDouble(rules, terms) ? ["roll", "double", ...resigned] : ["roll", ...resigned];
    }
    case "double":
      return rules.beavers && mayTurnAgain ? ["take", "pass", "beaver"] : ["take", "pass"];
    case "beaver":
      return mayTurnAgain ? ["take", "pass", "raccoon"] : ["take", "pass"];
    case "raccoon":
      return ["take", "pass"];
    default:
      return ["accept", "reject"];
  }
}

/** The result of a decision: another decision, a roll, or the end of the game. */
export type Settled =
  | { readonly next: "decision" | "roll"; readonly terms: CubeTerms }
  | { readonly next: "end"; readonly winner: BackgammonPlayer; readonly points: number };

/**
 * Applies a cube decision. The player who takes gets the cube. After a beaver or a raccoon the cube stays with the
 * player who was doubled first. The player who passes loses the cube's value before the last offer.
 */
export function settled(rules: CubeRules, terms: CubeTerms, decision: CubeDecision): Settled {
  const { player, cube, offer } = terms;
  const other = opponentOf(player);
  switch (decision) {
    case "roll":
      return { next: "roll", terms };
    case "take":
      return { next: "roll", terms: { ...terms, cube: 2 * cube, owner: other, offer: null } };
    case "pass":
      return { next: "end", winner: opponentOf(deciderOf(terms)), points: cube };
    case "beaver":
    case "raccoon":
      return { next: "decision", terms: { ...terms, cube: 2 * cube, owner: other, offer: decision } };
    case "accept":
      return { next: "end", winner: other, points: pointsOf(rules, terms, resignedKind(offer)) };
    case "reject":
      return { next: "decision", terms: { ...terms, offer: null, refused: resignedKind(offer) } };
    default:
      return { next: "decision", terms: { ...terms, offer: decision } };
  }
}

/** The terms after a game, and player 0's final result; 0 means that the next game of the match begins. */
export function afterGame(
  rules: CubeRules,
  terms: CubeTerms,
  winner: BackgammonPlayer,
  points: number,
): { readonly terms: CubeTerms; readonly result: number } {
  const sign = winner === 0 ? 1 : -1;
  const end = { ...terms, offer: null, refused: 0 };
  if (rules.length === 0) return { terms: end, result: sign * points };
  const after = scoreAfter(rules, terms, winner, points);
  return after.score[winner] >= rules.length
    ? { terms: { ...end, ...after }, result: sign }
    : { terms: { player: 0, ...NEW_CUBE, ...after }, result: 0 };
}

/** The kind of a pending resignation: 1 single, 2 gammon, 3 backgammon; 0 if the offer is not a resignation. */
export function resignedKind(offer: Offer | null): number {
  return offer === null ? 0 : Math.max(0, OFFERS.indexOf(offer) - 2);
}

/** The resignations that may be offered: only more than what was rejected, and no gammon if gammons do not count. */
function resignations(rules: CubeRules, terms: CubeTerms): Offer[] {
  if (!rules.resignations) return [];
  const most = countsGammons(rules, terms) ? 3 : 1;
  return OFFERS.slice(3 + terms.refused, 3 + most);
}

/** Whether a gammon counts more than a single game; in a match it may still add nothing at a score. */
export function countsGammons({ length, jacoby }: CubeRules, { owner }: CubeTerms): boolean {
  return length > 0 || !jacoby || owner !== null;
}

/** The player who decides now: whether to roll or offer, or how to answer. */
export function deciderOf({ player, offer }: CubeTerms): BackgammonPlayer {
  return offer === null || offer === "beaver" ? player : opponentOf(player);
}

/** The points for winning a game of this kind. */
export function pointsOf(rules: CubeRules, terms: CubeTerms, kind: number): number {
  return (countsGammons(rules, terms) ? kind : 1) * terms.cube;
}

/** The score after a game, and whether the next one is the Crawford game. */
function scoreAfter(
  rules: CubeRules,
  terms: CubeTerms,
  winner: BackgammonPlayer,
  points: number,
): Pick<CubeTerms, "score" | "crawford"> {
  const { score, crawford } = terms;
  const next = [score[0], score[1]] as [number, number];
  next[winner] += points;
  const [one, other] = next;
  const { length } = rules;
  const isOver = one >= length || other >= length;
  const oneAway = one === length - 1 || other === length - 1;
  return { score: next, crawford: !isOver && oneAway && !crawford && !isPostCrawford(rules, terms) };
}

/**
 * The state from the view of the player who decides: the player on roll becomes player 0, and the score is swapped with
 * the board.
 */
export function asPlayer0(state: CubeState): CubeState {
  const { player, points, owner, score } = state;
  if (player === 0) return state;
  return {
    ...state,
    player: 0,
    points: mirrored(points),
    owner: owner === null ? null : opponentOf(owner),
    score: [score[1], score[0]],
  };
}

/** The state after a play, with the opponent before the roll; the game may be over. */
export function stateAfterPlay(state: CubeState, play: Play): CubeState {
  return { ...afterTurn(state, play), refused: 0 };
}
