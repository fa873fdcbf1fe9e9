import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MatchEquities } from "@tyche/games/backgammon/notation";
import { parseEquities } from "@tyche/games/backgammon/notation";

const GNUBG = "gnubg";

/** Settings of a match: length in points, and each player's search depth in plies and evaluation noise. */
interface Made {
  readonly length: number;
  readonly plies: readonly [number, number];
  readonly noise: readonly [number, number];
}

const MATCHES: readonly Made[] = [
  { length: 3, plies: [0, 2], noise: [0.015, 0] },
  { length: 5, plies: [0, 0], noise: [0.01, 0.015] },
  { length: 7, plies: [0, 0], noise: [0.015, 0.02] },
  { length: 7, plies: [2, 0], noise: [0, 0.015] },
  { length: 5, plies: [0, 0], noise: [0.02, 0.01] },
  { length: 9, plies: [0, 0], noise: [0.015, 0] },
  { length: 7, plies: [0, 0], noise: [0.01, 0.02] },
  { length: 11, plies: [0, 0], noise: [0, 0.015] },
  { length: 1, plies: [0, 0], noise: [0.015, 0.015] },
  { length: 5, plies: [0, 0], noise: [0.02, 0.015] },
];

/** Number of available matches. */
export const MOST_MATCHES = MATCHES.length;

/**
 * Writes the first `count` matches of GNU Backgammon against itself with its analysis, at 2 plies with the cube, as
 * 1.sgf, 2.sgf and so on.
 *
 * @param folder an absolute path
 * @param count at most `MOST_MATCHES`
 * @throws Error if GNU Backgammon writes none
 */
export function makeMatches(folder: string, count: number, say: (text: string) => void): void {
  for (const [i, { length, plies, noise }] of MATCHES.slice(0, count).entries()) {
    const file = join(folder, `${i + 1}.sgf`);
    const players = [0, 1].flatMap((player) => [
      `set player ${player} gnubg`,
      ...["chequerplay", "cubedecision"].flatMap((what) => [
        `set player ${player} ${what} evaluation plies ${plies[player]}`,
        `set player ${player} ${what} evaluation noise ${noise[player]}`,
      ]),
    ]);
    const analysis = ["chequerplay", "cubedecision"].flatMap((what) => [
      `set analysis ${what} evaluation plies 2`,
      `set analysis ${what} evaluation cubeful on`,
      `set analysis ${what} evaluation noise 0`,
    ]);
    const commands = [
      ...["game", "roll", "move", "bearoff"].map((what) => `set automatic ${what} on`),
      "set display off",
      "set sound enable off",
      "set confirm new off",
      "set confirm save off",
      "set threads 1",
      ...players,
      `set seed ${1901 + i}`,
      `new match ${length}`,
      ...analysis,
      "set analysis luck on",
      "analyse match",
      `save match ${file}`,
    ];
    rmSync(file, { force: true });
    const { stdout, stderr } = spawnSync(GNUBG, ["-t", "-q", "-r"], {
      input: [...commands, ""].join("\n"),
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/games`, HOME: folder },
      maxBuffer: 2 ** 28,
      encoding: "utf8",
    });
    if (!existsSync(file))
      throw new Error(`GNU Backgammon has written no match: ${`${stdout}${stderr}`.trim().slice(-200)}`);
    say(`match ${i + 1} of ${count}, to ${length} points, made and analysed`);
  }
}

/** The path of GNU Backgammon's default match equity table. */
const TABLE = "/usr/share/gnubg/met/Kazaross-XG2.xml";

/** The table for converting GNU Backgammon's match-winning chances back to equities. */
export function gnubgEquities(): MatchEquities {
  const text = readFileSync(TABLE, "utf8");
  const [before, after] = text.split("<post-crawford-table");
  const numbers = (part: string): string[] =>
    [...part.matchAll(/<me>([\d.]+)<\/me>/g)].map((found) => found[1]!);
  const rows = before!
    .split("<row>")
    .slice(1)
    .map((row) => numbers(row).join(" "));
  // The row after the Crawford game is cut to the number of columns of the table.
  return parseEquities(`${rows.join("\n")}\n${numbers(after!).slice(0, rows.length).join(" ")}\n`);
}

/** GNU Backgammon's analysis of a turn or a double, in file order. */
export interface GnubgWord {
  readonly kind: "turn" | "double";
  /** Normalised equity lost by the play, and the best play as pairs of letters; undefined if the play was forced. */
  readonly loss?: number;
  readonly best?: string;
  readonly luck?: number;
  /** Match-winning chances without a double, and after double/take; undefined if there was no decision. */
  readonly cube?: readonly [noDouble: number, doubleTake: number];
}

/** Parses the analysis in a saved match. */
export function gnubgWords(text: string): GnubgWord[] {
  return [...text.matchAll(/^;[WB]\[(double|[1-6]{2}[a-z]*)\](.*)$/gm)].map(([, what, rest]): GnubgWord => {
    const plays = /A\[(\d+)\]((?:\[[^\]]*\])+)/.exec(rest!);
    const rated = [...(plays?.[2] ?? "").matchAll(/\[(\S*) E ver 3 ([^\]]*)\]/g)].map((found) => ({
      play: found[1]!,
      equity: Number(found[2]!.split(" ")[5]),
    }));
    const luck = /LU\[([-+.\d]+)\]/.exec(rest!);
    const told = /DA\[E ver 3 \S+ \S+ \S+ \S+ ([^\]]*)\]/.exec(rest!);
    const cube = told?.[1]?.split(" ").map(Number);
    return {
      kind: what === "double" ? "double" : "turn",
      ...(rated.length > 0 && {
        loss: rated[0]!.equity - rated[Number(plays![1])]!.equity,
        best: rated[0]!.play,
      }),
      ...(luck && { luck: Number(luck[1]) }),
      ...(cube && { cube: [cube[6]!, cube[13]!] }),
    };
  });
}
