import { seededChance } from "@tyche/engine";
import { GAMES, gameNamed } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { tyche, type World } from "./harness.js";

interface Row {
  readonly action: string;
  readonly position: string | null;
  readonly value: number;
  readonly bound: string;
  readonly depth: number;
}

interface Answer {
  readonly actions: readonly Row[];
  readonly value: number;
  readonly depth: number;
  readonly nodes: { readonly decision: number; readonly chance: number; readonly leaf: number };
  readonly algorithm: string;
  readonly exact: boolean;
  readonly stopped: string;
  readonly line: readonly string[];
  readonly approximations: readonly { readonly kind: string }[];
  readonly rolls?: readonly { readonly roll: string; readonly probability: number; readonly value: number }[];
}

async function answer(...argv: string[]): Promise<Answer> {
  const { code, out, err } = await tyche([...argv, "--json"]);
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: "" });
  expect(out.endsWith("\n") && !out.trimEnd().includes("\n")).toBe(true);
  return JSON.parse(out) as Answer;
}

async function refusal(argv: readonly string[], world?: World): Promise<string> {
  const { code, out, err } = await tyche(argv, world);
  expect({ argv, code, out }).toEqual({ argv, code: 2, out: "" });
  expect(err).toMatch(/^tyche: [^\n]+\n$/);
  return err.slice("tyche: ".length, -1);
}

const START = "4HPwATDgc/ABMA";
const BOARD = "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512";
const EINSTEIN = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";

describe("tyche moves", () => {
  it("gives every play of the opening 3-1 with the Position ID after it", async () => {
    const { actions } = await answer("moves", "backgammon", "--position", START, "--roll", "31");
    expect(actions).toHaveLength(16);
    expect(actions).toContainEqual({ action: "8/5 6/5", position: "sGfwATDgc/ABMA" });
  });

  it.each(["31", "3-1", "13", "3 1", "1,3"])("reads the roll %s", async (roll) => {
    const { actions } = await answer("moves", "backgammon", "--position", START, "--roll", roll);
    expect(actions).toHaveLength(16);
  });

  it("reads a position as ID, ID with Match ID, XGID and numbers alike", async () => {
    const same = [
      [START, "--roll", "31"],
      [`${START}:cIkFAAAAAAAE`],
      ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"],
      ["0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0", "--roll", "31"],
    ];
    const answers = await Promise.all(
      same.map((position) => answer("moves", "backgammon", "--position", ...position)),
    );
    for (const each of answers) expect(each).toEqual(answers[0]);
  });

  it("gives 2048 as it stands before the new tile, blanks or commas", async () => {
    const expected = [
      { action: "up", position: "2 2 4 2 8 4 8 16 0 32 64 128 0 0 256 512" },
      { action: "down", position: "0 0 4 2 0 2 8 16 2 4 64 128 8 32 256 512" },
      { action: "left", position: "2 4 2 0 8 16 0 0 2 4 64 128 8 32 256 512" },
    ];
    expect((await answer("moves", "2048", "--position", BOARD)).actions).toEqual(expected);
    expect((await answer("moves", "2048", "--position", BOARD.replaceAll(" ", ","))).actions).toEqual(
      expected,
    );
    const full = await answer("moves", "2048", "--size", "2x2", "--position", "2 2 4 8");
    expect(full.actions[0]).toEqual({ action: "right", position: "0 4 4 8" });
  });

  it("gives EinStein with a die that is not rolled, and Pig's roll without a position", async () => {
    const { actions } = await answer("moves", "einstein", "--position", `${EINSTEIN} 0 0`, "--roll", "6");
    expect(actions.map(({ action }) => action)).toEqual(["6 right-down", "6 right", "6 down"]);
    expect(actions[1]!.position).toBe("1 2 3 0 0 4 5 0 0 0 0 6 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 0 1");
    expect((await answer("moves", "pig", "--position", "41,49,22")).actions).toEqual([
      { action: "roll", position: null },
      { action: "hold", position: "49,63,0,1" },
    ]);
  });

  it("begins at the start of games that begin alike, and lists nothing at the end of one", async () => {
    expect((await answer("moves", "connect-four")).actions).toHaveLength(7);
    expect((await answer("moves", "connect-four", "--size", "5x4")).actions).toHaveLength(5);
    expect((await answer("moves", "tic-tac-toe", "--position", "XXX|OO.|...")).actions).toEqual([]);
    expect((await tyche(["moves", "tic-tac-toe", "--position", "XXX|OO.|..."])).out).toMatch(/over/);
  });
});

describe("tyche think", () => {
  it("ranks backgammon by pips right after the turn, one turn deep", async () => {
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
    // 167 pips against 163 after any 3-1 that hits nothing, ties in the fixed order.
    expect(actions.map(({ value }) => value)).toEqual(new Array(16).fill(0.004));
    const { actions: fixed } = await answer("moves", "backgammon", "--position", START, "--roll", "31");
    expect(actions.map(({ action }) => action)).toEqual(fixed.map(({ action }) => action));
    expect(actions.every(({ bound, depth: each }) => bound === "exact" && each === 1)).toBe(true);
  });

  it("values are the mover's, whichever player that is", async () => {
    const first = await answer("think", "pig", "--position", "41,49,22", "--depth", "4");
    const second = await answer("think", "pig", "--position", "41,49,22,1", "--depth", "4");
    expect(second.actions.map(({ action }) => action)).toEqual(first.actions.map(({ action }) => action));
    for (const [i, { value }] of first.actions.entries())
      expect(second.actions[i]!.value).toBeCloseTo(value, 12);
    const o = await answer("think", "tic-tac-toe", "--position", "XX.|OO.|X..");
    expect([o.value, o.actions[0]!.action, o.actions.at(-1)!.value]).toEqual([1, "6", -1]);
    expect(o).toMatchObject({ exact: true, stopped: "solved", approximations: [] });
  });

  it("gives the score that 2048 gains, whatever was scored before", async () => {
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

  it("values a position before the roll as the mean of its 21 rolls", async () => {
    const before = await answer("think", "backgammon", "--position", START, "--depth", "2");
    expect(before.rolls).toHaveLength(21);
    let mean = 0;
    for (const { roll, probability, value } of before.rolls!) {
      mean += probability * value;
      if (roll !== "64" && roll !== "11") continue;
      const one = await answer("think", "backgammon", "--position", START, "--roll", roll, "--depth", "2");
      expect(value).toBeCloseTo(one.value, 12);
    }
    expect(before.value).toBeCloseTo(mean, 12);
    expect(before.actions).toMatchObject([{ action: "roll", depth: 2, bound: "exact", value: before.value }]);
  });

  it("finds the same with every algorithm, table or none, and marks forward pruning", async () => {
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

  it("stops by nodes and by time, and always has an answer", async () => {
    const nodes = await answer("think", "connect-four", "--nodes", "5000");
    expect(nodes.stopped).toBe("nodes");
    expect(nodes.nodes.decision + nodes.nodes.leaf).toBeLessThan(6000);
    expect(nodes.actions).toHaveLength(7);
    const time = await answer("think", "connect-four", "--time", "30");
    expect([time.stopped, time.actions.length]).toEqual(["time", 7]);
    const roll = await answer("think", "backgammon", "--position", START, "--time", "0");
    expect([roll.rolls!.length, roll.depth]).toEqual([21, 1]);
  });

  it("counts every win as one where the stakes are single", async () => {
    // Two checkers left to bear off against fifteen on the far side: a win that would be worth two or three.
    const position = "-15 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";
    const ask = (...more: string[]) =>
      answer("think", "backgammon", "--position", position, "--roll", "66", "--depth", "1", ...more);
    expect((await ask()).value).toBe(3);
    expect((await ask("--stakes", "single")).value).toBe(1);
  });

  it("says for people what it says for programs", async () => {
    const think = ["think", "backgammon", "--position", START, "--roll", "31", "--depth"];
    const { out } = await tyche([...think, "2", "--evaluator", "pips"]);
    expect(out).toContain("X rolled 3-1");
    expect(out).toMatch(/star2, depth 2, [\d,]+ nodes, \d+ ms; an evaluation stands/);
  });

  it("tells the chances of every backgammon play by its network, which is what judges where nothing else is named", async () => {
    const think = ["think", "backgammon", "--position", START, "--roll", "31", "--depth", "1"];
    const { out } = await tyche(think);
    expect(out).toMatch(/action +win +gammon +bg +lose gammon +lose bg +equity +to best +depth/);
    const { actions } = await answer(...think);
    const [best, second] = actions as unknown as { action: string; value: number; chances: number[] }[];
    // The one play of 3-1 that all books agree on, by a wide margin.
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
  it("is thought about by every method for it", async () => {
    for (const [method, best] of [
      ["determinized", "play"],
      ["ismcts", "stop"],
    ] as const) {
      const how = ["-a", method, ...(method === "ismcts" ? ["--simulations", "2000"] : [])];
      const argv = ["think", "hidden-coin", "--position", "open ?", "--json", ...how];
      const { code, out, err } = await tyche(argv);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(JSON.parse(out).actions[0].action).toBe(best);
    }
  });
});

describe("batches of positions", () => {
  it("answer in order, and a line goes before the options", async () => {
    const lines = [
      `{"id":"a","position":"${START}","roll":"31"}`,
      "",
      `{"id":2,"position":"${START}","roll":[6,4],"depth":2}`,
      `{"id":null,"position":"${START}"}`,
    ].join("\n");
    const { code, out, err } = await tyche(["think", "backgammon", "--batch", "--depth", "1"], {
      stdin: lines,
    });
    expect([code, err]).toEqual([0, ""]);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer & { id: unknown });
    expect(answers.map(({ id, depth }) => [id, depth])).toEqual([
      ["a", 1],
      [2, 2],
      [null, 1],
    ]);
    const alone = await answer("think", "backgammon", "--position", START, "--roll", "64", "--depth", "2");
    expect(answers[1]!.actions).toEqual(alone.actions);
  });

  it("say which line is wrong and go on", async () => {
    const lines = [
      '{"id":1,"position":"4433"}',
      '{"id":2,"position":"9"}',
      '{"id":3}',
      "[]",
      '{"id":4,"position":"44","roll":"31"}',
      '{"id":5,"position":"44","size":"3x3"}',
      '{"id":6,"position":{"a":1}}',
    ].join("\n");
    const { code, out, err } = await tyche(["moves", "connect-four", "--batch"], { stdin: lines });
    expect([code, err]).toEqual([2, 'tyche: 6 of 7 lines could not be answered; each has its "error"\n']);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: unknown; error?: string });
    expect(answers.map(({ id, error }) => [id, error === undefined])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [null, false],
      [4, false],
      [5, false],
      [6, false],
    ]);
    expect(answers[1]!.error).toMatch(/columns are 1 to 7/);
  });

  it("read boards as lists of numbers, flat or by rows", async () => {
    const flat = BOARD.split(" ").map(Number);
    const rows = [0, 4, 8, 12].map((row) => flat.slice(row, row + 4));
    const stdin = [flat, rows].map((position, id) => JSON.stringify({ id, position })).join("\n");
    const { out } = await tyche(["moves", "2048", "--batch"], { stdin });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer);
    expect(answers[0]!.actions).toHaveLength(3);
    expect(answers[1]!.actions).toEqual(answers[0]!.actions);
  });
});

describe("what is impossible is refused in one sentence", () => {
  const sixteen = "0 -2 0 0 0 0 6 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0";
  const cases: [argv: string[], sentence: RegExp][] = [
    [["moves", "backgammon", "--position", sixteen, "--roll", "31"], /16 checkers/],
    // Both sides on one point: the bits of the ID put both there.
    [["think", "backgammon", "--position", "AQAAAAAAAAQAAA", "--roll", "31"], /./],
    [["moves", "backgammon", "--position", "4HPwATDgc/ABM", "--roll", "31"], /14 characters/],
    [["moves", "backgammon", "--position", "4HPwATDgc!ABMA", "--roll", "31"], /./],
    [["moves", "backgammon", "--position", START, "--roll", "71"], /"71" is no roll/],
    [["moves", "backgammon", "--position", START], /not rolled yet/],
    [["moves", "einstein", "--position", `${EINSTEIN} 0 0`], /not rolled yet/],
    [["moves", "einstein", "--position", `${EINSTEIN} 0 0`, "--roll", "7"], /1 to 6, not 7/],
    [["think", "2048", "--position", "1 2 3 4"], /16 cells, not 4/],
    [["think", "2048"], /no position/],
    [["moves", "go"], /no game "go"/],
    [["moves"], /missing required argument/],
    [["moves", "pig", "--roll", "3"], /has no dice/],
    [["moves", "pig", "--size", "3"], /no option "size"/],
    [["moves", "pig", "--target", "0"], /1 to 1000 points, not 0/],
    [["think", "pig", "--position", "100,3,0"], /over/],
    [["think", "pig", "--evaluator", "wit"], /no evaluator "wit"/],
    [["think", "pig", "--algorithm", "alpha-beta"], /knows no chance/],
    [["think", "pig", "--algorithm", "magic"], /--algorithm takes one of/],
    [["think", "pig", "--depth", "0"], /--depth takes/],
    [["think", "pig", "--depth", "99999"], /1 to 1000/],
    [["think", "pig", "--time", "soon"], /--time takes milliseconds/],
    [["think", "pig", "--threads", "0"], /--threads takes/],
    [["think", "pig", "--table", "1e99"], /--table takes/],
    [["think", "pig", "--beam", "0"], /--beam takes/],
    [["think", "pig", "--depth", "1", "--threshold", "2"], /below 1/],
    [
      ["exact", "backgammon", "--position", START, "--roll", "31", "--limit", "10000"],
      /too many to be solved/,
    ],
    [["exact", "connect-four", "--limit", "10000"], /too many to be solved/],
    [["exact", "2048"], /too large/],
    [["exact", "einstein"], /no position/],
    [["exact", "pig", "--policy"], /--json/],
    [["exact", "pig", "--limit", "x"], /--limit takes/],
    [["exact", "pig", "--position", "100,0,0"], /over/],
    [["exact", "hypergammon", "--stakes", "single"], /money stakes/],
    [["exact", "hypergammon", "--policy", "--json"], /--position/],
    [["play", "pig", "--as", "2"], /--as takes 0, 1 or none/],
    [["play", "go"], /no game/],
    [["draw", "--game", "go"], /no game/],
    [["draw", "--position", "4433"], /--game/],
    [["draw", "[1,2]", "--game", "pig"], /take one/],
    [["draw", "--game", "pig", "--evaluator", "wit"], /no evaluator/],
    [["draw", "--game", "2048", "--position", BOARD, "--horizon", "afterstate"], /judges decisions only/],
    [["draw", "--game", "pig", "--depth", "x"], /--depth takes/],
    [["solve", "--game", "backgammon", "--position", START, "--roll", "31", "--depth", "4"], /more than/],
    [["bench", "nothing"], /no benchmark "nothing"/],
    [["bench", "signature", "--svg", "x.svg"], /the benchmark signature makes no curves to draw/],
    [["moves", "pac-man", "--pac-men", "enemies"], /pac-men of pac-man is one of together, rivals/],
    [["think", "minesweeper", "--depth", "1"], /480 actions there, .* leave --depth out/],
    [["exact", "minesweeper"], /480 actions there, .* take a smaller game/],
    [["judge", "/dev/null"], /\/dev\/null holds no positions/],
    [["train", "chess", "--inputs", "x"], /inputs of chess are one of all, pieces, not "x"/],
  ];
  it.each(cases)("%o", async (argv, sentence) => {
    expect(await refusal(argv)).toMatch(sentence);
  });
});

describe("tyche exact", () => {
  it.each([
    [["pig", "--target", "2", "--dice", "coin"], "winProbability", 4 / 7],
    [["pig", "--target", "2", "--dice", "coin", "--position", "0,1,1"], "winProbability", 3 / 5],
    [["pig", "--target", "2", "--dice", "coin", "--position", "0,1,1,1"], "winProbability", 3 / 5],
    [["2048", "--size", "2x2", "--target", "32"], "winProbability", 0.0828872890715542],
    [["2048", "--size", "2x2"], "expectedScore", 66.964149],
    [["tic-tac-toe"], "value", 0],
    [["connect-four", "--size", "4x4"], "value", 0],
  ] as const)("%o", async (argv, name, value) => {
    const { out } = await tyche(["exact", ...argv, "--json"]);
    const found = JSON.parse(out) as Record<string, number> & { interval: [number, number] };
    expect(found[name]).toBeCloseTo(value, argv[0] === "2048" && name === "expectedScore" ? 5 : 10);
    const [low, high] = found.interval;
    expect(low).toBeLessThanOrEqual(found[name]!);
    expect(high).toBeGreaterThanOrEqual(found[name]!);
    expect(high - low).toBeLessThan(1e-8);
  });

  it("gives the policy of every position that leaves a choice", async () => {
    const { out } = await tyche(["exact", "pig", "--target", "3", "--dice", "coin", "--policy", "--json"]);
    const { policy } = JSON.parse(out) as { policy: Record<string, string> };
    // Own score, other's, turn total: heads once or twice, and never enough to win at once.
    expect(Object.keys(policy).sort()).toEqual(
      ["0,0,1", "0,0,2", "0,1,1", "0,1,2", "0,2,1", "0,2,2", "1,0,1", "1,1,1", "1,2,1"].sort(),
    );
    expect(policy["0,2,2"]).toBe("roll");
  });

  it("gives the values of all actions of a position, from its mover's side", async () => {
    const { out } = await tyche(["exact", "tic-tac-toe", "--position", "XX.|OO.|X..", "--json"]);
    const { value, actions } = JSON.parse(out) as Answer;
    expect([value, actions[0]!.action, actions[0]!.value]).toEqual([1, "6", 1]);
    const text = await tyche(["exact", "tic-tac-toe", "--position", "XX.|OO.|X.."]);
    expect(text.out).toMatch(/value 1\.0+, exactly/);
  });
});

describe("a game's position as a tree", () => {
  it("has the value that think finds", async () => {
    const solved = await tyche(["solve", "--game", "pig", "--position", "90,92,6", "--depth", "3", "--json"]);
    const tree = JSON.parse(solved.out) as { number: number };
    const thought = await answer("think", "pig", "--position", "90,92,6", "--depth", "3");
    expect(thought.value).toBeCloseTo(tree.number, 12);
  });

  it("is drawn with actions, rolls and positions", async () => {
    const { code, out } = await tyche([
      "draw",
      "--game",
      "pig",
      "--position",
      "90,92,6",
      "--depth",
      "1",
      "-a",
      "expectiminimax",
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/MAX 90,92,6/);
    expect(out).toMatch(/hold: 92,96,0,1 = 12\/25|hold: 92,96,0,1/);
    const dot = await tyche(["draw", "--game", "tic-tac-toe", "--position", "XO.|XO.|...", "--to", "dot"]);
    expect(dot.out).toMatch(/^digraph/);
  });
});

describe("tyche games", () => {
  it("says of every game what it takes, and its example works", async () => {
    const { out } = await tyche(["games", "--json"]);
    const { games } = JSON.parse(out) as {
      games: { name: string; example: { position: string; roll?: string } }[];
    };
    expect(games.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
    for (const { name, example } of games) {
      const roll = example.roll === undefined ? [] : ["--roll", example.roll];
      expect(
        (await answer("moves", name, "--position", example.position, ...roll)).actions.length,
      ).toBeGreaterThan(0);
    }
    expect(games.find(({ name }) => name === "ludo")).toMatchObject({ evaluators: ["race", "careful"] });
    const text = await tyche(["games"]);
    expect(text.out).not.toMatch(/^ {2}evaluators *$/m);
    expect(text.out.split("\n").filter((line) => line.startsWith("  tyche think"))).toHaveLength(
      GAMES.length,
    );
  });

  it("knows of each game which of its evaluators can judge before chance", () => {
    for (const { name } of GAMES) {
      const { game, presentation } = gameNamed(name);
      const chance = seededChance(`early ${name}`);
      let state = game.start(chance);
      for (let plays = 0; plays < 30 && game.turn(state) !== -1; plays++) {
        const action = chance.pick(game.actions(state));
        const [one, other] = [1, 2].map((seed) => game.play(state, action, seededChance(seed)));
        for (const evaluator of presentation.afterstateEvaluators ?? []) {
          expect(game.evaluators![evaluator]!(one)).toBe(game.evaluators![evaluator]!(other));
        }
        state = game.play(state, action, chance);
      }
    }
  });
});
