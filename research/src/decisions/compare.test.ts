import { describe, expect, it } from "vitest";
import { compare, comparisonText } from "./compare.js";

const row = (action: string, value: number) => ({ action, value, bound: "exact" });
const answer = (...actions: readonly object[]) => ({ game: "pig", id: 7, actions, value: 1 });

describe("answers compared with earlier ones", () => {
  it("are equal apart from rounding and new keys", () => {
    const before = answer(row("hold", 0.3), row("roll", 0.1));
    const after = {
      ...answer({ ...row("hold", 0.1 + 0.2), chances: [1] }, row("roll", 0.1)),
      method: "star2",
    };
    const found = compare([before, before], [after, before]);
    expect(found).toEqual({
      answers: 2,
      rounded: 1,
      added: new Map([
        ["actions[].chances", 1],
        ["method", 1],
      ]),
      different: [],
    });
    expect(comparisonText(found)).toBe(
      "2 answers: 2 equal, of them 1 up to rounding; 0 differ\nnew key actions[].chances in 1\nnew key method in 1\n",
    );
  });

  it("differ by value, by order, and by missing keys", () => {
    const before = { ...answer(row("hold", 0.3), row("roll", 0.1)), line: ["hold"] };
    const after = answer(row("roll", 0.4), row("hold", 0.3));
    const [{ what } = { what: [] }] = compare([before], [after]).different;
    expect(what).toEqual([
      'actions in order: ["hold","roll"] -> ["roll","hold"]',
      "actions[roll].value: 0.1 -> 0.4",
      'line: ["hold"] -> nothing',
    ]);
    expect(comparisonText(compare([before], [after]))).toContain(
      'pig 7\n  actions in order: ["hold","roll"]',
    );
    expect(comparisonText(compare([before, before], [after, after]))).toMatch(
      /\n2 answers: 0 equal, .*; 2 differ\nactions in order: a list -> a list in 2: pig\nactions\[\]\.value: a number -> a number in 2: pig\n/,
    );
  });

  it("differ if a value was unknown before, if there are other actions, and if there was an error", () => {
    expect(compare([undefined], [answer()]).different).toHaveLength(1);
    const one = compare([answer(row("hold", 1))], [answer(row("hold", 1), row("roll", 0))]).different[0]!;
    expect(one.what[0]).toMatch(/^actions: \[\{"action":"hold".* -> \[\{/);
    const refused = compare([answer()], [{ game: "pig", id: 7, error: "no" } as never]);
    expect(refused.different[0]!.what).toEqual(["actions: [] -> nothing", "value: 1 -> nothing"]);
    expect([...refused.added.keys()]).toEqual(["error"]);
  });
});
