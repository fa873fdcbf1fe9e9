import { chess } from "@tyche/games/chess";
import { describe, expect, it } from "vitest";
import { rows } from "../../../tests/cases.js";
import { tyche } from "./harness.js";

async function session(...lines: readonly string[]): Promise<string[]> {
  const { code, out, err } = await tyche(["uci"], { stdin: lines.map((line) => `${line}\n`) });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out.trimEnd().split("\n");
}

describe("tyche uci", () => {
  it("introduces itself and reports that it is ready", async () => {
    const said = await session("uci", "isready", "something else", "quit");
    expect(said[0]).toBe("id name Tyche");
    expect(said.slice(-2)).toEqual(["uciok", "readyok"]);
    expect(said).toContain("option name Evaluator type string default quiet");
    expect(said).toContain("option name MultiPV type spin default 1 min 1 max 218");
  });

  it("searches to a depth and reports depth, score, nodes and a legal line", async () => {
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

  it("plays on after repetitions and 50 moves, regardless of the rules", async () => {
    const again = "g1f3 g8f6 f3g1 f6g8 ";
    const places = [
      [`startpos moves ${again.repeat(2)}`, /^bestmove [a-h]\d[a-h]\d$/],
      [`startpos moves ${again.repeat(2)}e2e4`, /^bestmove [a-h]\d[a-h]\d$/],
      [`startpos moves ${again.repeat(4)}`, /^bestmove [a-h]\d[a-h]\d$/],
      [`startpos moves ${again.repeat(5)}e2e4 e7e5`, /^bestmove [a-h]\d[a-h]\d$/],
      ["fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 100 90", /^bestmove a1a8$/],
      ["fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 150 90", /^bestmove a1a8$/],
      ["fen 8/8/4k3/8/8/4K3/8/8 w - - 0 1", /^bestmove e3[def]\d$/],
    ] as const;
    for (const [position, best] of rows(places, 2)) {
      const said = await session(`position ${position}`, "go depth 2");
      expect(said.filter((line) => line.startsWith("info string"))).toEqual([]);
      expect(said.at(-1)).toMatch(best);
    }
  });

  it("finds mates for both sides", async () => {
    const give = await session("position startpos moves f2f3 e7e5 g2g4", "go depth 5");
    expect(give.at(-1)).toBe("bestmove d8h4");
    expect(give.at(-2)).toMatch(/^info depth 1 score mate 1 .* pv d8h4$/);
    const take = await session("position fen 7k/8/8/8/8/8/1r6/r5K1 w - - 0 1", "go depth 4");
    expect(take.at(-1)).toBe("bestmove 0000");
    const soon = await session("position fen 6k1/8/8/8/8/1r6/r7/6K1 w - - 0 1", "go depth 4");
    expect(soon.at(-2)).toMatch(/score mate -1 /);
    expect(soon.at(-1)).toMatch(/^bestmove g1[fh]1$/);
  });

  it("reports as many best moves as MultiPV requests, each with its own score and line", async () => {
    const position = "4k3/p7/8/3q4/4P3/8/8/4K3 w - - 0 1";
    const said = await session(
      "setoption name MultiPV value 3",
      "setoption name Evaluator value classic",
      `position fen ${position}`,
      "go depth 3",
    );
    const infos = said.filter((line) => line.startsWith("info depth 3"));
    expect(infos.map((line) => /multipv (\d)/.exec(line)?.[1])).toEqual(["1", "2", "3"]);
    const scores = infos.map((line) => Number(/score cp (-?\d+)/.exec(line)![1]));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const lines = infos.map((line) => line.split(" pv ")[1]!.split(" "));
    expect(new Set(lines.map(([first]) => first)).size).toBe(3);
    expect(said.at(-1)).toBe(`bestmove ${lines[0]![0]}`);
    for (const [i, line] of lines.entries()) {
      let state = chess.notation!.parsePosition(position);
      for (const move of line)
        state = chess.play(state, chess.notation!.parseAction(state, move), undefined as never);
      // Each value equals that of a separate search of the move.
      const alone = await session(
        "setoption name Evaluator value classic",
        `position fen ${position} moves ${line[0]}`,
        "go depth 2",
      );
      const own = Number(
        /score cp (-?\d+)/.exec(alone.filter((text) => text.startsWith("info")).at(-1)!)![1],
      );
      expect(0 - own).toBe(scores[i]);
    }
    expect(Math.min(...lines.map(({ length }) => length))).toBeGreaterThanOrEqual(2);
  });

  it("reports the distance of each of several mates", async () => {
    const said = await session(
      "setoption name MultiPV value 2",
      "position fen 6k1/8/8/8/8/1r6/r7/7K b - - 0 1",
      "go depth 4",
    );
    const infos = said.filter((line) => line.includes("score mate"));
    expect(infos.some((line) => line.includes("multipv 1 score mate 1"))).toBe(true);
    expect(said.at(-1)).toBe("bestmove b3b1");
  });

  it("searches infinitely until it is stopped", async () => {
    const said = await session("position startpos", "go infinite", "isready", "stop");
    expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
    expect(said.indexOf("readyok")).toBeLessThan(said.length - 1);
  });

  it("respects nodes and the clock", async () => {
    for (const limit of ["nodes 500", "movetime 20", "wtime 600 btime 600 winc 0", "mate 1"]) {
      const said = await session("ucinewgame", "position startpos moves e2e4", `go ${limit}`);
      expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
    }
  });

  it.each(["depth 0", "depth -3", "depth x", "nodes 0", "movetime -1", "mate 0", "wtime x btime y", "depth"])(
    "ends after go %s, with a move",
    async (limit) => {
      const said = await session("position startpos", `go ${limit}`);
      expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
      expect(said.some((line) => line.startsWith("info string"))).toBe(!/[\d]/.test(limit));
    },
  );

  it("answers every go in turn, each for the position before it", async () => {
    const mate = "position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    const bestOf = (said: readonly string[]) => said.filter((line) => line.startsWith("bestmove"));
    const said = await session("go depth 3", mate, "go depth 1", "position startpos", "go nodes 50");
    expect(bestOf(said)).toEqual([expect.any(String), "bestmove g6g7", expect.any(String)]);
    const stopped = await session("go depth 30", mate, "go depth 30", "stop", "go depth 1", "quit");
    expect(bestOf(stopped)).toHaveLength(3);
    const endless = await session("go infinite", "stop", mate, "go depth 1");
    expect(bestOf(endless)[1]).toBe("bestmove g6g7");
  });

  it.each([
    ["position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "go depth 1"],
    ["ucinewgame", "position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "go infinite", "go depth 1"],
  ])("ends an infinite search for the next question: %s", async (...next) => {
    const searches = 1 + next.filter((line) => line.startsWith("go")).length;
    const said = await session("go infinite", "isready", ...next);
    const best = said.filter((line) => line.startsWith("bestmove"));
    expect(best).toHaveLength(searches);
    expect(best[0]).not.toBe("bestmove g6g7");
    expect(best.at(-1)).toBe("bestmove g6g7");
    expect(said.some((line) => line.startsWith("info string"))).toBe(false);
  });

  it("reports what it cannot do", async () => {
    const said = await session(
      "position startpos moves e2e5",
      "position fen nonsense",
      "setoption name Hash value 0",
      "setoption name MultiPV value 0",
      "setoption name Evaluator value strange",
      "go depth 1",
    );
    expect(said.filter((line) => line.startsWith("info string"))).toHaveLength(5);
    expect(said.at(-1)).toBe("bestmove 0000");
  });
});
