import { expect, test } from "vitest";
import { type ATTRIBUTES, readOptions } from "./options.js";
import { FigureError } from "./problem.js";
import { typedNumber, typedProbability } from "./typed.js";

const read = (attributes: Partial<Record<(typeof ATTRIBUTES)[number], string>>) =>
  readOptions((name) => attributes[name] ?? null);

test("a figure without attributes has its steps", () => {
  const options = read({});
  expect(options.edits).toEqual(new Set(["steps"]));
  expect(options.settings).toEqual({});
  expect(options).toMatchObject({ algorithm: undefined, root: "max", start: undefined, question: undefined });
});

test("bounds, windows and numbers are exact, with either sign and separator", () => {
  const { settings } = read({
    bounds: "−1/2; 3",
    window: "-inf, 0.1",
    depth: "2",
    ties: "keep",
    fail: "hard",
  });
  expect(settings.bounds?.map(String)).toEqual(["-1/2", "3"]);
  expect(settings.window?.map(String)).toEqual(["-Infinity", "1/10"]);
  expect(settings).toMatchObject({ depth: 2, ties: "keep", fail: "hard" });
  expect(String(typedNumber(" −2,5 "))).toBe("-5/2");
  expect(String(typedProbability("25 %"))).toBe("1/4");
  const others = read({ width: "2", random: "1/4", teams: "0, 2/1" }).settings;
  expect(others).toMatchObject({ width: 2, teams: [[0, 2], [1]] });
  expect(String(others.random)).toBe("1/4");
  const more = read({ order: "best", guess: "3", probes: "3", player: "1" }).settings;
  expect(more).toMatchObject({ order: "best", probes: 3, player: 1 });
  expect(String(more.guess)).toBe("3");
  for (const text of ["", "x", "1,2,3", "3/0"]) expect(typedNumber(text), text).toBeUndefined();
  for (const text of ["-1/4", "101%", "5/4", "%"]) expect(typedProbability(text), text).toBeUndefined();
});

test("where it starts, what may be edited and what is asked", () => {
  expect(read({ step: "31", cut: "1" }).start).toEqual({ step: 31 });
  expect(read({ step: "last" }).start).toEqual({ step: Number.POSITIVE_INFINITY });
  expect(read({ cut: "2" }).start).toEqual({ cut: 2 });
  expect(read({ edit: "leaves, edges" }).edits).toEqual(new Set(["steps", "leaves", "edges"]));
  expect(read({ edit: "nothing" }).edits).toEqual(new Set());
  expect(read({ edit: "" }).edits).toEqual(new Set());
  expect(read({ question: "cut" }).question).toEqual({ asks: "cut", about: undefined });
  expect(read({ question: " value  2.1 " }).question).toEqual({ asks: "value", about: "2.1" });
});

test("any attribute that cannot be read is refused with its name", () => {
  const wrong = {
    bounds: ["3", "a,b", "1,2,3", "0;"],
    window: ["3", "x,y"],
    depth: ["-1", "two", "1.5"],
    width: ["wide"],
    random: ["often"],
    teams: ["0,2/", "a"],
    step: ["first", "-1"],
    cut: ["last"],
    ties: ["no"],
    fail: ["medium"],
    order: ["random"],
    guess: ["maybe"],
    probes: ["-1"],
    player: ["me"],
    root: ["leaf"],
    notation: ["chess"],
    direction: ["left"],
    numbers: ["roman"],
    edit: ["nodes"],
    question: ["why"],
  } as const;
  for (const [name, texts] of Object.entries(wrong))
    for (const text of texts) {
      let error: unknown;
      try {
        read({ [name]: text });
      } catch (thrown) {
        error = thrown;
      }
      expect(error, `${name}=${text}`).toBeInstanceOf(FigureError);
      expect((error as FigureError).values).toMatchObject({ attribute: name, value: text });
    }
});
