import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { decideMinimax } from "../../test/decide.js";
import { type PigState, pig } from "../../test/sample-games.js";
import type { Decision } from "../contract/decision.js";
import { Table, withTable } from "../search/table.js";
import { decideSync } from "./decide-sync.js";
import { type MinimaxOptions, thinkMinimax } from "./think.js";

type Options = MinimaxOptions<PigState>;
type Found = Decision<"roll" | "hold">;

const game = pig(60);
const value = ([own, other, total, player]: PigState): number =>
  0.5 + ((own + total - other) * (player === 0 ? 1 : -1)) / 200;
/** With depth 9 a table outgrows its first memory. */
const ASKED: readonly (readonly [PigState, Options])[] = [
  [[40, 38, 12, 0], { evaluator: value, depth: 9 }],
  [[40, 38, 12, 0], { evaluator: value, depth: 4 }],
  [[40, 38, 0, 1], { evaluator: value, depth: 5, table: 64 }],
  [[10, 55, 3, 0], { evaluator: value, depth: 6, rank: "all" }],
  [[10, 55, 3, 0], { evaluator: value, nodes: 3000 }],
];

const withoutTime = (decision: Found): object => ({ ...decision, ms: 0 });
const alone = ASKED.map(([state, options]) => {
  const table = new Table(typeof options.table === "number" ? options.table : undefined);
  return withoutTime(decideSync(game, state, { ...options, table }));
});

it("a search in the memory of another finds the same at the same nodes", () => {
  for (let round = 0; round < cases(6, 2); round++)
    for (const [i, [state, options]] of ASKED.entries())
      expect(withoutTime(decideSync(game, state, options))).toEqual(alone[i]);
});

it("searches that take turns do not share a table", async () => {
  const all = await Promise.all(ASKED.map(([state, options]) => decideMinimax(game, state, options)));
  expect(all.map(withoutTime)).toEqual(alone);
  // One search after each depth of another.
  let last: Found | undefined;
  for await (last of thinkMinimax(game, ...ASKED[3]!))
    expect(withoutTime(decideSync(game, ...ASKED[1]!))).toEqual(alone[1]);
  expect(withoutTime(last!)).toEqual(alone[3]);
});

it("an evaluator may search, or throw, or the caller leave early", async () => {
  let inner = 0;
  const searching = (state: PigState): number => {
    if (inner++ % 50 === 0) expect(withoutTime(decideSync(game, ...ASKED[1]!))).toEqual(alone[1]);
    return value(state);
  };
  const [state, options] = ASKED[3]!;
  expect(withoutTime(decideSync(game, state, { ...options, evaluator: searching }))).toEqual(alone[3]);
  expect(inner).toBeGreaterThan(100);
  let left = 20;
  const failing = (): number => {
    if (--left === 0) throw new Error("no value");
    return 0.5;
  };
  expect(() => decideSync(game, state, { ...options, evaluator: failing })).toThrow("no value");
  for await (const _ of thinkMinimax(game, state, options)) break;
  expect(withoutTime(decideSync(game, state, options))).toEqual(alone[3]);
});

it("the table of the last search goes to the next of its size, if none is using it", () => {
  const tables: (Table | false)[] = [];
  const use = (option: Options["table"], within = (): void => {}): void => {
    const steps = withTable(option, function* (table): Generator<undefined> {
      tables.push(table);
      within();
      yield undefined;
    });
    for (const _ of steps);
  };
  use(undefined);
  use(2 ** 18, () => use(undefined));
  use(64);
  use(undefined);
  const own = new Table(2);
  use(own);
  use(false);
  const [first, second, nested, small, last] = tables as Table[];
  expect(second).toBe(first);
  expect(nested).not.toBe(first);
  expect([small!.entries, last!.entries]).toEqual([64, 2 ** 18]);
  expect(tables.slice(5)).toEqual([own, false]);
});
