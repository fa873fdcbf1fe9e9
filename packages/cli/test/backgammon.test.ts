import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatPositionId, parseMat, parseSgf } from "@tyche/backgammon/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";
import { IS_MEASURED } from "./measured.js";

const own = (name: string): string => readFileSync(new URL(`../examples/${name}`, import.meta.url), "utf8");
/** The file of the bundled network. */
const WEIGHTS = new URL("../../backgammon/weights/backgammon.model", import.meta.url);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-test-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function data<T>(...argv: readonly string[]): Promise<T> {
  const { code, out, err } = await tyche([...argv, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as T;
}

/** Builds a board from its checkers, from the side of the player on roll. */
function board(checkers: Readonly<Record<number, number>>): string {
  return formatPositionId(Array.from({ length: 26 }, (_, point) => checkers[point] ?? 0));
}

/**
 * Two checkers, on 6 and 1, against an opponent who bears off on any roll: won with a 6 and anything, or doubles from 2
 * to 6.
 */
const TWO_LEFT = board({ 6: 1, 1: 1, 24: -1 });
const WINS = 15 / 36;

/** One turn: 6-5 at the start of a game, run by a good player and wasted by a bad one. */
const match = (play: string): string => ` 0 point match

 Game 1
 Good : 0                       Bad : 0
  1) 31: 8/5 6/5                 65: ${play}
`;

interface Analysis {
  readonly players: readonly {
    readonly name: string;
    readonly turns: number;
    readonly unforced: number;
    readonly marks: Readonly<Record<string, number>>;
    readonly loss: number;
    readonly errorRate: number;
    readonly snowieRate: number;
  }[];
  readonly plays: readonly {
    readonly player: number;
    readonly played: string;
    readonly best: string;
    readonly plays: number;
    readonly loss: number;
    readonly mark: string | null;
    readonly depth: number;
  }[];
}

describe("tyche analyze", () => {
  const analysed = async (text: string, ...more: readonly string[]): Promise<Analysis> => {
    const { code, out, err } = await tyche(["analyze", "-", "--json", ...more], { stdin: text });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    return JSON.parse(out) as Analysis;
  };

  it.runIf(IS_MEASURED)(
    "finds no error in the universally recommended play, and marks a blunder",
    async () => {
      const { plays, players } = await analysed(match("13/2"));
      expect(plays.map(({ played, mark }) => [played, mark])).toEqual([
        ["8/5 6/5", null],
        ["13/2", "very bad"],
      ]);
      expect(plays[0]!.loss).toBe(0);
      expect(plays[1]!.loss).toBeGreaterThan(0.16);
      expect(plays.map(({ depth }) => depth)).toEqual([2, 3]);
      expect(players.map(({ marks }) => marks["very bad"])).toEqual([0, 1]);
      const better = await analysed(match("24/18 13/8"));
      expect(better.plays[1]!.loss).toBeLessThan(plays[1]!.loss);
    },
  );

  if (IS_LONG)
    it("sums the losses according to the definitions", async () => {
      const { plays, players } = await analysed(own("match.mat"), "--depth", "1");
      for (const [i, player] of players.entries()) {
        const turns = plays.filter((play) => play.player === i);
        const unforced = turns.filter((play) => play.plays > 1);
        const loss = turns.reduce((sum, play) => sum + play.loss, 0);
        expect([player.turns, player.unforced]).toEqual([turns.length, unforced.length]);
        expect(player.loss).toBeCloseTo(loss, 9);
        expect(player.errorRate).toBeCloseTo((1000 * loss) / unforced.length, 9);
        expect(player.snowieRate).toBeCloseTo((1000 * loss) / plays.length, 9);
        // A forced play loses nothing.
        for (const play of turns) if (play.plays === 1) expect(play.loss).toBe(0);
      }
    });

  it.runIf(IS_MEASURED)("marks by the given thresholds", async () => {
    const { plays } = await analysed(match("13/2"), "--doubtful", "0.1", "--bad", "0.15", "--very-bad", "5");
    expect(plays[1]!.mark).toBe("bad");
    const refused = await tyche(["analyze", "-", "--bad", "0.5", "--very-bad", "0.1"], {
      stdin: match("13/2"),
    });
    expect(refused).toMatchObject({
      code: 2,
      err: "tyche: --bad must be at least --doubtful, and --very-bad at least --bad\n",
    });
  });

  it.runIf(IS_MEASURED)(
    "reports every turn or only the marked ones, and defines its statistics",
    async () => {
      const few = await tyche(["analyze", "-", "--depth", "1"], { stdin: match("13/2") });
      expect(few.out).toMatch(/Bad +\S+ +65 +13\/2 +\S.* very bad/);
      expect(few.out).not.toContain("8/5 6/5");
      expect(few.out).toContain("The error rate is the equity lost");
      const all = await tyche(["analyze", "-", "--depth", "1", "--all"], { stdin: match("13/2") });
      expect(all.out).toContain("8/5 6/5");
    },
  );

  it("converts .sgf to .mat", async () => {
    const { code, out } = await tyche(["analyze", "-", "--to", "mat"], { stdin: own("match.sgf") });
    expect(code).toBe(0);
    expect(parseMat(out)).toEqual(parseSgf(own("match.sgf")));
  });

  it.each([
    ["13/1", /13\/1/],
    ["13/8 13/7 6/5", /./],
  ])("refuses the illegal play %s with one sentence", async (play, says) => {
    expect(await refusal(["analyze", "-"], { stdin: match(play) })).toMatch(says);
  });
});

interface Rolled {
  readonly actions: readonly {
    readonly action: string;
    readonly trials: number;
    readonly outcomes: readonly number[];
    readonly equity: number;
    readonly halfWidth: number;
  }[];
}

describe("tyche rollout", () => {
  const rollout = ["rollout", "backgammon", "--threads", "1"];

  if (IS_LONG)
    it("finds the value of a bear-off, at once without luck and over time with it", async () => {
      const exact = await data<Rolled>(...rollout, "--position", TWO_LEFT, "--trials", "8");
      expect(exact.actions).toHaveLength(1);
      const [row] = exact.actions;
      expect(row!.action).toBe("before the roll");
      expect(row!.outcomes[0]).toBeCloseTo(WINS, 6);
      expect(row!.equity).toBeCloseTo(2 * WINS - 1, 6);
      expect(row!.halfWidth).toBeLessThan(1e-6);
      const plain = await data<Rolled>(
        ...rollout,
        ...["--position", TWO_LEFT, "--trials", "2000", "--no-variance-reduction", "--seed", "3"],
      );
      const { equity, halfWidth, trials } = plain.actions[0]!;
      expect(trials).toBe(2000);
      // Half the width of a 95 % interval for games won with probability 15/36.
      expect(halfWidth).toBeCloseTo(1.96 * 2 * Math.sqrt((WINS * (1 - WINS)) / 2000), 3);
      expect(Math.abs(equity - (2 * WINS - 1))).toBeLessThan(1.5 * halfWidth);
    });

  it("gives the same result for the same seed, and ranks the plays of a roll", async () => {
    const argv = [
      ...rollout,
      ...["--position", "4HPwATDgc/ABMA", "--roll", "31", "--depth", "1"],
      ...["--trials", "8", "--turns", "3", "--candidates", "3", "--seed", "9"],
    ];
    const once = await data<Rolled>(...argv);
    expect(await data<Rolled>(...argv)).toEqual(once);
    expect(once.actions.map(({ action }) => action)[0]).toBe("8/5 6/5");
    expect(once.actions).toHaveLength(3);
    const { out } = await tyche(argv);
    expect(out).toMatch(/action +win +gammon .*equity +95 % ±/);
  });

  it.each([
    [["rollout", "pig"], 'tyche: rollouts are for backgammon, not for "pig"\n'],
    [[...rollout, "--position", TWO_LEFT, "--trials", "0"], /--trials must be a whole number/],
    [[...rollout, "--position", TWO_LEFT, "--evaluator", "nobody"], /there is no evaluator or file "nobody"/],
  ])("refuses %j with one sentence", async (argv, says) => {
    const err = await refusal(argv);
    if (typeof says === "string") expect(err).toBe(says);
    else expect(err).toMatch(says);
  });
});

describe("tyche think backgammon", () => {
  interface Thought {
    readonly actions: readonly { readonly action: string; readonly value: number; readonly depth: number }[];
  }
  const think = ["think", "backgammon", "--position", "4HPwATDgc/ABMA", "--roll", "65"];

  it("accepts the network by name, by file and in floating point, with nearly equal values", async () => {
    const file = join(folder, "own.model");
    writeFileSync(file, readFileSync(WEIGHTS));
    const by = (name: string): Promise<Thought> =>
      data<Thought>(...think, "--depth", "1", "--evaluator", name);
    const net = await by("net");
    expect(await by(file).then(({ actions }) => actions)).toEqual(net.actions);
    const float = await by("net@float");
    expect(await by(`${file}@float`).then(({ actions }) => actions)).toEqual(float.actions);
    const values = new Map(float.actions.map(({ action, value }) => [action, value]));
    for (const { action, value } of net.actions)
      expect(Math.abs(value - values.get(action)!)).toBeLessThan(0.01);
    expect(float.actions).not.toEqual(net.actions);
  });

  it("searches deeper for the best plays", async () => {
    const { actions } = await data<Thought>(...think, "--depth", "2", "--evaluator", "net");
    const deep = actions.filter(({ depth }) => depth === 2);
    expect(deep.length).toBeGreaterThan(0);
    expect(deep.length).toBeLessThan(actions.length);
    // Rows with a greater depth come first; rows of equal depth are sorted by value.
    expect(actions.slice(0, deep.length)).toEqual(deep);
    for (const part of [deep, actions.slice(deep.length)])
      for (let i = 1; i < part.length; i++) expect(part[i]!.value).toBeLessThanOrEqual(part[i - 1]!.value);
    expect(["24/13", "24/18 13/8"]).toContain(actions[0]!.action);
  });
});
