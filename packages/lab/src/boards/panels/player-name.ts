import type { Catalogue } from "@tyche/messages";
import type { TableState } from "../table/use-table.js";
import type { Player } from "../workers/player.js";

/** A seat with its player: "Nought (Otter, level 5)". */
export function seatText({ naming, seating }: TableState, seat: number, words: Catalogue): string {
  const player = playerName(seating.seats[seat]!, words);
  return words.text("board-seat-player", { seat: naming.names[seat]!, player });
}

/** The player of a seat in a few words. */
export function playerName(player: Player, words: Catalogue): string {
  if (player.kind === "person") return words.text("board-you");
  if (player.kind === "level") return words.text("board-opponent-level", { level: player.level });
  const { limit, amount, method } = player;
  return limit === "time" && method === undefined
    ? words.text("board-machine", { seconds: amount })
    : (method ?? words.text("board-opponent-own"));
}
