import { ALGORITHMS, formatExact, SETTING_NAMES } from "@tyche/trees";
import { expect, test } from "vitest";
import {
  DEFAULT_RUN,
  fieldsOf,
  type RunConfig,
  runConfigFrom,
  settingsOf,
  withoutDefaults,
} from "./run-config.js";

const settings = (change: Partial<RunConfig>): object => {
  const read = settingsOf({ ...DEFAULT_RUN, ...change });
  return "settings" in read ? read.settings : read;
};

test("every setting of every algorithm has a field", () => {
  for (const name of SETTING_NAMES) expect(fieldsOf(name).length).toBeGreaterThan(0);
});

test("the defaults set only choices, for every algorithm", () => {
  for (const { name } of ALGORITHMS) {
    const read = settingsOf({ ...DEFAULT_RUN, algorithm: name });
    expect(read).toHaveProperty("settings");
    for (const value of Object.values((read as { settings: object }).settings))
      expect(typeof value).toBe("string");
  }
});

test("an algorithm receives only the settings that it reads", () => {
  expect(settings({ algorithm: "minimax", ties: "keep", low: "0", high: "1", width: "3" })).toEqual({
    order: "given",
  });
});

test("texts become exact numbers, and windows may be infinite", () => {
  const read = settingsOf({ ...DEFAULT_RUN, low: "−1/3", high: "2.5", alpha: "-inf", beta: "7" });
  if (!("settings" in read)) throw new Error("wrong");
  const { bounds, window } = read.settings;
  expect(bounds?.map(formatExact)).toEqual(["-1/3", "5/2"]);
  expect(window?.[0]).toBe(Number.NEGATIVE_INFINITY);
  expect(window?.[1]).toMatchObject({ n: 7n, d: 1n });
});

test("teams are parsed as lists of players", () => {
  expect(settings({ algorithm: "teams", teams: "0,2/1" })).toMatchObject({ teams: [[0, 2], [1]] });
});

test.each([
  ["bounds", { low: "0" }],
  ["bounds", { low: "a", high: "1" }],
  ["window", { alpha: "x" }],
  ["depth", { depth: "-1" }],
  ["depth", { depth: "1e9999" }],
] as const)("the invalid setting is named: %s", (wrong, change) => {
  expect(settings(change)).toEqual({ wrong });
});

test("a configuration survives packing, and invalid values are dropped", () => {
  const config: RunConfig = { ...DEFAULT_RUN, algorithm: "star2", depth: "3", order: "worst" };
  expect(withoutDefaults(config)).toEqual({ algorithm: "star2", depth: "3", order: "worst" });
  expect(runConfigFrom(withoutDefaults(config))).toEqual(config);
  for (const nonsense of [null, 7, "x", [], { algorithm: "__proto__", order: 3, depth: "9".repeat(61) }]) {
    expect(runConfigFrom(nonsense)).toEqual(DEFAULT_RUN);
  }
});
