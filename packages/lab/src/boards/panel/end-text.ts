import type { BoardMessages } from "../say/catalogue.js";
import type { JudgedAction } from "../thinking/judgement.js";

/**
 * How the game ends after an action, where that is proved; empty where it is not.
 *
 * @param isMate whether to win is to give mate, which is counted in the winner's moves
 */
export function endText(
  { plies, value }: Pick<JudgedAction, "plies" | "value">,
  [low, high]: readonly [number, number],
  isMate: boolean,
  messages: BoardMessages,
): string {
  if (plies === undefined || value === undefined) return "";
  const apart = value - (low + high) / 2;
  if (apart === 0) return messages.endsIn(plies);
  if (isMate) return (apart > 0 ? messages.mateIn : messages.matedIn)(Math.ceil(plies / 2));
  return (apart > 0 ? messages.winsIn : messages.losesIn)(plies);
}
