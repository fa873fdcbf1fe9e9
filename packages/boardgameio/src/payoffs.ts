import { RulesError } from "@tyche/engine";
import type { Ctx } from "boardgame.io";

/** The payoffs for the result of a game: one number per player. */
export type Payoff<G> = (gameover: unknown, G: G, ctx: Ctx) => readonly number[];

/**
 * The results that the library's own bots understand: `{ winner }` pays the winner 1 and the others 0, `{ draw: true }`
 * shares 1 among all. A single player gets 0 if the winner is somebody else, and a half for a draw.
 *
 * @throws RulesError if a game ends in any other way
 */
export function usualPayoff(name: string, gameover: unknown, { numPlayers }: Ctx): readonly number[] {
  const { winner, draw } = (gameover ?? {}) as { readonly winner?: unknown; readonly draw?: unknown };
  if (winner !== undefined && winner !== null) {
    const payoffs = Array.from({ length: numPlayers }, (_, player) => (`${player}` === `${winner}` ? 1 : 0));
    if (numPlayers === 1 || payoffs.includes(1)) return payoffs;
  } else if (draw === true) return new Array<number>(numPlayers).fill(1 / Math.max(2, numPlayers));
  const text = JSON.stringify(gameover);
  throw new RulesError(
    "boardgameio-gameover",
    { game: name, gameover: text },
    `${name}: the game ended with ctx.gameover ${text}, which names neither a winner ({ winner: "0" }) nor a draw ({ draw: true }): give a payoff, (gameover, G, ctx) => one number a player.`,
  );
}
