import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../tests/cases.js";
import { gamesOf } from "./fleet.js";
import { BIN, shell, tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The result of a match without times. */
function answer(text: string): Record<string, unknown> {
  const { ms: _ms, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return rest;
}

async function match(...argv: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await tyche(["arena", ...argv, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return answer(out);
}

describe("a match", () => {
  const ARGV = ["einstein", "race", "random", "star2:depth=1,evaluator=race", "--games", "24", "--seed", "7"];

  if (IS_LONG)
    it("has the same result on this thread and on any number of threads", async () => {
      const here = await match(...ARGV);
      expect(here).toMatchObject({ complete: true, games: 72, units: 12 });
      for (const threads of [1, 3]) {
        const { code, out } = shell(`tyche arena ${ARGV.join(" ")} --json --threads ${threads}`, folder);
        expect(code).toBe(0);
        expect(answer(out)).toEqual(here);
      }
    });

  if (IS_LONG)
    it("with a sequential test ends at the same game on any number of threads", async () => {
      const argv = ["einstein", "race", "random", "--games", "20000", "--sprt", "0,60"];
      const here = await match(...argv);
      expect(here).toMatchObject({ complete: true, sprt: { accepted: "elo1" } });
      expect(here.games).toBeLessThan(400);
      expect(answer(shell(`tyche arena ${argv.join(" ")} --json --threads 2`, folder).out)).toEqual(here);
    });

  if (IS_LONG)
    it("resumes from its log, and can be extended to more games", async () => {
      const log = join(folder, "match.jsonl");
      const whole = await match(...ARGV, "--log", log);
      const lines = readFileSync(log, "utf8").trimEnd().split("\n");
      expect(lines).toHaveLength(37);
      // Simulates a process that was killed while writing.
      writeFileSync(log, `${lines.slice(0, 20).join("\n")}\n`);
      appendFileSync(log, lines[20]!.slice(0, 30));
      expect(await match(...ARGV, "--log", log)).toEqual(whole);
      expect(readFileSync(log, "utf8").trimEnd().split("\n")).toHaveLength(37);
      const more = ARGV.with(ARGV.indexOf("24"), "30");
      expect(await match(...more, "--log", log)).toEqual(await match(...more));
    });

  it("has players with a level, written with or without the option's name, with the same results for the same seed", async () => {
    const argv = ["tic-tac-toe", "level:1", "level:n=9,nodes=100", "random", "--games", "4", "--seed", "7"];
    const found = await match(...argv);
    expect(found).toMatchObject({ complete: true, games: 12 });
    expect(await match(...argv)).toEqual(found);
    const refusals: [string, RegExp][] = [
      ["level:0", /n of the player level must be a whole number from 1 to 10, not "0"/],
      ["level:nine", /n of the player level must be a whole number from 1 to 10/],
      ["level:3,4", /gives n twice/],
      ["random:3", /"3" in "random:3" is not an option such as depth=2/],
    ];
    for (const [player, sentence] of refusals) {
      const { code, err } = await tyche(["arena", "tic-tac-toe", player, "random", "--games", "2"]);
      expect({ player, code }).toEqual({ player, code: 2 });
      expect(err).toMatch(sentence);
    }
  });

  it("refuses the log of another match, and files that are not logs", async () => {
    const log = join(folder, "other.jsonl");
    await match("pig", "random", "lead", "--games", "2", "--log", log);
    const refused = async (text: string | undefined, ...argv: string[]): Promise<string> => {
      if (text !== undefined) writeFileSync(log, text);
      const { code, out, err } = await tyche(["arena", ...argv, "--games", "2", "--log", log]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      return err;
    };
    expect(await refused(undefined, "pig", "random", "random")).toMatch(/is the log of another match/);
    expect(await refused("hello\n", "pig", "random", "lead")).toMatch(/is not the log of a match/);
    expect(readFileSync(log, "utf8")).toBe("hello\n");
    const header = '{"log":"tyche arena","game":"pig","options":{},"players":["random","lead"],';
    const rest = '"defaults":{"time":"100"},"seed":"1","paired":true,"series":1}';
    expect(await refused(`${header}${rest}\n{"index":0}\n`, "pig", "random", "lead")).toMatch(
      /other\.jsonl:2: this line is not a series of games/,
    );
  });

  it("fails with a sentence if there is no room for its log, and resumes when there is", () => {
    const log = join(folder, "full.log");
    const match = "tyche arena pig random random --games 80 --threads 0";
    // Simulates a full disk: no file may grow beyond 4 kB.
    const full = shell(
      `bash --norc -c 'ulimit -f 4; "$0" "$@"' "${process.execPath}" "${BIN}" ${match.slice(6)} --log ${log}`,
      folder,
    );
    expect(full).toEqual({
      code: 2,
      out: "",
      err: `tyche: ${log} cannot be written: files may not be so large here\n`,
    });
    const before = readFileSync(log, "utf8");
    expect(before).toHaveLength(4096);
    expect(shell(`${match} --log ${log}`, folder).code).toBe(0);
    const whole = before.slice(0, before.lastIndexOf("\n") + 1);
    expect(readFileSync(log, "utf8").startsWith(whole)).toBe(true);
    expect(gamesOf(log)).toHaveLength(40);
  });

  it("reports who won", async () => {
    const games = cases(20, 6);
    const { out } = await tyche([
      "arena",
      "tic-tac-toe",
      "random",
      "alpha-beta:depth=9",
      "--games",
      `${games}`,
    ]);
    expect(out).toMatch(
      new RegExp(`^tic-tac-toe, seed 1: ${games} games, in ${games / 2} rounds on the same luck for all; `),
    );
    expect(out).toMatch(new RegExp(`\\nrandom {2,}${games} {2,}0 `));
    expect(out).toMatch(/\nrandom against alpha-beta:depth=9: -\d/);
    const solo = await tyche(["arena", "2048", "score", "random", "--size", "2x2", "--games", "20"]);
    expect(solo.out).toMatch(/\nscore less random: \+\d/);
    expect(solo.out).not.toMatch(/share of wins/);
    const one = await tyche(["arena", "pig", "random", "random", "--games", "2"]);
    expect(one.out).toMatch(/^pig, seed 1: 2 games, in 1 round on the same luck for all; /);
    const two = await tyche(["arena", "2048", "random", "score", "--size", "3x3", "--games", "2"]);
    expect(two.out).toMatch(/^2048, seed 1: 4 games, in 2 rounds on the same luck for all; /);
    // Scores in the hundreds have one digit after the point, whatever their sign.
    expect(two.out).toMatch(/\nrandom less score: \S+ \[-\d{3,}\.\d, \+\d{3,}\.\d\]/);
  });

  it("reports intermediate results on Ctrl-C", async () => {
    const log = join(folder, "interrupted.jsonl");
    const argv = ["arena", "connect-four", "random", "columns", "--games", "1000000", "--log", log];
    const child = spawn(process.execPath, [BIN, ...argv], { stdio: ["ignore", "pipe", "pipe"] });
    const texts = { out: "", err: "" };
    child.stdout.on("data", (text) => (texts.out += text));
    child.stderr.on("data", (text) => (texts.err += text));
    // Wait until the log has a series: the match has started.
    const lines = () => (existsSync(log) ? readFileSync(log, "utf8").split("\n").length - 1 : 0);
    while (lines() < 2 && child.exitCode === null) await new Promise((resume) => setTimeout(resume, 20));
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, err: texts.err }).toEqual({ code: 130, err: "tyche: interrupted\n" });
    expect(texts.out).toMatch(/columns +\d+/);
    expect(texts.out).toMatch(/The match was not finished/);
  });
});

describe("an interval", () => {
  it.each([
    ["games that are all drawn", "tic-tac-toe alpha-beta alpha-beta --games 2"],
    ["games for one that all end alike", "2048 random --games 3 --size 2x2 --target 8"],
  ])("is unknown if the results do not vary: %s", async (_, line) => {
    const { out } = await tyche(`arena ${line}`.split(" "));
    expect(out).toMatch(/\[unknown\]/);
    expect(out).not.toMatch(/\[(-?[\d.]+)(?: %)?, \1(?: %)?\]/);
    const estimates: string[] = [];
    JSON.parse((await tyche(`arena ${line} --json`.split(" "))).out, (_key, value) => {
      if (typeof value === "object" && value !== null && "low" in value)
        estimates.push(JSON.stringify(value));
      if (value?.low !== undefined && value.low === value.high) expect(value.low).toBeNull();
      return value;
    });
    expect(estimates.length).toBeGreaterThan(1);
  });
});

describe("the solver of a game", () => {
  it("plays in the arena, and wins most small boards", async () => {
    const argv =
      "arena minesweeper solver --size 6x6 --mines 4 --start modern --games 12 --threads 0 --json".split(" ");
    const { code, out } = await tyche(argv);
    expect(code).toBe(0);
    const [solver] = JSON.parse(out).players;
    expect(solver.name).toBe("solver");
    expect(solver.payoff.value).toBeGreaterThan(0.6);
  });
});

describe("players and options that do not fit", () => {
  it.each([
    [["pig", "nobody", "random"], /there is no player "nobody"; choose one of random, greedy/],
    [["pig", "star2:deph=3", "random"], /the player star2 has no option "deph"; it takes depth, time/],
    [["pig", "star2:depth", "random"], /"depth" in "star2:depth" is not an option such as depth=2/],
    [["pig", "star2:depth=1,depth=2", "random"], /gives depth twice/],
    [["pig", "star2:evaluator=[x", "random"], /the brackets in "star2:evaluator=\[x" do not match/],
    [["pig", "random:x=1", "random"], /the player random has no option "x"; it takes no options/],
    [
      ["pig", "greedy:evaluator=none", "random"],
      /pig has no evaluator "none", and there is no such file; it has default, lead/,
    ],
    [["pig", "solver", "random"], /pig has no solver of its own/],
    [["pig", "alpha-beta", "random"], /alpha-beta cannot search chance nodes/],
    [["pig", "random"], /A match needs at least two players/],
    [
      ["pig", "random", "random", "--games", "5"],
      /The same players meet 2 times .* games must be a multiple of 2, such as 6, not 5/,
    ],
    [["pig", "random", "random", "--games", "0"], /--games must be a whole number, 1 or more, not "0"/],
    [["pig", "random", "random", "--sprt", "20,0"], /--sprt must be two differences in Elo, the lower first/],
    [["pig", "random", "random", "lead", "--sprt", "0,20"], /--sprt is for a match of two players/],
    [["pig", "random", "random", "--log", "/no/such/folder/x"], /cannot be opened: there is no such file/],
    [["nothing", "random", "random"], /There is no game "nothing"/],
    [["pig", "random", "lead", "--model", "none.json"], /there is no file none\.json/],
    [["pig", "random", "lead", "--threads", "99999"], /--threads must be a whole number from 0 to 1024/],
  ])("%j", async (argv, sentence) => {
    const { code, out, err } = await tyche(["arena", ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^tyche: [^\n]+\n$/);
    expect(err).toMatch(sentence);
  });
});
