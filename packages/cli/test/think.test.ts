import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { type Answer, answer, BOARD, EINSTEIN, START } from "./answers.js";
import { tyche } from "./harness.js";

describe("tyche think", () => {
  it("ranks backgammon plays by pips right after the turn, one turn deep", async () => {
    const { actions, depth, exact, nodes } = await answer(
      "think",
      "backgammon",
      "--position",
      START,
      "--roll",
      "31",
      "--depth",
      "1",
      "--evaluator",
      "pips",
    );
    expect([depth, exact, nodes.leaf]).toEqual([1, false, 16]);
    // 167 pips against 163 after any 3-1 that hits nothing; ties in the fixed order.
    expect(actions.map(({ value }) => value)).toEqual(new Array(16).fill(0.004));
    const { actions: fixed } = await answer("moves", "backgammon", "--position", START, "--roll", "31");
    expect(actions.map(({ action }) => action)).toEqual(fixed.map(({ action }) => action));
    expect(actions.every(({ bound, depth: each }) => bound === "exact" && each === 1)).toBe(true);
  });

  it("shows how soon an action wins, and no other row member as a statistic", async () => {
    const asked = ["think", "connect-four", "--position", "443322", "--depth", "1"];
    const { out } = await tyche(asked);
    expect(
      out
        .split("\n")
        .find((line) => line.startsWith("action"))
        ?.split(/ {2,}/),
    ).toEqual(["action", "value", "ends", "depth", "position after it"]);
    expect(out).toMatch(/\n5, 1, wins in 1 action\n.*; solved: the value of the whole game\n/);
  });

  it("gives values for the player to move, whichever player that is", async () => {
    const first = await answer("think", "pig", "--position", "41,49,22", "--depth", "4");
    const second = await answer("think", "pig", "--position", "41,49,22,1", "--depth", "4");
    expect(second.actions.map(({ action }) => action)).toEqual(first.actions.map(({ action }) => action));
    for (const [i, { value }] of first.actions.entries())
      expect(second.actions[i]!.value).toBeCloseTo(value, 12);
    const o = await answer("think", "tic-tac-toe", "--position", "XX.|OO.|X..");
    expect([o.value, o.actions[0]!.action, o.actions.at(-1)!.value]).toEqual([1, "6", -1]);
    expect(o).toMatchObject({ exact: true, solved: true, stopped: "solved", approximations: [] });
  });

  const forced = { kind: "proved", proof: "forced" };
  it.each([
    [
      ["tic-tac-toe", "--position", "XX.|OO.|X.."],
      { ...forced, low: 1, high: 1 },
      { ...forced, low: -1, high: -1 },
    ],
    [
      ["connect-four", "--position", "4433", "--depth", "2"],
      { kind: "estimate", depth: 2, isFull: true },
      { kind: "estimate", depth: 2, isFull: true },
    ],
    [
      ["blackjack", "--position", "T6 v T"],
      { kind: "proved", proof: "rules", low: -0.5398263462810868, high: -0.5398263462810868 },
      { kind: "proved", proof: "rules", low: -1.0796526925621737, high: -1.0796526925621737 },
    ],
    [
      ["pig", "--position", "41,49,22,1", "--algorithm", "mcts", "--simulations", "200"],
      { kind: "sample", within: [0, 1] },
      { kind: "sample", within: [0, 1] },
    ],
    [
      ["lifeboat", "--deal", "1", "--depth", "2"],
      { kind: "estimate", depth: 2, isFull: true },
      { kind: "estimate", depth: 2, isFull: true },
    ],
  ] as const)("%s: the certainty of the first and the last row", async (argv, first, last) => {
    const { actions } = await answer("think", ...argv);
    expect(actions[0]).toMatchObject({ certainty: first });
    expect(actions.at(-1)).toMatchObject({ certainty: last });
    for (const { certainty, ...row } of actions as readonly (Answer["actions"][number] & {
      readonly certainty: { readonly low?: number; readonly high?: number; readonly count?: number };
      readonly visits?: number;
    })[]) {
      expect(certainty.low ?? row.value).toBeLessThanOrEqual(row.value);
      expect(certainty.high ?? row.value).toBeGreaterThanOrEqual(row.value);
      expect(certainty.count).toBe(row.visits);
    }
  });

  it("subtracts no values of different depths, and gives one verdict on the cube", async () => {
    const rolled = ["think", "backgammon", "--position", START, "--roll", "31", "--depth", "2"];
    const { actions } = await answer(...rolled);
    const best = actions[0]!;
    expect(new Set(actions.map(({ depth }) => depth))).toEqual(new Set([1, 2]));
    for (const row of actions as readonly (Answer["actions"][number] & { readonly toBest?: number })[])
      expect(row.toBest).toBe(row.depth === best.depth ? row.value - best.value : undefined);
    const depths = actions.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    for (const more of [
      ["--depth", "1"],
      ["--nodes", "3000"],
      ["--nodes", "9000"],
    ]) {
      const cube = [
        "think",
        "backgammon",
        "--position",
        "XGID=---BBBB-B----a-a--AAbbbbb-:0:0:1:00:2:1:0:7:10",
      ];
      const found = (await answer(...cube, ...more)) as Answer & {
        readonly cube: { readonly double: boolean };
      };
      expect(found.cube.double).toBe(found.actions[0]!.action === "double");
    }
  });

  it("notes which part of a layout was not used", async () => {
    const argv = ["think", "pac-man", "--layout", "%%%%%/%P.G%%/%%%%%", "--depth", "1", "--json"];
    const { code, out, err } = await tyche(argv);
    expect({ code, best: JSON.parse(out).actions[0].action }).toEqual({ code: 0, best: "East" });
    expect(err).toMatch(
      /^tyche: note: The layout is as wide as its first row, 5 cells; the rest of row 2 was left out\.\n$/,
    );
  });

  it("reads an option's file once; its contents cannot name another file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-once-"));
    writeFileSync(join(folder, "maze"), "%%%%%\n%P.G%\n%%%%%\n");
    writeFileSync(join(folder, "name"), `@${join(folder, "maze")}`);
    const think = (file: string) =>
      tyche(["think", "pac-man", "--layout", `@${join(folder, file)}`, "--depth", "1"]);
    const [maze, name] = [await think("maze"), await think("name")];
    rmSync(folder, { recursive: true });
    expect(maze).toMatchObject({ code: 0, err: "" });
    expect(name).toEqual({
      code: 2,
      out: "",
      err: `tyche: ${join(folder, "name")} begins with @: the file of --layout must hold its value\n`,
    });
  });

  it("takes the board size from the position, on the command line and in lines of JSON", async () => {
    const position = "11\n.21\n..1";
    const pasted = await answer("think", "minesweeper", "--mines", "2", "--position", position);
    const { code, out } = await tyche(["think", "minesweeper", "--mines", "2", "--batch"], {
      stdin: `${JSON.stringify({ id: 1, position })}\n${JSON.stringify({ id: 2, position: "../.." })}\n`,
    });
    expect(code).toBe(0);
    const [first, second] = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first.actions).toEqual(pasted.actions);
    expect(pasted.actions.map(({ action }) => action)).toEqual(["r3c1"]);
    expect(second.actions[0].action).toBe("r1c1");
  });

  it.each(["ludo", "briscola", "lifeboat", "einstein"])(
    "starts %s from a state drawn with the seed",
    async (game) => {
      const limit = game === "briscola" ? ["--simulations", "20"] : ["--depth", "1"];
      const first = await answer("think", game, "--deal", "7", ...limit);
      const again = await answer("think", game, "--deal", "7", ...limit);
      expect(first.actions.length).toBeGreaterThan(0);
      expect(again.actions).toEqual(first.actions);
      const starts = new Set<string>();
      for (const seed of ["1", "2", "3", "4", "5"]) {
        const { code, out } = await tyche(["moves", game, "--deal", seed]);
        expect(code).toBe(0);
        starts.add(out);
      }
      expect(starts.size).toBeGreaterThan(1);
      const { code, err } = await tyche(["think", game]);
      expect([code, err.split("\n").length]).toEqual([2, 2]);
      expect(err).toContain("or --deal SEED for a start drawn by this seed");
      const both = await tyche(["think", game, "--deal", "7", "--position", "x"]);
      expect([both.code, both.err]).toEqual([2, expect.stringContaining("--deal draws a whole start")]);
    },
  );

  it("gives the score that 2048 gains, regardless of earlier points", async () => {
    const gained = await answer("think", "2048", "--position", BOARD, "--depth", "3", "--evaluator", "score");
    const more = await answer(
      "think",
      "2048",
      "--position",
      `${BOARD} score 1000`,
      "--depth",
      "3",
      "--evaluator",
      "score",
    );
    expect(gained.actions.map(({ action }) => action)).toEqual(["down", "up", "left"]);
    for (const [i, { value }] of gained.actions.entries()) {
      expect(value).toBeGreaterThan(0);
      expect(more.actions[i]!.value).toBeCloseTo(value, 9);
    }
    const one = await answer(
      "think",
      "2048",
      "--size",
      "2x2",
      "--position",
      "2 2 4 8",
      "--depth",
      "1",
      "--evaluator",
      "score",
    );
    expect(one.actions.map(({ value }) => value)).toEqual([4, 4]);
  });

  it("values a position before the roll as the mean over its 21 rolls", async () => {
    const depth = cases(2, 1);
    const asked = ["think", "backgammon", "--position", START, "--depth", String(depth)];
    const before = await answer(...asked);
    expect(before.rolls).toHaveLength(21);
    let mean = 0;
    for (const { roll, probability, value } of before.rolls!) {
      mean += probability * value;
      if (roll !== "64" && roll !== "11") continue;
      const one = await answer(...asked, "--roll", roll);
      expect(value).toBeCloseTo(one.value, 12);
    }
    expect(before.value).toBeCloseTo(mean, 12);
    expect(before.actions).toMatchObject([{ action: "roll", depth, bound: "exact", value: before.value }]);
  });

  it("finds the same values with every algorithm, with or without a table, and marks forward pruning", async () => {
    const ask = (...more: string[]) =>
      answer("think", "einstein", "--position", `${EINSTEIN} 5 1`, "--depth", "3", ...more);
    const usual = await ask();
    for (const algorithm of ["expectiminimax", "star1", "star2", "star2.5"]) {
      for (const table of ["0", "1000"]) {
        const other = await ask("--algorithm", algorithm, "--table", table);
        expect(other.algorithm).toBe(algorithm);
        expect(other.value).toBeCloseTo(usual.value, 12);
      }
    }
    const best = await ask("--rank", "best");
    expect(best.value).toBeCloseTo(usual.value, 12);
    expect((await ask("--beam", "2")).approximations.map(({ kind }) => kind)).toContain("beam");
    expect((await ask("--threads", "2")).value).toBe(usual.value);
  });

  it("stops at node and time limits, and always has an answer", async () => {
    const nodes = await answer("think", "connect-four", "--nodes", "5000");
    expect(nodes.stopped).toBe("nodes");
    expect(nodes.nodes.decision + nodes.nodes.leaf).toBeLessThan(6000);
    expect(nodes.actions).toHaveLength(7);
    const time = await answer("think", "chess", "--time", "30");
    expect([time.stopped, time.actions.length]).toEqual(["time", 20]);
    const roll = await answer("think", "backgammon", "--position", START, "--time", "0");
    expect([roll.rolls!.length, roll.depth]).toEqual([21, 1]);
    const play = await answer("think", "backgammon", "--position", START, "--roll", "31", "--time", "0");
    expect([play.stopped, play.actions.length, play.depth]).toEqual(["time", 16, 1]);
  });

  it("counts every win as one if the stakes are single", async () => {
    // Two checkers left to bear off against fifteen on the far side: a win that would otherwise count two or three.
    const position = "-15 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";
    const ask = (...more: string[]) =>
      answer("think", "backgammon", "--position", position, "--roll", "66", "--depth", "1", ...more);
    expect((await ask()).value).toBe(3);
    expect((await ask("--stakes", "single")).value).toBe(1);
  });

  it("gives people the same results as programs", async () => {
    const think = ["think", "backgammon", "--position", START, "--roll", "31", "--depth"];
    const { out } = await tyche([...think, "2", "--evaluator", "pips"]);
    expect(out).toContain("X rolled 3-1");
    expect(out).toMatch(/star2, depth 2, [\d,]+ nodes, \d+ ms; positions beyond the depth are estimated\n/);
    const known = await tyche(["think", "blackjack", "--position", "A7 v A?"]);
    expect(known.out).toMatch(/basic-strategy, depth 0, 1 node, \d+ ms; solved/);
  });

  it("gives the chances of every backgammon play, by the network that is the default evaluator", async () => {
    const think = ["think", "backgammon", "--position", START, "--roll", "31", "--depth", "1"];
    const { out } = await tyche(think);
    expect(out).toMatch(
      /action +win +win gammon +win backgammon +lose gammon +lose backgammon +value +to best +depth/,
    );
    const { actions } = await answer(...think);
    const [best, second] = actions as unknown as { action: string; value: number; chances: number[] }[];
    // The only play of 3-1 that all books agree on, by a wide margin.
    expect(best!.action).toBe("8/5 6/5");
    expect(best!.value - second!.value).toBeGreaterThan(0.05);
    const [win, gammon, backgammon, lost, lostBackgammon] = best!.chances as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(2 * win - 1 + gammon + backgammon - lost - lostBackgammon).toBeCloseTo(best!.value, 5);
  });
});

describe("a game without evaluators", () => {
  it("is searched by every method that supports it", async () => {
    for (const method of ["ismcts", "regret-ismcts"]) {
      const how = ["-a", method, "--simulations", "2000"];
      const argv = ["think", "hidden-coin", "--position", "open ?", "--json", ...how];
      const { code, out, err } = await tyche(argv);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(JSON.parse(out).actions[0].action).toBe("stop");
    }
  });
});
