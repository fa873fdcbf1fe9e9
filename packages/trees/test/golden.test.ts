import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  formatExact,
  isVector,
  parseValue,
  readTree,
  type SolveSettings,
  trace,
  type Value,
} from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { sentence } from "./words.js";

/**
 * Each file explains one search in sentences, so that a person can check it line by line. Its head names the tree, the
 * algorithm and the settings; everything below "--" is the output of the search. GOLDEN=write npx vitest run
 * packages/trees/test/golden rewrites them; read the difference before you commit it.
 */
const FOLDER = new URL("./golden/", import.meta.url);

function transcript(head: string): string {
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1];
  const { tree } = readTree(field("tree")!);
  const bounds = field("bounds")
    ?.split(",")
    .map((text) => parseValue(text)!);
  const settings: SolveSettings = {
    ...(bounds ? { bounds: [bounds[0]!, bounds[1]!] } : {}),
    ...(field("guess") ? { guess: parseValue(field("guess")!)! } : {}),
    ...(field("fail") ? { fail: field("fail") as "hard" } : {}),
    ...(field("ties") ? { ties: field("ties") as "keep" } : {}),
  };
  const { events, solution } = trace(tree, field("algorithm")!, settings);
  const told = events.map((event, i) => `${String(i + 1).padStart(3)} ${sentence(event, tree, "en")}`);
  const { value, best, visited, pruned } = solution;
  const worth = isVector(value) ? value.map(formatExact).join(", ") : formatExact(value as Value);
  told.push(
    `value ${worth}; best ${best.map((i) => i + 1).join(", ")}; leaves visited ${visited.leaf}; nodes pruned ${pruned}`,
  );
  return `${told.join("\n")}\n`;
}

describe("golden traces", () => {
  for (const file of readdirSync(FOLDER)) {
    it(file, () => {
      const text = readFileSync(new URL(file, FOLDER), "utf8");
      const [head = "", body] = text.split("--\n");
      const told = transcript(head);
      if (process.env.GOLDEN === "write") writeFileSync(new URL(file, FOLDER), `${head}--\n${told}`);
      else expect(told).toBe(body);
    });
  }
});
