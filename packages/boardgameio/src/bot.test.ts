import { type BotOptions, playAs, TycheBot } from "@tyche/boardgameio";
import { type Game, OVER, seededChance } from "@tyche/engine";
import { shareOf } from "@tyche/engine/statistics";
import type { Game as Definition, State } from "boardgame.io";
import { describe, expect, it } from "vitest";
import { MCTSBot, Simulate, Step } from "#boardgame.io/ai";
import { CreateGameReducer, InitializeGame } from "#boardgame.io/internal";
import { cases, IS_LONG } from "../../../tests/cases.js";
import { MISTAKES, start } from "../../engine/test/mistaken-games.js";
import { dealPeek, guessTheDie, peek, pig, ticTacToe } from "../test/definitions.js";
import { Client, Local } from "../test/library.js";
import { dispatched } from "./actions.js";

/** Limits in nodes only, so that no test depends on the clock. */
const NODES = { time: 1e9, nodes: 300 };

function botFor<G>(game: Definition<G>, options: BotOptions<G> = {}): TycheBot<G> {
  return new TycheBot<G>({ game, enumerate: game.ai!.enumerate as never, seed: 1, ...NODES, ...options });
}

const startOf = (game: Definition, numPlayers = 2): State =>
  InitializeGame({ game: { ...game, plugins: [] } as Definition, numPlayers });

describe("a bot", () => {
  it("takes an immediate win, and blocks the opponent's", async () => {
    const bot = botFor(ticTacToe, { chance: false });
    const { ctx } = startOf(ticTacToe as Definition);
    const cells = (text: string) => ({ cells: [...text].map((cell) => (cell === "." ? null : cell)) });
    const win = await bot.play({ G: cells("00.11...."), ctx }, "0");
    expect(win.action).toEqual({ type: "MAKE_MOVE", payload: { type: "take", args: [2], playerID: "0" } });
    const kept = await bot.play({ G: cells("00..1...."), ctx: { ...ctx, currentPlayer: "1" } }, "1");
    expect(kept.action.payload.args).toEqual([2]);
    const [best, ...others] = await bot.hint({ G: cells("00.11...."), ctx }, "0");
    expect(best).toEqual({ action: { move: "take", args: [2] }, value: 1 });
    expect(others).toHaveLength(4);
  });

  it("guesses a die right one time in six, like anybody; the library's bot reads the generator", async () => {
    const games = cases(200, 14);
    const right = { tyche: 0, library: 0 };
    for (let number = 0; number < games; number++) {
      const game = { ...guessTheDie, seed: `die ${number}` } as Definition;
      const setting = { game, enumerate: game.ai!.enumerate, seed: number };
      const bots = {
        tyche: new TycheBot({ ...setting, enumerate: setting.enumerate as never, time: 1e9 }),
        library: new MCTSBot({ ...setting, iterations: 100 }),
      };
      for (const [name, bot] of Object.entries(bots)) {
        const state = InitializeGame({ game, numPlayers: 1 });
        const { action } = await bot.play(state as never, "0");
        if (CreateGameReducer({ game })(state as never, action as never).G.right) right[name as "tyche"]++;
      }
    }
    const { low, high } = shareOf(right.tyche, games);
    expect(low).toBeLessThan(1 / 6);
    expect(high).toBeGreaterThan(1 / 6);
    expect(right.library / games).toBeGreaterThan(2 / 3);
  });

  it("has sliders, and changes strength as soon as one moves", async () => {
    const bot = botFor(pig(20) as Definition, { level: 3 });
    expect(bot.opts()).toEqual({
      level: { range: { min: 1, max: 10 }, value: 3 },
      time: { range: { min: 20, max: 1e9 }, value: 1e9 },
    });
    const levels = new Set<string>();
    for (const level of [1, 10]) {
      bot.setOpt("level", level);
      // In Pig a beginner holds nothing, rolls on, or holds: a strong player with 17 points gathered and 3 to go holds.
      for (let i = 0; i < cases(12, 1); i++) {
        const state = startOf(pig(20) as Definition);
        const { action } = await bot.play({ ...state, G: { scores: [0, 18], gathered: 19 } } as never, "0");
        levels.add(`${level} ${action.payload.type}`);
      }
    }
    expect(levels).toContain("10 roll");
    expect(levels).not.toContain("10 hold");
  });

  it("plays the same for the same seed, whatever the state of the match's own generator", async () => {
    const game = pig(30) as Definition;
    const moves = async (seed: string): Promise<unknown[]> => {
      const bot = botFor(game);
      const made: unknown[] = [];
      for (let gathered = 10; gathered < 26; gathered += cases(3, 8)) {
        const state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
        const { action } = await bot.play({ ...state, G: { scores: [5, 5], gathered } } as never, "0");
        made.push(action.payload.type);
      }
      return made;
    };
    expect(await moves("one")).toEqual(await moves("another"));
  });

  it("uses nothing that its player cannot see", async () => {
    const options = { determinize: dealPeek as never, nodes: 2000 };
    const { ctx } = startOf(peek as Definition);
    const named = async (hands: (number | null)[]): Promise<unknown> => {
      const { action } = await botFor(peek as Definition, options).play(
        { G: { hands, named: null }, ctx },
        "0",
      );
      return action.payload.args;
    };
    // The opponent's card is 1 or 3: with one seed the bot says the same for both, and also if the server sent no card.
    const said = await named([2, 1]);
    expect(await named([2, 3])).toEqual(said);
    expect(await named([2, null])).toEqual(said);
    expect(said).not.toEqual([2]);
    expect(() => botFor(peek)).toThrow("give determinize");
  });

  it("can use a native game to decide", async () => {
    // The same Pig, but with points stored once per seat, and with the native game's own action names.
    type Points = { readonly points: readonly number[]; readonly gathered: number; readonly player: number };
    const native: Game<Points, "again" | "stop"> = {
      name: "native-pig",
      facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
      start: () => ({ points: [0, 0], gathered: 0, player: 0 }),
      turn: ({ points, player }) => (points.some((own) => own >= 20) ? OVER : player),
      actions: ({ gathered }) => (gathered === 0 ? ["again"] : ["again", "stop"]),
      play: ({ points, gathered, player }, action, chance: ReturnType<typeof seededChance>) => {
        if (action === "stop")
          return { points: points.with(player, points[player]! + gathered), gathered: 0, player: 1 - player };
        const rolled = chance.die(6);
        return rolled === 1
          ? { points, gathered: 0, player: 1 - player }
          : { points, gathered: gathered + rolled, player };
      },
      payoff: ({ points }) => (points[0]! >= 20 ? [1, 0] : [0, 1]),
    };
    const game = pig(20) as Definition;
    const bot = botFor(game, {
      native: {
        game: native as never,
        toState: ({ scores, gathered }: never, { currentPlayer }) =>
          ({ points: scores, gathered, player: Number(currentPlayer) }) as never,
        toAction: (action) =>
          ("move" in action ? { roll: "again", hold: "stop" }[action.move] : undefined) as never,
      },
    });
    const { ctx } = startOf(game);
    const at = (scores: number[], gathered: number) =>
      bot.play({ G: { scores, gathered }, ctx } as never, "0");
    expect((await at([3, 3], 17)).action.payload.type).toBe("hold");
    expect((await at([0, 18], 2)).action.payload.type).toBe("roll");
    const hints = await bot.hint({ G: { scores: [3, 3], gathered: 17 }, ctx }, "0");
    expect(hints).toContainEqual({ action: { move: "hold", args: [] }, value: 1 });
    const wrong = botFor(game, {
      native: {
        game: native as never,
        toState: () => native.start(undefined as never) as never,
        toAction: () => undefined,
      },
    });
    await expect(wrong.play({ G: { scores: [0, 0], gathered: 3 }, ctx } as never, "0")).rejects.toThrow(
      "which toAction returns for none of",
    );
  });
});

describe("the library's own programs", () => {
  it("simulate a match with it, and step a client", async () => {
    const game = pig(cases(15, 8)) as Definition;
    const { state } = await Simulate({
      game,
      bots: { 0: botFor(game) as never, 1: botFor(game) as never },
      state: InitializeGame({ game: { ...game, seed: "simulated" }, numPlayers: 2 }),
    });
    expect(state.ctx.gameover).toMatchObject({ winner: expect.stringMatching(/^[01]$/) });
    const client = Client({ game: ticTacToe as Definition });
    const bot = botFor(ticTacToe, { chance: false, algorithm: "alpha-beta", nodes: cases(8000, 2000) });
    for (let ply = 0; ply < 9; ply++) await Step(client as never, bot as never);
    expect(client.getState()!.ctx.gameover).toEqual({ draw: true });
  });

  it("play against it by Local({ bots }), created by the library with only a game, a list of moves and a seed", async () => {
    const game = ticTacToe as Definition;
    const bots = { 1: TycheBot.with({ ...NODES, chance: false }) };
    const client = Client({ game, playerID: "0", multiplayer: Local({ bots: bots as never }) });
    const firstFree = {
      play: async ({ G }: { G: unknown }) => ({
        action: dispatched({ move: "take", args: [(G as { cells: unknown[] }).cells.indexOf(null)] }, "0"),
      }),
    };
    const over = new Promise<State>((resolve) => {
      client.subscribe((state) => state?.ctx.gameover && resolve(state));
    });
    const leave = playAs(client as never, firstFree);
    client.start();
    // Taking the first free cell every time loses.
    expect((await over).ctx.gameover).toEqual({ winner: "1" });
    leave();
    client.stop();
  });
});

it.runIf(IS_LONG)("answers within its time", async () => {
  const bot = botFor(pig(100) as Definition, { time: 200, nodes: 1e9 });
  const start = performance.now();
  await bot.play(startOf(pig(100) as Definition) as never, "0");
  expect(performance.now() - start).toBeLessThan(5000);
});

// The engine's own tests have them all; the quick suite has some here.
it.each(MISTAKES.filter(([, , , sentence]) => sentence).filter((_, i) => i % cases(1, 6) === 0))(
  "a bot refuses an invalid native game as the engine does: %s",
  async (_, mistaken, __, sentence) => {
    const toState = () => (typeof mistaken.start === "function" ? mistaken.start(seededChance(1)) : start());
    const bot = async (level: number) =>
      botFor(pig(20), {
        level,
        native: { game: mistaken, toState, toAction: () => ({ move: "roll" }) } as never,
      }).play(startOf(pig(20) as Definition), "0");
    await expect(bot(10)).rejects.toThrow(sentence);
    await expect(bot(3)).rejects.toThrow(sentence);
  },
);
