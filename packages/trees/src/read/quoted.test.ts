import { describe, expect, it } from "vitest";
import { quoted } from "./quoted.js";

describe("quoted", () => {
  it("puts quotes around a short text and cuts a long one", () => {
    expect(quoted("mx")).toBe('"mx"');
    expect(quoted("a".repeat(40))).toBe(`"${"a".repeat(30)}…"`);
  });

  it("shows what a terminal would obey", () => {
    expect(quoted("\u001b[2J\n\u009b\u202e")).toBe('"\\u001b[2J\\n\\u009b\\u202e"');
  });
});
