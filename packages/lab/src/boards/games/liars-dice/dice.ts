import {
  countOf,
  faceOf,
  type LiarsDiceAction,
  type LiarsDiceState,
  matching,
} from "@tyche/games/liars-dice/state";

export const bidOf = (count: number, face: number): LiarsDiceAction => 10 * count + face;

/** Faces of a die of the standard game. */
const STANDARD = 6;
export const facesOf = (options: Readonly<Record<string, string>>): number =>
  Number(options.faces ?? STANDARD);

/** The dice that the viewers see together, and the number of those that they do not see. */
export function seenBy({ dice }: LiarsDiceState, viewers: readonly number[]) {
  const known = dice.filter((_, player) => viewers.includes(player)).flat();
  return { known, hidden: dice.flat().length - known.length };
}

/** The probability that a hidden die counts for a face. */
export function shareOf(face: number, faces: number): number {
  return (face === faces ? 1 : 2) / faces;
}

/** The probability that a bid is true, if the bids say nothing about the hidden dice. */
export function chanceOf(
  bid: LiarsDiceAction,
  { known, hidden }: { readonly known: readonly number[]; readonly hidden: number },
  faces: number,
): number {
  const wanted = countOf(bid) - matching({ faces }, known, bid);
  const share = shareOf(faceOf(bid), faces);
  // Binomial: the terms from `wanted` matching dice on.
  let term = (1 - share) ** hidden;
  let sum = 0;
  for (let count = 0; count <= hidden; count++) {
    if (count >= wanted) sum += term;
    term *= ((hidden - count) / (count + 1)) * (share / (1 - share));
  }
  return Math.min(1, sum);
}
