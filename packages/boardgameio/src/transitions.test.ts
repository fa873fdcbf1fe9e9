import { isDeepStrictEqual } from "node:util";
import { seededChance } from "@tyche/engine";
import type { Game, Plugin } from "boardgame.io";
import { describe, expect, it, vi } from "vitest";
import { CreateGameReducer, InitializeGame } from "#boardgame.io/internal";
import { cases } from "../../../tests/cases.js";
import { fair, guessTheDie, pig, ticTacToe } from "../test/definitions.js";
import { actionsOf, dispatched } from "./actions.js";
import { ScriptedRandom } from "./scripted-random.js";
import { Transitions } from "./transitions.js";

/** Keeps a purse for each player, and rejects the fourth coin in it. */
const purse: Plugin = {
  name: "player",
  setup: ({ ctx }) => ({ players: Array.from({ length: ctx.numPlayers }, () => ({ earned: 0 })) }),
  api: ({ data, ctx }) => ({
    get: () => data.players[Number(ctx.currentPlayer)],
    set: (value: unknown) => {
      data.players[Number(ctx.currentPlayer)] = value;
    },
    all: data.players,
  }),
  flush: ({ api }) => ({ players: api.all }),
  isInvalid: ({ data }) => data.players.some(({ earned }: { earned: number }) => earned > 3) && "too rich",
};

/** Records every hook that runs. */
const watcher: Plugin = {
  name: "watcher",
  setup: () => ({ seen: 0 }),
  fnWrap:
    (method) =>
    (context, ...args) => {
      (context as unknown as { watcher: { count(): void } }).watcher?.count();
      return method(context, ...args);
    },
  api: ({ data }) => ({ count: () => data.seen++ }),
  flush: ({ data }) => data,
};

const DEFINITIONS: readonly [string, () => Game, number][] = [
  ["guess the die", () => guessTheDie as Game, 1],
  ["tic-tac-toe", () => ticTacToe as Game, 2],
  ["Pig", () => pig(20) as Game, 3],
  ["a fair", () => fair() as Game, 3],
  ["a fair with plugins", () => fair([purse, watcher]) as Game, 3],
  ["a fair for two", () => fair([purse]) as Game, 2],
];

/** The library's own reducer with the same draws. */
function reference(definition: Game, seed: string, numPlayers: number) {
  const random = new ScriptedRandom();
  random.chance = seededChance(seed);
  const game = { ...definition, plugins: [...(definition.plugins ?? []), random.plugin()] };
  const start = InitializeGame({ game, numPlayers });
  return { start, reduce: CreateGameReducer({ game }) };
}

const kept = ({ plugins }: { plugins: Record<string, { data: unknown }> }, own: readonly string[]) =>
  Object.fromEntries(own.map((name) => [name, plugins[name]!.data]));

const MATCHES = cases(40, 6);

describe("transitions", () => {
  it.each(DEFINITIONS)("match the library's reducer: %s", (_, define, numPlayers) => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const quieter = vi.spyOn(console, "log").mockImplementation(() => undefined);
    let refused = 0;
    let made = 0;
    for (let number = 0; number < MATCHES; number++) {
      const seed = `match ${number}`;
      const { start, reduce } = reference(define(), seed, numPlayers);
      const own = (define().plugins ?? []).map(({ name }) => name);
      const transitions = new Transitions(define());
      const chance = seededChance(seed);
      const choose = seededChance(`${seed} choices`);
      let theirs = start;
      let ours = transitions.start(numPlayers, undefined, chance);
      for (let ply = 0; ply < 60 && theirs.ctx.gameover === undefined; ply++) {
        expect(ours.G).toEqual(theirs.G);
        expect(ours.ctx).toEqual(theirs.ctx);
        if (own.length > 0) expect(ours.plugins).toEqual(kept(theirs, own));
        const { activePlayers, currentPlayer } = theirs.ctx;
        const players =
          choose.die(8) === 1 ? ["0", "1"] : Object.keys(activePlayers ?? { [currentPlayer]: 0 });
        const playerID = choose.pick(players);
        const listed = actionsOf(define().ai!.enumerate(theirs.G, theirs.ctx, playerID) as never);
        const action = choose.pick(listed);
        const before = structuredClone(ours);
        const state = structuredClone(theirs);
        const after = reduce(state as never, dispatched(action, playerID) as never);
        const next = transitions.after(ours, action, playerID, chance);
        expect(ours).toEqual(before);
        const isIdle = after.G === state.G && isDeepStrictEqual(after.ctx, theirs.ctx);
        const isRefused = (after as { transients?: unknown }).transients !== undefined || isIdle;
        expect(next === undefined).toBe(isRefused);
        if (isRefused) refused++;
        else {
          made++;
          theirs = after as typeof theirs;
          ours = next!;
        }
      }
    }
    expect(made).toBeGreaterThanOrEqual(MATCHES);
    if (numPlayers > 2) expect(refused).toBeGreaterThan(10);
    quiet.mockRestore();
    quieter.mockRestore();
  });
});
