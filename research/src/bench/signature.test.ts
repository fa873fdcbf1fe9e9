import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inCheckout } from "../kit/root.js";
import { signature, signatureText } from "./signature.js";

describe("the behaviour signature", () => {
  it("equals the stored one: `npm run -s bench -- signature > research/decisions/signature.txt` after a change that explains it", async () => {
    const expected = readFileSync(inCheckout("research/decisions/signature.txt"), "utf8");
    expect(signatureText(await signature())).toBe(expected);
  });
});
