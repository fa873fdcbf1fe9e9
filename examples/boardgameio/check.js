// Plays a match in this process, then one on a server between two bots of different levels; ends by itself.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { gameOf, playAs, TycheBot } from "@tyche/boardgameio";
import { judgement, pig } from "./game.js";
import { join, serve } from "./server.js";

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");

const over = (client) =>
  new Promise((resolve) => {
    client.subscribe((state) => state?.ctx.gameover && resolve(state));
  });

// The rules as Tyche sees them: six results of a roll, each with its probability.
assert.deepEqual(gameOf(pig).facts.players, 2);

const bots = { 1: TycheBot.with({ level: 3, time: 50, ...judgement }) };
const client = Client({ game: pig, playerID: "0", multiplayer: Local({ bots }), debug: false });
const local = over(client);
const leave = playAs(
  client,
  new TycheBot({ game: pig, enumerate: pig.ai.enumerate, time: 50, ...judgement }),
);
client.start();
const here = await local;
leave();
client.stop();
assert.ok(here.G.scores[here.ctx.gameover.winner] >= 50);

const server = await serve(0);
const lobby = new LobbyClient({ server: server.address });
const { matchID } = await lobby.createMatch(pig.name, { numPlayers: 2 });
const seats = await Promise.all(
  [10, 1].map((level, seat) =>
    join({ address: server.address, matchID, playerID: String(seat), options: { level, time: 50 } }),
  ),
);
const there = await over(seats[0].client);
for (const seat of seats) seat.leave();
server.close();
assert.ok(there.G.scores[there.ctx.gameover.winner] >= 50);
console.log(
  `a match of ${here.ctx.turn} turns with a local bot, one of ${there.ctx.turn} turns at a server: both to the end`,
);
