import { seededChance } from "@tyche/engine/chance";
import { type ChessState, chess, writeFen } from "@tyche/games/chess";
import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../../tests/cases.js";
import { fromOf, kingInCheck, numberOf, sideOf, squareName, squaresOf, surplus, toOf } from "./placement.js";
import { localMove, spokenMove } from "./spoken.js";

describe("the pieces and the side to move of a chess state", () => {
  it("agree with the rules, in random games to their end", () => {
    for (let seed = 0; seed < cases(20, 4); seed++) {
      const chance = seededChance(`placement ${seed}`);
      let state: ChessState = chess.start(chance);
      while (chess.turn(state) >= 0) {
        const action = chance.pick(chess.actions(state));
        expect(squareName(fromOf(action)) + squareName(toOf(action))).toBe(action.slice(0, 4));
        state = chess.play(state, action, chance);
        const position = chess.position(state);
        const [placement, side, , , , number] = writeFen(position).split(" ");
        const written = Array.from({ length: 8 }, (_, row) =>
          squaresOf(state)
            .slice(8 * row, 8 * row + 8)
            .map((letter) => letter || "1")
            .join("")
            .replaceAll(/1+/g, (empty) => String(empty.length)),
        ).join("/");
        expect(written).toBe(placement);
        expect("wb"[sideOf(state)]).toBe(side);
        expect(numberOf(state)).toBe(Number(number));
        const check = kingInCheck(squaresOf(state), sideOf(state));
        expect(check !== undefined).toBe(position.isCheck());
      }
    }
  });

  it("give the extra material of each side", () => {
    const squares = squaresOf({ from: "4k3/8/8/8/8/8/PPN5/R3K2q w - - 0 1", moves: [] });
    expect(surplus(squares, 0)).toEqual({ men: "RNPP", pawns: 1 });
    expect(surplus(squares, 1)).toEqual({ men: "q", pawns: -1 });
  });
});

const WORDS = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await new Catalogue(language).load("board-chess")] as const),
  ),
) as Record<Language, Catalogue>;

describe("moves in words", () => {
  const spoken = (fen: string, action: string, language: Language = "en"): string => {
    const before = chess.notation!.parsePosition(fen);
    const after = chess.play(before, action, seededChance(""));
    return spokenMove(squaresOf(before), action, squaresOf(after), WORDS[language]);
  };

  it("name castling, captures, en passant and promotions", () => {
    expect(spoken("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1")).toBe("white king castles short");
    expect(spoken("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "fr")).toBe("roi noir grand roque");
    expect(spoken("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6")).toBe("white pawn e5 d6, takes black pawn");
    expect(spoken("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8n", "es")).toBe(
      "peón blanco a7 b8, captura torre negra, caballo blanco",
    );
    expect(spoken("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "zh")).toBe("白车 a1 a8, 将军");
  });

  it("use the letters of the language, one for each piece", () => {
    for (const language of LANGUAGES) expect(new Set(localMove("KQRBN", WORDS[language])).size).toBe(5);
    expect(localMove("Nbxd7+", WORDS.fr)).toBe("Cbxd7+");
    expect(localMove("exd8=B#", WORDS.es)).toBe("exd8=A#");
    expect(localMove("O-O-O", WORDS.fr)).toBe("O-O-O");
  });
});
