import { useRemembered } from "../../state/use-remembered.js";
import type { GameSheet } from "../record/scene.js";
import { PERSON, type Player, playerFrom, playerText } from "../workers/player.js";

const USUAL_LEVEL: Player = { kind: "level", level: 5 };
const USUAL_SEARCH: Player = { kind: "search", limit: "time", amount: 1 };

/** The players of the last game; by default a person against machines. */
export function usualSeats({ facts, levels, methods }: GameSheet, written: string | null): readonly Player[] {
  const usual = levels ? USUAL_LEVEL : USUAL_SEARCH;
  const fits = (player: Player | undefined): player is Player => {
    if (player?.kind === "level") return levels !== undefined;
    if (player?.kind === "search" && player.method !== undefined)
      return methods.some(({ name }) => name === player.method);
    return player !== undefined;
  };
  const known = (written ?? "").split("\n").map(playerFrom);
  return Array.from({ length: facts.players }, (_, seat) => {
    const player = known.length === facts.players ? known[seat] : undefined;
    if (fits(player)) return player;
    return seat === 0 && player === undefined ? PERSON : usual;
  });
}

/** The players of the seats, remembered in this browser for each game. */
export function useSeats(
  game: string,
  sheet: GameSheet,
): readonly [readonly Player[], (seats: readonly Player[]) => void] {
  return useRemembered(
    `board-seats-${game}`,
    (text) => usualSeats(sheet, text),
    (seats) => seats.map(playerText).join("\n"),
  );
}
