import { describe, expect, test } from "vitest";
import { NO_PROGRESS, readProgress, scoreOf, withAttempt, writeProgress } from "./progress.js";

const CUTS = { template: "cuts-star1", level: 2 } as const;

test("attempts are counted by template and level", () => {
  let progress = withAttempt(NO_PROGRESS, { ...CUTS, solved: true, hinted: false });
  progress = withAttempt(progress, { ...CUTS, solved: false, hinted: true });
  progress = withAttempt(progress, { template: "best-move", level: 1, solved: true, hinted: true });
  expect(scoreOf(progress, "cuts-star1", 2)).toEqual({ tried: 2, solved: 1, hinted: 0 });
  expect(scoreOf(progress, "best-move", 1)).toEqual({ tried: 1, solved: 1, hinted: 1 });
  expect(scoreOf(progress, "cuts-star1", 1)).toEqual({ tried: 0, solved: 0, hinted: 0 });
  expect(scoreOf(NO_PROGRESS, "cuts-star1", 2)).toEqual({ tried: 0, solved: 0, hinted: 0 });
});

describe("stored progress", () => {
  test("can be read from versions that did not count hints", () => {
    const progress = readProgress('{"version":1,"scores":{"cuts-star1":{"2":{"tried":3,"solved":2}}}}');
    expect(scoreOf(progress, "cuts-star1", 2)).toEqual({ tried: 3, solved: 2, hinted: 0 });
  });

  test("is restored", () => {
    const progress = withAttempt(NO_PROGRESS, { ...CUTS, solved: true, hinted: false });
    expect(readProgress(writeProgress(progress))).toEqual(progress);
  });

  test.each([
    null,
    "",
    "{",
    "null",
    "[]",
    '{"scores":3}',
    '{"version":1,"scores":{"cuts-star1":{"2":{"tried":1,"solved":2}}}}',
    '{"version":1,"scores":{"cuts-star1":{"2":{"tried":-1,"solved":0}}}}',
    '{"version":1,"scores":{"cuts-star1":{"4":{"tried":1,"solved":0}},"unknown":{"1":{"tried":1,"solved":0}}}}',
    '{"version":1,"scores":{"__proto__":{"2":{"tried":1,"solved":1}}}}',
  ])("of %j is empty", (text) => {
    expect(readProgress(text)).toEqual(NO_PROGRESS);
  });
});
