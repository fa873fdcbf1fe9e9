import type { Scene } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";

/** Who is to move, or how it ended. @param names by seat */
export function turnText(
  { turn, payoff }: Scene,
  names: readonly string[],
  isMachine: boolean,
  text: (value: number) => string,
  messages: BoardMessages,
): string {
  if (turn >= 0) return isMachine ? messages.thinks(names[turn]!) : messages.toMove(names[turn]!);
  if (!payoff || payoff.length === 1) return messages.ended(text(payoff?.[0] ?? 0));
  const most = Math.max(...payoff);
  const winners = payoff.flatMap((each, player) => (each === most ? [names[player]!] : []));
  return winners.length > 1 ? messages.draw : messages.wins(winners[0]!);
}
