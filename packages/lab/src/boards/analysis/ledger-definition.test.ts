/**
 * The ledger against its definition, computed apart: exact values by induction over the rules, then for each turn what
 * the choice gave away of the best mean, and what the outcome of chance was worth beyond the mean.
 */
import { type Decision, decide } from "@tyche/engine";
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
    const first = values.of(record.places[0]!.scene);
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
