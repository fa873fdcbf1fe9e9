import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";

const START = "-b----E-C---eE---c-e----B-";
const ID = "4HPwATDgc/ABMA";
/** A fast evaluator: only the race counts. */
const QUICK = ["--evaluator", "pips", "--depth", "1"];

/** The cube advice by name. */
interface Cube {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly double: boolean;
  readonly take: boolean;
  readonly verdict: string;
}

interface Answer {
  readonly actions: readonly {
    readonly action: string;
    readonly position: string | null;
    readonly value: number;
  }[];
  readonly value: number;
  readonly cube?: Cube;
  readonly remarks?: readonly string[];
}

async function think(position: string, ...more: readonly string[]): Promise<Answer> {
  const { code, out, err } = await tyche([
    "think",
    "backgammon",
    "--position",
    position,
    ...QUICK,
    ...more,
    "--json",
  ]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Answer;
}

describe("tyche think backgammon before the roll", () => {
  it("advises on the cube too, in money play by default", async () => {
    const { actions, cube, remarks } = await think(ID);
    expect(actions.map(({ action }) => action)).toEqual(["roll"]);
    expect(cube).toMatchObject({ doublePass: 1, double: false, take: true, verdict: "no double, take" });
    expect(cube!.noDouble).toBeGreaterThan(0);
    expect(cube!.doubleTake).toBeLessThan(cube!.noDouble);
    expect(remarks!.at(-1)).toBe("no double, take");
    const xgid = await think(`XGID=${START}:0:0:1:00:0:0:0:0:10`);
    expect(xgid.cube).toEqual(cube);
    expect((await think(ID, "--roll", "31")).cube).toBeUndefined();
  });

  it("takes the cube from the text, and gives no advice if the opponent owns it", async () => {
    const own = await think(`XGID=${START}:1:1:1:00:0:0:0:0:10`);
    expect(own.cube!.verdict).toBe("no redouble, take");
    expect(own.cube!.noDouble).toBeGreaterThan((await think(ID)).cube!.noDouble);
    expect((await think(`XGID=${START}:1:-1:1:00:0:0:0:0:10`)).cube).toBeUndefined();
    expect((await think(`${ID}:cAkAAAAAAAAE`)).cube!.verdict).toBe("no double, take");
  });

  it("includes it in batches, and as lines of text", async () => {
    const lines = [
      { id: 1, position: ID },
      { id: 2, position: ID, roll: "31" },
    ];
    const { out } = await tyche(["think", "backgammon", "--batch", ...QUICK], {
      stdin: lines.map((line) => JSON.stringify(line)).join("\n"),
    });
    const [before, rolled] = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer);
    expect(before!.cube).toEqual((await think(ID)).cube);
    expect(rolled!.cube).toBeUndefined();
    const text = await tyche(["think", "backgammon", "--position", ID, ...QUICK]);
    expect(text.out).toMatch(
      /\ncube: no double [+-]\d\.\d{3}, double and take .*\ntake point .*\nno double, take\n/,
    );
  });
});

/** Numbers to 12 digits. */
const rounded = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === "number" ? value.toPrecision(12) : value));

describe("a position with a match score or a pending cube decision", () => {
  it("is searched as such without further options", async () => {
    const { actions, cube } = await think(`XGID=${START}:0:0:1:00:4:2:0:7:10`);
    expect(actions.map(({ action }) => action)).toEqual(["roll", "double"]);
    expect(actions[1]!.position).toBe(`XGID=${START}:0:0:1:D:4:2:0:7:10`);
    // The chance to win the match, doubled, minus 1; the player needs 3 points and the opponent 5.
    expect(actions[0]!.value).toBeGreaterThan(0.2);
    expect(cube).toMatchObject({ verdict: "no double, take" });
    const match = await think(`${ID}:cAngACAAIAAE`);
    // The same up to rounding: positions that were read elsewhere are searched in another order.
    expect(rounded(match.cube)).toEqual(rounded(cube));
    const given = await think(`XGID=${START}:0:0:1:00:4:2:0:7:10`, "--match", "7");
    expect(given.actions).toEqual(actions);
  });

  it("asks whether to take or to pass", async () => {
    const { actions, cube } = await think(`XGID=${START}:0:0:1:D:0:0:0:0:10`);
    expect(actions.map(({ action }) => action)).toEqual(["take", "pass"]);
    expect(actions[1]!.value).toBe(-1);
    expect(cube!.take).toBe(true);
    const wild = await think(`XGID=${START}:0:0:1:D:0:0:3:0:10`);
    expect(wild.actions.map(({ action }) => action)).toContain("beaver");
  });

  it("is refused with one sentence if the options contradict it", async () => {
    const match = `XGID=${START}:0:0:1:00:4:2:0:7:10`;
    for (const [more, message] of [
      [
        ["--match", "5"],
        "The position is from a 7-point match, but this is a 5-point match: give --match 7.",
      ],
      [["--cube", "on"], "The position is from a 7-point match, but this is money play: give --match 7."],
      [["--cube", "off"], "The position is from a 7-point match: leave out --cube off."],
      [["--stakes", "single"], "The position is from a 7-point match: leave out --stakes."],
    ] as const) {
      expect(await refusal(["think", "backgammon", "--position", match, ...QUICK, ...more])).toBe(
        `tyche: ${message}\n`,
      );
    }
  });

  it.each([
    [["--match", "0"], "A match has 1 to 64 points, not 0."],
    [
      ["--match", "7", "--jacoby", "on"],
      "The Jacoby rule, beavers and automatic doubles are for money play: leave them out of a match.",
    ],
    [
      ["--cube", "off", "--match", "7"],
      "Matches, the Jacoby rule, beavers, automatic doubles and resignations are played with the cube: leave out --cube off.",
    ],
    [
      ["--cube", "on", "--stakes", "single"],
      "With the cube the stakes are those of money play or of the match: leave out --stakes.",
    ],
  ])("%s is refused", async (more, message) => {
    expect(await refusal(["think", "backgammon", "--position", ID, ...QUICK, ...more])).toBe(
      `tyche: ${message}\n`,
    );
  });
});

describe("a user-defined match equity table", () => {
  /** All scores even except the last points, where the trailer has little hope. */
  const rows = ["0.5 0.9 0.9", "0.1 0.5 0.5", "0.1 0.5 0.5", "0.5 0.1 0.05"].join("\n");

  it("defines the value of scores", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-test-"));
    try {
      const file = join(folder, "table.txt");
      writeFileSync(file, rows);
      const passed = `XGID=${START}:0:0:1:D:0:0:0:3:10`;
      const own = await think(passed, "--match", "3", "--equities", `@${file}`);
      // Passing leaves the player 3 points to go against 2.
      const pass = own.actions.find(({ action }) => action === "pass")!;
      expect(pass.value).toBe(0);
      expect((await think(passed)).actions.at(-1)!.value).toBeCloseTo(2 * 0.4 - 1, 1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    [["--equities", rows], "A table of match equities is for a match: give --match N."],
    [["--match", "5", "--equities", rows], "The table of match equities goes up to 3 points, not 5."],
    [
      ["--match", "3", "--equities", "0.5 x"],
      'Row 1 of the table of match equities has "x", which is not a number from 0 to 1.',
    ],
  ])("is refused if it does not fit (%#)", async (more, message) => {
    expect(await refusal(["think", "backgammon", "--position", ID, ...QUICK, ...more])).toBe(
      `tyche: ${message}\n`,
    );
  });
});

describe("tyche play and arena with the cube", () => {
  if (IS_LONG)
    it("matches are played to the end, with every double answered", async () => {
      const seen = new Set<string>();
      for (const seed of ["1", "2", "3", "4", "5", "6"]) {
        const { code, out } = await tyche([
          ...["play", "backgammon", "--match", "3", "--as", "none", "--seed", seed, "--depth", "1"],
        ]);
        expect(code).toBe(0);
        const cube = out.match(/(?<=plays )(?:double|take|pass)(?=\n)|Crawford game/g) ?? [];
        for (const word of cube) seen.add(word);
        const spoken = cube.filter((word) => word !== "Crawford game").join();
        expect(spoken).toMatch(/^(?:double,(?:take|pass),?)*$/);
        expect(out).toMatch(/The game is over: player \d has won\.\n$/);
      }
      // The network decides which actions occur in which match.
      expect([...seen].sort()).toEqual(["Crawford game", "double", "pass", "take"]);
    });

  it("players in the arena use it", async () => {
    const arena = ["arena", "backgammon", "--match", "1", "--games", "2", "--seed", "1", "--json"];
    const { code, out } = await tyche([...arena, "filtered:depth=1", "net"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2 });
  });

  it.runIf(IS_LONG)("correct cube decisions win points against a pip counter", async () => {
    const money = ["arena", "backgammon", "--cube", "on", "--games", "10", "--seed", "1", "--json"];
    const met = JSON.parse((await tyche([...money, "tyche:depth=1", "filtered:depth=1,evaluator=pips"])).out);
    expect(met.players[0].payoff.value).toBeGreaterThan(0.5);
  });
});
