import { expect, it } from "vitest";
import { readStored, storedFile } from "./stored-file.js";

it("reads what it wrote, and nothing else", () => {
  const entries = { "board-results-pig": "{}", "board-history-2048": "[]", "board-pace": "500" };
  expect(readStored(storedFile(entries))).toEqual(entries);
  const others = [
    storedFile({ theme: "dark" }),
    storedFile({ "board-pace": 3 } as never),
    "",
    "null",
    "{}",
    "[1]",
  ];
  for (const text of others) expect(readStored(text)).toBeUndefined();
});
