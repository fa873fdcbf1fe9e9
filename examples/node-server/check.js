// Plays a game over HTTP, tries invalid requests, disconnects in the middle of a search, and ends by itself.
import assert from "node:assert/strict";
import { gameServer } from "./server.js";

const server = gameServer({ threads: 2 });
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}`;

async function ask(path, body, signal) {
  const response = await fetch(`${address}${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    signal,
  });
  return { status: response.status, ...(await response.json()) };
}

try {
  const begun = await ask("/games", { game: "pig", level: 2 });
  assert.equal(begun.turn, 0);
  let now = begun;
  let actions = 0;
  for (; now.turn === 0 && actions < 1000; actions++) {
    const holds = now.state.turnTotal >= 20 || now.state.scores[0] + now.state.turnTotal >= 100;
    now = await ask(`/games/${begun.id}/play`, { action: holds ? "hold" : "roll" });
    assert.equal(now.status, 200);
  }
  assert.ok(now.payoff === 0 || now.payoff === 1);

  const other = await ask("/games", {});
  const hint = await fetch(`${address}/games/${other.id}/hint`);
  assert.deepEqual(
    (await hint.json()).map(({ action }) => action),
    ["roll"],
  );

  assert.equal((await ask(`/games/${other.id}/play`, { action: "hold" })).status, 400);
  assert.equal((await ask("/games", { game: "go" })).error, 'There is no game "go" here.');
  assert.equal((await ask("/games", { level: 99 })).status, 400);
  assert.equal((await ask("/games/nobody")).status, 404);

  // Twenty players at the same time, on two threads.
  const many = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await ask("/games", { level: 10 });
      return (await ask(`/games/${id}/play`, { action: "roll" })).status;
    }),
  );
  assert.ok(many.every((status) => status === 200));

  // A player who disconnects during a search finds the game again.
  await assert.rejects(ask(`/games/${other.id}/play`, { action: "roll" }, AbortSignal.timeout(1)));
  let again = await ask(`/games/${other.id}`);
  while (again.status === 409) again = await ask(`/games/${other.id}`);
  assert.equal(again.status, 200);
  console.log(
    `a game of ${actions} actions, ${many.length} players at once, refusals, and one who left: all answered`,
  );
} finally {
  server.closeAllConnections();
  server.close();
}
