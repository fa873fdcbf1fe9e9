/** A round in the rules' format. An action is count × 10 + face, or LIAR. */
export interface State {
  /** Indexed by player. */
  readonly dice: readonly [readonly number[], readonly number[]];
  readonly bids: readonly number[];
}

export type Action = number;

export const LIAR = 0;
export const countOf = (bid: Action): number => Math.floor(bid / 10);
export const faceOf = (bid: Action): number => bid % 10;
export const bidOf = (count: number, face: number): Action => 10 * count + face;

/** Faces of a die of the standard game. */
const STANDARD = 6;
export const facesOf = (options: Readonly<Record<string, string>>): number =>
  Number(options.faces ?? STANDARD);

/** Number of these dice that count for a face: those that show it, and the wild ones of the highest face. */
export function matching(dice: readonly number[], face: number, faces: number): number {
  return dice.filter((die) => die === face || die === faces).length;
}

/** The dice that the viewers see together, and the number of those that they do not see. */
export function seenBy({ dice }: State, viewers: readonly number[]) {
  const known = dice.filter((_, player) => viewers.includes(player)).flat();
  return { known, hidden: dice.flat().length - known.length };
}

/** The probability that a hidden die counts for a face. */
export function shareOf(face: number, faces: number): number {
  return (face === faces ? 1 : 2) / faces;
}

/** The probability that a bid is true, if the bids say nothing about the hidden dice. */
export function chanceOf(
  bid: Action,
  { known, hidden }: { readonly known: readonly number[]; readonly hidden: number },
  faces: number,
): number {
  const wanted = countOf(bid) - matching(known, faceOf(bid), faces);
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
