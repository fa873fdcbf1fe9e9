import { decide, think } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { replyDepth, replyTo } from "../table/use-outcome-values.js";
import { questionAt } from "../workers/question.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { judgementOf } from "./judgement.js";

/** Money play with the cube in the middle, before White's roll. */
const PLACES = [
  ["a game that has not begun", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "take"],
  ["a won game that nobody takes", "XGID=-BBBBBB---------ccccc-----:0:0:1:00:0:0:0:0:10", "pass"],
] as const;

/** By depth; smaller than the differences here. */
const ERRORS = [0.01, 0.01];

describe("the analysis of a double", () => {
  it.each(PLACES)("%s: the answer, and its value for the player who doubled", async (_, position, answer) => {
    const named = await gameChosen({ game: "backgammon", options: { cube: "on" } });
    const referee = new Referee(named);
    const { sheet } = referee;
    const scene = referee.read(position);
    const double = scene.actions.find(({ text }) => text === "double")!;
    // There is one outcome: the other player decides.
    const outcomes = referee.outcomes(scene.state, double.action);
    expect(outcomes).toHaveLength(1);
    const [{ probability, scene: asked }] = outcomes as [(typeof outcomes)[number]];
    expect(probability).toBe(1);
    expect(asked.turn).toBe(1 - scene.turn);
    expect(asked.actions.map(({ text }) => text).sort()).toEqual(["pass", "take"]);
    const judge = sheet.evaluator === undefined ? {} : { evaluator: sheet.evaluator };
    const reply = (await replyTo(asked, { ...sheet, errors: ERRORS }, scene.turn, (state) =>
      decide(named.game, state, { depth: replyDepth(2, outcomes.length, sheet.facts), ...judge }),
    ))!;
    expect(reply.best!.text).toBe(answer);
    // A pass gives one point, the cube's value, and a take less.
    if (answer === "pass") expect(reply.value).toBeCloseTo(1, 9);
    else expect(reply.value).toBeLessThan(1);
    // The list of moves gives the double the same value.
    const { time: _time, ...question } = questionAt(sheet, scene, 0);
    let row: number | undefined;
    for await (const decision of think(named.game, scene.state, { ...question, rank: "all", depth: 2 }))
      row = judgementOf(sheet, scene, decision).actions.find(({ text }) => text === "double")?.value;
    expect(reply.value).toBeCloseTo(row!, 9);
  });
});

it("the errors of the evaluator grow with the stakes", async () => {
  const named = await gameChosen({ game: "backgammon", options: { cube: "on" } });
  const sheet = { ...new Referee(named).sheet, errors: ERRORS };
  const errors = await Promise.all(
    [0, 2].map(async (cube) => {
      const scene = new Referee(named).read(`XGID=-b----E-C---eE---c-e----B-:${cube}:1:1:00:0:0:0:0:10`);
      const decision = await decide(named.game, scene.state, { depth: 1 });
      return [scene.stakes, judgementOf(sheet, scene, decision).errors![0]!] as const;
    }),
  );
  const [[low, small], [high, large]] = errors as [(typeof errors)[0], (typeof errors)[0]];
  expect(high! / low!).toBe(4);
  expect(large / small).toBeCloseTo(4, 12);
});
