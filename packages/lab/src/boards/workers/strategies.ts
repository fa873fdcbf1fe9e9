import type { Game } from "@tyche/engine";
import { StrategyAnalysis, type StrategyAnswer, type StrategyQuestion } from "@tyche/engine/equilibrium";

/** A decision at which a player does not follow the equilibrium. */
export type EditedSet = NonNullable<StrategyQuestion["edits"]>[number];

/** An answer with the names of all actions in the game's notation. */
export interface NamedAnswer extends Omit<StrategyAnswer<unknown, unknown>, "sets"> {
  readonly sets: readonly (StrategyAnswer<unknown, unknown>["sets"][number] & {
    readonly names: readonly string[];
  })[];
}

/** Most histories of a game that is solved: Liar's Dice with a die each has 294,876, which take 150 MB. */
const MOST_HISTORIES = 300_000;
/** Milliseconds after which an equilibrium is not improved further. */
const MOST_MS = 30_000;

/** Answers questions about the strategies of one game. */
export class Strategies {
  private readonly game: Game<unknown, unknown>;
  private readonly analysis: StrategyAnalysis<unknown, unknown>;

  constructor(game: Game<unknown, unknown>) {
    this.game = game;
    this.analysis = new StrategyAnalysis(game, { limit: MOST_HISTORIES });
  }

  /** @throws SearchError if the game is too large */
  async *at(
    state: unknown,
    viewer: number,
    edits: readonly EditedSet[],
    signal: AbortSignal,
  ): AsyncGenerator<NamedAnswer, void, void> {
    // A moving slider asks faster than it is answered: lets later messages end this question first.
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) return;
    const { notation } = this.game;
    for await (const answer of this.analysis.at(state, viewer, { edits, time: MOST_MS, signal }))
      yield {
        ...answer,
        sets: answer.sets.map((set) => ({
          ...set,
          names: set.actions.map((action) => notation!.action(set.state, action)),
        })),
      };
  }
}
