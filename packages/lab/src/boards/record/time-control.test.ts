import { expect, it } from "vitest";
import { CONTROLS, leftOf, readTimes, termsOf, timesText } from "./time-control.js";

it("adds the seconds of each move, and takes what both sides have taken apart", () => {
  const times = { control: "3+2", taken: [61_000, 5000] } as const;
  expect(leftOf(times, 0, 0)).toBe(119_000);
  expect(leftOf(times, 0, 3)).toBe(125_000);
  expect(leftOf(times, 1, 3)).toBe(181_000);
  expect(leftOf({ ...times, control: "none" }, 0, 0)).toBe(undefined);
  expect(CONTROLS.map(termsOf)).toEqual([undefined, [3, 2], [5, 3], [10, 5]]);
});

it("stored times are those of the same position only", () => {
  const times = { control: "5+3", taken: [1.5, 2] } as const;
  expect(readTimes(timesText(times, "here"), "here", 2)).toEqual(times);
  const none = { control: "none", taken: [Number.NaN, Number.NaN] };
  for (const text of [null, "", "[", "{}", '["here"]', '["here","5+3",1]', timesText(times, "there")])
    expect(readTimes(text, "here", 2)).toEqual(none);
  expect(readTimes(timesText({ ...times, taken: [Number.NaN, 1] }, "here"), "here", 2)).toEqual(none);
});
