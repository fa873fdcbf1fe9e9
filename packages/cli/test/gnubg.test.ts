import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  backgammon,
  cubeGame,
  cubeRules,
  equityOf,
  mirrored,
  pipsOnly,
  twoSided,
  withBearOff,
} from "@tyche/backgammon";
import { CubeLookahead, Lookahead } from "@tyche/backgammon/analysis";
import { parseMat, parseSgf } from "@tyche/backgammon/notation";
import { GnubgClient, hasGnubg, serveGnubg, startGnubg } from "@tyche/backgammon/servers";
import { seededChance } from "@tyche/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasProgram } from "../../../tests/programs.js";
import { gnubgPlayer } from "../src/arena/backgammon-players.js";
import { tyche } from "./harness.js";

const isHere = hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh");

describe("without GNU Backgammon", () => {
  it("reports with one sentence that it is missing", async () => {
    const { code, err } = await tyche([
      "arena",
      "backgammon",
      "random",
      "gnubg:binary=/nowhere/gnubg",
      "--games",
      "2",
      "--threads",
      "0",
    ]);
    expect(code).toBe(2);
    expect(err).toBe(
      "tyche: GNU Backgammon is not installed here: on Debian or Ubuntu, install the packages gnubg and gnubg-data.\n",
    );
  });

  it("reports that a program which exits at once is not GNU Backgammon", async () => {
    await expect(GnubgClient.start({ binary: "false" })).rejects.toThrow("GNU Backgammon has ended");
  });
});

describe.skipIf(!isHere)("with GNU Backgammon", () => {
  let client: GnubgClient;
  beforeAll(async () => {
    client = await GnubgClient.start();
  });
  afterAll(() => client.close());

  it("plays whole games against random plays legally", async () => {
    const rules = backgammon();
    const chance = seededChance("gnubg");
    let turns = 0;
    for (let game = 0; game < 3; game++) {
      let state = rules.start(chance);
      for (; rules.turn(state) >= 0; turns++) {
        const actions = rules.actions(state);
        const seen = state.player === 0 ? state.points : mirrored(state.points);
        const action =
          state.player === 0
            ? rules.notation.parseAction(state, await client.play(seen, state.dice!))
            : chance.pick(actions);
        state = rules.play(state, action, chance);
      }
    }
    expect(turns).toBeGreaterThan(60);
  });

  it("has the same bear-off values: its tables agree with ours", async () => {
    const { boards, win } = twoSided();
    const chance = seededChance("bear-off");
    for (let i = 0; i < 40; i++) {
      const homes = [0, 1].map(() => {
        const home = [0, 0, 0, 0, 0, 0];
        for (let left = chance.die(6); left > 0; left--) home[chance.die(6) - 1]!++;
        return home;
      }) as [number[], number[]];
      const points = [
        0,
        ...homes[0],
        ...new Array<number>(12).fill(0),
        ...homes[1].map((n) => 0 - n).reverse(),
        0,
      ];
      const { outcomes } = await client.evaluate(points, 0);
      // Its table has 16 bits per value.
      expect(outcomes[0]).toBeCloseTo(win(boards.numberOf(homes[0]), boards.numberOf(homes[1])), 4);
    }
  });

  it("agrees with our equities in longer bear-offs", async () => {
    const lookahead = new Lookahead(withBearOff(pipsOnly));
    const points = [0, 2, 3, 2, 3, 2, 3, ...new Array<number>(12).fill(0), -3, -2, -3, -2, -3, -2, 0];
    const { equity } = await client.evaluate(points, 0);
    expect(-equityOf(lookahead.outcomes(mirrored(points), 1))).toBeCloseTo(equity, 2);
  });

  it("answers many requests in order", async () => {
    const rules = backgammon();
    const states = Array.from({ length: 20 }, (_, i) => rules.start(seededChance(i)));
    const ask = (state: (typeof states)[number]): Promise<string> => {
      const { points, player, dice } = state;
      return client.play(player === 0 ? points : mirrored(points), dice!);
    };
    const together = await Promise.all(states.map(ask));
    for (const [i, state] of states.entries()) expect(await ask(state)).toBe(together[i]);
  });

  it("reports that the process has died, and does not hang", async () => {
    const doomed = await GnubgClient.start();
    await doomed.close();
    await expect(doomed.play([], [3, 1])).rejects.toThrow();
  });

  it("connects to Tyche as a player and completes a match", async () => {
    const said: string[] = [];
    const server = await serveGnubg({
      port: 0,
      host: "127.0.0.1",
      lookahead: new CubeLookahead(withBearOff(pipsOnly)),
      depth: 1,
      say: (text) => said.push(text),
    });
    const folder = mkdtempSync(join(tmpdir(), "tyche-test-"));
    const commands = [
      "set rng mersenne",
      "set seed 5",
      "set player 0 gnubg",
      `set player 1 external localhost:${server.port}`,
      "set player 0 chequer evaluation plies 0",
      "set automatic game on",
      "set automatic roll on",
      "set confirm new off",
      "set sound enable off",
      "set display off",
      "new match 1",
      ...new Array<string>(200).fill("play"),
      `export match mat ${join(folder, "match.mat")}`,
      `save match ${join(folder, "match.sgf")}`,
    ];
    const gnubg = await startGnubg(commands);
    await gnubg.gone;
    server.close();
    const match = parseMat(readFileSync(join(folder, "match.mat"), "utf8"));
    expect(match.games[0]!.result).toBeDefined();
    expect(match.games[0]!.events.length).toBeGreaterThan(10);
    expect(parseSgf(readFileSync(join(folder, "match.sgf"), "utf8"))).toEqual(match);
    expect(said).toEqual(["GNU Backgammon has come.", "GNU Backgammon has gone."]);
  });

  it("makes cube decisions by the score, from either side", async () => {
    // 75.6 % for the doubler: a player who needs 2 points may take from one who needs 5, but not the other way round.
    const [own, other] = ["-CCCBBB------------cbcbcb-", "-BCBCBC------------bbbccc-"];
    const rules = cubeRules({ length: 5 });
    const game = cubeGame(rules);
    const player = await gnubgPlayer("gnubg", new Map(), rules);
    const decided = async (text: string) => {
      const view = game.notation.parsePosition(`XGID=${text}:0:5:10`);
      return player.choose({ view, actions: game.actions(view), seat: game.turn(view) });
    };
    try {
      expect(await decided(`${own}:0:0:1:D:3:0`)).toBe("pass");
      expect(await decided(`${own}:0:0:1:D:0:3`)).toBe("take");
      expect(await decided(`${other}:0:0:-1:D:0:3`)).toBe("pass");
      expect(await decided(`${other}:0:0:-1:D:3:0`)).toBe("take");
      expect(await decided(`${own}:0:0:1:00:0:3`)).toBe("double");
      expect(await decided(`${own}:1:-1:-1:61:0:3`)).toBeInstanceOf(Array);
    } finally {
      await player.close!();
    }
  });

  it("plays in the arena", async () => {
    const { code, out } = await tyche([
      "arena",
      "backgammon",
      "tyche:evaluator=pips",
      "gnubg",
      "--games",
      "2",
      "--threads",
      "0",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toBeTypeOf("object");
  });
});
