import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@tyche/registry";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** Commands for backgammon only, which refuse any other game. */
const OF_ONE_GAME = ["commands/rollout.ts", "commands/serve.ts"];

it("no other code compares a game's name: games bring their own methods, solvers and records", () => {
  const names = GAMES.map(({ name }) => name).join("|");
  const asked = new RegExp(`[=!]==? *"(${names})"|"(${names})" *[=!]==?|case "(${names})"`);
  const found = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !OF_ONE_GAME.includes(file.replaceAll("\\", "/")))
    .flatMap((file) =>
      readFileSync(join(SRC, file), "utf8")
        .split("\n")
        .flatMap((line, i) => (asked.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
  expect(asked.test('if (game.name === "backgammon") return;')).toBe(true);
});
