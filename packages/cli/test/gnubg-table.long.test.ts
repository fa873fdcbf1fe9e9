import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shippedEvaluator } from "@tyche/backgammon";
import { CubeLookahead } from "@tyche/backgammon/analysis";
import { type MatchRecord, parseSgf } from "@tyche/backgammon/notation";
import { hasGnubg, serveGnubg } from "@tyche/backgammon/servers";
import { describe, expect, it } from "vitest";
import { hasProgram } from "../../../tests/programs.js";

const GNUBG = "gnubg";
const isHere = hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh");

/**
 * Plays in GNU Backgammon until the commands end. @returns its output, the server's messages, and the match it saved
 */
async function played(seat: 0 | 1, settings: readonly string[], terms = {}) {
  const folder = mkdtempSync(join(tmpdir(), "tyche-table-"));
  const said: string[] = [];
  const server = await serveGnubg({
    port: 0,
    host: "127.0.0.1",
    lookahead: new CubeLookahead(shippedEvaluator()),
    depth: 1,
    terms,
    say: (text) => said.push(text),
  });
  try {
    const other = 1 - seat;
    const file = join(folder, "match.sgf");
    const commands = [
      "set rng mersenne",
      `set player ${other} gnubg`,
      `set player ${seat} external localhost:${server.port}`,
      `set player ${other} chequer evaluation plies 0`,
      `set player ${other} cube evaluation plies 0`,
      ...["roll", "move", "bearoff"].map((what) => `set automatic ${what} on`),
      "set confirm new off",
      "set display on",
      ...settings,
      `save match ${file}`,
      "quit",
      "y",
    ];
    const gnubg = spawn(GNUBG, ["-t", "-q", "-r"], {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/games`, HOME: folder },
    });
    const heard: Buffer[] = [];
    for (const stream of [gnubg.stdout, gnubg.stderr])
      stream.on("data", (chunk: Buffer) => heard.push(chunk));
    gnubg.stdin.end(`${commands.join("\n")}\n`);
    await once(gnubg, "close");
    const match = existsSync(file) ? parseSgf(readFileSync(file, "utf8")) : undefined;
    return { heard: Buffer.concat(heard).toString(), said, match };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Counts the cube actions by player. */
function cubeEvents({ games }: MatchRecord): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { events } of games)
    for (const event of events) {
      if (event.kind === "play") continue;
      const key = `${event.player} ${event.kind}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
}

/** GNU Backgammon's complaint about an invalid answer. */
const PROTESTS = /badly formed|illegal|invalid|closed|not understood|error/i;

describe.skipIf(!isHere)("as an external player of GNU Backgammon", () => {
  it("plays whole matches with the cube from either seat, to the end and without complaints", async () => {
    const counts: Record<string, number> = {};
    let afterCrawford = 0;
    let offered = 0;
    let declined = 0;
    const play = async (length: number, seat: 0 | 1, seed: number): Promise<void> => {
      const { heard, said, match } = await played(seat, [
        "set automatic game on",
        `set seed ${100 * length + seed}`,
        `new match ${length}`,
      ]);
      expect(said).toEqual(["GNU Backgammon has come.", "GNU Backgammon has gone."]);
      expect(heard).not.toMatch(PROTESTS);
      const name = match!.players[seat];
      const other = match!.players[1 - seat];
      offered += heard.split(`${name} offers to resign`).length - 1;
      declined += heard.split(`${other} declines`).length - 1;
      const { winner, points } = match!.games.at(-1)!.result!;
      expect(match!.games.at(-1)!.scores[winner] + points).toBeGreaterThanOrEqual(length);
      const last = match!.games.filter(({ scores }) => scores.includes(length - 1));
      for (const [i, game] of last.entries()) {
        const own = cubeEvents({ ...match!, games: [game] });
        // The first of these is the Crawford game; in the next one the trailer doubles at the first opportunity.
        if (i === 0) expect(own).toEqual({});
        else if (game.scores[seat] < length - 1 && game.events.length > 3) {
          expect(own[`${seat} double`]).toBe(1);
          afterCrawford++;
        }
      }
      for (const [key, count] of Object.entries(cubeEvents(match!))) {
        const who = Number(key[0]) === seat ? "Tyche" : "gnubg";
        const named = `${who}${key.slice(1)}`;
        counts[named] = (counts[named] ?? 0) + count;
      }
    };
    for (const [length, seeds] of [
      [2, 1],
      [3, 4],
      [7, 2],
      [11, 1],
    ] as const) {
      for (const seat of [0, 1] as const)
        for (let seed = 1; seed <= seeds; seed++) await play(length, seat, seed);
    }
    // Repeat until it has trailed after a Crawford game once, which depends on the dice.
    for (let seed = 9; afterCrawford === 0 && seed < 60; seed++) await play(3, (seed % 2) as 0 | 1, seed);
    expect(afterCrawford).toBeGreaterThan(0);
    // It judges each resignation itself, by its static evaluation and not at the roll.
    expect(offered).toBeGreaterThan(8);
    expect(declined).toBeLessThan(offered / 6);
    for (const kind of ["double", "take", "drop"]) {
      expect(counts[`Tyche ${kind}`]).toBeGreaterThan(3);
      expect(counts[`gnubg ${kind}`]).toBeGreaterThan(3);
    }
  }, 600_000);

  it("plays for money with beavers and the Jacoby rule, and without a cube", async () => {
    const money = ["set automatic game off", "set seed 8", "set jacoby on", "set beavers 3"];
    const games = ["new session", ...new Array<string>(24).fill("new game")];
    const terms = { jacoby: true, beavers: true };
    const { heard, said, match } = await played(1, [...money, ...games], terms);
    expect(said).toEqual(["GNU Backgammon has come.", "GNU Backgammon has gone."]);
    expect(heard).not.toMatch(PROTESTS);
    expect(match!.games.length).toBeGreaterThan(15);
    expect(cubeEvents(match!)["1 double"]).toBeGreaterThan(3);
    const off = await played(0, ["set automatic game off", "set seed 8", "set cube use off", "new session"], {
      cube: false,
    });
    expect(off.heard).not.toMatch(PROTESTS);
    expect(Object.keys(cubeEvents(off.match!))).toEqual([]);
  }, 120_000);
});
