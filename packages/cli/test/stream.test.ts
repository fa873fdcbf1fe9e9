/** `tyche solve` on texts without building their trees. */
import { describe, expect, it } from "vitest";
import { IS_LONG, rows } from "../../../tests/cases.js";
import { STREAMED_FROM } from "../src/trees/streamed.js";
import { refusal, tyche } from "./harness.js";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";
const BOLD = '{"max":[{"chance":[10,10]},{"chance":[9,100],"p":["1/4","3/4"]}]}';

describe("tyche solve --stream", () => {
  it.each([
    [AIMA, "-a", "alpha-beta"],
    [AIMA, "--root", "min"],
    [BOLD],
    [BOLD, "-a", "star1", "--bounds", "0,200"],
    ['{"player":0,"children":[{"player":1,"children":[3,4]},2]}', "-a", "minimax"],
  ])("prints the same JSON for %s %s %s", async (tree, ...options) => {
    const built = await tyche(["solve", tree, ...options, "--json"]);
    expect(await tyche(["solve", tree, ...options, "--json", "--stream"])).toEqual(built);
    expect(await tyche(["solve", "-", ...options, "--json", "--stream"], { stdin: tree })).toEqual(built);
    expect(built.code).toBe(0);
  });

  it("prints the text answer without a drawing", async () => {
    const built = await tyche(["solve", AIMA, "-a", "alpha-beta"]);
    const { out } = await tyche(["solve", AIMA, "-a", "alpha-beta", "--stream"]);
    expect(out).toContain("2 of 13");
    expect(built.out.endsWith(`\n${out}`)).toBe(true);
  });

  it.each([
    [
      ["--trace", "steps.csv"],
      "--trace needs the whole tree, which --stream does not build: leave out one of them",
    ],
    [["--explain"], "--explain needs the whole tree, which --stream does not build: leave out one of them"],
    [["--ascii"], "--ascii does nothing with --stream, which makes no drawing"],
    [
      ["-a", "star2"],
      "star2 needs the whole tree: a stream is solved by minimax, alpha-beta, expectiminimax, star1",
    ],
    [["--depth", "1"], "a depth needs the whole tree: a stream is searched to its leaves"],
    [
      ["-a", "alpha-beta", "--order", "best"],
      "this order of search needs the whole tree: in a stream, use given or reverse",
    ],
    [["--bounds", "0,20"], 'minimax has no setting "bounds"'],
    [
      ["--format", "efg"],
      "--stream reads JSON and nested lists only: leave it out for a tree in another format",
    ],
  ])("%j is refused with one sentence", async (options, sentence) => {
    expect(await refusal(["solve", AIMA, "--stream", ...options])).toContain(sentence);
  });

  it("does not work with a game", async () => {
    const { code, err } = await tyche(["solve", "--game", "tic-tac-toe", "--depth", "1", "--stream"]);
    expect({ code, err: err.trim() }).toEqual({
      code: 2,
      err: "tyche: --stream reads a text, and the tree of --game has none",
    });
  });

  it("reports the position of an error in a text", async () => {
    expect(await refusal(["solve", "-", "--stream"], { stdin: "[[3,12],\n [2,,4]]" })).toContain(
      "line 2, column 5:",
    );
  });
});

describe("a long text", () => {
  /** Spaces make the text long without making its tree large. */
  const long = (tree: string): string => `${" ".repeat(9_000)}${tree}${" ".repeat(STREAMED_FROM)}`;

  it("is solved as a stream if no option prevents it, and as a tree otherwise", async () => {
    const found = await tyche(["solve", "-", "-a", "alpha-beta"], { stdin: long(AIMA) });
    expect(found).toEqual(await tyche(["solve", AIMA, "-a", "alpha-beta", "--stream"]));
    const needing = [["--ascii"], ["--depth", "5"], ["-a", "star2"], ["--order", "best", "-a", "alpha-beta"]];
    for (const options of rows(needing, 4)) {
      const built = await tyche(["solve", AIMA, ...options]);
      expect(await tyche(["solve", "-", ...options], { stdin: long(AIMA) })).toEqual(built);
    }
    expect((await tyche(["solve", "-"], { stdin: long("((3 4)(5 6))") })).out).toContain("minimax");
  });

  it("has the same answer and errors as JSON, however long it is", async () => {
    const spaces = " ".repeat(100_000);
    for (const [tree, ...options] of [
      [BOLD, "-a", "star1"],
      [BOLD, "-a", "star1", "--bounds", "10,20"],
      ['{"max":[{"label":"a","leaf":[1,2]},{"leaf":[3,4]}]}'],
      ['{"children":[1,2],"player":0}'],
      ["[[1,2],[]]"],
      ['{"max":[1,{"max":[2,{"leaf":3,"label":"far"}],"pays":["1","2"]}]}'],
    ] as const) {
      const built = await tyche(["solve", tree, ...options, "--json"]);
      expect(await tyche(["solve", tree + spaces, ...options, "--json"])).toEqual(built);
    }
  });

  it.runIf(IS_LONG)("that is too large for its tree names the algorithms that need none", async () => {
    const text = `[${"1,".repeat(8_000_001)}1]`;
    expect(await refusal(["solve", "-", "-a", "star2", "--json"], { stdin: text })).toContain(
      "minimax, alpha-beta, expectiminimax, star1 solve it without building it",
    );
    expect((await tyche(["solve", "-", "-a", "star1", "--json"], { stdin: text })).code).toBe(0);
  });
});
