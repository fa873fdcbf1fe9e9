import { chess } from "@tyche/games/chess";
import { describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

async function session(...lines: readonly string[]): Promise<string[]> {
  const { code, out, err } = await tyche(["uci"], { stdin: lines.map((line) => `${line}\n`) });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out.trimEnd().split("\n");
}

describe("tyche uci", () => {
  it("introduces itself and is ready", async () => {
    const said = await session("uci", "isready", "something else", "quit");
    expect(said[0]).toBe("id name Tyche");
    expect(said.slice(-2)).toEqual(["uciok", "readyok"]);
    expect(said).toContain("option name Evaluator type string default learned");
  });

  it("searches to a depth and tells depth, score, nodes and a legal line", async () => {
    const said = await session(
      "setoption name Evaluator value classic",
      "position fen 4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1",
      "go depth 3",
    );
    const infos = said.filter((line) => line.startsWith("info depth"));
    expect(infos).toHaveLength(3);
    expect(infos[2]).toMatch(/^info depth 3 score cp 100 nodes \d+ time \d+ .*pv e4d5 /);
    expect(said.at(-1)).toBe("bestmove e4d5");
    let state = chess.notation!.parsePosition("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    for (const move of infos[2]!.split(" pv ")[1]!.split(" "))
      state = chess.play(state, chess.notation!.parseAction(state, move), undefined as never);
  });

  it("sees mates of both sides", async () => {
    const give = await session("position startpos moves f2f3 e7e5 g2g4", "go depth 5");
    expect(give.at(-1)).toBe("bestmove d8h4");
    expect(give.at(-2)).toMatch(/^info depth 1 score mate 1 .* pv d8h4$/);
    const take = await session("position fen 7k/8/8/8/8/8/1r6/r5K1 w - - 0 1", "go depth 4");
    expect(take.at(-1)).toBe("bestmove 0000");
    const soon = await session("position fen 6k1/8/8/8/8/1r6/r7/6K1 w - - 0 1", "go depth 4");
    expect(soon.at(-2)).toMatch(/score mate -1 /);
    expect(soon.at(-1)).toMatch(/^bestmove g1[fh]1$/);
  });

  it("searches without an end until it is stopped", async () => {
    const said = await session("position startpos", "go infinite", "isready", "stop");
    expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
    expect(said.indexOf("readyok")).toBeLessThan(said.length - 1);
  });

  it("keeps to nodes and to the clock", async () => {
    for (const limit of ["nodes 500", "movetime 20", "wtime 600 btime 600 winc 0", "mate 1"]) {
      const said = await session("ucinewgame", "position startpos moves e2e4", `go ${limit}`);
      expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
    }
  });

  it("says what it cannot do", async () => {
    const said = await session(
      "position startpos moves e2e5",
      "position fen nonsense",
      "setoption name Hash value 0",
      "setoption name Evaluator value strange",
      "go depth 1",
    );
    expect(said.filter((line) => line.startsWith("info string"))).toHaveLength(4);
    expect(said.at(-1)).toBe("bestmove 0000");
  });
});
