import { type Game, type MethodOptions, seededChance, Table, think } from "@tyche/engine";
import {
  likelyActions,
  type ModelledState,
  modelledGame,
  modelledState,
  type OpponentModel,
} from "@tyche/engine/opponents";
import type { Played, Player } from "../match/player.js";

type AnyGame = Game<unknown, unknown>;

/** Plays by an opponent model: every action with its probability. */
export function modelPlayer(name: string, model: OpponentModel): Player {
  let chance = seededChance(0);
  let current = model;
  let own = 0;
  return {
    name,
    forget() {
      current = model;
    },
    begin(seat, seed) {
      own = seat;
      chance = seededChance(seed);
    },
    choose({ view, actions }) {
      return chance.weighted(likelyActions(current, view, actions));
    },
    observe({ view, action, actions, seat }) {
      current = current.after({ state: view, action, actions, isOpponent: seat === own });
    },
  };
}

/** Options for a player that learns a model of the others. */
export interface ModellingOptions {
  readonly name: string;
  readonly game: AnyGame;
  /** One of the engine's methods for single-player games with chance. */
  readonly method: string;
  readonly options: Omit<MethodOptions<ModelledState<unknown, unknown>>, "signal" | "kept">;
  /** The initial model of every other player. */
  readonly model: OpponentModel;
  /** Whether the search accounts for what the model will have learned, see `modelledGame`. */
  readonly learning?: boolean;
}

/** Entries of a table that is created for every move. */
const SMALL_TABLE = 4096;

/**
 * Treats the other players as chance, following a model, and searches for the best reply. The model learns from the
 * actions they play, from game to game, until it is told to forget.
 */
export function modellingPlayer(given: ModellingOptions): Player {
  const { name, game, method, options, model, learning = false } = given;
  const games = new Map<number, Game<ModelledState<unknown, unknown>, unknown>>();
  // Values stay valid if nothing is learned. In learning models they change with every observed action.
  const tables = new Map<number, Table>();
  const isFixed = model.learned() === null;
  const tableFor = (seat: number): { readonly table?: Table } => {
    if (!isFixed || options.table !== undefined) return {};
    const table = tables.get(seat) ?? new Table();
    tables.set(seat, table);
    return { table };
  };
  const { players } = game.facts;
  // By seats after the player's own: opponents keep their relative position from game to game, but not their seat.
  let models = new Array<OpponentModel>(players).fill(model);
  let own = 0;
  const placeOf = (seat: number): number => (seat - own + players) % players;
  return {
    name,
    forget() {
      models = models.map(() => model);
    },
    begin(seat) {
      own = seat;
    },
    async choose({ view, actions, seat, signal }) {
      if (actions.length === 1) return actions[0];
      const modelled = games.get(seat) ?? modelledGame(game, seat, { learning });
      games.set(seat, modelled);
      const state = modelledState(
        game,
        seat,
        view,
        models.map((_, other) => models[placeOf(other)]),
      );
      let best: unknown;
      for await (const { actions } of think(modelled, state, {
        algorithm: method,
        table: SMALL_TABLE,
        ...options,
        ...tableFor(seat),
        ...(signal && { signal }),
      }))
        best = actions[0]!.action;
      return best;
    },
    observe({ view, action, actions, seat }: Played<unknown, unknown>) {
      models = models.map((known, place) => {
        if (place === 0) return known;
        return known.after({ state: view, action, actions, isOpponent: place === placeOf(seat) });
      });
    },
  };
}
