import { spawnSync } from "node:child_process";
import { inCheckout } from "../kit/root.js";
import type { Asked } from "./positions.js";

/**
 * Returns the answers of this checkout's built `tyche think --batch` to the positions of one game. Times, which always
 * vary, are left out; a refused position has its message as "error".
 * @throws Error if the command does not answer every line
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
