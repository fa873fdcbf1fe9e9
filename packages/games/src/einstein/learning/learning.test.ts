import { seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { decideSync } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { decodeModel, encodeModel } from "@tyche/learn";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { endgames } from "../../../test/einstein/endgames.js";
import { createGame } from "../../kit/options.js";
import type { EinsteinState } from "../board/board.js";
import { entry } from "../entry.js";
import { type EinsteinPosition, einsteinWithNetwork } from "../index.js";
import { BOARD_BYTES, EINSTEIN_ENCODING, writeBoard } from "./encoding.js";
import { networkEvaluator } from "./network.js";
import { einsteinTask } from "./task.js";
import { networkTrainer } from "./trainer.js";

const game = einsteinWithNetwork();
const network = game.evaluators!.network!;
const race = game.evaluators!.race!;

/** States of random games, excluding finished ones. */
function states(games: number, seed: string): EinsteinState[] {
  const chance = seededChance(seed);
  return Array.from({ length: games }, () => {
    const line: EinsteinState[] = [];
    for (let state = game.start(chance); game.turn(state) >= 0; ) {
      line.push(state);
      const actions = game.actions(state);
      state = game.play(state, actions[chance.die(actions.length) - 1]!, chance);
    }
    return line;
  }).flat();
}

/** The board reflected in the diagonal through both goals. */
const mirrored = (state: EinsteinState): EinsteinState => ({
  ...state,
  cells: state.cells.map((_, at) => state.cells[(at % 5) * 5 + Math.floor(at / 5)]!),
});

/** The board rotated by 180 degrees with the sides swapped. */
const exchanged = ({ cells, player, die }: EinsteinState): EinsteinState => ({
  cells: cells.toReversed().map((cell) => (cell === 0 ? 0 : -cell)),
  player: player === 0 ? 1 : 0,
  die,
});

describe("the EinStein network", () => {
  it("is invariant under reflection, and changes sign when the sides are swapped", () => {
    for (const state of states(cases(100, 10), "mirror")) {
      expect(network(mirrored(state))).toBe(network(state));
      expect(network(exchanged(state))).toBe(-network(state));
    }
  });

  it("gives states and native positions the same value, whatever was played before", () => {
    const judge = game.positionEvaluators!.network as (position: EinsteinPosition) => number;
    const chance = seededChance("positions");
    for (let i = 0; i < cases(50, 5); i++) {
      let state = game.start(chance);
      const position = game.position!(state) as EinsteinPosition;
      while (game.turn(state) >= 0) {
        expect(judge(position)).toBe(network(state));
        const actions = game.actions(state);
        const action = actions[chance.die(actions.length) - 1]!;
        state = game.play(state, action, chance);
        position.play(game.moveOf!(action));
        if (game.turn(state) >= 0) position.play(state.die);
      }
    }
  });

  it("encodes a stone's number and the rolls that move it, and how far each roll is from the goal", () => {
    // Stones 2 and 5 of player 0: rolls 1 and 2 move only the 2, 5 and 6 only the 5, 3 and 4 either; player 1 has
    // only its 3.
    const state = game.notation!.parsePosition("0 0 0 0 0 0 0 2 0 0 0 0 5 0 0 0 0 -3 0 0 0 0 0 0 0 1 0");
    const bytes = new Int8Array(BOARD_BYTES);
    const seen = (view: 0 | 1): string[] => {
      writeBoard(game.position!(state) as EinsteinPosition, view, bytes, 0);
      const { bases, sign } = EINSTEIN_ENCODING.views[view]!;
      return bases
        .flatMap((base, slot) =>
          bytes[slot] === 0 ? [] : EINSTEIN_ENCODING.rows[base + sign * bytes[slot]!]!,
        )
        .map(([feature, value]) => `${feature}:${value === 1 ? 1 : "third"}`)
        .sort();
    };
    const stone = (side: number, square: number, number: number, dice: number, alone: number): string[] => {
      const at = 454 * side + 18 * square;
      return [at + number - 1, at + 5 + dice, at + 11 + alone].map((feature) => `${feature}:1`);
    };
    const far = (side: number, moves: number, dice: number): string[] =>
      new Array(dice).fill(`${454 * side + 450 + moves - 1}:third`);
    const first = [...stone(0, 7, 2, 4, 2), ...stone(0, 12, 5, 4, 2), ...far(0, 3, 2), ...far(0, 2, 4)];
    expect(seen(0)).toEqual([...first, ...stone(1, 17, 3, 6, 6), ...far(1, 3, 6)].sort());
    // Player 1 sees its own stone first and the board rotated; the stone is already above the diagonal from its view.
    const own = [...stone(0, 7, 3, 6, 6), ...far(0, 3, 6)];
    const others = [...stone(1, 17, 2, 4, 2), ...stone(1, 12, 5, 4, 2), ...far(1, 3, 2), ...far(1, 2, 4)];
    expect(seen(1)).toEqual([...own, ...others].sort());
  });

  it("is far more accurate on exact endgames than the race", () => {
    const set = endgames(cases(60, 3), "60");
    const error = (judge: (state: EinsteinState) => number): number =>
      set.reduce((sum, { state, value }) => sum + Math.abs(judge(state) - value), 0) / set.length;
    expect(error(race)).toBeGreaterThan(0.4);
    expect(error(network)).toBeLessThan(0.2);
  });

  it("fulfils the game contract", () => {
    expect(checkGame(game, { games: 3, nodes: 1000 }).compared).toBeGreaterThan(3);
  });

  it("is available on 5 x 5 only, and works in a search", () => {
    expect(Object.keys(einsteinWithNetwork({ size: 4 }).evaluators!)).toEqual(["default", "race"]);
    const state = game.notation!.parsePosition("1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0");
    const native = decideSync(game, state, { algorithm: "star2", depth: 2, evaluator: "network" });
    const whole = decideSync(game, state, { algorithm: "expectiminimax", depth: 2, evaluator: "network" });
    expect(native.value).toBeCloseTo(whole.value!, 12);
    expect(native.best).toEqual(whole.best);
  });
});

describe("training EinStein", () => {
  it("generates the boards after every move, in move order, and detects a winning move", () => {
    const episode = einsteinTask(0.5).episode();
    const random = sfc32("lesson");
    const boards = new Int8Array(8 * BOARD_BYTES);
    let wins = 0;
    for (let i = 0; i < cases(300, 30); i++) {
      episode.begin(random);
      let moves = 0;
      while (!episode.over()) {
        const count = episode.afterstates(boards, 0, BOARD_BYTES);
        const finish = episode.finish();
        expect(count).toBeGreaterThan(0);
        const before = episode.view();
        episode.play(finish < 0 ? random() % count : finish, random);
        expect(episode.over() || finish < 0).toBe(true);
        expect(episode.view()).toBe(1 - before);
        wins += finish < 0 ? 0 : 1;
        moves++;
      }
      expect(moves).toBeLessThan(97);
    }
    expect(wins).toBeGreaterThan(cases(100, 10));
  });

  it("is reproducible, and resumes as if it had not been interrupted", async () => {
    const settings = { games: 400, seed: 3, every: 200, lambda: 0.7, rare: 0.2, hidden: [8] };
    const whole = await networkTrainer.create(settings);
    for await (const _ of whole.run());
    const first = await networkTrainer.create(settings);
    let saved: Uint8Array | undefined;
    for await (const report of first.run()) {
      if (report) saved ??= first.state().slice();
    }
    const second = await networkTrainer.create(settings);
    second.restore(saved!);
    expect(second.games).toBeLessThan(400);
    for await (const _ of second.run());
    expect(encodeModel(second.model())).toEqual(encodeModel(whole.model()));
    expect(encodeModel(first.model())).toEqual(encodeModel(whole.model()));
  });

  it("beats the race after a few thousand games", async () => {
    const course = await networkTrainer.create({
      games: 6000,
      seed: 1,
      every: 1000,
      lambda: 0.7,
      rate: [0.1, 0.01],
      hidden: [16],
    });
    const before = networkEvaluator(() => course.model()).ofState;
    const state = states(1, "start")[0]!;
    expect(before(state)).toBeCloseTo(0, 6);
    for await (const _ of course.run());
    expect(course.strength!(cases(1000, 120), "match").low).toBeGreaterThan(0);
  });

  it("has its own network on 5 x 5 only; other sizes have none and reject the network of 5 x 5", async () => {
    const help = async (size: string | undefined) =>
      (await entry.trainers!({ size })).find(({ evaluator }) => evaluator === "network")?.help;
    expect(await help(undefined)).toContain("5 x 5");
    expect(await help("5")).toBe(await help(undefined));
    expect(await help("4")).toBeUndefined();
    const course = await networkTrainer.create({ games: 10, seed: 1, hidden: [8] });
    const model = decodeModel(encodeModel(course.model()));
    expect(createGame(entry).learned!("mine", model)!.evaluators!.mine).toBeTypeOf("function");
    expect(createGame(entry, { size: "4" }).learned!("mine", model)).toBeUndefined();
  });

  it("continues from a model, and grows the network without changing its values", async () => {
    const course = await networkTrainer.create({ games: 300, seed: 1, every: 100, hidden: [8] });
    for await (const _ of course.run());
    const from = encodeModel(course.model());
    const grown = await networkTrainer.create({ games: 10, seed: 2, hidden: [16], from });
    const [before, after] = [course, grown].map((known) => networkEvaluator(() => known.model()).ofState);
    for (const state of states(3, "grown")) expect(after!(state)).toBeCloseTo(before!(state), 2);
    expect(grown.model().header.history).toHaveLength(2);
  });
});
