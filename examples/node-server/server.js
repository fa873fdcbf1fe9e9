// Games over HTTP. The server keeps the states, rolls the dice and decides what is legal: a client sends actions, never
// states.
//
//     POST /games             {"game": "pig", "level": 5}    -> {"id": …, "state": …, "turn": 0, "actions": […]}
//     POST /games/ID/play     {"action": "roll"}             -> the same, after your action and all the opponent's
//     GET  /games/ID/hint                                    -> every action with its value
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { createOpponent, OVER, seededChance, valueFor } from "@tyche/engine";
import { GAMES } from "./games.js";
import { Busy, Thinkers } from "./thinkers.js";

/** Time limit per move in milliseconds. */
const TIME = 300;
/** Maximum number of games; the one unused for longest is dropped. */
const MOST_GAMES = 10_000;
/** The seat of the player on HTTP. */
const CLIENT = 0;

class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {{ threads?: number }} options */
export function gameServer({ threads = Math.max(1, availableParallelism() - 1) } = {}) {
  const thinkers = new Thinkers(threads);
  const games = new Map();

  function begin({ game: name = "pig", level = 5 }) {
    const game = GAMES.find((each) => each.name === name);
    if (!game) throw new Refusal(400, `There is no game "${name}" here.`);
    if (!Number.isInteger(level) || level < 1 || level > 10)
      throw new Refusal(400, "A level is a whole number from 1 to 10.");
    const id = randomUUID();
    // Nobody outside knows the seed, and the search never has access to these dice.
    const dice = seededChance(randomUUID());
    const table = { id, game, level, dice, state: game.start(dice), busy: false };
    games.set(id, table);
    if (games.size > MOST_GAMES) games.delete(games.keys().next().value);
    return table;
  }

  function found(id) {
    const table = games.get(id);
    if (!table) throw new Refusal(404, "There is no such game.");
    if (table.busy) throw new Refusal(409, "This game is being thought about.");
    // Set again, it becomes the last of the map.
    games.delete(id);
    games.set(id, table);
    return table;
  }

  async function play(table, { action }, signal) {
    const { game, dice } = table;
    if (game.turn(table.state) !== CLIENT) throw new Refusal(409, "It is not your turn.");
    const legal = game.actions(table.state).find((each) => JSON.stringify(each) === JSON.stringify(action));
    if (legal === undefined) throw new Refusal(400, `That is not legal here: ${JSON.stringify(action)}.`);
    table.state = game.play(table.state, legal, dice);
    await answer(table, signal);
  }

  /** Lets the opponent play until the client is to move. What was played stays, even where the client has gone. */
  async function answer(table, signal) {
    const { game, level, dice, id } = table;
    while (game.turn(table.state) !== CLIENT && game.turn(table.state) !== OVER) {
      const chosen = await thinkers.use(
        (worker) =>
          createOpponent(game, { level, seed: id, time: TIME, worker }).play(table.state, { signal }),
        signal,
      );
      table.state = game.play(table.state, chosen, dice);
    }
  }

  async function hint({ game, state }, signal) {
    if (game.turn(state) !== CLIENT) throw new Refusal(409, "It is not your turn.");
    const { actions } = await thinkers.use(
      (worker) => createOpponent(game, { time: TIME, worker }).hint(state, { signal }),
      signal,
    );
    return actions.map((row) => ({ action: row.action, value: valueFor(game.facts, CLIENT, row) }));
  }

  /** What a client may know. In a game with hidden cards this is `game.view(state, CLIENT)`, never the state. */
  function shown({ id, game, state }) {
    const turn = game.turn(state);
    return {
      id,
      state: game.facts.hidden ? game.view(state, CLIENT) : state,
      turn,
      actions: turn === CLIENT ? game.actions(state) : [],
      ...(turn === OVER && { payoff: game.payoff(state)[CLIENT] }),
    };
  }

  async function respond(request, signal) {
    const [, where, id, what] = new URL(request.url, "http://localhost").pathname.split("/");
    if (where !== "games") throw new Refusal(404, "There is nothing here: POST /games begins a game.");
    if (request.method === "POST" && id === undefined) return shown(begin(await bodyOf(request)));
    const body = request.method === "POST" ? await bodyOf(request) : {};
    const table = found(id);
    table.busy = true;
    try {
      if (request.method === "GET" && what === "hint") return await hint(table, signal);
      if (request.method === "POST" && what === "play") {
        await play(table, body, signal);
        return shown(table);
      }
      // A client that disconnected while the opponent was thinking resumes here.
      if (request.method === "GET" && what === undefined) {
        await answer(table, signal);
        return shown(table);
      }
    } finally {
      table.busy = false;
    }
    throw new Refusal(404, "There is no such request.");
  }

  const server = createServer(async (request, response) => {
    // A client that disconnects cancels its search.
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const send = (status, body) =>
      response.writeHead(status, { "content-type": "application/json" }).end(`${JSON.stringify(body)}\n`);
    try {
      send(200, await respond(request, gone.signal));
    } catch (error) {
      if (gone.signal.aborted) return;
      if (error instanceof Refusal) send(error.status, { error: error.message });
      else if (error instanceof Busy) send(503, { error: error.message });
      else {
        console.error(error);
        send(500, { error: "Something went wrong here." });
      }
    }
  });
  server.on("close", () => thinkers.close());
  return server;
}

async function bodyOf(request) {
  let text = "";
  for await (const piece of request) {
    text += piece;
    if (text.length > 10_000) throw new Refusal(413, "That is too much.");
  }
  try {
    return JSON.parse(text || "{}") ?? {};
  } catch {
    throw new Refusal(400, "That is no JSON.");
  }
}

if (import.meta.filename === process.argv[1]) {
  const port = Number(process.env.PORT ?? 8080);
  gameServer().listen(port, () => console.log(`Games at http://localhost:${port}/games`));
}
