/**
 * The ledger against its definition, computed apart: exact values by induction over the rules, then for each turn what
 * the choice gave away of the best mean, and what the outcome of chance was worth beyond the mean.
 */
import { type Chance, type Decision, decide, think } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { expect, it } from "vitest";
import { cases, IS_WHOLE, rows } from "../../../../../tests/cases.js";
import { type Judgement, judgementOf } from "../kit/judgement.js";
import { begun, type GameRecord, placeAt, played } from "../record/game-record.js";
import type { NamedAction, Scene } from "../record/scene.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { chanceWorth } from "./chance-worth.js";
import { type ChanceWorth, ledgerOf, withoutLuck } from "./ledger.js";

/** Exact values for player 0 of every scene that can follow. */
class Values {
  private readonly known = new Map<string, number>();
  private readonly referee: Referee;
  constructor(referee: Referee) {
    this.referee = referee;
  }

  of(scene: Scene): number {
    if (scene.payoff) return scene.payoff[0]!;
    const found = this.known.get(scene.text) ?? this.best(scene);
    this.known.set(scene.text, found);
    return found;
  }

  best(scene: Scene): number {
    const means = scene.actions.map((action) => this.mean(scene, action));
    return scene.turn === 0 ? Math.max(...means) : Math.min(...means);
  }

  mean({ state }: Scene, { action }: NamedAction): number {
    return this.referee
      .outcomes(state, action)
      .reduce((sum, { probability, scene }) => sum + probability * this.of(scene), 0);
  }
}

/** All states that a rule can give, and their probabilities: each run replays the draws before and tries the next values. */
function allOf<State>(rule: (chance: Chance) => State): readonly (readonly [probability: number, State])[] {
  const found: (readonly [number, State])[] = [];
  const follow = (choices: readonly number[]): void => {
    const left = [...choices];
    let probability = 1;
    class More extends Error {}
    const drawn = (weights: readonly number[]): number => {
      const choice = left.shift();
      if (choice === undefined) {
        for (const at of weights.keys()) follow([...choices, at]);
        throw new More();
      }
      probability *= weights[choice]! / weights.reduce((sum, weight) => sum + weight, 0);
      return choice;
    };
    const pick = <T>(items: readonly T[]): T => items[drawn(items.map(() => 1))]!;
    const die = (sides: number): number => 1 + drawn(new Array<number>(sides).fill(1));
    try {
      const state = rule({
        pick,
        die,
        dice: (count, sides) => Array.from({ length: count }, () => die(sides)),
        weighted: (pairs) => pairs[drawn(pairs.map(([, weight]) => weight))]![0],
        shuffle(cards) {
          const deck = [...cards];
          return cards.map(() => deck.splice(drawn(deck.map(() => 1)), 1)[0]!);
        },
      });
      found.push([probability, state]);
    } catch (error) {
      if (!(error instanceof More)) throw error;
    }
  };
  follow([]);
  return found;
}

const GAMES = [
  { game: "2048", options: { size: "2x2", target: "16" } },
  { game: "minesweeper", options: { size: "3x3", mines: "2" } },
  { game: "blackjack", options: { hole: "later" } },
  { game: "einstein", options: { size: "3" } },
] as const;
/** Games of each; five in the whole suite. */
const EACH = IS_WHOLE ? 5 : cases(2, 1);
const SIGNAL = new AbortController().signal;

it.each(rows(GAMES, 2))("twenty games: $game", { timeout: 60_000 }, async (choice) => {
  const named = await gameChosen(choice);
  const { game } = named;
  const referee = new Referee(named);
  const values = new Values(referee);
  const { facts } = referee.sheet;
  const decided = new Map<string, Decision<unknown>>();
  const judge = async (state: unknown): Promise<Decision<unknown>> => {
    const text = game.notation!.position(state);
    const found = decided.get(text) ?? (await decide(game, state, { rank: "all" }));
    decided.set(text, found);
    return found;
  };
  for (let round = 0; round < EACH; round++) {
    const seed = `${choice.game} ${round}`;
    const chance = seededChance(seed);
    const judged = new Map<number, Judgement>();
    const chances = new Map<number, ChanceWorth>();
    let record: GameRecord = begun(referee.start(seed));
    const sums = { luck: 0, own: [0, 0] };
    while (placeAt(record).scene.turn >= 0) {
      const { scene } = placeAt(record);
      const decision = await judge(scene.state);
      judged.set(record.at, judgementOf({ facts, errors: [0, 0, 0] }, scene, decision));
      const action = chance.pick(scene.actions);
      const next = referee.play(scene.state, action.action, `${seed} ${record.at}`);
      const mean = values.mean(scene, action);
      sums.luck += values.of(next) - mean;
      sums.own[scene.turn]! += Math.abs(values.of(scene) - mean);
      const spread = { outcomes: referee.outcomes(scene.state, action.action), samples: 0 };
      record = played(record, action, next);
      const exact = { ...referee.sheet, takesDepth: false, errors: [0, 0, 0] };
      const worth = await chanceWorth(
        { sheet: exact, spread, happened: next, signal: SIGNAL },
        {
          think: async function* (state) {
            yield await judge(state);
          },
          ms: 1e9,
        },
      );
      chances.set(record.at, worth!);
    }
    const start = record.places[0]!.scene;
    let first = values.of(start);
    // Blackjack has too many deals to list.
    if (choice.game !== "blackjack") {
      const spread = referee.deals(1e9);
      expect(spread.samples).toBe(0);
      const worth = await chanceWorth(
        {
          sheet: { ...referee.sheet, takesDepth: false, errors: [0, 0, 0] },
          spread,
          happened: start,
          signal: SIGNAL,
        },
        {
          think: async function* (state) {
            yield await judge(state);
          },
          ms: 1e9,
        },
      );
      chances.set(0, worth!);
      first = allOf((chance) => game.start(chance)).reduce(
        (sum, [probability, state]) =>
          sum + probability * values.of(referee.read(game.notation!.position(state))),
        0,
      );
      sums.luck += values.of(start) - first;
    }
    const end = placeAt(record).scene.payoff![0]!;
    const ledger = ledgerOf(facts, record, { judged, chances }, 0)!;
    expect(ledger.isWhole).toBe(true);
    expect(ledger.start).toBeCloseTo(first, 6);
    expect(ledger.luck).toBeCloseTo(sums.luck, 6);
    expect(ledger.own).toBeCloseTo(sums.own[0]!, 6);
    expect(ledger.others).toBeCloseTo(sums.own[1]!, 6);
    expect(withoutLuck(ledger)).toBeCloseTo(first - sums.own[0]! + sums.own[1]!, 6);
    expect(first + sums.luck - sums.own[0]! + sums.own[1]!).toBeCloseTo(end, 9);
  }
});

it("the deal of Kuhn poker is luck: a card's value in equilibrium, less the value of the game", async () => {
  const named = await gameChosen({ game: "kuhn", options: {} });
  const { game } = named;
  const referee = new Referee(named);
  const { sheet } = referee;
  const spread = referee.deals(1e9);
  expect(spread.outcomes.length).toBe(6);
  for (const { probability } of spread.outcomes) expect(probability).toBeCloseTo(1 / 6, 12);
  // Kuhn (1950): what a jack, a queen and a king get for the first player; their mean is -1/18.
  const worth = { J: -1, Q: -1 / 3, K: 7 / 6 };
  for (const { scene } of spread.outcomes) {
    const found = await chanceWorth(
      { sheet, spread, happened: scene, signal: SIGNAL },
      {
        think: async function* (state, options) {
          yield* think(game, state, options);
        },
        ms: 3000,
      },
    );
    const decision = await decide(game, scene.state, { time: 500 });
    const judged = new Map([[0, judgementOf(sheet, scene, decision)]]);
    for (const player of [0, 1]) {
      const ledger = ledgerOf(
        sheet.facts,
        begun(scene),
        { judged, chances: new Map([[0, found!]]) },
        player,
      )!;
      const sign = player === 0 ? 1 : -1;
      expect(ledger.start).toBeCloseTo(sign * (-1 / 18), 4);
      expect(ledger.luck).toBeCloseTo(sign * (worth[scene.text[0] as "J"] + 1 / 18), 4);
      expect(ledger.start + ledger.luck! + ledger.revision!).toBeCloseTo(ledger.end, 9);
    }
  }
});
