/** Common mistakes in requests for a decision, made on purpose, and their messages. */
import { MessageChannel, Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import { valueFor } from "../contract/sides.js";
import { createOpponent } from "../opponent/opponent.js";
import { connect } from "../threads/connect.js";
import { serve } from "../threads/serve.js";
import { decide } from "./think.js";
import "../development.js";

interface State {
  readonly left: readonly number[];
  readonly player: number;
}

/** Nim: the player who takes the last object wins. */
const heaps: Game<State, number> = {
  name: "heaps",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
  start: () => ({ left: [2, 3], player: 0 }),
  turn: ({ left, player }) => (left.every((heap) => heap === 0) ? OVER : player),
  actions: ({ left }) => left.flatMap((heap, i) => (heap > 0 ? [i] : [])),
  play: ({ left, player }, from) => ({
    left: left.map((heap, i) => (i === from ? heap - 1 : heap)),
    player: 1 - player,
  }),
  payoff: ({ player }) => (player === 1 ? [1, 0] : [0, 1]),
};
const first: State = { left: [2, 3], player: 0 };
const any = (value: unknown): never => value as never;

describe("invalid requests", () => {
  it.each([
    ["nothing", undefined, /heaps: turn throws ".*" at the state undefined: is that a state of this game\?/],
    [
      "the options in its place",
      { time: 100 },
      /at the state \{"time":100\}: is that a state of this game\?/,
    ],
    ["its JSON", JSON.stringify(first), /is that a state of this game\?/],
  ])("decide and an opponent name an invalid state: %s", async (_, state, sentence) => {
    // Also after the game has been checked often enough.
    for (let time = 0; time < 4; time++) await decide(heaps, first, { depth: 1 });
    await expect(decide(heaps, any(state), { depth: 1 })).rejects.toThrow(sentence);
    await expect(createOpponent(heaps).play(any(state))).rejects.toThrow(sentence);
  });

  it("an opponent names a misspelt option, a level in place of options, and a worker without a connection", () => {
    expect(() => createOpponent(heaps, any({ levl: 3 }))).toThrow(
      'createOpponent has no option "levl"; did you mean level?',
    );
    expect(() => createOpponent(heaps, any(3))).toThrow("createOpponent takes its options as an object");
    expect(() => createOpponent(heaps, { worker: any({ postMessage() {} }) })).toThrow(
      "createOpponent: worker must be what connect returns: connect(new Worker(…)), not an object.",
    );
  });

  it("a missing seed, and a game in place of its facts, are named", () => {
    expect(() => seededChance(any(undefined))).toThrow("seededChance needs a seed");
    expect(() => valueFor(any(heaps), 1, 0.5)).toThrow("valueFor takes the facts of a game first");
  });
});

describe("a game for three with an evaluator of player 0 alone", () => {
  it("is rejected, because nothing estimates the others' payoffs", async () => {
    const three: Game<State, number> = {
      ...heaps,
      name: "heaps-for-three",
      facts: { players: 3, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
      start: () => ({ left: [9, 9, 9, 9], player: 0 }),
      play: ({ left, player }, from) => ({
        left: left.map((heap, i) => (i === from ? heap - 1 : heap)),
        player: (player + 1) % 3,
      }),
      payoff: ({ player }) => [0, 1, 2].map((seat) => (seat === (player + 2) % 3 ? 1 : 0)),
      evaluators: { default: () => 0.9 },
    };
    await expect(decide(three, { left: [9, 9, 9, 9], player: 0 }, { nodes: 500 })).rejects.toThrow(
      "evaluators say what player 0 may expect",
    );
    const { evaluators: _, ...unjudged } = three;
    const decision = await decide(unjudged, { left: [9, 9, 9, 9], player: 0 }, { nodes: 500 });
    expect(decision.algorithm).toBe("mcts");
  });
});

describe("a worker that cannot answer", () => {
  const asked = async (worker: Worker): Promise<unknown> => {
    try {
      for await (const decision of connect(worker).think("heaps", first, { depth: 1 })) return decision;
    } finally {
      await worker.terminate();
    }
  };

  it("reports why its script failed", async () => {
    await expect(asked(new Worker(new URL("./nowhere.js", import.meta.url)))).rejects.toThrow(
      /The worker's script failed: Cannot find module .*nowhere\.js/,
    );
    await expect(asked(new Worker('throw new Error("too early")', { eval: true }))).rejects.toThrow(
      "The worker's script failed: too early.",
    );
  });

  it("reports that it has ended, before and after a request", async () => {
    const worker = new Worker("setInterval(() => {}, 1000)", { eval: true });
    const engine = connect(worker);
    const waiting = engine.think("heaps", first, { depth: 1 }).next();
    await worker.terminate();
    await expect(waiting).rejects.toThrow("The worker has ended.");
    await expect(engine.think("heaps", first).next()).rejects.toThrow("The worker has ended.");
  });

  it("names a game passed in place of its name, and missing games", async () => {
    const { port1, port2 } = new MessageChannel();
    await expect(connect(port1).think(any(heaps), first).next()).rejects.toThrow(
      "A worker knows its games by name",
    );
    expect(() => serve(port2, any(undefined))).toThrow("serve takes a port and a list of games");
    expect(() => serve(any(null), [])).toThrow("There is no port here");
    port1.close();
  });
});
