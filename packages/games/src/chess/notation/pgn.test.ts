import { describe, expect, it } from "vitest";
import { chess, readPgn, writeFen, writePgn } from "../index.js";

const OPERA = `[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a comment} 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3
Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7
Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

describe("PGN", () => {
  it("is read move by move to the end of the game", () => {
    const [game] = readPgn(OPERA);
    expect(game!.actions).toHaveLength(33);
    expect(game!.tags.White).toBe("Paul Morphy");
    const end = game!.actions.reduce(
      (state, action) => chess.play(state, action, undefined as never),
      game!.start,
    );
    expect(chess.payoff(end)).toEqual([1, -1]);
    expect(writeFen(chess.position(end))).toBe("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
  });

  it("comes back as it was written, also from another start and several games to a file", () => {
    const start = chess.notation!.parsePosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e1d2");
    const record = { tags: { White: "A", Black: "B" }, start, actions: ["e8d7", "e2e4"] };
    const text = writePgn(record);
    expect(text).toContain('[Result "*"]');
    const games = readPgn(`${OPERA}\n${text}`);
    expect(games).toHaveLength(2);
    expect(games[1]!.actions).toEqual(record.actions);
    expect(games[1]!.start.from).toBe("4k3/8/8/8/8/8/3KP3/8 b - - 1 1");
  });

  it("says the result of a game that ended", () => {
    const start = chess.start(undefined as never);
    const text = writePgn({ tags: {}, start, actions: ["f2f3", "e7e5", "g2g4", "d8h4"] });
    expect(text).toContain('[Result "0-1"]');
    expect(text).toContain("1. f3 e5 2. g4 Qh4# 0-1");
  });

  it.each([
    ["", /no game/],
    ['[Event "x"]\n\n1. e4 e5 2. Ke3 *\n', /Game 1 of the PGN cannot be read: .*Ke3/],
  ])("refuses %j", (text, message) => {
    expect(() => readPgn(text)).toThrow(message);
  });
});
