import { readFileSync } from "node:fs";
import { createOpponent, OVER } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../../../tests/cases.js";
import { chess } from "../index.js";
import { openingAt } from "./openings.js";

const first = chess.start(seededChance("openings"));
const nameOf = (fen: string): string | undefined => openingAt(chess.notation!.parsePosition(fen))?.name;

/** The position after moves in SAN, by chess.js. */
function after(moves: string): Chess {
  const board = new Chess();
  for (const move of moves.split(" ")) board.move(move);
  return board;
}

/** The rows of the file: all moves from the start, and the name. */
function rowsOfFile(): { readonly moves: readonly string[]; readonly name: string }[] {
  const parents: string[][] = [];
  const text = readFileSync(new URL("../../../weights/chess-openings.txt", import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((row) => {
      const depth = /^ */.exec(row)![0].length;
      const [, moves, name] = /^ *((?:[a-h]\d[a-h]\d\??(?: |$))+)(.*)$/.exec(row)!;
      parents[depth] = [...(parents[depth - 1] ?? []), ...moves!.trim().split(" ")];
      return { moves: parents[depth], name: name! };
    });
}

describe("openings", () => {
  it.each([
    ["Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5"],
    ["Ruy Lopez", "Nf3 Nc6 e4 e5 Bb5"],
    ["Sicilian Defence: Najdorf Variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"],
    ["French Defence", "d4 e6 e4 d5"],
    ["Queen's Gambit Declined", "c4 e6 d4 d5"],
    ["Nimzo-Indian Defence", "c4 Nf6 d4 e6 Nc3 Bb4"],
    ["Ruy Lopez: Berlin Wall", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+"],
  ])("%s is the name after %s", (name, moves) => {
    expect(nameOf(after(moves).fen())).toBe(name);
  });

  it("has legal moves, names of one position each, and its positions, by chess.js", () => {
    const names = new Map<string, string>();
    for (const { moves, name } of rows(rowsOfFile(), 6)) {
      const board = new Chess();
      for (const move of moves) board.move(move.slice(0, 4));
      const key = board.fen().split(" ", 2).join(" ");
      if (name === "") continue;
      expect(names.get(key) ?? name).toBe(name);
      names.set(key, name);
      expect(nameOf(board.fen())).toBe(name);
    }
    expect(names.size).toBeGreaterThan(30);
    expect(rowsOfFile().length).toBeGreaterThan(200);
  });

  it("has a name for the common lines of theory", () => {
    const lines = readFileSync(new URL("../../../test/chess/theory.txt", import.meta.url), "utf8")
      .trim()
      .split("\n");
    const isNamed = (line: string): boolean => {
      const board = new Chess();
      return line
        .split(": ")[1]!
        .split(" ")
        .slice(0, 8)
        .some((move) => {
          board.move(move);
          return board.history().length > 1 && (nameOf(board.fen()) ?? "") !== "";
        });
    };
    expect(rows(lines, 8).filter((line) => !isNamed(line))).toEqual([]);
  });

  it("recommends no row with a question mark, and weighs moves by their rows", () => {
    const [start, afterE4] = [first, chess.play(first, "e2e4")].map((state) => new Map(chess.book!(state)));
    expect(afterE4!.has("h7h5")).toBe(false);
    expect(afterE4!.has("b7b6")).toBe(false);
    expect([...start!.keys()].sort()).toEqual(["b2b3", "c2c4", "d2d4", "e2e4", "g1f3", "g2g3"]);
    expect(start!.get("e2e4")!).toBeGreaterThan(start!.get("b2b3")!);
  });

  it("gives no move that is illegal because a right to castle is lost, or a position is out of book", () => {
    const at = (fen: string) => chess.book!(chess.notation!.parsePosition(fen));
    const line = after("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").fen();
    expect(at(line).map(([move]) => move)).toContain("e1g1");
    expect(at(line.replace("KQkq", "-")).map(([move]) => move)).not.toContain("e1g1");
    expect(at("8/8/8/3k4/8/8/8/KR6 w - - 0 1")).toEqual([]);
  });

  it("is what levels 4 to 10 play in the opening, with good first moves, and not always the same", async () => {
    for (const level of [4, 8]) {
      const games = new Set<string>();
      for (let seed = 0; seed < cases(12, 6); seed++) {
        const opponent = createOpponent(chess, { level, seed, time: Number.POSITIVE_INFINITY });
        let state = first;
        const played: string[] = [];
        for (let ply = 0; ply < 4 && chess.turn(state) !== OVER; ply++) {
          const book = chess.book!(state).map(([move]) => move);
          const move = await opponent.play(state);
          if (book.length > 0) expect(book).toContain(move);
          played.push(move);
          state = chess.play(state, move);
        }
        games.add(played.join(" "));
      }
      expect(games.size).toBeGreaterThan(1);
    }
  });
});
