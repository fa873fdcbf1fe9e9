import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import type { Decision } from "../src/contract/decision.js";
import type { Facts } from "../src/contract/facts.js";
import type { Game } from "../src/contract/game.js";
import { METHODS } from "../src/think/table.js";
import { decide } from "../src/think/think.js";
import { connect } from "../src/threads/connect.js";
import type { Port } from "../src/threads/port.js";
import type { RemoteOptions } from "../src/threads/protocol.js";
import { serve } from "../src/threads/serve.js";
import { highCard } from "./high-card.js";
import { randomParty } from "./random-party.js";
import { pig, ticTacToe } from "./sample-games.js";

/** Games among which every method finds one. */
const party = randomParty("worker", { players: 3, constantSum: true }).game;
const { game: alone } = randomParty("alone", { players: 1 });
const GAMES = [pig(10), ticTacToe, highCard, party, { ...alone, name: "alone" }] as unknown as readonly Game<
  unknown,
  unknown
>[];

/** Every game starts after the first outcome of its chance. */
const startOf = (game: Game<unknown, unknown>): unknown =>
  game.start({
    die: () => 1,
    dice: () => [1],
    pick: (items) => items[0]!,
    weighted: (pairs) => pairs[0]![0],
    shuffle: (cards) => [...cards],
  });

let ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports) port.close();
  ports = [];
});

function channel(): MessageChannel {
  const made = new MessageChannel();
  ports.push(made.port1);
  return made;
}

const timeless = ({ ms: _, ...rest }: Decision<unknown>): unknown => rest;

describe("a worker runs every method of the table", () => {
  it.each(METHODS.map((method) => [method.name, method] as const))("%s", async (algorithm, method) => {
    const { port1, port2 } = channel();
    serve(port1 as Port, GAMES);
    const engine = connect(port2 as Port);
    const game = GAMES.find(({ facts }) => method.refusal(facts) === undefined)!;
    const simulates = method.settings.some(({ name }) => name === "simulations");
    const options: RemoteOptions = {
      algorithm,
      ...(!method.unused.includes("table") && { table: 1024 }),
      ...(simulates
        ? { settings: { simulations: 300 } }
        : method.unused.includes("depth")
          ? {}
          : { depth: 3 }),
    };
    const there: Decision<unknown>[] = [];
    for await (const decision of engine.think(game.name, startOf(game), options)) there.push(decision);
    expect(timeless(there.at(-1)!)).toEqual(timeless(await decide(game, startOf(game), options)));
    expect(there.at(-1)!.best).toEqual(there.at(-1)!.actions[0]!.action);
  });

  it("and keeps a tree for its session only", async () => {
    const { port1, port2 } = channel();
    serve(port1 as Port, GAMES);
    const engine = connect(port2 as Port);
    const visits = async (session?: string): Promise<number> => {
      const options = {
        algorithm: "mcts",
        settings: { simulations: 500, solver: "off" },
        ...(session && { session }),
      };
      let last: Decision<unknown> | undefined;
      for await (const decision of engine.think("pig", [0, 0, 2, 0], options)) last = decision;
      return last!.actions.reduce((sum, row) => sum + row.visits!, 0);
    };
    expect([await visits("a"), await visits("a"), await visits("b"), await visits()]).toEqual([
      500, 1000, 500, 500,
    ]);
  });
});

describe("the fix in an error", () => {
  it("works: the suggested method accepts these facts", () => {
    let refusals = 0;
    for (let bits = 0; bits < 2 ** 6; bits++) {
      const bit = (i: number): boolean => (bits >> i) % 2 === 1;
      for (const players of [1, 2, 3]) {
        const facts: Facts = {
          players,
          zeroSum: bit(0),
          cooperative: bit(1),
          chance: bit(2),
          hidden: bit(3),
          cycles: bit(4),
          bounds: bit(5) ? [0, 1] : [0, Number.POSITIVE_INFINITY],
        };
        for (const method of METHODS) {
          const refusal = method.refusal(facts);
          if (refusal === undefined) continue;
          refusals++;
          const named = METHODS.filter(({ name }) =>
            new RegExp(`(?<![\\w-])${name}(?![\\w-]|\\.\\d)`).test(refusal.message.replace(/^\S+/, "")),
          );
          expect(named.length, `${refusal.id} ${JSON.stringify(facts)}`).toBeGreaterThan(0);
          const refused = named.filter(({ refusal: refuses }) => refuses(facts) !== undefined);
          expect(
            refused.map(({ name }) => name),
            `${refusal.id} ${JSON.stringify(facts)}`,
          ).toEqual([]);
        }
      }
    }
    expect(refusals).toBeGreaterThan(500);
  });
});
