import type { AddressInfo, Server as NetServer } from "node:net";
import { playAs, TycheBot } from "@tyche/boardgameio";
import type { Game as Definition, State } from "boardgame.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { dealPeek, peek, pig, ticTacToe } from "../test/definitions.js";
import { Client, Origins, Server, SocketIO } from "../test/library.js";

const LIMITS = { time: 1e9, nodes: 200, seed: 1 };

describe("a bot in the seat of a server's client", () => {
  const ends: (() => void)[] = [];
  beforeEach(() => {
    // The server logs every request.
    for (const method of ["log", "info", "error"] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end();
    vi.restoreAllMocks();
  });

  /** A match between bots, each with its own client, on the library's own server. */
  async function played(game: Definition, options: object = {}): Promise<State> {
    const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
    const running = await server.run({ port: 0 });
    ends.push(() => server.kill(running));
    const { port } = (running.appServer as unknown as NetServer).address() as AddressInfo;
    // The server creates the match when its first player connects.
    const seats = ["0", "1"].map((playerID) => {
      const client = Client({
        game,
        ...{ matchID: "a match", playerID, numPlayers: 2 },
        multiplayer: SocketIO({ server: `http://localhost:${port}` }),
      });
      const enumerate = game.ai!.enumerate as never;
      const over = new Promise<State>((resolve, reject) => {
        const leave = playAs(client as never, new TycheBot({ game, enumerate, ...LIMITS, ...options }), {
          onError: reject,
        });
        const forget = client.subscribe((state) => state?.ctx.gameover && resolve(state));
        ends.push(() => {
          leave();
          forget();
          client.stop();
        });
      });
      client.start();
      return over;
    });
    const [one] = await Promise.all(seats);
    return one!;
  }

  it.runIf(IS_LONG)("draws at tic-tac-toe against itself", async () => {
    const { ctx } = await played(ticTacToe as Definition, { chance: false, nodes: 20_000 });
    expect(ctx.gameover).toEqual({ draw: true });
  });

  it("plays Pig to the end, with the server rolling", async () => {
    const { ctx, G } = await played({ ...pig(12), seed: "remote" } as Definition);
    const { winner } = ctx.gameover as { winner: string };
    expect((G as { scores: number[] }).scores[Number(winner)]).toBeGreaterThanOrEqual(12);
  });

  it("plays with hidden cards, of which the server sends it only its own", async () => {
    const { ctx } = await played({ ...peek, seed: "cards" } as Definition, { determinize: dealPeek });
    expect(ctx.gameover).toMatchObject({ winner: expect.stringMatching(/^[01]$/) });
  });
});
