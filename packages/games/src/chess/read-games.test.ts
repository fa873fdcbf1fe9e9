import { describe, expect, it } from "vitest";
import { gamesInFile } from "./read-games.js";
import { chess } from "./rules.js";

const TWO = `[Event "Casual"]
[White "Ann"]
[Black "Bob"]
[Result "0-1"]

1. f3 e5 2. g4 {a blunder (2. e4)} Qh4# 0-1

[Event "?"]
[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]
[SetUp "1"]

1. a8=Q+ Kd7 *
`;

describe("reading games from PGN", () => {
  it("plays the same moves as the board", () => {
    const [mate, study, ...others] = gamesInFile(TWO)!;
    expect(others).toEqual([]);
    expect(mate!.title).toBe("Ann – Bob, Casual, 0-1");
    expect(mate!.plies.map(([move]) => move)).toEqual(["f3", "e5", "g4", "Qh4#"]);
    const end = chess.notation!.parsePosition(mate!.plies.at(-1)![1]);
    expect(chess.turn(end)).toBe(-1);
    expect(chess.payoff(end)).toEqual([-1, 1]);
    expect(study!.start).toBe("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    expect(study!.title).toBe("? – ?");
    expect(study!.plies.map(([move]) => move)).toEqual(["a8=Q+", "Kd7"]);
  });

  it("continues after the third repetition, ends with the fifth, and counts the moves after it", () => {
    const again = Array.from({ length: 4 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8 `);
    const [third] = gamesInFile(`${again[0]}${again[1]}5. e4 e5`)!;
    expect([third!.plies.length, third!.left]).toEqual([10, 0]);
    const [fifth] = gamesInFile(`${again.join("")}9. e4 e5`)!;
    expect([fifth!.plies.length, fifth!.left]).toEqual([16, 2]);
  });

  it("returns undefined for other formats, and rejects bad games with their number", () => {
    expect(gamesInFile(" 5 point match\n Game 1")).toBeUndefined();
    expect(() => gamesInFile("1. e4 e5 2. Ke3")).toThrow(/^Game 1 of the PGN, line 1, move 2: .*Ke3/);
    expect(() => gamesInFile(`[Event "x"]\n\n1. e4 ${"(".repeat(50_000)}`)).toThrow(
      /^Game 1 of the PGN, line 3: /,
    );
  });
});
