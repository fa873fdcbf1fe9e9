import { GameOptionError } from "../../game-option-error.js";
import { type BackgammonPlayer, type BackgammonState, opponentOf, type Play } from "../board.js";
import type { MatchEquities } from "./match-cube.js";

/** What is agreed before the first roll. */
export interface CubeRules {
  /** Points of the match; 0: one game for money. */
  readonly length: number;
  /** For money: gammons and backgammons count 1 while nobody has turned the cube. */
  readonly jacoby: boolean;
  /** For money: who is doubled may turn the cube once more and keep it, and the doubler then once more (a raccoon). */
  readonly beavers: boolean;
  /** For money: how often equal opening dice turn the cube at most, which stays in the middle. */
  readonly automatic: number;
  /** Whether the player on roll may offer to resign before rolling. */
  readonly resignations: boolean;
  /** The cube is never turned beyond this, a power of 2. */
  readonly limit: number;
  /** What scores of a match are worth. Default: the project's own table. */
  readonly equities?: MatchEquities;
}

/** What lies on the table and is to be answered. */
export const OFFERS = [
  "double",
  "beaver",
  "raccoon",
  "resign single",
  "resign gammon",
  "resign backgammon",
] as const;
export type Offer = (typeof OFFERS)[number];

/** All of a game but its board: who is on roll, the cube, what is offered, the score. */
export interface CubeTerms {
  /** Who is on roll; while something is offered the one who would roll if it were settled: of doubles the doubler. */
  readonly player: BackgammonPlayer;
  /** Value of the cube; a double that is offered does not count yet. */
  readonly cube: number;
  /** null: in the middle. */
  readonly owner: BackgammonPlayer | null;
  readonly offer: Offer | null;
  /** What the player on roll has offered to resign and was refused this turn: 1 single, 2 gammon, 3 backgammon; 0 nothing. */
  readonly refused: number;
  /** Points of the match, of a session for money those made before this game. */
  readonly score: readonly [number, number];
  /** Whether this is the one game without a cube, because a player needs one point for the first time. */
  readonly crawford: boolean;
}

/** Backgammon with the cube: board, dice, and all that is agreed about the stakes. */
export interface CubeState extends BackgammonState, CubeTerms {
  /** What player 0 has won when all is over, negative where it has lost: points for money, 1 or -1 of a match; before that 0. */
  readonly result: number;
}

/** To roll or what to offer; what to answer to a double, and to a resignation. */
export type CubeDecision = "roll" | Offer | "take" | "pass" | "accept" | "reject";

/** Such a decision, or a turn of checkers. */
export type CubeAction = CubeDecision | Play;

/** The terms of a state, and nothing else of it. */
export function termsOf({ player, cube, owner, offer, refused, score, crawford }: CubeTerms): CubeTerms {
  return { player, cube, owner, offer, refused, score, crawford };
}

/** As high as other programs let a cube go: 2 to the 10th. */
export const CUBE_LIMIT = 1024;
/** Points of the longest match; tables of match equities are computed up to it. */
export const LONGEST_MATCH = 64;

/** The cube lies in the middle at 1, and nothing is offered. */
export const NEW_CUBE = { cube: 1, owner: null, offer: null, refused: 0 } as const;

/**
 * @param options what is not said is off; the cube goes up to 1024
 * @throws GameOptionError where the rules do not go together
 */
export function cubeRules(options: Partial<CubeRules> = {}): CubeRules {
  const none = { length: 0, jacoby: false, beavers: false, automatic: 0, resignations: false };
  const rules: CubeRules = { ...none, limit: CUBE_LIMIT, ...options };
  const { length, automatic, limit } = rules;
  if (!Number.isInteger(length) || length < 0 || length > LONGEST_MATCH)
    throw new GameOptionError(
      "backgammon-match-length",
      { most: LONGEST_MATCH, length },
      `A match has 1 to ${LONGEST_MATCH} points, not ${length}.`,
    );
  if (length > 0 && (rules.jacoby || rules.beavers || automatic > 0))
    throw new GameOptionError(
      "backgammon-money-only",
      {},
      "The Jacoby rule, beavers and automatic doubles are for money play: leave them out of a match.",
    );
  const { longest = LONGEST_MATCH } = rules.equities ?? {};
  if (length > longest)
    throw new GameOptionError(
      "backgammon-equities-length",
      { longest, length },
      `The table of match equities goes up to ${longest} ${longest === 1 ? "point" : "points"}, not ${length}.`,
    );
  if (!Number.isInteger(Math.log2(limit)) || limit < 1 || limit > CUBE_LIMIT)
    throw new GameOptionError(
      "backgammon-highest-cube",
      { most: CUBE_LIMIT, cube: limit },
      `The highest cube must be a power of 2 up to ${CUBE_LIMIT}, not ${limit}.`,
    );
  if (!Number.isInteger(automatic) || automatic < 0 || 2 ** automatic > limit)
    throw new GameOptionError(
      "backgammon-automatic-doubles",
      { most: Math.log2(limit), count: automatic },
      `The number of automatic doubles must be 0 to ${Math.log2(limit)}, not ${automatic}.`,
    );
  return rules;
}

/** How many points a player still needs. */
export function needOf({ length }: CubeRules, { score }: CubeTerms, player: BackgammonPlayer): number {
  return length - score[player];
}

/** A game after the Crawford game: a player needs one point, and not for the first time. */
export function isPostCrawford(rules: CubeRules, terms: CubeTerms): boolean {
  if (rules.length === 0 || terms.crawford) return false;
  return needOf(rules, terms, 0) === 1 || needOf(rules, terms, 1) === 1;
}

/**
 * Whether the player on roll may double before rolling: the cube is in the middle or his own, and winning at its present value
 * would not end the match already.
 */
export function mayDouble(rules: CubeRules, terms: CubeTerms): boolean {
  const { player, cube, owner, crawford } = terms;
  if (crawford || (owner !== null && owner !== player) || 2 * cube > rules.limit) return false;
  return rules.length === 0 || needOf(rules, terms, player) > cube;
}

/** All that may be decided about the stakes where there are no dice, in a fixed order. */
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

/** What a decision comes to: something to decide about, a roll, or the end of the game. */
export type Settled =
  | { readonly next: "decision" | "roll"; readonly terms: CubeTerms }
  | { readonly next: "end"; readonly winner: BackgammonPlayer; readonly points: number };

/**
 * What follows from a decision about the stakes. Who takes gets the cube; a beaver keeps it, so that it is the same player's
 * through all further turns; who passes loses what the cube showed before the last offer.
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

/** The terms after a game, and what player 0 has then won; 0: the next game of the match begins. */
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

/** What a resignation that is offered gives up: 1 single, 2 gammon, 3 backgammon; 0 where the offer is none. */
export function resignedKind(offer: Offer | null): number {
  return offer === null ? 0 : Math.max(0, OFFERS.indexOf(offer) - 2);
}

/** The resignations that may be offered: more than what was refused, and no gammon where none counts. */
function resignations(rules: CubeRules, terms: CubeTerms): Offer[] {
  if (!rules.resignations) return [];
  const most = countsGammons(rules, terms) ? 3 : 1;
  return OFFERS.slice(3 + terms.refused, 3 + most);
}

/** Whether a gammon is worth more than a single game. */
function countsGammons({ length, jacoby }: CubeRules, { owner }: CubeTerms): boolean {
  return length > 0 || !jacoby || owner !== null;
}

/** Who decides now: to roll or what to offer, or what to answer. */
export function deciderOf({ player, offer }: CubeTerms): BackgammonPlayer {
  return offer === null || offer === "beaver" ? player : opponentOf(player);
}

/** The points that a game of this kind is worth. */
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
