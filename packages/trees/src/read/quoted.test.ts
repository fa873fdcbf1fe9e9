import { describe, expect, it } from "vitest";
import { quoted } from "./quoted.js";

describe("quoted", () => {
  it("quotes a short text and cuts a long one", () => {
    expect(quoted("mx")).toBe('"mx"');
    expect(quoted("a".repeat(40))).toBe(`"${"a".repeat(30)}…"`);
  });

  it("makes terminal control characters visible", () => {
    expect(quoted("\u001b[2J\n\u009b\u202e")).toBe('"\\u001b[2J\\n\\u009b\\u202e"');
  });
});
