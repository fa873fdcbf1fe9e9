import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { linesOf } from "../src/io/input.js";
import { run } from "../src/program.js";
import { tyche } from "./harness.js";

/** The answers to lines of standard input, the exit code, and the output on stderr. */
async function batch(lines: readonly string[], ...argv: string[]) {
  const { code, out, err } = await tyche(["solve", "--batch", ...argv], { stdin: lines.join("\n") });
  const answers = out.split("\n").slice(0, -1);
  return { code, err, lines: answers, answers: answers.map((line) => JSON.parse(line)) };
}

describe("tyche solve --batch", () => {
  it("gives one answer per line, in order, each with its id", async () => {
    const { code, err, lines, answers } = await batch([
      '{"id":"a","tree":[[3,12,8],[2,4,6],[14,5,2]]}',
      '{"tree":{"max":[{"chance":[10,10]},{"chance":[9,100]}]},"id":7}',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(lines[0]).toBe(
      '{"id":"a","algorithm":"minimax","value":"3","bound":"exact","number":3,"best":[0],"line":[0,0],' +
        '"visited":{"max":1,"min":3,"chance":0,"leaf":9},"pruned":0,"exact":true}',
    );
    expect(answers[1]).toMatchObject({ id: 7, algorithm: "expectiminimax", value: "109/2", best: [1] });
  });

  it("accepts a string in any format", async () => {
    const trees = [
      "((3)(12))",
      "[3,12]",
      '{"max":[3,12]}',
      'EFG 2 R "t" { "A" "B" }\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 3, -3 }\nt "" 2 "" { 12, -12 }',
    ];
    const { answers } = await batch(trees.map((tree, id) => JSON.stringify({ id, tree })));
    expect(answers.map((answer) => [answer.id, answer.best])).toEqual(trees.map((_, id) => [id, [1]]));
  });

  it("reads decimals exactly and returns ids unchanged", async () => {
    const { lines } = await batch(['{"id":12345678901234567890,"tree":[0.12345678901234567890123]}']);
    expect(lines[0]).toMatch(/^\{"id":12345678901234567890,/);
    expect(lines[0]).toContain('"value":"12345678901234567890123/100000000000000000000000"');
  });

  it("takes settings from the options, which the line overrides", async () => {
    const tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    const { answers } = await batch(
      [
        `{"id":1,"tree":${tree}}`,
        `{"id":2,"tree":${tree},"algorithm":"minimax"}`,
        `{"id":3,"tree":${tree},"algorithm":"star1","bounds":[-10,"20"],"order":"reverse","root":"max"}`,
        `{"id":4,"tree":${tree},"root":"min","depth":null}`,
        '{"id":5,"tree":{"player":0,"children":[{"leaf":[1,2,6]},{"leaf":[0,9,9]}]},"algorithm":"teams","teams":[[0,1],[2]]}',
      ],
      "--algorithm",
      "alpha-beta",
    );
    expect(answers.map(({ algorithm, value }) => [algorithm, value])).toEqual([
      ["alpha-beta", "3"],
      ["minimax", "3"],
      ["star1", "3"],
      ["alpha-beta", "6"],
      ["teams", ["0", "9", "9"]],
    ]);
  });

  it("says once what is wrong with every line", async () => {
    const alike = await batch(
      ['{"id":1,"tree":[1,2]}', '{"id":2,"tree":[3]}'],
      "-a",
      "minimax",
      "--window",
      "1,2",
    );
    expect(alike.err).toBe(
      'tyche: all 2 lines have the same error: minimax has no setting "window"; it has depth, order\n',
    );
    expect(alike.answers.map(({ id, problem }) => [id, problem.id])).toEqual([
      [1, "algorithm-without-setting"],
      [2, "algorithm-without-setting"],
    ]);
    const spanish = await tyche(["solve", "--batch"], { stdin: '{"id":1}\n{"id":2}', env: { LANG: "es" } });
    expect(spanish.err).toBe('tyche: las 2 líneas tienen el mismo error: la línea no tiene "tree"\n');
    const unlike = await batch(['{"id":1}', "x", '{"id":2}']);
    expect(unlike.err).toBe('tyche: 3 of 3 lines could not be solved; each has its "error"\n');
  });

  it("answers a wrong line with one sentence, continues, and exits with 2", async () => {
    const { code, err, answers } = await batch([
      '{"id":1,"tree":[[3],[]]}',
      "hello",
      '{"id":2}',
      "",
      "  ",
      '{"id":3,"tree":"((3)("}',
      '{"id":4,"tree":[1,2],"algorithm":"magic"}',
      '{"id":5,"tree":[1,2],"depth":-1}',
      '{"id":6,"tree":[1,2],"tree":[3]}',
      '{"id":7,"tree":[1,2]',
      '{"id":8,"tree":}',
      '{"id":nine,"tree":[1]}',
      '{"id":10,"tree":[1,2]} {"id":11,"tree":[1]}',
      '{"id":12,"tree":[1,2]}',
    ]);
    expect(code).toBe(2);
    expect(err).toBe('tyche: 11 of 12 lines could not be solved; each has its "error"\n');
    expect(answers).toHaveLength(12);
    expect(answers[0]).toEqual({
      id: 1,
      error: "column 21: a list is empty, but every inner node has children",
      problem: {
        id: "at-column",
        values: {
          column: 21,
          sentence: {
            id: "tree-empty-list",
            values: {},
            message: "a list is empty, but every inner node has children",
          },
        },
      },
    });
    expect(answers[1]).toEqual({
      id: null,
      error: expect.stringMatching(/^the line is not a JSON object/),
      problem: { id: "line-not-object", values: {} },
    });
    expect(answers[2]).toEqual({
      id: 2,
      error: 'the line has no "tree"',
      problem: { id: "line-no-tree", values: {} },
    });
    expect(answers[3]).toMatchObject({
      error: expect.stringMatching(/^tree:1:/),
      problem: { id: "at-name", values: { name: expect.stringMatching(/^tree:1:/) } },
    });
    expect(answers[4].error).toMatch(/^there is no algorithm "magic"/);
    expect(answers[5].error).toMatch(/^--depth must be/);
    expect(answers[6].error).toBe('column 22: the key "tree" appears twice');
    expect(answers[7].error).toMatch(/^column 21: /);
    expect(answers[8].error).toBe("column 16: a value is expected here");
    expect(answers[9]).toMatchObject({ id: null, error: "column 7: a value in JSON is expected here" });
    expect(answers[10].error).toBe("column 24: the end of the line is expected here");
    expect(answers[11]).toMatchObject({ id: 12, value: "2" });
  });

  it("keeps only the current line in memory: each answer is written before the next line is read", async () => {
    const log: string[] = [];
    async function* slowly() {
      for (const id of [1, 2, 3]) {
        log.push(`asked ${id}`);
        yield `{"id":${id},"tree":[${id}]}\n`;
        // At most one line is unanswered when the next is read; otherwise this would never end.
        while (log.filter((entry) => entry.startsWith("answered")).length < id - 1)
          await new Promise(setImmediate);
      }
    }
    const { PassThrough } = await import("node:stream");
    const stdout = new PassThrough();
    stdout.on("data", (chunk) => log.push(`answered ${JSON.parse(String(chunk)).id}`));
    const stdin = Readable.from(slowly(), { highWaterMark: 1 });
    await run(["solve", "--batch"], { stdin, stdout, stderr: new PassThrough(), env: {} });
    expect(log.indexOf("answered 1")).toBeLessThan(log.indexOf("asked 3"));
    expect(log.filter((entry) => entry.startsWith("answered"))).toEqual([
      "answered 1",
      "answered 2",
      "answered 3",
    ]);
  });

  it("prints nothing for empty input", async () => {
    expect(await tyche(["solve", "--batch"])).toEqual({ code: 0, out: "", err: "" });
  });
});

describe("lines of a stream", () => {
  it("are the same however the stream is divided into chunks", async () => {
    const text = "a\n\nb c\r\nä\u2028ö\n\nlast";
    const bytes = Buffer.from(text);
    for (let size = 1; size <= bytes.length; size++) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const lines: string[] = [];
      for await (const line of linesOf(Readable.from(chunks))) lines.push(line.toString());
      expect(lines).toEqual(text.split("\n"));
    }
  });
});
