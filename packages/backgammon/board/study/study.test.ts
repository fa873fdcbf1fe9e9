import { expect, it } from "vitest";
import { entry } from "../../src/index.js";
import { opponentOf } from "../../src/rules/board.js";
import { gameIn } from "../../src/terminal/with-cube.js";
import { type StudyAnswer, type StudyQuestion, study } from "./study.js";

const BOARD = "XGID=-BBBB-C---a--------bbbbcA-";
const MONEY = `${BOARD}:0:0:1:00:0:0:0:0:10`;

/** The first partial answers. */
async function answersOf(xgid: string, question: StudyQuestion, most = 100): Promise<StudyAnswer[]> {
  const named = gameIn(xgid) ?? entry.create({ cube: "on" });
  const answers: StudyAnswer[] = [];
  for await (const answer of study(named, named.game.notation!.parsePosition(xgid) as object, question)) {
    answers.push(structuredClone(answer));
    if (answers.length === most) break;
  }
  return answers;
}

/** What `tyche think` says of the cube at an XGID, which is found on another path. */
function cubeAt(xgid: string) {
  const named = gameIn(xgid) ?? entry.create({ cube: "on" });
  const { game, remarks } = named;
  const said = remarks!(game.notation!.parsePosition(xgid), {
    position: undefined,
    evaluator: "net",
    depth: 1,
  });
  return said?.members.cube as { verdict: string; takePoint: number; gammonValues: number[] } | undefined;
}

it("says at each score what an XGID with that score says", async () => {
  const found = (await answersOf(MONEY, { kind: "scores" }, 3)).at(-1)!;
  const scores = found.kind === "scores" ? found.scores : [];
  expect(scores.map((row) => row.length)).toEqual([7, 7, 7]);
  for (const [own, other] of [
    [2, 7],
    [3, 5],
    [2, 1],
    [1, 4],
  ] as const) {
    const said = cubeAt(`${BOARD}:0:0:1:00:${7 - own}:${7 - other}:0:7:10`);
    const cell = scores[own - 1]![other - 1];
    expect(cell?.verdict, `${own} ${other}`).toBe(said?.verdict);
    if (said) expect([cell!.takePoint, cell!.gammonValue]).toEqual([said.takePoint, said.gammonValues[0]]);
  }
  // A player who needs one point has no use for the cube.
  expect(scores[0]!.every((cell) => cell === undefined)).toBe(true);
});

it("says after each roll what the position after the best play says, at a score and for either player", async () => {
  const xgid = `${BOARD}:1:0:-1:00:2:1:0:5:10`;
  const named = gameIn(xgid)!;
  const { game } = named;
  const notation = game.notation!;
  const found = (await answersOf(xgid, { kind: "rolls" })).at(-1)!;
  const rolls = found.kind === "rolls" ? found.rolls : [];
  expect(rolls.length).toBe(21);
  for (const { dice, play, verdict } of rolls) {
    const rolled = notation.parsePosition(xgid.replace(":00:", `:${dice.join("")}:`)) as { player: 0 | 1 };
    const action = notation.parseAction(rolled, play);
    const [board, ...rest] = notation
      .position({
        ...(named.game.play(rolled, action, { die: () => 1 } as never) as object),
        dice: null,
        player: opponentOf(rolled.player),
      })
      .split(":");
    expect(cubeAt([board, ...rest].join(":"))?.verdict, `${dice.join("")} ${play}`).toBe(verdict);
  }
});

it("rolls out in steps, until every interval is narrow enough", async () => {
  const xgid = "XGID=-CCB------------------bcc-:0:0:1:00:0:0:0:0:10";
  const wide = await answersOf(xgid, { kind: "rollout", until: 10 });
  expect(wide.map((answer) => answer.kind === "rollout" && [answer.trials, answer.isDone])).toEqual([
    [12, false],
    [24, false],
    [36, true],
  ]);
  const [last] = wide.slice(-1);
  expect(last!.kind === "rollout" && last!.rows.map(({ action }) => action)).toEqual([
    "no double",
    "double, take",
  ]);
  // It can be stopped between two steps.
  const narrow = await answersOf(xgid, { kind: "rollout", until: 0 }, 4);
  expect(narrow.map((answer) => answer.kind === "rollout" && answer.isDone)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
