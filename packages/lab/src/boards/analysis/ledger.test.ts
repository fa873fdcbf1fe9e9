import { decide } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { judged as compared } from "../kit/comparing.js";
import { type Judgement, judgementOf } from "../kit/judgement.js";
import { begun, type GameRecord, placeAt, played } from "../record/game-record.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { type ChanceWorth, decidedLuck, ledgerOf, type Worth } from "./ledger.js";

/** A game of random choices, with every place searched to this depth and chance to one less. */
async function judgedGame(
  choice: { game: string; options: Record<string, string> },
  seed: string,
  depth?: number,
) {
  const named = await gameChosen(choice);
  const { game } = named;
  const referee = new Referee(named);
  const chance = seededChance(seed);
  const judged = new Map<number, Judgement>();
  const chances = new Map<number, ChanceWorth>();
  const limit = depth === undefined ? {} : { depth };
  const worthOf = async (scene: ReturnType<Referee["start"]>): Promise<Worth> => {
    if (scene.payoff) return game.facts.players > 2 ? scene.payoff : scene.payoff[0]!;
    const { value, payoffs } = await decide(game, scene.state, limit);
    return payoffs ?? value!;
  };
  let record: GameRecord = begun(referee.start(seed));
  while (placeAt(record).scene.turn >= 0 && record.places.length < 40) {
    const { scene } = placeAt(record);
    judged.set(
      record.at,
      judgementOf(
        { facts: game.facts, errors: [0, 0, 0] },
        scene,
        await decide(game, scene.state, { ...limit, rank: "all" }),
      ),
    );
    const named = chance.pick(scene.actions);
    const next = referee.play(scene.state, named.action, `${seed} ${record.at}`);
    const outcomes = await Promise.all(
      referee.outcomes(scene.state, named.action).map(async (outcome) => ({
        probability: outcome.probability,
        worth: await worthOf(outcome.scene),
      })),
    );
    record = played(record, named, next);
    chances.set(record.at, { outcomes, happened: await worthOf(next), samples: 0, valueError: 0 });
  }
  const { scene } = placeAt(record);
  if (scene.turn >= 0)
    judged.set(
      record.at,
      judgementOf(
        { facts: game.facts, errors: [0, 0, 0] },
        scene,
        await decide(game, scene.state, { ...limit, rank: "all" }),
      ),
    );
  return { facts: game.facts, record, known: { judged, chances } };
}

describe("a ledger", () => {
  it("calls a roll lucky or unlucky only beyond its error", () => {
    const chance = seededChance("rolls");
    for (let round = 0; round < cases(2000, 500); round++) {
      const [luck, luckError] = [(chance.die(21) - 11) / 10, (chance.die(11) - 1) / 9.1];
      const isBeyond = Math.abs(luck) > luckError;
      expect([luck, luckError, decidedLuck({ luck, luckError }) !== undefined]).toEqual([
        luck,
        luckError,
        isBeyond,
      ]);
    }
    expect(decidedLuck({ luck: undefined, luckError: 0 })).toBeUndefined();
  });

  it("adds up from the start to the result, for both players", async () => {
    for (const seed of ["a", "b", "c"].slice(0, cases(3, 1))) {
      const { facts, record, known } = await judgedGame({ game: "pig", options: { target: "10" } }, seed, 3);
      for (const player of [0, 1]) {
        const { start, luck, own, others, revision, end, isWhole } = ledgerOf(facts, record, known, player)!;
        expect(isWhole).toBe(true);
        expect(start + luck! - own + others + revision!).toBeCloseTo(end, 9);
        expect(end).toBe(placeAt(record).scene.payoff?.[player] ?? end);
      }
      const [one, other] = [0, 1].map((player) => ledgerOf(facts, record, known, player)!);
      expect(one!.luck).toBeCloseTo(-other!.luck!, 9);
      expect(one!.own).toBe(other!.others);
    }
  });

  it("has no revisions if all values are exact", async () => {
    const { facts, record, known } = await judgedGame({ game: "tic-tac-toe", options: {} }, "exact");
    const ledger = ledgerOf(facts, record, known, 0)!;
    expect(ledger.isExact).toBe(true);
    expect(ledger.luck).toBe(0);
    for (const step of ledger.steps) expect(step.revision).toBeCloseTo(0, 12);
    expect(ledger.start + ledger.others - ledger.own).toBeCloseTo(placeAt(record).scene.payoff![0]!, 12);
  });

  it("ends at the first place without analysis, and is undefined for players whose values do not follow from one number", async () => {
    const { facts, record, known } = await judgedGame({ game: "tic-tac-toe", options: {} }, "holes");
    const judged = new Map(known.judged);
    judged.delete(2);
    expect(ledgerOf(facts, record, { ...known, judged }, 0)).toMatchObject({
      isWhole: false,
      steps: { length: 1 },
    });
    judged.delete(0);
    expect(ledgerOf(facts, record, { ...known, judged }, 0)).toBeUndefined();
    expect(ledgerOf({ ...facts, players: 3 }, record, known, 1)).toBeUndefined();
  });

  it("shows no luck before the chance of every turn is evaluated, and decides none whose error nobody knows", async () => {
    const { facts, record, known } = await judgedGame({ game: "pig", options: { target: "10" } }, "open", 1);
    const chances = new Map(known.chances);
    const [rolled] = [...chances].find(([, { outcomes }]) => outcomes.length > 1)!;
    const { valueError: _, ...unmeasured } = chances.get(rolled)!;
    const open = new Map(chances);
    open.delete(rolled);
    const { luck, revision, steps } = ledgerOf(facts, record, { ...known, chances: open }, 0)!;
    expect([luck, revision]).toEqual([undefined, undefined]);
    for (const step of steps) expect(step.luck === undefined).toBe(step.place === rolled);
    const whole = ledgerOf(facts, record, known, 0)!;
    const guessed = ledgerOf(
      facts,
      record,
      { ...known, chances: new Map(chances).set(rolled, unmeasured) },
      0,
    )!;
    expect(guessed.luck).toBeCloseTo(whole.luck!, 12);
    expect([guessed.luckError, decidedLuck(guessed)]).toEqual([undefined, undefined]);
    for (const step of guessed.steps) if (step.place === rolled) expect(decidedLuck(step)).toBeUndefined();
    // The last error is larger than any difference.
    const large = new Map([...chances].map(([at, worth]) => [at, { ...worth, valueError: 2 }]));
    const ledger = ledgerOf(facts, record, { ...known, chances: large }, 0)!;
    expect(ledger.luck).toBeDefined();
    expect(ledger.steps.map(decidedLuck).some((each) => each !== undefined)).toBe(false);
    // Independent errors add up as their squares do.
    const rolls = ledger.steps.filter(({ place }) => chances.get(place)!.outcomes.length > 1);
    expect(rolls.length).toBeGreaterThan(1);
    expect(ledger.luckError).toBeCloseTo(2 * Math.sqrt(rolls.length), 9);
  });

  it("counts only choices that are known to be worse, and leaves the rest to the revision", async () => {
    const { facts, record, known } = await judgedGame({ game: "tic-tac-toe", options: {} }, "close", 1);
    const judged = new Map([...known.judged].map(([at, { errors: _, ...found }]) => [at, compared(found)]));
    const { own, others, revision, start, end, steps } = ledgerOf(facts, record, { ...known, judged }, 0)!;
    for (const { change, isDecided, isExact } of steps)
      if (!isDecided && !isExact) expect(change).toBeCloseTo(0, 12);
    expect(start - own + others + revision!).toBeCloseTo(end, 12);
  });

  it("of three players counts the changes by the others with their sign", async () => {
    const { facts, record, known } = await judgedGame(
      { game: "ludo", options: { players: "3", pieces: "2" } },
      "three",
      1,
    );
    expect(facts.players).toBe(3);
    const all = [0, 1, 2].map((player) => ledgerOf(facts, record, known, player)!);
    for (const [player, { start, luck, own, others, revision, end, steps, isWhole }] of all.entries()) {
      expect(isWhole).toBe(true);
      expect(start + luck! - own + others + revision!).toBeCloseTo(end, 9);
      for (const { mover, change } of steps) if (mover === player) expect(change).toBeLessThanOrEqual(0);
    }
    expect(all.some(({ own }) => own > 0)).toBe(true);
    // In every turn the players' changes add up to zero, because their payoffs have a constant sum.
    for (const at of all[0]!.steps.keys())
      for (const part of ["change", "luck"] as const)
        expect(all.reduce((sum, { steps }) => sum + steps[at]![part]!, 0)).toBeCloseTo(0, 9);
    // A choice that costs its player may also cost another one.
    const changes = all.flatMap(({ steps }, player) => steps.filter(({ mover }) => mover !== player));
    expect(changes.some(({ change }) => change > 1e-9)).toBe(true);
  });
});
