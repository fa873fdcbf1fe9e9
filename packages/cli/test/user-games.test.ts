import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

const FILE = fileURLToPath(new URL("../examples/my-game.js", import.meta.url));
const SOURCE = readFileSync(FILE, "utf8");

/** A game with simultaneous decisions, which has an engine of its own, as those of users have. */
const HANDS = `import { simultaneousGame } from ${JSON.stringify(new URL("../../engine/dist/index.js", import.meta.url).href)};
const beats = { rock: "scissors", paper: "rock", scissors: "paper" };
export default simultaneousGame({
  name: "hands",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
  start: () => [],
  movers: (s) => (s.length === 0 ? [0, 1] : []),
  actions: () => ["rock", "paper", "scissors"],
  play: (s, [a, b]) => [a, b],
  payoff: ([a, b]) => (beats[a] === b ? [1, -1] : beats[b] === a ? [-1, 1] : [0, 0]),
});
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A separate file with a modified version of the example game. */
function written(name: string, change: (source: string) => string): string {
  const file = join(folder, name);
  writeFileSync(file, change(SOURCE));
  return file;
}

const replaced =
  (from: string, to: string) =>
  (source: string): string => {
    expect(source).toContain(from);
    return source.replace(from, to);
  };

describe("a user-defined game", () => {
  it("is checked", async () => {
    expect(await tyche(["check", FILE, "--games", "3"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^dare passed every check: 3 random games, \d+ states\.\n$/),
    });
    const { out } = await tyche(["check", FILE, "--games", "2", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ game: "dare", games: 2, compared: 0, mostActions: 2 });
  });

  it("is sent to tyche train where a turn is wide and nothing values its positions", async () => {
    const checked = async (name: string, most: number, more = "") => {
      const source = `export default {
  name: "wide", start: () => [], turn: (s) => (s.length < 3 ? 0 : -1), ${more}
  facts: { players: 1, zeroSum: false, bounds: [0, 300], cycles: false, chance: false },
  actions: (s) => (s.length < 3 ? Array.from({ length: ${most} }, (_, i) => i) : []),
  play: (s, i) => [...s, i], payoff: (s) => [s[0] + s[1] + s[2]],
};\n`;
      const { out, err } = await tyche(["check", written(name, () => source), "--games", "1"]);
      return out + err;
    };
    expect(await checked("wide.mjs", 31)).toMatch(/up to 31 actions.*tyche train .*wide\.mjs\.\n$/s);
    expect(await checked("judged.mjs", 31, "evaluators: { default: () => 0 },")).toMatch(/states\.\n$/);
    expect(await checked("narrow.mjs", 30)).toMatch(/states\.\n$/);
  });

  it("is searched like a built-in one, before and after a throw, and on threads", async () => {
    // Keeping 10 points leads by 10, which the evaluator values at 0.5 + 10/200.
    const position = '{"scores":[0,0],"player":0,"throws":4,"total":10}';
    const { code, out } = await tyche(["think", FILE, "--position", position, "--depth", "1", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ actions: [{ action: "keep", value: 0.55 }], algorithm: "star2" });
    const whole = async (...more: string[]) =>
      JSON.parse((await tyche(["think", FILE, "--depth", "3", "--json", ...more])).out).value;
    expect(await whole("--threads", "2")).toBeCloseTo(await whole(), 12);
  });

  it("can be listed, played, used in the arena and trained", async () => {
    const { out } = await tyche(["moves", FILE]);
    expect(out).toMatch(/^throw +depends on chance$/m);
    expect((await tyche(["play", FILE, "--as", "none", "--depth", "1", "--seed", "1"])).out).toMatch(
      /The game is over: (player \d|nobody) has won/,
    );
    const arena = await tyche([
      "arena",
      FILE,
      "star2:depth=1",
      "random",
      "--games",
      "4",
      "--threads",
      "0",
      "--json",
    ]);
    expect(JSON.parse(arena.out)).toMatchObject({ players: [{ games: 4 }, { games: 4 }] });
    const model = join(folder, "dare.model");
    const train = [
      "train",
      FILE,
      "--evaluator",
      "linear",
      "--games",
      "50",
      "--strength",
      "0",
      "--out",
      model,
    ];
    expect((await tyche(train)).code).toBe(0);
    const think = ["think", FILE, "--evaluator", model, "--depth", "1", "--json"];
    expect(JSON.parse((await tyche(think)).out).actions).toHaveLength(2);
  });

  it("does not reveal hidden information if it has no texts for it", async () => {
    const hidden = written(
      "hidden.mjs",
      () =>
        `export default {
        name: "secret",
        facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: false, hidden: true },
        start: (chance) => ({ secret: 10 + chance.die(6), guess: 0 }),
        turn: ({ guess }) => (guess ? -1 : 0),
        actions: ({ guess }) => (guess ? [] : [11, 12, 13, 14, 15, 16]),
        play: ({ secret }, guess) => ({ secret, guess }),
        payoff: ({ secret, guess }) => [secret === guess ? 1 : 0],
        view: ({ guess }) => ({ guess }),
        determinize: ({ guess }, player, chance) => ({ secret: 10 + chance.die(6), guess }),
      };`,
    );
    expect((await tyche(["check", hidden])).code).toBe(0);
    const { out } = await tyche(["play", hidden, "--seed", "1"], { stdin: "quit\n" });
    expect(out).toContain('{"guess":0}');
    expect(out).not.toContain('secret":');
  });
});

describe("a file without a playable game is refused with one sentence", () => {
  const cases: [what: string, change: (source: string) => string, sentence: RegExp][] = [
    [
      "what makes a game",
      () => "export default () => 1;",
      /exports a function, which may return a game, but no game/,
    ],
    ["no game", () => "export const x = 1;", /exports no game: export one by default/],
    [
      "two games",
      replaced("export default dare", "export const one = dare, two = dare"),
      /exports 2 games \(one, two\)/,
    ],
    ["a slip of the pen", replaced("payoff({", "payoff({{"), /cannot be run: Unexpected token/],
    [
      "a package that is not there",
      (source) => `import "no-such-thing";\n${source}`,
      /Cannot find package 'no-such-thing'/,
    ],
    ["a file that waits", (source) => `await 1;\n${source}`, /it uses await at its top level/],
    ["a missing fact", replaced("cycles: false, ", ""), /dare: facts\.cycles is missing/],
    [
      "rules that throw",
      replaced("throws + 1, total: total", "throws + 1, total: totl"),
      /dare: play throws "totl is not defined" at the state .*action "throw"/,
    ],
    [
      "a state changed in place",
      replaced(
        "scores.map((score, i) => (i === player ? score + kept : score))",
        "((scores[player] += kept), scores)",
      ),
      /\(state\.scores\[\d\] was \d+ and is \d+\): return a new state/,
    ],
  ];

  it.each(cases)("%s", async (what, change, sentence) => {
    const file = written(`${what.replaceAll(" ", "-")}.mjs`, change);
    for (const command of [
      ["check", file],
      ["think", file, "--depth", "4"],
    ])
      expect(await refusal(command)).toMatch(sentence);
  });

  it.each([
    ["movers: (s)", "mover: (s)", 'there is no rule "mover": did you mean movers?'],
    ["[0, 1] : []", "0 : []", "tyche: hands: movers returns 0: return a list of the players who decide"],
    [
      "[a, b],",
      "[a.b.c, b],",
      "tyche: hands: play throws \"Cannot read properties of undefined (reading 'c')\" at",
    ],
  ])("simultaneous rules with the mistake %s", async (from, to, sentence) => {
    const file = written(`${to.replaceAll(/\W+/g, "-")}.mjs`, () => HANDS.replace(from, to));
    expect(await tyche(["equilibrium", written("hands.mjs", () => HANDS)])).toMatchObject({ code: 0 });
    for (const command of ["check", "think", "equilibrium"]) {
      const { code, err } = await tyche([command, file]);
      expect({ command, code, lines: err.trimEnd().split("\n").length }).toEqual({
        command,
        code: 2,
        lines: 1,
      });
      expect(err).toContain(sentence);
    }
  });

  it("simultaneous rules without a notation are shown in words, and keep the choices secret", async () => {
    const rounds = HANDS.replace("start: () => []", "start: () => ({ shown: [], left: 2, at: null })")
      .replace("(s.length === 0 ? [0, 1] : [])", "(s.left > 0 ? [0, 1] : [])")
      .replace("play: (s, [a, b]) => [a, b]", "play: (s, shown) => ({ ...s, shown, left: s.left - 1 })")
      .replace("([a, b]) =>", "({ shown: [a, b] }) =>");
    const file = written("rounds.mjs", () => rounds);
    const typed = "rock\nscissors\n";
    const { out } = await tyche(["play", file, "--seed", "1", "--simulations", "20"], { stdin: typed });
    const [first, second, third] = out.split("the engine plays");
    expect(first).toContain("\n\nshown: []\nleft: 2\nat: null\nyour action> rock\n");
    expect(first).toMatch(/\nleft: 2\nat: null\nyou have chosen\n$/);
    expect(second).toMatch(/\n\nshown: rock, \w+\nleft: 1\nat: null\nyour action> scissors\n/);
    expect(third).toMatch(/\n\nshown: scissors, \w+\nleft: 0\nat: null\nThe game is over: /);
    expect(out).not.toMatch(/[{}"]/);
    const spanish = await tyche(["play", file, "--language", "es", "--seed", "1"], { stdin: "rock\n" });
    expect(spanish.out).toContain("usted ha elegido\n");
  });

  it("states that JSON cannot keep are refused wherever they are written as JSON", async () => {
    const file = written("dated.mjs", () =>
      SOURCE.replace("scores: [0, 0],", "scores: [0, 0], at: new Date(0),"),
    );
    for (const command of ["check", "moves", "think", "play"])
      expect(await refusal([command, file])).toMatch(
        /dare: the state is not plain data: there is a Date at state\.at \(use a number, as getTime\(\) returns\), /,
      );
  });

  it.each([
    "5",
    "null",
    "{}",
    '{"scores":[0,0]}',
    '{"scores":[0,0],"player":2}',
    '{"scores":[0,0],"player":"0"}',
  ])("what is no state: %s", async (position) => {
    for (const command of ["moves", "think", "exact"])
      expect(await tyche([command, FILE, "--position", position])).toEqual({
        code: 2,
        out: "",
        err: `tyche: The position ${position} is not a state of dare.\n`,
      });
  });

  it("no file, and options of other games", async () => {
    const nowhere = await tyche(["check", join(folder, "nowhere.js")]);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining("there is no such file") });
    const option = await tyche(["think", FILE, "--target", "20"]);
    expect(option.err).toContain("--target is for the games that come with Tyche");
  });
});

describe.runIf(existsSync("/dev/zero"))("a special file", () => {
  // All commands open files with one function; those that run a game check the file first.
  it.each([
    ["check /dev/zero", "/dev/zero is not a regular file"],
    ["exact /dev/zero", "/dev/zero is not a regular file"],
    ["solve /dev/zero", "/dev/zero is a device that never ends"],
    ["think pig --evaluator /dev/zero --depth 1", "/dev/zero is a device that never ends"],
  ])("is refused with one sentence by %s", async (line, why) => {
    expect(await tyche(line.split(" "))).toEqual({ code: 2, out: "", err: `tyche: ${why}\n` });
  });
});
