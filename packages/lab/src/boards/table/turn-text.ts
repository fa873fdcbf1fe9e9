import type { Catalogue } from "@tyche/messages";
import type { Scene } from "../referee/referee.js";

/** Who is to move, or how the game ended. @param names by seat */
export function turnText(
  { turn, payoff }: Scene,
  names: readonly string[],
  isMachine: boolean,
  text: (value: number) => string,
  words: Catalogue,
): string {
  if (turn >= 0)
    return isMachine
      ? words.text("board-thinks", { seat: names[turn]! })
      : words.text("board-to-move", { seat: names[turn]! });
  if (!payoff || payoff.length === 1) return words.text("board-ended", { payoff: text(payoff?.[0] ?? 0) });
  const most = Math.max(...payoff);
  const winners = payoff.flatMap((each, player) => (each === most ? [names[player]!] : []));
  return winners.length > 1 ? words.text("board-draw") : words.text("board-wins", { seat: winners[0]! });
}
