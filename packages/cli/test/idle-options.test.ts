/** Every option of a tree command changes the output or is refused, since a user who gives one expects an effect. */
import { ALGORITHMS, type SettingName } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { rows } from "../../../tests/cases.js";
import { tyche } from "./harness.js";

/** A value other than the default for each option. Options not listed here belong to games. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  algorithm: ["negamax"],
  depth: ["1"],
  bounds: ["-20,30"],
  ties: ["keep"],
  fail: ["hard"],
  order: ["reverse"],
  window: ["3,5"],
  probes: ["1"],
  width: ["1"],
  player: ["1"],
  teams: ["0,1"],
  random: ["1/2"],
  format: ["nested"],
  root: ["min"],
  json: [],
  trace: ["-"],
  explain: [],
  language: ["fr"],
  ascii: [],
  stream: [],
  batch: [],
  list: [],
  to: ["dot"],
  out: ["tree.png"],
  notation: ["ucla"],
  decimals: [],
  windows: [],
  "windows-at": ["inner"],
  direction: ["right"],
  scale: ["2"],
  page: ["portrait"],
  labels: ["2"],
  wrap: ["2"],
  limit: ["4"],
  fragment: [],
  seed: ["2"],
  branching: ["3"],
  kinds: ["chance,max"],
  leaves: ["-5,5"],
  probabilities: ["nice"],
  players: ["3"],
  cuts: ["1"],
  "deep-cut": [],
  unique: [],
  "no-ties": [],
  solved: [],
};

/** Options only for the help itself, that state what is already the case, or that write a file beside the answer. */
const OTHERS = ["help", "version", "certificate"];

/** The options of each command, as its help lists them. */
const options = new Map<string, Promise<string[]>>();

function optionsOf(command: string): Promise<string[]> {
  const known = options.get(command) ?? listed(command);
  options.set(command, known);
  return known;
}

async function listed(command: string): Promise<string[]> {
  const { out } = await tyche([command, "--help", "all"]);
  const names = [...out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map((match) => match[1]!);
  return names.filter((name) => !OTHERS.includes(name));
}

async function outcome(argv: readonly string[], stdin: string): Promise<string> {
  const { code, out, err } = await tyche([...argv], { stdin });
  return code === 2 ? "refused" : `${out}\n${err}`;
}

/** Finds options that change nothing in a call and are not refused. */
async function idleIn(argv: readonly string[], stdin = ""): Promise<string[]> {
  const usual = await outcome(argv, stdin);
  expect(usual, argv.join(" ")).not.toBe("refused");
  const idle: string[] = [];
  for (const name of await optionsOf(argv[0]!)) {
    if (argv.includes(`--${name}`) || (name === "algorithm" && argv.includes("-a"))) continue;
    const values = VALUES[name] ?? ["1"];
    if ((await outcome([...argv, `--${name}`, ...values], stdin)) === usual) idle.push(name);
  }
  return idle;
}

const DECISIONS = `{"max":[{"min":[{"max":[4,4],"estimate":1},{"max":[6,3],"estimate":2}],"estimate":4},
  {"min":[{"max":[4,5],"estimate":1},{"max":[2,9],"estimate":0}],"estimate":3},{"min":[{"max":[7,1],"estimate":6},{"max":[1,8],"estimate":2}],"estimate":5}]}`;
const CHANCE = `{"max":[{"chance":[{"min":[4,6,5],"estimate":4},{"min":[3,9],"estimate":5}]},
  {"chance":[{"min":[2,4],"estimate":4},{"min":[3,9,1],"estimate":5}]},{"chance":[{"min":[8,1],"estimate":2},{"min":[1,0],"estimate":1}]}]}`;
const PLAYERS = `{"player":0,"children":[{"player":1,"children":[{"leaf":[1,2,6]},{"leaf":[5,2,2]},{"leaf":[4,9,1]}]},
  {"player":2,"children":[{"leaf":[0,9,9]},{"leaf":[7,1,2]}]},{"player":1,"children":[{"player":2,"children":[{"leaf":[1,1,1]},{"leaf":[2,3,9]}]},{"leaf":[2,2,2]}]}]}`;

/** What an algorithm needs, and the settings that by their nature change nothing on its tree. */
const TOLD: Readonly<Record<string, readonly string[]>> = { teams: ["--teams", "0,2/1"] };

describe("tyche solve --explain", () => {
  it.each(rows(ALGORITHMS, 4).map(({ name }) => name))("%s", async (name) => {
    const { needs, settings } = ALGORITHMS.find((algorithm) => algorithm.name === name)!;
    const tree = needs.players === "any" ? PLAYERS : needs.kinds.includes("chance") ? CHANCE : DECISIONS;
    const told = TOLD[name] ?? [];
    const idle = await idleIn(["solve", tree, "--explain", "-a", name, ...told]);
    // A used setting can have no effect on one particular tree; an unused one must be refused.
    expect(idle.filter((option) => option !== "format" && !settings.includes(option as SettingName))).toEqual(
      [],
    );
  });

  it("settings have an effect", async () => {
    const idle = async (tree: string, name: string): Promise<string[]> =>
      idleIn(["solve", tree, "--explain", "-a", name]);
    for (const name of ["alpha-beta", "negamax-alpha-beta"])
      expect(await idle(DECISIONS, name)).toEqual(["format"]);
    for (const name of ["star1", "star2.5"]) expect(await idle(CHANCE, name)).toEqual(["format"]);
  });
});

describe("tyche solve", () => {
  it.each([
    ["the answer", ["solve", "[[3,12,8],[2,4,6],[14,5,2]]"]],
    ["an object", ["solve", DECISIONS]],
    ["JSON", ["solve", "[[3,12,8],[2,4,6],[14,5,2]]", "--json"]],
    ["a trace", ["solve", "[[3,12,8],[2,4,6],[14,5,2]]", "--trace", "-"]],
    ["the list", ["solve", "--list"]],
    ["the list as JSON", ["solve", "--list", "--json"]],
  ] as const)("%s", async (_, argv) => {
    const idle = await idleIn(argv);
    // The answer of minimax contains neither the search order nor that the format was detected; as JSON it does not say
    // how the tree was stored.
    const harmless = [
      "order",
      "format",
      ...((argv as readonly string[]).includes("--json") ? ["stream"] : []),
    ];
    expect(idle.filter((name) => !harmless.includes(name))).toEqual([]);
  });

  it("--batch", async () => {
    const line = '{"id":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}\n';
    const idle = await idleIn(["solve", "--batch"], line);
    expect(idle.filter((name) => !["order", "format", "json"].includes(name))).toEqual([]);
  });

  it("a key that is not used", async () => {
    const { out } = await tyche(["solve", "--batch"], { stdin: '{"id":1,"tree":[3],"dept":2}\n' });
    expect(JSON.parse(out)).toMatchObject({ id: 1, error: expect.stringContaining('an unknown key "dept"') });
  });
});

const LABELLED = `{"max":[{"min":[3,12],"label":"a long name of a node","actions":["left turn","right turn"]},{"min":["1/3",4]}]}`;

describe("tyche draw", () => {
  it.each(rows(["text", "svg", "tikz", "dot", "mermaid", "csv", "json", "list"], 3))(
    "--to %s",
    async (to) => {
      const tree = to === "list" ? "[[3,12],[2,4]]" : LABELLED;
      const argv = ["draw", tree, "--to", to];
      const idle = await idleIn(
        to === "csv" || to === "json" || to === "list" ? argv : [...argv, "-a", "alpha-beta"],
      );
      const harmless = [
        "order",
        "format",
        "ties",
        "fail",
        ...(to === "text" ? ["limit"] : []),
        ...(to === "svg" || to === "tikz" ? ["page"] : []),
        // MAX and MIN are the same in all languages, and these formats contain no other text for such a tree;
        // lists at most have comments.
        ...(to === "tikz" || to === "list" ? ["language"] : []),
      ];
      expect(idle.filter((name) => !harmless.includes(name))).toEqual([]);
    },
  );
});

describe("tyche random", () => {
  it.each(rows(["json", "text", "svg", "list"], 2))("--to %s", async (to) => {
    const idle = await idleIn(["random", "--to", to]);
    const harmless = [
      "format",
      "limit",
      "cuts",
      "unique",
      "no-ties",
      "page",
      "labels",
      "wrap",
      "decimals",
      "ascii",
      ...(to === "list" || to === "text" ? ["language"] : []),
    ];
    expect(idle.filter((name) => !harmless.includes(name))).toEqual([]);
  });

  it("--cuts requires an algorithm that prunes", async () => {
    const made = await tyche(["random", "--cuts", "1", "--solved", "--to", "text"]);
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain("pruned");
    const star = await tyche([
      "random",
      "--depth",
      "4",
      "--kinds",
      "max,chance,min",
      "--cuts",
      "1",
      "--solved",
      "--to",
      "text",
    ]);
    expect(star.out).toContain("pruned");
    const deep = await tyche(["random", "--depth", "4", "--deep-cut", "--solved", "--to", "text"]);
    expect(deep.out).toContain("pruned");
    const refused = await tyche(["random", "--cuts", "1", "-a", "minimax"]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("minimax makes no cuts") });
  });
});

it("a picture that cannot be drawn is refused", async () => {
  for (const name of ["x.png", "x.PDF"]) {
    const { code, err } = await tyche(["draw", "[1,2]", "--to", "svg", "--out", name]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(`Tyche makes no ${name.slice(1).toLowerCase()} files`),
    });
  }
});
