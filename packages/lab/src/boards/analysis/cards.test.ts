import { describe, expect, it } from "vitest";
import { judged } from "../kit/comparing.js";
import type { Judgement } from "../kit/judgement.js";
import { begun, played } from "../record/game-record.js";
import type { Scene } from "../record/scene.js";
import { answered, type Card, cardsFrom, isRight, lossOfAnswer, withCards, worstMoments } from "./cards.js";

const choice = { game: "pig", options: {} };
const card = (position: string): Card => ({
  choice,
  position,
  played: "roll",
  rows: [
    { text: "hold", loss: 0 },
    { text: "wait", loss: 0.005 },
    { text: "roll", loss: 0.1 },
  ],
});
const scene = (text: string, turn: number): Scene => ({ state: text, text, turn, actions: [] });
/** The error of the values is 0.05. */
const judgement = (...losses: readonly [string, number][]): Judgement =>
  judged({
    first: 0,
    depth: 1,
    isExact: false,
    line: [],
    errors: [0.05],
    actions: losses.map(([text, loss]) => ({
      text,
      action: text,
      value: -loss,
      certainty: { kind: "estimate", depth: 1, isFull: true },
      depth: 1,
      method: "",
    })),
  });

describe("the worst moments of a game", () => {
  it("are those of the given players, worst first, above a threshold", () => {
    let record = begun(scene("a", 0));
    for (const [action, next, turn] of [
      ["x", "b", 1],
      ["y", "c", 0],
      ["x", "d", 0],
      ["z", "e", -1],
    ] as const)
      record = played(record, { action, text: action }, scene(next, turn));
    const all = new Map([
      [0, judgement(["z", 0], ["x", 0.1])],
      [1, judgement(["z", 0], ["y", 0.9])],
      [2, judgement(["z", 0], ["x", 0.3])],
      // The best action is not known, or the move is too close to it.
      [3, judgement(["x", 0], ["y", 0.02], ["z", 0.5])],
    ]);
    const found = worstMoments(choice, record, all, [0], 0.05);
    expect(found.map(({ position }) => position)).toEqual(["c", "a"]);
    expect(found[0]).toMatchObject({
      played: "x",
      rows: [
        { text: "z", loss: 0 },
        { text: "x", loss: 0.3 },
      ],
    });
    expect(worstMoments(choice, record, all, [0], 0.2)).toHaveLength(1);
    expect(worstMoments(choice, record, all, [0, 1], 0.05, 1)[0]!.position).toBe("b");
  });
});

describe("cards", () => {
  it("return behind the others until they are answered correctly", () => {
    let cards = withCards([], [card("1"), card("2"), card("1")].slice(0, 2));
    cards = withCards(cards, [card("1")]);
    expect(cards.map(({ position }) => position)).toEqual(["1", "2"]);
    cards = answered(cards, cards[0]!, false);
    expect(cards.map(({ position }) => position)).toEqual(["2", "1"]);
    cards = answered(cards, cards[0]!, true);
    expect(cards.map(({ position }) => position)).toEqual(["1"]);
  });

  it("know the loss of an answer, and which answers count as correct", () => {
    expect(lossOfAnswer(card("1"), "wait")).toBe(0.005);
    expect(lossOfAnswer(card("1"), "jump")).toBeUndefined();
    expect(["hold", "wait", "roll", "jump"].map((text) => isRight(card("1"), text, 0))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("are read back, without invalid ones", () => {
    const cards = [card("1"), card("2")];
    expect(cardsFrom(JSON.stringify(cards))).toEqual(cards);
    for (const text of [
      null,
      "",
      "{",
      "7",
      '[{"choice":1}]',
      '[null,{"position":"a","rows":[{}],"choice":{"game":"x","options":{}}}]',
    ])
      expect(cardsFrom(text), String(text)).toEqual([]);
  });
});
