import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { shell } from "./harness.js";

function think(search: string, threads: number, ...more: string[]): Record<string, unknown> {
  const line = `tyche think ${search} --json --threads ${threads} ${more.join(" ")}`;
  const { code, out, err } = shell(line, tmpdir());
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { ms: _, ...answer } = JSON.parse(out) as Record<string, unknown>;
  return answer;
}

describe("tyche think --threads", () => {
  it("finds the same values as one thread", () => {
    const search = `connect-four --position 4433 --depth ${cases(11, 9)}`;
    const values = (answer: Record<string, unknown>): unknown =>
      (answer.actions as { action: string; value: number }[])
        .map(({ action, value }) => [action, value] as const)
        .sort();
    expect(values(think(search, 2))).toEqual(values(think(search, 1)));
  });

  it("refuses with one sentence what threads cannot share", () => {
    const { code, err } = shell(
      "tyche think pig --position 41,49,22 --depth 3 --beam 1 --threads 2",
      tmpdir(),
    );
    expect(code).toBe(2);
    expect(err).toContain('A search with "beam" runs on one thread');
  });
});
