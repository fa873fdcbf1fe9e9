import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "tyche/parts";

/** A normalised equity and half the width of its 95 % interval. */
export interface Rolled {
  readonly equity: number;
  readonly halfWidth: number;
}

/** A 95 % interval extends this many standard errors to each side. */
const WIDTH = 1.96;

/**
 * Rolls out positions with GNU Backgammon. It needs a terminal for this (without one, 1.07 waits for ever), which
 * `script` from util-linux provides.
 *
 * @throws UsageError if the numbers of results and positions differ
 */
export function gnubgRollouts(xgids: readonly string[], trials: number): Rolled[] {
  const folder = mkdtempSync(join(tmpdir(), "tyche-rollouts-"));
  try {
    const file = join(folder, "commands");
    const commands = [
      "set threads 1",
      "set display off",
      `set rollout trials ${trials}`,
      "set rollout truncation enable off",
      "set rollout varredn on",
      "set rollout cubeful on",
      "set rollout chequerplay plies 0",
      "set rollout cubedecision plies 0",
      "set rollout seed 1",
      "set rollout initial off",
      ...xgids.flatMap((xgid) => [`set xgid ${xgid}`, "rollout"]),
      "quit",
      "y",
    ];
    writeFileSync(file, `${commands.join("\n")}\n`);
    const { stdout } = spawnSync("script", ["-qec", `gnubg -t -q -r -c ${file}`, "/dev/null"], {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/games`, HOME: folder, TERM: "dumb" },
      stdio: ["pipe", "pipe", "inherit"],
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    const results = [
      ...stdout.matchAll(/Printing final results\..*?CF +([-+]\d+\.\d+)\s*\n *\[[^\]]*CF +(\d+\.\d+)\]/gs),
    ].map(([, equity, error]) => ({ equity: Number(equity), halfWidth: WIDTH * Number(error) }));
    if (results.length !== xgids.length)
      throw new UsageError(
        "gnubg-rollouts-missing",
        { done: results.length, of: xgids.length, output: stdout.trim().slice(-200) },
        `GNU Backgammon rolled out ${results.length} of ${xgids.length} positions: ${stdout.trim().slice(-200)}`,
      );
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
