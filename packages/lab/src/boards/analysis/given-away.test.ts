import type { Certainty } from "@tyche/engine";
import { expect, it } from "vitest";
import { judged } from "../kit/comparing.js";
import { begun, type GameRecord, played } from "../record/game-record.js";
import { givenAway, playedLoss } from "./given-away.js";

const ACTIONS = ["a", "b"].map((text) => ({ action: text, text }));
const scene = (text: string, turn: number) => ({ state: text, text, turn, actions: ACTIONS });

/** A game in which two players alternate and always play "b". */
function game(turns: number): GameRecord {
  let record = begun(scene("0", 0));
  for (let turn = 1; turn <= turns; turn++) record = played(record, ACTIONS[1]!, scene(`${turn}`, turn % 2));
  return record;
}

/** Two actions whose values differ; estimates have an error of 0.1, or an unknown one. */
function place(gap: number, certainty: Certainty, errors?: readonly number[]) {
  const actions = ACTIONS.map((named, i) => ({ ...named, value: -i * gap, certainty, depth: 1, method: "" }));
  return judged({ first: 0, depth: 1, isExact: false, line: [], actions, ...(errors && { errors }) });
}

const ESTIMATE = { kind: "estimate", depth: 1, isFull: true } as const;
const PAYOFF = { kind: "payoff" } as const;

it.each([
  ["nothing is judged", [], [undefined, undefined], 0],
  ["two of 27 turns are, and cost nothing", [place(0, PAYOFF), place(0, PAYOFF)], [undefined, undefined], 2],
  [
    "a mistake is known",
    [place(0.5, ESTIMATE, [0.1]), place(0, PAYOFF), place(0.05, ESTIMATE, [0.1])],
    [0.5, undefined],
    3,
  ],
  [
    "nobody knows the error",
    Array.from({ length: 27 }, () => place(0.5, ESTIMATE)),
    [undefined, undefined],
    0,
  ],
  [
    "all is too close",
    Array.from({ length: 27 }, () => place(0.05, ESTIMATE, [0.1])),
    [undefined, undefined],
    27,
  ],
  ["all is proved", Array.from({ length: 27 }, () => place(0.25, PAYOFF)), [14 / 4, 13 / 4], 27],
  ["all is proved to be equal", Array.from({ length: 27 }, () => place(0, PAYOFF)), [0, 0], 27],
] as const)("at the end of a game, if %s", (_, places, losses, done) => {
  const record = game(27);
  const all = new Map(places.map((each, at) => [at, each]));
  const found = givenAway(record, all, 2);
  expect(found).toMatchObject({ losses, chose: [true, true], done, all: 27 });
  const known = [...record.places.keys()].slice(1).map((at) => playedLoss(record, all, at) ?? 0);
  expect(found.worst?.loss ?? 0).toBe(Math.max(...known));
});

it("turns without a choice are not counted", () => {
  const start = { ...scene("0", 0), actions: ACTIONS.slice(1) };
  const record = played(begun(start), ACTIONS[1]!, scene("1", -1));
  expect(givenAway(record, new Map(), 1)).toMatchObject({
    losses: [undefined],
    chose: [false],
    done: 0,
    all: 0,
  });
});
