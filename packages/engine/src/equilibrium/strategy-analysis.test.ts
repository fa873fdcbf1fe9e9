import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../../tests/cases.js";
import { goofspiel, leduc, oneCardPoker } from "../../test/hidden-games.js";
import { sfc32 } from "../chance/sfc32.js";
import { type Game, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { outcomesOf, startsOf } from "../position/outcomes.js";
import { solveEquilibrium } from "./solve.js";
import type { Strategy, StrategySet } from "./strategy.js";
import { strategyOf } from "./strategy.js";
import { StrategyAnalysis, type StrategyAnswer, type StrategyQuestion } from "./strategy-analysis.js";
import { evaluateStrategy } from "./strategy-value.js";

/** The last answer about a state. */
async function answerAt<State, Action>(
  analysis: StrategyAnalysis<State, Action>,
  state: State,
  player: number,
  question: StrategyQuestion = {},
): Promise<StrategyAnswer<State, Action>> {
  let last: StrategyAnswer<State, Action> | undefined;
  for await (last of analysis.at(state, player, question));
  return last!;
}

/** Another strategy, drawn at every information set. */
function redrawn<Action>({ game, sets }: Strategy<Action>, seed: string): StrategySet<Action>[] {
  const next = sfc32(`${game} ${seed}`);
  return Array.from(sets(), (set) => {
    const weights = set.actions.map(() => next() % 4);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { ...set, probabilities: weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length)) };
  });
}

/** Every history that ends in a decision, with the probability of its chance and of each player's choices. */
function historiesOf<State, Action>(game: Game<State, Action>, strategy: Strategy<Action>) {
  const found: { readonly state: State; readonly chance: number; readonly plans: readonly number[] }[] = [];
  const visit = (state: State, chance: number, plans: readonly number[]): void => {
    const player = game.turn(state);
    if (player === OVER) return;
    found.push({ state, chance, plans });
    const { probabilities } = strategy.at(player, game.view!(state, player))!;
    for (const [i, action] of game.actions(state).entries()) {
      const { outcomes, probabilities: drawn } = outcomesOf(game, state, action);
      for (const [j, { result }] of outcomes.entries())
        visit(result, chance * drawn[j]!, plans.with(player, plans[player]! * probabilities[i]!));
    }
  };
  const starts = startsOf(game);
  for (const [i, { result }] of starts.outcomes.entries()) visit(result, starts.probabilities[i]!, [1, 1]);
  return found;
}

const kuhn = oneCardPoker(3);
const GAMES: readonly Game<unknown, unknown>[] = [kuhn, leduc, goofspiel(3)] as unknown as [];

describe("StrategyAnalysis", () => {
  it("finds the equilibrium that solveEquilibrium finds", async () => {
    const { equilibrium, isSolved, isRest } = await answerAt(
      new StrategyAnalysis(kuhn),
      { cards: [1, 2], said: [] },
      0,
    );
    expect([isSolved, isRest]).toEqual([true, false]);
    expect(equilibrium.low).toBeLessThanOrEqual(-1 / 18);
    expect(equilibrium.high).toBeGreaterThanOrEqual(-1 / 18);
  });

  it("values edited strategies and the best responses to them as evaluateStrategy does", async () => {
    for (const game of GAMES) {
      const [first] = startsOf(game).outcomes;
      const { strategy } = await solveEquilibrium(game, { gap: 0.1 });
      const analysis = new StrategyAnalysis(game);
      for (const seed of rows(["one", "two"], 2)) {
        const edits = redrawn(strategy, seed);
        const { payoffs, responses, equilibrium } = await answerAt(analysis, first!.result, 0, { edits });
        const proved = await evaluateStrategy(game, strategyOf(game.name, edits));
        expect(payoffs[0]).toBeCloseTo(proved.value, 9);
        expect(responses[0]).toBeCloseTo(proved.high!, 9);
        expect(-responses[1]!).toBeCloseTo(proved.low!, 9);
        // Edits do not change the equilibrium.
        expect(equilibrium.gap).toBeLessThan(1e-4);
      }
    }
  });

  it("believes what a walk over all histories finds by Bayes' rule", async () => {
    for (const game of GAMES) {
      const { strategy } = await solveEquilibrium(game, { gap: 0.1 });
      const edits = redrawn(strategy, "beliefs");
      const histories = historiesOf(game, strategyOf(game.name, edits));
      const analysis = new StrategyAnalysis(game);
      const views = [0, 1].map((player) =>
        histories.map(({ state }) => canonicalText(game.view!(state, player))),
      );
      for (let number = 0; number < cases(60, 20); number++) {
        const place = (number * 7919) % histories.length;
        const { state } = histories[place]!;
        const player = number % 2;
        const alike = histories.filter((_, i) => views[player]![i] === views[player]![place]);
        const expected = alike.map(({ chance, plans }) => chance * plans[1 - player]!);
        const total = expected.reduce((sum, weight) => sum + weight, 0);
        const chances = alike.reduce((sum, { chance }) => sum + chance, 0);
        const { beliefs, isExpected } = await answerAt(analysis, state, player, { edits });
        expect(isExpected).toBe(total > 0);
        const byState = new Map(beliefs.map((belief) => [canonicalText(belief.state), belief.probability]));
        expect(byState.size).toBe(alike.length);
        for (const [i, other] of alike.entries())
          expect(byState.get(canonicalText(other.state))).toBeCloseTo(
            total > 0 ? expected[i]! / total : other.chance / chances,
            9,
          );
      }
    }
  });

  it("says what each action gets in Kuhn poker against players who bluff and who never do", async () => {
    const analysis = new StrategyAnalysis(kuhn);
    const bets = (card: number, share: number) => ({
      player: 0,
      view: canonicalText({ own: card, said: [] }),
      probabilities: [1 - share, share],
    });
    const bet = { cards: [1, 2], said: ["bet"] } as const;
    const queen = async (bluffs: number) => {
      const edits = [bets(1, bluffs), bets(2, 0), bets(3, 1)];
      const { sets, beliefs } = await answerAt(analysis, bet, 1, { edits });
      expect(sets.map(({ player, view }) => [player, JSON.parse(view).own])).toEqual([
        [1, 1],
        [1, 2],
        [1, 3],
      ]);
      return [sets[1]!.responses!, beliefs.map(({ state, probability }) => [state.cards[0], probability])];
    };
    const closeTo = (value: number) => expect.closeTo(value, 9);
    // She folds for -1, or calls for 2 or -2.
    expect(await queen(0)).toEqual([
      [-1, closeTo(-2)],
      [
        [1, 0],
        [3, 1],
      ],
    ]);
    expect(await queen(1)).toEqual([
      [-1, closeTo(0)],
      [
        [1, closeTo(0.5)],
        [3, closeTo(0.5)],
      ],
    ]);
  });

  it("gives actions values that add up to the best response", async () => {
    const analysis = new StrategyAnalysis(kuhn);
    const { strategy } = await solveEquilibrium(kuhn);
    const edits = redrawn(strategy, "sum");
    const { sets, responses } = await answerAt(analysis, { cards: [3, 1], said: [] }, 0, { edits });
    const mean = sets.reduce((sum, set) => sum + Math.max(...set.responses!) / 3, 0);
    expect(mean).toBeCloseTo(responses[0]!, 12);
  });

  it("uses nothing that the player does not know", async () => {
    const analysis = new StrategyAnalysis(kuhn);
    const [one, other] = [1, 3].map((card) => ({ cards: [2, card] as const, said: ["pass" as const] }));
    expect(await answerAt(analysis, one!, 0)).toEqual(await answerAt(analysis, other!, 0));
  });

  it("refuses a game that is too large, and goes on after a question that was ended early", async () => {
    const start = { cards: [1, 2], said: [] } as const;
    await expect(answerAt(new StrategyAnalysis(kuhn, { limit: 10 }), start, 0)).rejects.toThrow(
      "one-card-poker has more than 10 histories",
    );
    const analysis = new StrategyAnalysis(kuhn);
    expect(await answerAt(analysis, start, 0, { signal: AbortSignal.abort() })).toBeUndefined();
    expect((await answerAt(analysis, start, 0)).isSolved).toBe(true);
  });

  it("shows both decisions of the same time, and takes the rest of the game where the whole is too large", async () => {
    const game = goofspiel(3);
    // The prize is 3.
    const first = startsOf(game).outcomes.at(-1);
    const secret = game.play(first!.result, 1, undefined as never);
    const { length } = game.actions(first!.result);
    for (const [state, player] of [
      [first!.result, 0],
      [first!.result, 1],
      [secret, 0],
      [secret, 1],
    ] as const) {
      const whole = await answerAt(new StrategyAnalysis(game), state, player);
      const rest = await answerAt(new StrategyAnalysis(game, { limit: 500 }), state, player);
      expect([whole.isRest, rest.isRest]).toEqual([false, true]);
      for (const { sets, beliefs } of [whole, rest]) {
        expect(sets.map((set) => [set.player, set.actions.length])).toEqual([
          [0, length],
          [1, length],
        ]);
        expect(beliefs).toHaveLength(state === secret && player === 1 ? length : 1);
      }
      expect(rest.sets.map(({ view }) => view)).toEqual(whole.sets.map(({ view }) => view));
      expect(rest.equilibrium.gap).toBeLessThan(1e-9);
    }
    const pure = { player: 0, view: "", probabilities: [1, 0, 0] };
    const analysis = new StrategyAnalysis(game, { limit: 500 });
    const { sets } = await answerAt(analysis, secret, 1);
    const edits = [{ ...pure, view: sets[0]!.view }];
    const { beliefs, responses, isExpected } = await answerAt(analysis, secret, 1, { edits });
    expect([isExpected, beliefs[0]!.probability]).toEqual([true, 1]);
    // A player who knows that the other bids 1 wins the prize with 2.
    expect(responses[1]).toBeGreaterThan(0.1);
  });
});
