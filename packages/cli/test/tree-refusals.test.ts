import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { refusal } from "./answers.js";
import { tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const EFG = 'EFG 2 R "t" { "A" "B" }\n""\n';

describe("texts that are not trees", () => {
  const cases: [what: string, text: string, sentence: RegExp][] = [
    ["nothing", "", /^line 1, column 1: .*empty/],
    ["blanks", " \n ", /^line 2, column 2: .*empty/],
    ["prose", "hello", /^line 1, column 1: /],
    ["a list that never ends", "[[3,12],[2", /^line 1, column 11: /],
    ["an empty node", "[[3,12],\n[]]", /^line 2, column 1: .*empty/],
    ["an empty object", '{"max":[]}', /no children/],
    ["an unknown kind", '{"mix":[1,2]}', /^line 1, column 2: .*mix.*did you mean "m/],
    ["a word in place of a number", "[3,four]", /^line 1, column 4: /],
    ["a string that is no number", '[3,"four"]', /^line 1, column 4: .*four/],
    ["infinity", "[1e999999,2]", /^line 1, column 2: /],
    ["a division by zero", '["1/0",2]', /^line 1, column 2: /],
    [
      "probabilities that miss 1",
      '{"chance":[1,2],"p":["1/3","1/3"]}',
      /^line 1, column \d+: .*add up to 2\/3, not to 1/,
    ],
    [
      "probabilities that miss 1 by rounding",
      '{"chance":[1,2,3],"p":[0.333,0.333,0.333]}',
      /add up to 999\/1000/,
    ],
    ["a negative probability", '{"chance":[1,2],"p":["-1/2","3/2"]}', /negative/],
    [
      "too few probabilities",
      '{"chance":[1,2],"p":[1]}',
      /^line 1, column 21: a chance node has 2 children but/,
    ],
    ["two kinds at once", '{"max":[1],"min":[2]}', /two kinds/],
    ["a player of no payoff", '{"player":5,"children":[{"leaf":[1,2]}]}', /player 5/],
    ["parentheses that never close", "((3)(4)", /^line 1, column \d: .*never closed/],
    ["a binary file", "\u0000\u0001\u0002", /^line 1, column 1: /],
  ];
  it.each(cases)("%s", async (_, text, sentence) => {
    expect(await refusal(["solve", "-"], { stdin: text })).toMatch(sentence);
    expect(await refusal(["draw", "-"], { stdin: text })).toMatch(sentence);
  });

  it("a tree with an information set of two nodes is drawn, but not searched", async () => {
    const text = `${EFG}p "" 1 1 "" { "l" "r" } 0\np "" 2 1 "" { "a" "b" } 0\nt "" 1 "" { 1, -1 }\nt "" 2 "" { 2, -2 }\np "" 2 1 "" { "a" "b" } 0\nt "" 3 "" { 3, -3 }\nt "" 4 "" { 4, -4 }\n`;
    expect(await refusal(["solve", "-"], { stdin: text })).toMatch(
      /cannot tell some nodes apart.*tyche equilibrium/,
    );
    expect((await tyche(["draw", "-"], { stdin: text })).code).toBe(0);
  });

  it("an error in a tree on the command line has a line and a column", async () => {
    expect(await refusal(["solve", "[3,four]"])).toMatch(/^line 1, column 4: /);
  });

  it("bytes that are not UTF-8, and UTF-16", async () => {
    const notText = Buffer.from([0x5b, 0xff, 0xfe, 0x5d]);
    expect(await refusal(["solve", "-"], { stdin: notText })).toBe(
      "standard input is not text: its bytes are not UTF-8",
    );
    const wide = Buffer.from("\ufeff[3,12]", "utf16le");
    expect(await refusal(["solve", "-"], { stdin: wide })).toBe(
      "standard input is text in UTF-16: save it as UTF-8",
    );
  });
});

describe("files", () => {
  it("that are missing, folders, in a path that is not a folder, or empty", async () => {
    expect(await refusal(["solve", join(folder, "none.json")])).toBe(
      `there is no file ${join(folder, "none.json")}`,
    );
    expect(await refusal(["solve", folder])).toBe(`${folder} cannot be read: it is a folder`);
    writeFileSync(join(folder, "empty.json"), "");
    expect(await refusal(["solve", join(folder, "empty.json")])).toMatch(/empty\.json:1:1: .*empty/);
    expect(await refusal(["solve", join(folder, "empty.json", "x")])).toMatch(/not a folder$/);
    expect(await refusal(["solve", "x".repeat(5000)])).toMatch(/…/);
    expect(await refusal(["solve", ""])).toBe("the file name is empty");
  });

  it("of 100 MB (half a MB in the quick suite) of garbage, letters and brackets", async () => {
    const block = cases(1 << 20, 1 << 18);
    let state = 1;
    const garbage = Buffer.alloc(block).map(() => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
    for (const filling of [Buffer.from(garbage), Buffer.alloc(block, "x"), Buffer.alloc(block, "[")]) {
      const file = join(folder, "garbage");
      const descriptor = openSync(file, "w");
      for (let i = 0; i < cases(100, 2); i++) writeSync(descriptor, filling);
      const sentence = await refusal(["solve", file, "--json"]);
      expect(sentence.startsWith(file)).toBe(true);
      expect(sentence.length).toBeLessThan(600);
    }
  });

  it("that cannot be written", async () => {
    const nowhere = join(folder, "none", "a.csv");
    expect(await refusal(["solve", "[1,2]", "--trace", nowhere])).toBe(
      `${nowhere} cannot be written: there is no such file or folder`,
    );
    expect(await refusal(["draw", "[1,2]", "--out", folder])).toBe(
      `${folder} cannot be written: it is a folder`,
    );
  });
});

describe("calls that cannot be carried out", () => {
  const cases: [argv: string[], sentence: RegExp][] = [
    [["slove"], /^there is no command "slove"; did you mean "solve"\?$/],
    [["solve", "[1,2]", "--jsom"], /^there is no option "--jsom"; did you mean "--json"\?$/],
    [["help", "nothing"], /^there is no command "nothing"; `tyche help` lists them$/],
    [["--nothing"], /^there is no option "--nothing"/],
    [["solve"], /^there is no tree: name a file/],
    [["solve", "[1]", "[2]"], /^too many arguments: solve takes 1, not 2$/],
    [["solve", "[1]", "--depth"], /^the option --depth <N> needs a value$/],
    [["solve", "[1]", "--depth", "-1"], /^--depth must be a whole number, 0 or more, not "-1"$/],
    [["solve", "[1]", "--depth", "1.5"], /^--depth must be/],
    [["solve", "[1]", "--bounds", "3"], /^--bounds must be two numbers/],
    [["solve", "[1]", "--bounds", "a,b"], /^--bounds must be two numbers/],
    [["solve", "[1]", "-a", "star1", "--bounds", "9,1"], /lower bound 9 is above the upper bound 1/],
    [["solve", "[1,2]", "-a", "star1", "--bounds", "3,9"], /the leaf 1 is 1, outside the bounds \[3, 9\]/],
    [["solve", "[1]", "-a", "alpha-beta", "--window", "3,3"], /alpha is not below beta/],
    [["solve", "[1]", "--ties", "cut"], /^--ties must be one of prune, keep/],
    [["solve", "[1]", "--fail", "medium"], /^--fail must be one of soft, hard/],
    [["solve", "[1]", "--order", "any"], /^--order must be one of given/],
    [["solve", "[1]", "--format", "xml"], /^--format must be one of json/],
    [["solve", "[1]", "--root", "leaf"], /^--root must be one of max/],
    [["solve", "[1]", "--teams", "a/b"], /^--teams must be teams/],
    [["solve", "[1]", "--random", "often"], /^--random must be a probability/],
    [["solve", "[1]", "--language", "de"], /^--language must be one of en, fr, es, zh/],
    [["solve", "[1]", "--algorithm", "magic"], /^there is no algorithm "magic"; use one of minimax/],
    [["solve", "[1]", "--width", "2"], /minimax has no setting "width"/],
    [["solve", "[[1,2],[3,4]]", "--depth", "1"], /estimate/],
    [["solve", "[1,2]", "--root", "chance", "-a", "minimax"], /minimax cannot search chance nodes/],
    [["solve", "[1]", "--trace", "steps.txt"], /^--trace must be a file whose name ends in/],
    [["solve", "[1]", "--trace", "-", "--json"], /both print to the output/],
    [["solve", "[1]", "--explain", "--json"], /give one of them$/],
    [["solve", "--batch", "file.jsonl"], /^--batch reads standard input and not a file/],
    [["solve", "--batch", "--explain"], /^--batch prints answers, not steps/],
    [["solve", "--batch", "--depth", "x"], /^--depth must be/],
    [["solve", "--list", "-a", "magic"], /^there is no algorithm "magic"/],
    [["draw", "[1]", "--to", "png"], /^--to must be one of text, svg/],
    [["draw", "[1]", "--to", "svg", "--notation", "x"], /^--notation must be one of aima/],
    [["draw", "[1]", "--limit", "x"], /^--limit must be a whole number/],
    [["draw", "[1]", "--depth", "1"], /name an --algorithm too$/],
    [["draw", '{"chance":[1,2],"p":["1/3","2/3"]}', "--to", "list"], /cannot represent this tree/],
    [["random", "--branching", "0"], /branching/],
    [["random", "--branching", "x"], /^--branching must be/],
    [["random", "--kinds", "max,mix"], /^--kinds must be/],
    [["random", "--leaves", "1"], /^--leaves must be/],
    [["random", "--depth", "40"], /more than/],
    [
      ["random", "--kinds", "chance", "--probabilities", "odd"],
      /^--probabilities must be one of equal, nice/,
    ],
    [["random", "--cuts", "999", "--algorithm", "alpha-beta"], /at least 999 cuts/],
  ];
  it.each(cases)("%j", async (argv, sentence) => {
    expect(await refusal(argv)).toMatch(sentence);
  });

  it("standard input that is a keyboard", async () => {
    const { run } = await import("../src/program.js");
    const { PassThrough } = await import("node:stream");
    const stderr = new PassThrough();
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const code = await run(["solve", "-"], { stdin, stdout: new PassThrough(), stderr, env: {} });
    expect({ code, said: String(stderr.read()) }).toEqual({
      code: 2,
      said: "tyche: standard input is the keyboard: pipe a text in or name a file\n",
    });
  });

  it("control characters of a name do not reach the terminal", async () => {
    expect(await refusal(["solve", "a\u001b[31m\nb"])).toBe("there is no file a\ufffd[31m b");
  });
});

describe("valid calls", () => {
  it.each([[["--help"]], [["help"]], [["help", "solve"]], [["solve", "--help"]], [["--version"]], [[]]])(
    "%j exits with 0 and prints something",
    async (argv: string[]) => {
      const { code, out, err } = await tyche(argv);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(argv.includes("--version") ? /^\d+\.\d+\.\d+\n$/ : /^Usage: tyche/);
    },
  );
});
