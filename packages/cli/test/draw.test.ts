import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Catalogue } from "@tyche/messages";
import { algorithmNamed, buildTree, readTree, type SearchEvent, steps, writeTree } from "@tyche/trees";
import { explainEvent } from "@tyche/trees/explain";
import { randomTree } from "@tyche/trees/random";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ClosedOutputError } from "../src/io/io.js";
import { traceChunks, traceWithEvents } from "../src/trees/trace.js";
import { tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

async function output(...argv: string[]): Promise<string> {
  const { code, out, err } = await tyche(argv);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

describe("tyche draw", () => {
  it("writes every format", async () => {
    const starts = {
      text: /^MAX\n├── MIN\n/,
      svg: /^<svg /,
      tikz: /\\begin\{tikzpicture\}/,
      dot: /^digraph /,
      mermaid: /^flowchart TD/,
      csv: /^step,event,node/,
      json: /^\{"max":\[/,
      list: /^\[\[3,12,8\],\[2,4,6\],\[14,5,2\]\]\n$/,
    };
    for (const [format, start] of Object.entries(starts)) {
      expect(await output("draw", AIMA, "--to", format)).toMatch(start);
    }
  });

  it("draws values and cuts if an algorithm is given, and windows on request", async () => {
    expect(await output("draw", AIMA)).not.toContain("= 3");
    expect(await output("draw", AIMA, "-a", "alpha-beta")).toContain("✂ 4 pruned");
    expect(await output("draw", AIMA, "-a", "alpha-beta", "--windows")).toContain(
      "├── MIN ≤ 2 window (3, +∞)\n",
    );
    expect(await output("draw", AIMA, "-a", "alpha-beta", "--ascii")).toMatch(/^[ -~\n]*$/);
    expect(await output("draw", '["1/3",0]', "-a", "minimax", "--decimals")).toContain("0.333");
  });

  it("shortens a tree with more nodes than can be drawn, with a note", async () => {
    const { out, err } = await tyche(["draw", AIMA, "--limit", "5"]);
    expect(out).toContain("more");
    expect(err).toMatch(/^tyche: note: \d of 13 nodes are drawn\n$/);
  });

  it("takes the format from the file name", async () => {
    for (const [name, start] of [
      ["a.svg", /^<svg /],
      ["a.tex", /tikzpicture/],
      ["a.DOT", /^digraph/],
      ["a.mmd", /^flowchart/],
      ["a.json", /^\{"max"/],
      ["a.csv", /^step,/],
      ["a.txt", /^MAX/],
      ["a", /^MAX/],
    ] as const) {
      const file = join(folder, name);
      expect(await output("draw", AIMA, "--out", file)).toBe("");
      expect(readFileSync(file, "utf8")).toMatch(start);
    }
    const file = join(folder, "b.svg");
    await output("draw", AIMA, "--out", file, "--to", "list");
    expect(readFileSync(file, "utf8")).toBe(`${AIMA}\n`);
  });

  it("warns on stderr if a format loses information", async () => {
    const { code, out, err } = await tyche(["draw", '{"max":[1,2],"actions":["a","b"]}', "--to", "list"]);
    expect({ code, out }).toEqual({ code: 0, out: "[1,2]\n" });
    expect(err).toMatch(/^tyche: note: .*action names/);
  });
});

describe("traces", () => {
  it("are CSV, JSON or JSON lines, one per step in search order", async () => {
    const tree = buildTree([
      [3, 5],
      [2, 9],
    ]);
    const types = [...steps(tree, "alpha-beta")].map(({ type }) => type);
    const read = async (name: string): Promise<string> => {
      const file = join(folder, name);
      const { code } = await tyche(["solve", "[[3,5],[2,9]]", "-a", "alpha-beta", "--trace", file]);
      expect(code).toBe(0);
      return readFileSync(file, "utf8");
    };
    const [head, ...rows] = (await read("t.csv")).trimEnd().split("\r\n");
    const column = head!.split(",").indexOf("event");
    expect(rows.map((row) => row.split(",")[column])).toEqual(types);
    const list = JSON.parse(await read("t.json")) as { type: string }[];
    expect(list.map(({ type }) => type)).toEqual(types);
    const lines = (await read("t.jsonl")).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(list);
    expect(await output("solve", "[[3,5],[2,9]]", "-a", "alpha-beta", "--trace", "-")).toBe(
      await read("t.csv"),
    );
    expect(await output("draw", "[[3,5],[2,9]]", "-a", "alpha-beta", "--to", "csv")).toBe(
      await read("t.csv"),
    );
  });

  it("as text have a sentence per step", async () => {
    const tree = buildTree([
      [3, 5],
      [2, 9],
    ]);
    const out = await output("solve", "[[3,5],[2,9]]", "-a", "alpha-beta", "--explain", "--language", "es");
    const said = out.slice(0, out.indexOf("\n\n")).split("\n");
    const words = await new Catalogue("es").load("search");
    const expected = [...steps(tree, "alpha-beta")].map((event) => words.format(explainEvent(event, tree)));
    expect(said.map((line) => line.slice(6))).toEqual(expected);
  });
});

describe("one search gives all requested outputs", () => {
  const searches = vi.spyOn(algorithmNamed("star1"), "start");
  afterAll(() => searches.mockRestore());
  // More events than one batch.
  const tree = randomTree({
    seed: 4,
    depth: 5,
    branching: 4,
    kinds: ["max", "chance", "min"],
    leaves: [0, 99],
  });
  const text = writeTree(tree, "json").text;

  it.each([
    "solve",
    "solve --json",
    "solve --explain",
    "solve --trace -",
    "solve --trace FILE.csv",
    "solve --json --trace FILE.json",
    "solve --explain --trace FILE.jsonl",
    "solve --explain --depth 9 --trace FILE.csv",
    "draw --to csv",
    "draw --to svg --windows",
  ])("%s", async (line) => {
    const [command, ...options] = line.split(" ");
    searches.mockClear();
    const named = options.map((option) => option.replace("FILE", join(folder, "once")));
    const { code } = await tyche([command!, "-", "-a", "star1", ...named], { stdin: text });
    expect({ code, searches: searches.mock.calls.length }).toEqual({ code: 0, searches: 1 });
  });

  it("and each output is the same as if requested alone", async () => {
    const file = join(folder, "both.csv");
    const { out } = await tyche(["solve", "-", "-a", "star1", "--explain", "--trace", file], { stdin: text });
    const explained = await tyche(["solve", "-", "-a", "star1", "--explain"], { stdin: text });
    const traced = await tyche(["solve", "-", "-a", "star1", "--trace", "-"], { stdin: text });
    expect([...steps(tree, "star1")].length).toBeGreaterThan(2000);
    expect(out).toBe(explained.out);
    expect(readFileSync(file, "utf8")).toBe(traced.out);
    const sentences = out.slice(0, out.indexOf("\n\n")).split("\n");
    expect(sentences.map((line) => Number.parseInt(line, 10))).toEqual(
      sentences.map((_, index) => index + 1),
    );
  });

  it("and a trace is complete even if the reader of the text stops", async () => {
    const { tree } = readTree(text);
    const said: number[] = [];
    const pieces: string[] = [];
    const hear = async (events: readonly SearchEvent[]): Promise<void> => {
      said.push(events.length);
      throw new ClosedOutputError();
    };
    const reading = async (): Promise<void> => {
      for await (const piece of traceWithEvents(tree, steps(tree, "star1"), "csv", undefined, hear))
        pieces.push(piece);
    };
    await expect(reading()).rejects.toBeInstanceOf(ClosedOutputError);
    expect(said).toHaveLength(1);
    expect(pieces.join("")).toBe([...traceChunks(tree, steps(tree, "star1"), "csv")].join(""));
  });

  it("and nothing is written for a search that is refused during its run", async () => {
    const file = join(folder, "refused.csv");
    const halfway = '[{"max":[1],"estimate":1},[2,3]]';
    const { code, out } = await tyche(["solve", halfway, "--depth", "1", "--explain", "--trace", file]);
    expect({ code, out, written: existsSync(file) }).toEqual({ code: 2, out: "", written: false });
  });
});

describe("tyche random", () => {
  it("makes the same tree from the same seed, and different ones from different seeds", async () => {
    const wanted = ["random", "--depth", "4", "--branching", "2-3", "--kinds", "max,chance,min"];
    const first = await output(...wanted, "--seed", "7");
    expect(await output(...wanted, "--seed", "7")).toBe(first);
    expect(await output(...wanted, "--seed", "8")).not.toBe(first);
  });

  it("has the requested shape", async () => {
    const { tree } = readTree(
      await output(
        "random",
        "--seed",
        "3",
        "--depth",
        "3",
        "--branching",
        "4",
        "--kinds",
        "max,chance,min",
        "--leaves",
        "-5,-2",
      ),
    );
    expect(tree.nodes).toHaveLength(1 + 4 + 16 + 64);
    expect(
      [tree.root, tree.root.children[0], tree.root.children[0]!.children[0]].map((node) => node!.kind),
    ).toEqual(["max", "chance", "min"]);
    const leaves = tree.nodes.flatMap((node) =>
      node.kind === "leaf" ? [Number(node.value.toFraction())] : [],
    );
    expect(leaves.every((value) => value >= -5 && value <= -2 && Number.isInteger(value))).toBe(true);
    const players = readTree(await output("random", "--players", "3", "--depth", "2")).tree;
    expect(
      players.nodes.filter((node) => node.kind === "leaf").every((leaf) => leaf.payoffs?.length === 3),
    ).toBe(true);
  });

  it("makes exercises and their answer keys", async () => {
    const wanted = [
      "random",
      "--seed",
      "5",
      "--depth",
      "4",
      "--cuts",
      "2",
      "--deep-cut",
      "--unique",
      "--no-ties",
      "-a",
      "alpha-beta",
    ];
    const blank = await output(...wanted, "--to", "text");
    const key = await output(...wanted, "--to", "text", "--solved");
    expect(blank).not.toContain("✂");
    expect(key.match(/✂/g)!.length).toBeGreaterThanOrEqual(2);
    const { tree } = readTree(await output(...wanted));
    const cuts = [...steps(tree, "alpha-beta")].filter(({ type }) => type === "cut");
    expect(cuts.length).toBeGreaterThanOrEqual(2);
  });
});
