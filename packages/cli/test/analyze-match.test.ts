import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseMat, parseSgf } from "@tyche/backgammon/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";
import { IS_MEASURED } from "./measured.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-analyze-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A much too early double that is passed, in a match to 5 between players whose names need escaping in HTML. */
const MATCH = ` 5 point match

 Game 1
 <b>One : 0                     Other : 0
  1)                             31: 8/5 6/5
  2) 52: 13/8 13/11              Doubles => 2
  3)  Drops
                                  Wins 1 point
`;

interface Report {
  readonly players: readonly {
    readonly cubeErrors: Readonly<Record<string, number>>;
    readonly cubeLoss: number;
    readonly loss: number;
    readonly totalLoss: number;
    readonly totalCost: number;
    readonly luckAdjusted: number | null;
  }[];
  readonly plays: readonly {
    readonly xgid: string;
    readonly loss: number;
    readonly candidates: readonly { readonly play: string }[];
  }[];
  readonly cubes: readonly {
    readonly xgid: string;
    readonly noDouble: number;
    readonly doubleTake: number;
    readonly verdict: string;
    readonly actions: readonly {
      readonly player: number;
      readonly action: string;
      readonly error: string | null;
      readonly mark: string | null;
      readonly loss: number;
    }[];
  }[];
}

const report = async (...more: readonly string[]): Promise<Report> => {
  const { code, out, err } = await tyche(["analyze", "-", "--depth", "1", "--json", ...more], {
    stdin: MATCH,
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Report;
};

const MATCH_WON = ` 1 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
      Wins 1 point and the match
`;

/** The match without what the record says about its events. */
function withoutComments<Match extends ReturnType<typeof parseMat>>(match: Match): Match {
  return JSON.parse(JSON.stringify(match, (key, value) => (key === "comment" ? undefined : value)));
}

describe("tyche analyze with a cube", () => {
  it.runIf(IS_MEASURED)("finds the wrong double and the wrong pass, and their cost", async () => {
    const { players, cubes, plays } = await report();
    const [cube] = cubes.filter(({ actions }) => actions.length > 1);
    expect(cube!.xgid).toMatch(/:0:0:-1:00:0:0:0:5:10$/);
    expect(cube!.verdict).toBe("no double, take");
    expect(cube!.actions.map(({ player, action, error }) => [player, action, error])).toEqual([
      [1, "double", "wrong double"],
      [0, "pass", "wrong pass"],
    ]);
    expect(cube!.actions[0]!.loss).toBeCloseTo(cube!.noDouble - cube!.doubleTake, 9);
    expect(cube!.actions[1]!.loss).toBeCloseTo(1 - cube!.doubleTake, 9);
    expect(players.map(({ cubeErrors }) => [cubeErrors["wrong double"], cubeErrors["wrong pass"]])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    for (const { totalLoss, loss, cubeLoss, luckAdjusted } of players) {
      expect(totalLoss).toBeCloseTo(loss + cubeLoss, 9);
      // Nobody has won the match.
      expect(luckAdjusted).toBeNull();
    }
    expect(plays).toHaveLength(2);
    expect(plays[0]!.candidates[0]!.play).toBe("8/5 6/5");
  });

  it("uses a given match equity table", async () => {
    // Winning the game wins the match here, so cube decisions cost nothing and gammons do not count.
    const own = join(folder, "equities.txt");
    const row = (need: number): string =>
      [1, 2, 3, 4, 5].map((other) => (need === other ? "0.5" : need < other ? "0.9" : "0.1")).join(" ");
    writeFileSync(own, `${[1, 2, 3, 4, 5].map(row).join("\n")}\n0.5 0.1 0.1 0.1 0.1\n`);
    const usual = await report();
    const other = await report("--equities", `@${own}`);
    expect(other.players[0]!.totalCost).not.toBeCloseTo(usual.players[0]!.totalCost, 3);
    expect(await refusal(["analyze", "-", "--equities", own], { stdin: MATCH })).toContain(
      "--equities must be computed, kazaross-xg2, or @FILE",
    );
  });

  it.runIf(IS_MEASURED)(
    "writes a page that loads nothing from other sites and escapes the players' names",
    async () => {
      const file = join(folder, "report.html");
      const { code, out } = await tyche(["analyze", "-", "--depth", "1", "--html", file], { stdin: MATCH });
      expect(code).toBe(0);
      expect(out).toContain("wrong pass");
      const page = readFileSync(file, "utf8");
      expect(page).toContain("&lt;b&gt;One");
      expect(page).not.toMatch(/<b>One|<script|https?:|src=/);
      expect(page).toContain("wrong double");
      // Thirty checkers, minus those beyond five on a point, which are shown as a number.
      const [board] = /<svg.*?<\/svg>/s.exec(page)!;
      expect(board.match(/<circle class="(?:own|other)"/g)).toHaveLength(30);
    },
  );

  it.runIf(IS_MEASURED)(
    "writes a page with the plays by value, arrows, the score, and a table of the games",
    async () => {
      const match = ` 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 24/21 24/23             62: 24/18 24/22
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Ann : 1                        Bob : 0
  1)                             64: 24/18 24/20
  2)  Doubles => 2                Takes
  3) 52: 13/8 13/11              11: 8/7(2) 6/5(2)
      Wins 2 points and the match
`;
      const page = join(folder, "sorted.html");
      const { code, err, out } = await tyche(
        ["analyze", "-", "--depth", String(cases(2, 1)), "--html", page],
        {
          stdin: match,
        },
      );
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const html = readFileSync(page, "utf8");
      const articles = html.split("<article").slice(1);
      expect(articles.length).toBeGreaterThan(1);
      for (const article of articles) {
        expect(article).toMatch(/^ class="by[01] (doubtful|bad|very-bad)/);
        expect(article).toMatch(/Score \d–\d; \d-away \d-away, match to 3; pips \d+–\d+/);
        expect(article).toMatch(/; \d+\.\d\d% of the match/);
        const equities = [...article.matchAll(/<td>[^<]*\/[^<]*<\/td><td>([+-]\d\.\d{3})<\/td>/g)].map(
          ([, text]) => Number(text),
        );
        // The deepest rows come first, by value; the others may follow in their own order.
        const fall = equities.findIndex((equity, i) => i > 0 && equity > equities[i - 1]!);
        const deepest = fall < 0 ? equities : equities.slice(0, fall);
        if (deepest.length > 0) expect(Math.max(...deepest)).toBe(equities[0]);
      }
      // A mark names its decision for the filters, and colours only its own words.
      const coloured = [...html.matchAll(/\.([\w-]+)\{color:/g)].map(([, name]) => name);
      expect(coloured).toEqual(["mark"]);
      const marks = [...html.matchAll(/<span class="mark">/g)];
      expect(marks.length).toBeGreaterThanOrEqual(articles.length);
      // On a phone no column is as wide as its table, which scrolls instead.
      expect(html.replaceAll("minmax(0,1fr)", "")).not.toContain("1fr");
      // The first play is wrong, so both are drawn.
      expect(articles[0]).toContain('class="best" d="M');
      expect(articles[0]).toContain('class="made" d="M');
      expect(html).toContain("<td>2</td><td>1–0</td><td>+2</td><td>Ann</td>");
      expect(html).toContain("<td>after luck</td>");
      expect(html).toContain("body:has(#show-by1:not(:checked)) article.by1{display:none}");
      expect(out).toMatch(/game +score +won +player +lost +cube +of the match +luck\n +1 +0–0 +\+1 +Ann/);
    },
  );

  it("says who won, and how likely that was without luck", async () => {
    const match = MATCH_WON;
    const page = join(folder, "won.html");
    const { out } = await tyche(["analyze", "-", "--depth", "1", "--html", page], { stdin: match });
    const [, won, lost] = /result +after luck\n.* won +([\d.-]+)%\n.* lost +([\d.-]+)%\n/.exec(out)!;
    expect(Number(won) + Number(lost)).toBeCloseTo(100, 6);
    expect(readFileSync(page, "utf8")).toContain(`<td>${won}%</td><td>${lost}%</td>`);
  });

  it.runIf(IS_MEASURED)(
    "writes the match with the analysis as comments, and the result is the same match",
    async () => {
      for (const [name, parse] of [
        ["commented.mat", parseMat],
        ["commented.sgf", parseSgf],
      ] as const) {
        const file = join(folder, name);
        const { code } = await tyche(["analyze", "-", "--depth", "1", "--comments", file], { stdin: MATCH });
        expect(code).toBe(0);
        const text = readFileSync(file, "utf8");
        expect(withoutComments(parse(text))).toEqual(parseMat(MATCH));
        expect(text).toContain("wrong double by Other");
        expect(text).toContain("wrong pass by <b>One");
        expect(text.match(/luck [-+]/g)).toHaveLength(2);
      }
      const { out } = await tyche(["analyze", "-", "--to", "sgf"], { stdin: MATCH });
      expect(parseSgf(out)).toEqual(parseMat(MATCH));
    },
  );

  it.runIf(IS_MEASURED)(
    "reports illegal plays, analyses what comes after them, and keeps them in written files",
    async () => {
      const erring = MATCH.replace("52: 13/8 13/11", "52: Illegal play (13/8 13/10)");
      const asked = async (...more: readonly string[]): Promise<string> => {
        const { code, out, err } = await tyche(["analyze", "-", "--depth", "1", ...more], { stdin: erring });
        expect({ code, err }).toEqual({ code: 0, err: "" });
        return out;
      };
      const told = "Game 1, turn 2: <b>One played 13/10 13/8 with 52, which is not legal; it is not judged.";
      expect(await asked()).toContain(told);
      expect(await asked("--language", "zh")).toContain("不合规则");
      const { plays, illegal, players } = JSON.parse(await asked("--json"));
      expect(plays).toHaveLength(1);
      expect(illegal).toMatchObject([{ player: 0, game: 1, turn: 2, roll: "52", played: "13/10 13/8" }]);
      expect(players[0]).toMatchObject({ turns: 0, cubeErrors: { "wrong pass": 1 } });
      const page = join(folder, "illegal.html");
      await asked("--html", page);
      expect(readFileSync(page, "utf8")).toContain("&lt;b&gt;One played 13/10 13/8 with 52");
      for (const [name, parse] of [
        ["illegal.mat", parseMat],
        ["illegal.sgf", parseSgf],
      ] as const) {
        const file = join(folder, name);
        await asked("--comments", file);
        const text = readFileSync(file, "utf8");
        expect(text).toContain("which is not legal");
        expect(withoutComments(parse(text))).toEqual(parseMat(erring));
      }
    },
  );

  it("describes how doubtful decisions were rolled out", async () => {
    const { out } = await tyche(["analyze", "-", "--depth", "1", "--rollout", "2", "--rollout-turns", "1"], {
      stdin: MATCH,
    });
    expect(out).toContain("rolled out, 2 games of 1 turn, without luck");
  });

  it("searches as deep as the time allows, at least to the first depth", async () => {
    const { plays } = await report("--time", "0.1");
    expect(plays).toHaveLength(2);
    expect(await refusal(["analyze", "-", "--time", "soon"], { stdin: MATCH })).toBe(
      'tyche: --time must be a number of seconds, 0.1 or more, not "soon"\n',
    );
  });

  it("reads a match saved by eXtreme Gammon like the same match in other formats", async () => {
    const data = (name: string): string =>
      fileURLToPath(new URL(`../../backgammon/test/data/${name}`, import.meta.url));
    const [packed, sgf] = await Promise.all(
      ["match.xg", "match.sgf"].map((name) => tyche(["analyze", data(name), "--to", "mat"])),
    );
    expect({ ...sgf, out: sgf!.out.replace('; [EventDate "2026.11.21"]\n', "") }).toEqual(packed);
    const cut = join(folder, "cut.xg");
    writeFileSync(cut, readFileSync(data("match.xg")).subarray(0, 9000));
    expect(await tyche(["analyze", cut])).toMatchObject({
      code: 2,
      err: "tyche: The .xg file is damaged: the checksum or the length of its archive is wrong.\n",
    });
  });

  it("searches one decision deeper by default if a play loses 0.02", async () => {
    // The second play breaks the best point for nothing.
    const poor = MATCH.replace("52: 13/8 13/11", "52: 8/3 6/4");
    const judged = async (...more: readonly string[]): Promise<string> => {
      const { out, err } = await tyche(["analyze", "-", "--json", "--evaluator", "pips", ...more], {
        stdin: poor,
      });
      expect(err).toBe("");
      return out;
    };
    const depths = (out: string): number[] =>
      JSON.parse(out).plays.map(({ depth }: { depth: number }) => depth);
    const usual = await judged();
    expect(JSON.parse(usual).doubtDepth).toBe(3);
    expect(depths(usual)).toContain(3);
    expect(depths(await judged("--doubt-depth", "2"))).toEqual([2, 2]);
    expect(JSON.parse(await judged("--depth", "1"))).not.toHaveProperty("doubtDepth");
    expect(await judged("--doubt-depth", "3")).toBe(usual);
    expect(
      await tyche(["analyze", "-", "--doubt-depth", "3", "--time", "1"], { stdin: MATCH }),
    ).toMatchObject({ code: 2, err: "tyche: give --doubt-depth or --time, not both\n" });
  });

  it("reports an error in a file in the user's language", async () => {
    const wrong = MATCH.replace("13/8 13/11", "13/8 13/9");
    const said = (language: string) => tyche(["analyze", "-", "--language", language], { stdin: wrong });
    expect((await said("zh")).err).toBe("tyche: 第 6 行第 6 列：“13/8 13/9”在这里不是合法走法。\n");
  });

  it("takes the Jacoby rule from the file, and refuses a contradicting option", async () => {
    const money = `; [Jacoby "On"]\n${MATCH.replace("5 point", "0 point")}`;
    const judged = (...more: readonly string[]) =>
      tyche(["analyze", "-", "--depth", "1", "--json", ...more], { stdin: money });
    const { out } = await judged();
    expect((JSON.parse(out) as Report).plays[0]!.xgid).toMatch(/:1:0:10$/);
    expect(await judged("--jacoby", "on")).toEqual(await judged());
    expect(await judged("--jacoby", "off")).toMatchObject({
      code: 2,
      err: "tyche: The record says that the match was played with the Jacoby rule: leave out --jacoby off.\n",
    });
    expect(await tyche(["analyze", "-"], { stdin: MATCH.replace("5 point", "70 point") })).toMatchObject({
      code: 2,
      err: "tyche: A match has 1 to 64 points, not 70.\n",
    });
  });
});
