import { type Chance, OVER } from "@tyche/engine";
import { checkedOptions } from "../kit/option.js";
import { GameOptionError } from "../kit/texts.js";
import { about, type LiarsDiceOptions } from "./about.js";

/**
 * A bid is count x 10 + face: 25 is two fives. Calling the last bid a lie is LIAR.
 */
export type LiarsDiceAction = number;

export const LIAR = 0;

export const countOf = (bid: LiarsDiceAction): number => Math.floor(bid / 10);
export const faceOf = (bid: LiarsDiceAction): number => bid % 10;

/** State of a round, with all dice known; a player sees only its view. */
export interface LiarsDiceState {
  /** Indexed by player: the dice, from high to low. */
  readonly dice: readonly [readonly number[], readonly number[]];
  /** The bids, player 0 first, each higher than the one before it; at the end LIAR is the last. */
  readonly bids: readonly LiarsDiceAction[];
}

/** What a player sees: the other's dice are null until the end. */
export interface LiarsDiceView extends Omit<LiarsDiceState, "dice"> {
  readonly dice: readonly [readonly number[] | null, readonly number[] | null];
}

export interface Variant {
  readonly dice: number;
  readonly faces: number;
  /** All bids, ascending: more dice are more, and among bids on equally many a higher face. */
  readonly bids: readonly LiarsDiceAction[];
}

/** Names of the options in messages. */
const COUNTED = { dice: "dice each", faces: "faces" } as const;

/** @throws GameOptionError if the options are invalid */
export function variantOf(options: LiarsDiceOptions = {}): Variant {
  const { dice, faces } = checkedOptions(
    about,
    options,
    (what, number, least, most) =>
      new GameOptionError(
        "liars-dice-number",
        { what, least, most, number },
        `Liar's Dice is played with ${least} to ${most} ${COUNTED[what]}, not ${number}.`,
      ),
  );
  const bids = Array.from({ length: 2 * dice * faces }, (_, i) => {
    return (Math.floor(i / faces) + 1) * 10 + (i % faces) + 1;
  });
  return { dice, faces, bids };
}

/** The player to act, or OVER. */
export function turn({ bids }: Pick<LiarsDiceState, "bids">): number {
  return bids.at(-1) === LIAR ? OVER : bids.length % 2;
}

/** Legal actions: every higher bid, from low to high, and after a bid the call. */
export function actionsOf(variant: Variant, state: Pick<LiarsDiceState, "bids">): LiarsDiceAction[] {
  if (turn(state) === OVER) return [];
  const last = state.bids.at(-1);
  return last === undefined ? [...variant.bids] : [...variant.bids.filter((bid) => bid > last), LIAR];
}

/** Number of dice that count for a bid: those of its face, and the wild ones. */
export function matching(
  { faces }: Pick<Variant, "faces">,
  dice: readonly number[],
  bid: LiarsDiceAction,
): number {
  return dice.filter((die) => die === faceOf(bid) || die === faces).length;
}

/** The winner: the player who called, if the last bid is not true, else the one who made it. */
export function winnerOf(variant: Variant, { dice, bids }: LiarsDiceState): 0 | 1 {
  const bid = bids.at(-2)!;
  const isTrue = matching(variant, dice.flat(), bid) >= countOf(bid);
  const caller = bids.length % 2 === 1 ? 0 : 1;
  return isTrue ? (caller === 0 ? 1 : 0) : caller;
}

export const rolled = ({ dice, faces }: Variant, chance: Chance): readonly number[] =>
  chance.dice(dice, faces);
