import type { Catalogue } from "@tyche/messages";
import type { JudgedAction } from "../thinking/judgement.js";

/**
 * How the game ends after an action, if that is proved; otherwise empty.
 *
 * @param isMate whether winning means mate, which is counted in the winner's moves
 */
export function endText(
  { plies, value }: Pick<JudgedAction, "plies" | "value">,
  [low, high]: readonly [number, number],
  isMate: boolean,
  words: Catalogue,
): string {
  if (plies === undefined || value === undefined) return "";
  const apart = value - (low + high) / 2;
  if (apart === 0) return words.text("board-ends-in", { plies });
  if (isMate)
    return words.text(apart > 0 ? "board-mate-in" : "board-mated-in", { moves: Math.ceil(plies / 2) });
  return words.text(apart > 0 ? "board-wins-in" : "board-loses-in", { plies });
}
