import { seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { CubeLookahead } from "../analysis/cube-lookahead.js";
import { type OutcomeEvaluator, pipsOnly } from "../evaluation/evaluator.js";
import { shippedEvaluator } from "../evaluation/evaluators.js";
import { backgammon } from "../game/rules.js";
import { formatPositionId } from "../notation/position-id.js";
import { BACKGAMMON, opponentOf, type Play, seenBy, startPoints, winKind, winnerOf } from "../rules/board.js";
import { UbgiSession } from "./ubgi.js";

const RULES = backgammon();

/** An engine behind its protocol: it gets lines and answers with lines. */
function engine(evaluator: OutcomeEvaluator): (...lines: readonly string[]) => readonly string[] {
  let said: string[] = [];
  const session = new UbgiSession({
    version: "0",
    lookahead: new CubeLookahead(evaluator),
    depth: 1,
    say: (line) => said.push(line),
    explain: (reason) => said.push(reason),
  });
  return (...lines) => {
    said = [];
    for (const line of lines) session.hear(line);
    return said;
  };
}

/**
 * A duel as the arena bgci runs one: the boards and rolls go to the engine on roll, and its plays are checked by the
 * rules. The points of the first engine.
 */
function duel(engines: readonly ReturnType<typeof engine>[], seed: string): number {
  const chance = seededChance(seed);
  for (const ask of engines) expect(ask("newgame", "isready")).toEqual(["readyok"]);
  let player: 0 | 1 = 0;
  let points: readonly number[] = startPoints(BACKGAMMON);
  for (let turn = 0; winnerOf(points) === null; turn++) {
    expect(turn).toBeLessThan(512);
    const [one, two] = turn === 0 ? [3, 1] : chance.dice(2, 6);
    const id = formatPositionId(seenBy(points, player));
    const [answer] = engines[player]!(`position gnubgid ${id}`, `dice ${one} ${two}`, "go role chequer");
    const text = /^bestmove (.*)$/.exec(answer!)![1]!;
    const dice = one! > two! ? ([one, two] as const) : ([two, one] as const);
    const state = { points, player, dice: dice as never };
    const play = RULES.notation.parseAction(state, text === "pass" ? "" : text) as Play;
    points = RULES.afterstate(state, play).points;
    player = opponentOf(player);
  }
  const winner = winnerOf(points)!;
  const count = winKind(seenBy(points, opponentOf(winner)), BACKGAMMON.checkers);
  return winner === 0 ? count : -count;
}

it("plays duels of the arena by the rules, and the network beats counting pips", () => {
  const engines = [engine(shippedEvaluator()), engine(pipsOnly)];
  for (const ask of engines) expect(ask("ubgi").at(-1)).toBe("readyok");
  let points = 0;
  for (let game = 0; game < 8; game++) {
    const isFirst = game % 2 === 0;
    const own = duel(isFirst ? engines : engines.toReversed(), `duel ${game}`);
    points += isFirst ? own : -own;
  }
  expect(points).toBeGreaterThan(0);
});
