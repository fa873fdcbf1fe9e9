import { type Chance, type Facts, OVER, type Problem, RulesError } from "@tyche/engine";
import type { Ctx, Game as Definition, PlayerID } from "boardgame.io";
import { actionsOf, type BoardAction, type Enumerate } from "./actions.js";
import {
  type BoardGameOptions,
  enumerateOf,
  factsOf,
  nameOf,
  playerViewOf,
  type Seen,
  usualPayoff,
} from "./options.js";
import { type Match, Transitions } from "./transitions.js";

/** A state of a match: what its rules see, and the player to decide. */
export interface BoardState<G = unknown> extends Match<G> {
  /** The player to decide, from 0; if several are active, the one whose decision is being searched. */
  readonly mover: number;
}

/** A match as represented by a client, a master or a reducer of the library. */
export interface LibraryMatch<G = unknown> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly plugins?: Readonly<Record<string, { readonly data?: unknown }>> | undefined;
}

/** Draws the first outcome of everything, for trying a move. */
const FIRST: Chance = {
  die: () => 1,
  dice: (count, sides) => new Array<number>(count).fill(sides),
  pick: (items) => items[0]!,
  weighted: (pairs) => pairs[0]![0],
  shuffle: (cards) => [...cards],
};

/** Number of states whose trials are cached. */
const REMEMBERED = 256;

/** The result of trying all actions at a state. */
interface Trial<G> {
  readonly actions: readonly BoardAction[];
  /** The next states of the actions that use no chance. */
  readonly states: ReadonlyMap<BoardAction, BoardState<G>>;
}

/** Why a player cannot act. */
const NOTHING_LISTED: Problem = {
  id: "boardgameio-nothing-listed",
  values: {},
  message: "enumerate lists nothing",
};

function allRefused(first: BoardAction): Problem {
  const text = JSON.stringify(first);
  return {
    id: "boardgameio-all-refused",
    values: { action: text },
    message: `the rules refuse all that enumerate lists (${text}, …)`,
  };
}

/** The rules of a definition in the form that an engine needs. */
export class Rules<G> {
  readonly name: string;
  readonly facts: Facts;
  private readonly options: BoardGameOptions<G>;
  private readonly transitions: Transitions<G>;
  private readonly enumerate: Enumerate<G>;
  private readonly seen: Seen<G> | undefined;
  /** The trials of the last states. */
  private readonly trials = new Map<BoardState<G>, Trial<G>>();

  constructor(definition: Definition<G>, options: BoardGameOptions<G>) {
    this.name = nameOf(definition, options);
    this.options = options;
    this.enumerate = enumerateOf(definition, options);
    this.seen = playerViewOf(definition, options);
    this.facts = factsOf(definition, options);
    this.transitions = new Transitions(definition);
  }

  start(chance: Chance): BoardState<G> {
    return this.asked(this.transitions.start(this.facts.players, this.options.setupData, chance));
  }

  turn(state: BoardState<G>): number {
    if (state.ctx.gameover !== undefined) return OVER;
    return this.options.stuck && this.actions(state).length === 0 ? OVER : state.mover;
  }

  actions(state: BoardState<G>): readonly BoardAction[] {
    if (state.ctx.gameover !== undefined) return [];
    return (this.trials.get(state) ?? this.tried(state)).actions;
  }

  play(state: BoardState<G>, action: BoardAction, chance: Chance): BoardState<G> {
    const known = this.trials.get(state)?.states.get(action);
    if (known) return known;
    const { mover } = state;
    const next = this.transitions.after(state, action, `${mover}`, chance);
    if (next) return this.asked(next, state);
    const text = JSON.stringify(action);
    const at = JSON.stringify(state.G);
    throw this.transitions.drew
      ? new RulesError(
          "boardgameio-refused-late",
          { game: this.name, action: text, player: mover, state: at },
          `${this.name}: the rules refuse ${text} of player ${mover} after they have drawn: they must do so before, at ${at}.`,
        )
      : new RulesError(
          "boardgameio-refused",
          { game: this.name, action: text, player: mover, state: at },
          `${this.name}: the rules refuse ${text} of player ${mover}, at ${at}.`,
        );
  }

  payoff({ G, ctx }: BoardState<G>): readonly number[] {
    const { payoff, stuck } = this.options;
    if (ctx.gameover === undefined && stuck) return stuck(G, ctx);
    return payoff ? payoff(ctx.gameover, G, ctx) : usualPayoff(this.name, ctx.gameover, ctx);
  }

  view(state: BoardState<G>, player: number): BoardState<G> {
    const { G, ctx, mover } = state;
    const plugins = this.transitions.seenPlugins(state, `${player}`);
    // The visible part is not a complete G; only `determinize` reads it.
    return { G: this.seen!(G, ctx, `${player}`) as G, ctx, mover, ...(plugins && { plugins }) };
  }

  determinize(seen: BoardState<G>, player: number, chance: Chance): BoardState<G> {
    const { determinize } = this.options;
    return { ...seen, G: determinize!(seen.G as never, seen.ctx, `${player}`, chance) };
  }

  /** The state of a match as a player knows it, for that player to decide. */
  stateOf(match: LibraryMatch<G>, playerID: PlayerID, chance: Chance): BoardState<G> {
    const { G, ctx } = match;
    const player = Number(playerID);
    const plugins = this.transitions.keptPlugins(match.plugins ?? {});
    const state: BoardState<G> = { G, ctx, mover: player, ...(plugins && { plugins }) };
    return this.seen ? this.determinize(this.view(state, player), player, chance) : state;
  }

  /** Tries all listed actions; those that the rules refuse are dropped. */
  private tried(state: BoardState<G>): Trial<G> {
    const { G, ctx, mover } = state;
    const listed = actionsOf(this.enumerate(G, ctx, `${mover}`) ?? []);
    const states = new Map<BoardAction, BoardState<G>>();
    const actions = this.options.trusted
      ? listed
      : listed.filter((action) => {
          const next = this.transitions.after(state, action, `${mover}`, FIRST);
          if (next && !this.transitions.drew) states.set(action, this.asked(next, state));
          return next !== undefined;
        });
    if (actions.length === 0 && !this.options.stuck) throw this.stuckAt(state, listed);
    const trial = { actions, states };
    this.trials.set(state, trial);
    if (this.trials.size > REMEMBERED) this.trials.delete(this.trials.keys().next().value!);
    return trial;
  }

  private stuckAt({ G, mover }: BoardState<G>, listed: readonly BoardAction[]): RulesError {
    const { name } = this;
    const at = JSON.stringify(G);
    const why = listed.length === 0 ? NOTHING_LISTED : allRefused(listed[0]!);
    return new RulesError(
      "boardgameio-stuck",
      { game: name, player: mover, why, state: at },
      `${name}: player ${mover} can do nothing although the game is not over, as ${why.message}: list a move, end the game (endIf), or say what it is worth (stuck), at ${at}.`,
    );
  }

  /**
   * A match with the player who is asked next: the only active one, or the next player, after the one who has just
   * moved, who can act.
   */
  private asked(match: Match<G>, before?: BoardState<G>): BoardState<G> {
    const { G, ctx } = match;
    const { activePlayers, numPlayers, currentPlayer, gameover } = ctx;
    const active = activePlayers === null ? [] : Object.keys(activePlayers).map(Number);
    if (active.length < 2 || gameover !== undefined)
      return { ...match, mover: active[0] ?? Number(currentPlayer) };
    const first = before?.ctx.turn === ctx.turn ? before.mover + 1 : Number(currentPlayer);
    const rank = (player: number): number => (player - first + numPlayers) % numPlayers;
    active.sort((a, b) => rank(a) - rank(b));
    const able = active.find((player) => (this.enumerate(G, ctx, `${player}`) ?? []).length > 0);
    return { ...match, mover: able ?? active[0]! };
  }
}
