import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";
import { ABSENT, decisionFrom, type FoundAction, NO_WORK } from "../decision/decision-from.js";
import { canonicalText } from "../position/canonical-text.js";
import type { SequenceGame } from "./sequence-game.js";

/** How a player chooses at one information set. */
export interface StrategySet<Action = unknown> {
  readonly player: number;
  /** The player's view, as `canonicalText` writes it. */
  readonly view: string;
  readonly actions: readonly Action[];
  /** Of each action; they add up to 1. */
  readonly probabilities: readonly number[];
}

/** A mixed strategy for every player of a game: what it does at each view. */
export interface Strategy<Action = unknown> {
  /** The name of the game. */
  readonly game: string;
  /** The number of information sets. */
  readonly size: number;
  /** What it does at a view of the player to move; undefined if it does not know the view. */
  at(player: number, view: unknown): StrategySet<Action> | undefined;
  /** All information sets: those of player 0 first, and parents before those below. */
  sets(): Iterable<StrategySet<Action>>;
}

/** The strategy of these information sets. */
export function strategyOf<Action>(game: string, sets: readonly StrategySet<Action>[]): Strategy<Action> {
  const byView = new Map(sets.map((set) => [`${set.player} ${set.view}`, set]));
  return {
    game,
    size: sets.length,
    at: (player, view) => byView.get(`${player} ${canonicalText(view)}`),
    sets: () => sets,
  };
}

/** The strategy of a solved game, from each player's behaviour by sequence. */
export function solvedStrategy<Action>(
  game: SequenceGame,
  behaviours: readonly Float64Array[],
): Strategy<Action> {
  const sets = game.players.flatMap(({ first, count, views, actions }, player) =>
    views.map((view, set): StrategySet<Action> => {
      const start = first[set]!;
      return {
        player,
        view,
        actions: actions[set]! as readonly Action[],
        probabilities: Array.from(behaviours[player]!.subarray(start, start + count[set]!)),
      };
    }),
  );
  return strategyOf(game.name, sets);
}

/** Each player's behaviour by sequence, from a strategy; even where the strategy knows nothing. */
export function behavioursIn(game: SequenceGame, strategy: Strategy): Float64Array[] {
  const known = new Map<string, StrategySet>();
  for (const set of strategy.sets()) known.set(`${set.player} ${set.view}`, set);
  return game.players.map(({ first, count, views, sequences }, player) => {
    const behaviour = new Float64Array(sequences);
    behaviour[0] = 1;
    for (const [set, view] of views.entries()) {
      const own = known.get(`${player} ${view}`)?.probabilities;
      for (let i = 0; i < count[set]!; i++) behaviour[first[set]! + i] = own?.[i] ?? 1 / count[set]!;
    }
    return behaviour;
  });
}

/** What a strategy does at a state, as a decision without values: its likeliest action first. */
export function strategyDecision<State, Action>(
  game: Game<State, Action>,
  state: State,
  { actions, probabilities }: StrategySet<Action>,
): Decision<Action> {
  const player = game.turn(state);
  const rows = actions
    .map((action, i): FoundAction<Action> => {
      const probability = probabilities[i]!;
      return { action, certainty: ABSENT, depth: 0, method: "strategy", probability };
    })
    .sort((a, b) => b.probability! - a.probability!);
  return decisionFrom(
    {
      actions: rows,
      ...(player !== 0 && !followsFromOne(game.facts) && { side: player }),
      depth: 0,
      algorithm: "strategy",
      approximations: [],
      ...NO_WORK,
      ms: 0,
      stopped: "solved",
    },
    game.facts,
    player,
  );
}

/** The random games of `firstDecisions`. */
const GAMES = 10;

/** The first decisions of some random games, which show whether a strategy is of a game with these options. */
export function firstDecisions<State, Action>(
  game: Game<State, Action>,
): { readonly player: number; readonly view: unknown; readonly actions: readonly Action[] }[] {
  const chance = boundedChance(seededChance("strategy"));
  return Array.from({ length: GAMES }, () => {
    chance.begin();
    return game.start(chance);
  }).flatMap((state) => {
    const player = game.turn(state);
    return player === OVER
      ? []
      : [{ player, view: game.view?.(state, player), actions: game.actions(state) }];
  });
}
