import { spawnSync } from "node:child_process";
import { inCheckout } from "../root.js";
import type { Asked } from "./positions.js";

/**
 * What `tyche think --batch` of this checkout, as it is built, answers to the positions of one game. Time, which is never
 * the same twice, is left out; a position that it refuses has the sentence as "error".
 * @throws Error where the command does not answer every line
 */
export function answersOf(game: string, asked: readonly Asked[]): readonly Asked[] {
  const mine = asked.filter((one) => one.game === game);
  const input = mine.map(({ game: _, ...line }) => `${JSON.stringify(line)}\n`).join("");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [inCheckout("packages/cli/bin/tyche.js"), "think", game, "--batch"],
    { input, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const lines = stdout.split("\n").filter((line) => line !== "");
  if (lines.length !== mine.length)
    throw new Error(`${lines.length} answers to ${mine.length} positions of ${game}: ${stderr}`);
  return lines.map((line) => {
    const { id, ms: _, ...answer } = JSON.parse(line) as { readonly id: number; readonly ms?: number };
    return { game, id, ...answer };
  });
}
