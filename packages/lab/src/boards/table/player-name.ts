import type { Catalogue } from "@tyche/messages";
import type { Player } from "../workers/player.js";
import type { Seating } from "./use-seating.js";

/** Who plays a seat: you, or another player's name. */
export function playerAt(
  { seats, own }: Pick<Seating, "seats" | "own">,
  seat: number,
  words: Catalogue,
): string {
  return seat === own ? words.text("board-yourself") : playerName(seats[seat]!, words);
}

/** A seat with its player: "Nought (Otter, level 5)". */
export function seatText(
  { naming, seating }: { readonly naming: { readonly names: readonly string[] }; readonly seating: Seating },
  seat: number,
  words: Catalogue,
): string {
  return words.text("board-seat-player", {
    seat: naming.names[seat]!,
    player: playerAt(seating, seat, words),
  });
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
