// A boardgame.io server, and bots that join its matches as anyone else would: with a client, a seat and credentials.
import { createRequire } from "node:module";
import { playAs, TycheBot } from "@tyche/boardgameio";
import { judgement, pig } from "./game.js";

// In Node the library is CommonJS.
const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

/** @param {number} port 0: any free port */
export async function serve(port) {
  const server = Server({ games: [pig], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port });
  return {
    address: `http://localhost:${running.appServer.address().port}`,
    close: () => server.kill(running),
  };
}

/**
 * A bot takes a seat.
 * @param {{ address: string, matchID: string, playerID: string, options?: object }} seat
 */
export async function join({ address, matchID, playerID, options = {} }) {
  const lobby = new LobbyClient({ server: address });
  const { playerCredentials } = await lobby.joinMatch(pig.name, matchID, { playerID, playerName: "Tyche" });
  const client = Client({
    game: pig,
    matchID,
    playerID,
    credentials: playerCredentials,
    multiplayer: SocketIO({ server: address }),
    debug: false,
  });
  const bot = new TycheBot({ game: pig, enumerate: pig.ai.enumerate, ...judgement, ...options });
  const leave = playAs(client, bot);
  client.start();
  return {
    client,
    leave: () => {
      leave();
      client.stop();
    },
  };
}

if (import.meta.filename === process.argv[1]) {
  const { address } = await serve(8000);
  const lobby = new LobbyClient({ server: address });
  const { matchID } = await lobby.createMatch(pig.name, { numPlayers: 2 });
  await join({ address, matchID, playerID: "1" });
  console.log(`${address}: match ${matchID} waits for player 0`);
}
