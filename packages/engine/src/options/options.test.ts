/** Unknown options and invalid values, each with its message. */
import { describe, expect, it } from "vitest";
import { pig, ticTacToe } from "../../test/sample-games.js";
import { OPPONENT_OPTIONS } from "../call-options.js";
import * as engine from "../development.js";
import { solveGame } from "../exact/solve.js";
import { decideSync } from "../minimax/decide-sync.js";
import { search } from "../minimax/root.js";
import { positionOf } from "../position/adapter.js";
import { checkOptions } from "./check-options.js";
import { THINK_OPTIONS } from "./think-options.js";

const game = pig(20);
const state = game.start(engine.seededChance(1));
const any = (value: unknown): never => value as never;

/** The options, and the message without the name of the function. */
const WRONG: readonly (readonly [options: unknown, sentence: string])[] = [
  [{ foo: 1 }, ' has no option "foo"; it has: depth, time, '],
  [{ singal: new AbortController().signal }, ' has no option "singal"; did you mean signal?'],
  [{ dept: 3 }, ' has no option "dept"; did you mean depth?'],
  [{ nodse: 3 }, ' has no option "nodse"; did you mean nodes?'],
  [{ Depth: 3 }, ' has no option "Depth"; did you mean depth?'],
  [{ time: "100" }, ': time must be a number of milliseconds, 0 or more, not the text "100".'],
  [{ time: -1 }, ": time must be a number of milliseconds, 0 or more, not -1."],
  [{ time: Number.NaN }, ": time must be a number of milliseconds, 0 or more, not NaN."],
  [{ nodes: "many" }, ': nodes must be a number of nodes, 0 or more, not the text "many".'],
  [{ depth: 0 }, ": depth must be a whole number of decisions, 1 or more, not 0."],
  [{ depth: 2.5 }, ": depth must be a whole number of decisions, 1 or more, not 2.5."],
  [{ depth: "2" }, ': depth must be a whole number of decisions, 1 or more, not the text "2".'],
  [{ depth: null }, ": depth must be a whole number of decisions, 1 or more, not null."],
  [{ depth: 1, rank: "every" }, ': rank must be "best" or "all", not the text "every".'],
  [{ depth: 1, rank: true }, ': rank must be "best" or "all", not true.'],
  [{ depth: 1, signal: true }, ": signal must be an AbortSignal, not true."],
  [{ depth: 1, table: true }, ": table must be a Table, a number of entries, or false, not true."],
  [{ depth: 1, outcomes: 1 }, ": outcomes must be true or false, not 1."],
  [
    { depth: 1, evaluator: 3 },
    ": evaluator must be the name of an evaluator, or a function of the state, not 3.",
  ],
  [{ depth: 1, beam: 0 }, ": beam must be a whole number of moves, 1 or more, not 0."],
  [{ depth: 1, threshold: 1 }, ": threshold must be a probability, 0 or more and below 1, not 1."],
  [{ algorithm: 3 }, ": algorithm must be a name, not 3."],
  [{ depth: 1, native: "yes" }, ': native must be true or false, not the text "yes".'],
  [{ depth: 1, enumeration: 10 }, ": enumeration must be an object, not 10."],
  [3, " takes its options as an object, as { depth }, not 3."],
  [[1], " takes its options as an object, as { depth }, not the list [1]."],
  [new AbortController().signal, " takes a signal as one of its options: write { signal }."],
];

describe("wrong options", () => {
  it.each(WRONG)("%j: think, decide and decideSync", async (options, sentence) => {
    expect(() => engine.think(game, state, any(options))).toThrow(`think${sentence}`);
    await expect(engine.decide(game, state, any(options))).rejects.toThrow(`decide${sentence}`);
    expect(() => decideSync(game, state, any(options))).toThrow(`decideSync${sentence}`);
  });

  it("an option that is a method's setting gets a message that says where it belongs", async () => {
    await expect(engine.decide(game, state, any({ algorithm: "mcts", simulations: 300 }))).rejects.toThrow(
      'decide has no option "simulations": it is a setting of a method, write settings: { simulations }.',
    );
  });

  it.each<[unknown, string]>([
    [{ levl: 3 }, 'createOpponent has no option "levl"; did you mean level?'],
    [{ time: "100" }, "createOpponent: time must be a number of milliseconds"],
    [{ model: "random" }, "createOpponent: model must be a model of a player, such as epsilonGreedyModel"],
    [{ saved: "AAAA" }, "createOpponent: saved must be the Uint8Array that save() returned"],
    [{ seed: {} }, "createOpponent: seed must be a number or a text, not an object."],
    [{ signal: new AbortController().signal }, 'createOpponent has no option "signal"; it has: level, time'],
    [new AbortController().signal, "createOpponent takes a signal as one of its options"],
  ])("createOpponent: %j", (options, sentence) => {
    expect(() => engine.createOpponent(game, any(options))).toThrow(sentence);
  });

  it.each<[unknown, string]>([
    [new AbortController().signal, " takes a signal as one of its options: write { signal }."],
    [{ singal: 1 }, ' has no option "singal"; did you mean signal?'],
    [{ signal: "stop" }, ': signal must be an AbortSignal, not the text "stop".'],
    [{ time: 100 }, ' has no option "time"; it has: signal.'],
  ])("play and hint: %j", async (options, sentence) => {
    const opponent = engine.createOpponent(game);
    await expect(opponent.play(state, any(options))).rejects.toThrow(`play${sentence}`);
    await expect(opponent.hint(state, any(options))).rejects.toThrow(`hint${sentence}`);
  });

  it("solveGame and search name their own", () => {
    expect(() => solveGame(game, any({ form: state }))).toThrow('no option "form"; did you mean from?');
    expect(() => solveGame(game, any({ limit: "all" }))).toThrow("limit must be a whole number of positions");
    const position = positionOf(ticTacToe, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const { facts } = ticTacToe;
    expect(() => search(position, any({ facts, depth: 1, table: true }))).toThrow(
      "search: table must be a Table, or false, not true.",
    );
    expect(search(position, { facts, depth: 1, table: false }).depth).toBe(1);
  });

  it("are ignored if undefined, and every valid value passes", async () => {
    const right = {
      ...{ depth: 2, time: Number.POSITIVE_INFINITY, nodes: 1e6, signal: new AbortController().signal },
      ...{ rank: "all", table: 1024, settings: {}, kept: new Map<string, unknown>() },
    } as const;
    expect((await engine.decide(game, state, any(right))).depth).toBe(2);
  });

  it("of any name are rejected by every function, whatever its characters", () => {
    for (const [who, rules] of [
      ["think", THINK_OPTIONS],
      ["createOpponent", OPPONENT_OPTIONS],
    ] as const)
      for (const name of ["toString", "constructor", "__proto__x", "x".repeat(99)])
        expect(() => checkOptions(who, { [name]: 1 }, rules)).toThrow(`has no option "${name}"`);
  });
});
