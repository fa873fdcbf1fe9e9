import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import { type Game, type Level, OVER } from "../contract/game.js";
import { defined, type MethodName } from "../contract/options.js";
import { comparableDecision, costAtRandom, lastEven } from "../decision/compared-actions.js";
import { playedAction } from "../decision/played-action.js";
import { lastOf } from "../deepening/turns.js";
import { type Strategy, strategyDecision } from "../equilibrium/strategy.js";
import { keptWith, tableIn } from "../minimax/methods.js";
import type { OpponentModel } from "../opponent-models/model.js";
import { decisionAt } from "../rules/first-states.js";
import { optionChecks } from "../rules/option-checks.js";
import { type ThinkOptions, think } from "../think/think.js";
import { measureUnit } from "../think/unit.js";
import type { RemoteEngine } from "../threads/connect.js";
import type { RemoteOptions } from "../threads/protocol.js";
import { highestLevel, levelAtElo, levelOf } from "./levels.js";
import { modelledOthers, type Others } from "./others.js";
import { readTable, writeTable } from "./saved.js";
import { choiceChances, SEEN_WINS, softChoice, winAtOnce } from "./soft-choice.js";

/** The opponent: its level from 1 to 10, its time per move in ms, its evaluator, its seed. */
export interface OpponentOptions<State, Action = unknown> {
  /** 1, for beginners, to 10 (or as many as the game has), its full strength; a fraction is between two. Default: the highest. */
  readonly level?: number;
  /** Instead of a level: its rating on the scale of the game's levels, if they have ratings (`tyche levels`). */
  readonly elo?: number;
  /** How much it errs, in units of value, instead of the temperature of its level: see `Level.temperature`. */
  readonly temperature?: number;
  /**
   * Time limit per move in milliseconds. Default 1000; lower levels need a few. Level 10 uses it all; with `Infinity`
   * it is limited by nodes or depth like the others, and then does not depend on the machine.
   */
  readonly time?: number;
  /**
   * Node limit per move, for answers that do not depend on the clock. Default: that of the level. A default level goes on
   * until it can compare all actions: one decision deep within 100,000 nodes, or by ten simulations each within 10,000.
   */
  readonly nodes?: number;
  /** An evaluator of the game by name, or, without a worker, a function of the state. Default: that of the level. */
  readonly evaluator?: string | StateEvaluator<State>;
  /** The name of a method. Default: that of the level, or the strongest that fits the game. */
  readonly algorithm?: MethodName;
  /** Seed of its random choices: errors, and ties between equal actions. Default 0. */
  readonly seed?: number | string;
  /**
   * The average cost of a random action in units of value: the unit of the default levels' temperatures. Default:
   * `measureUnit(game)`, measured during the first moves; store it to save that time.
   */
  readonly unit?: number;
  /**
   * The expected play of the others, such as `epsilonGreedyModel` of `@tyche/engine/opponents`: it plays what is best
   * against that, not against perfect play. A model that learns gets played actions through `watch`. Not with a
   * worker.
   */
  readonly model?: OpponentModel<State, Action>;
  /**
   * A mixed strategy of the game, from `solveEquilibrium` or `readStrategy`: it plays by it where it knows the view, at
   * every level, and searches elsewhere.
   */
  readonly strategy?: Strategy<Action>;
  /** The result of an earlier `save` in the same game, to start from. Not with a worker. */
  readonly saved?: Uint8Array;
  /**
   * A worker to search and to measure the unit in, from `connect`; it must serve a game of this name. Default: this
   * thread, with pauses.
   */
  readonly worker?: RemoteEngine;
  /** Called with what it considered, each time it has chosen an action. */
  readonly onThought?: (thought: OpponentThought<Action>) => void;
}

/** What an opponent considered when it chose an action. */
export interface OpponentThought<Action> {
  /** The action that it plays. */
  readonly action: Action;
  /** Its level, perhaps a fraction. */
  readonly level: number;
  /** How much it errs here, in units of value; 0 if it does not, or has no choice. */
  readonly temperature: number;
  /** Its search or its strategy, every action with its value; undefined if there is only one action, or it is from a book. */
  readonly decision?: Decision<Action>;
  /** By row of the decision: how likely it was to take each action. */
  readonly chances?: readonly number[];
}

/** Options of one call: a signal that ends it early. */
export interface AskOptions {
  readonly signal?: AbortSignal;
}

/** An opponent to play against: one for each seat, for any number of games in turn. */
export interface Opponent<State, Action> {
  /**
   * The action that it plays. It keeps its search results for its next move, and ends pondering.
   * @param state the current state; if something is hidden, it uses only what the player to move sees
   * @throws SearchError if the game is over, or the options do not fit it
   */
  play(state: State, options?: AskOptions): Promise<Action>;
  /** Its advice for the player to move, at full strength: every action with its value, best first. */
  hint(state: State, options?: AskOptions): Promise<Decision<Action>>;
  /**
   * Searches while another player is to move, until `play`, `hint` or `rest` is called; does nothing with a model.
   */
  ponder(state: State): void;
  /** Passes an action played at a state, by anybody, to a model that learns. Does nothing else. */
  watch(state: State, action: Action): void;
  /**
   * The table of searched positions, for the option `saved`: up to 8 MiB. Trees of simulations are not included.
   * @throws SearchError if it has a model, or a worker, which keeps its own table
   */
  save(): Uint8Array;
  rest(): Promise<void>;
}

const USUAL_TIME = 1000;

/** The share of a move's time in which the unit of the game may be measured. */
const SHARE = 0.5;

let sessions = 0;

/**
 * Creates an opponent for a game, at a level from 1 to 10.
 *
 *     const opponent = createOpponent(game, { level: 3 });
 *     const action = await opponent.play(state);
 *
 * Lower levels search less and err more: the more an action loses, the less likely it is. The size of the errors is
 * scaled to the game, but a level is not the same strength in every game (docs/levels.md).
 *
 * @throws RangeError if there is no such level
 * @throws RulesError if the game has no name, facts or rules
 * @throws SearchError if there is no such option, method or evaluator, or it cannot be sent to the worker
 */
export function createOpponent<State, Action>(
  game: Game<State, Action>,
  options: OpponentOptions<State, Action> = {},
): Opponent<State, Action> {
  optionChecks.installed?.opponent(options, game);
  const { elo, time: usual = USUAL_TIME, nodes, model, saved, worker, strategy, onThought } = options;
  if (elo !== undefined && options.level !== undefined)
    throw new RangeError("createOpponent takes a level or an elo, not both.");
  const level = elo === undefined ? (options.level ?? highestLevel(game)) : levelAtElo(game, elo);
  const { isInUnits, ...rules } = levelOf(game, level);
  const allowed = {
    ...rules,
    isInUnits: isInUnits && options.temperature === undefined,
    ...defined({ temperature: options.temperature }),
  };
  const { evaluator = allowed.evaluator, algorithm = allowed.algorithm } = options;
  const settings = options.algorithm === undefined ? allowed.settings : undefined;
  const chance = boundedChance(seededChance(`opponent ${options.seed ?? 0}`));
  if (worker && typeof evaluator === "function")
    throw new SearchError(
      "opponent-worker-function",
      {},
      "A function cannot be sent to a worker: name one of the game's evaluators.",
    );
  if (worker && (model || saved))
    throw new SearchError(
      "opponent-worker-option",
      { option: model ? "model" : "saved" },
      `\`${model ? "model" : "saved"}\` cannot be sent to a worker: leave it or \`worker\` out.`,
    );
  if (worker && typeof worker.think !== "function")
    throw new SearchError(
      "opponent-worker",
      {},
      "The worker of an opponent must be what connect returns: { worker: connect(new Worker(…)) }.",
    );
  const others = model && modelledOthers(game, model, evaluator);
  /** What is kept from move to move, here or in the worker. */
  const kept = saved ? keptWith(readTable(game, evaluator, saved)) : new Map<string, unknown>();
  const session = `opponent ${++sessions}`;
  let pondering: { readonly stop: AbortController; readonly done: Promise<unknown> } | undefined;

  /** Values are from the side of the player to move. */
  async function* thinkAgainst(
    { against }: Others<State, Action>,
    at: State,
    limits: Omit<ThinkOptions<never>, "evaluator">,
  ): AsyncGenerator<Decision<Action>, void, void> {
    const modelled = against(at);
    const { player } = modelled;
    const asked = { ...limits, ...defined({ evaluator: modelled.evaluator }), kept };
    for await (const decision of think(modelled.game, modelled.state, asked))
      yield player === 0 ? decision : { ...decision, side: player };
  }

  const thoughts = (
    state: State,
    limits: Pick<ThinkOptions<State>, "time" | "nodes" | "depth" | "rank" | "budget" | "tabled"> & {
      readonly signal?: AbortSignal;
    },
  ): AsyncGenerator<Decision<Action>, void, void> => {
    const asked = { ...limits, ...defined({ algorithm, settings }) };
    if (others) return thinkAgainst(others, state, asked);
    if (!worker) return think(game, state, { ...asked, ...(evaluator !== undefined && { evaluator }), kept });
    const named = typeof evaluator === "string" ? { evaluator } : {};
    return worker.think<State, Action>(game.name, state, {
      ...asked,
      ...named,
      session,
    } satisfies RemoteOptions);
  };

  /** The player to move and its actions; a worker checks the rules itself. */
  const decisionIn = (
    state: State,
    budget: Budget,
  ): { readonly player: number; readonly actions: readonly Action[] } => {
    const player = worker ? game.turn(state) : OVER;
    return player === OVER
      ? decisionAt(game, state, game.position !== undefined, budget)
      : { player, actions: game.actions(state) };
  };

  /** What the strategy does at a state, if it knows the player's view there. */
  const ownStrategy = (
    state: State,
    player: number,
    actions: readonly Action[],
  ): Decision<Action> | undefined => {
    const set = game.view && strategy?.at(player, game.view(state, player));
    return set?.actions.length === actions.length ? strategyDecision(game, state, set) : undefined;
  };

  const looksOf = (time: number): Pick<Level, "nodes" | "depth"> => {
    if (nodes !== undefined) return { nodes };
    if (level === highestLevel(game) && elo === undefined && Number.isFinite(time)) return {};
    return defined<Pick<Level, "nodes" | "depth">>({ nodes: allowed.nodes, depth: allowed.depth });
  };

  const rest = async (): Promise<void> => {
    const last = pondering;
    pondering = undefined;
    last?.stop.abort();
    await last?.done;
  };

  const chosen = async (
    state: State,
    { signal }: AskOptions,
  ): Promise<Omit<OpponentThought<Action>, "level">> => {
    const budget = new Budget({ time: usual, ...(signal && { signal }) });
    const { player, actions } = decisionIn(state, budget);
    if (actions.length === 1) return { action: actions[0]!, temperature: 0 };
    const known = ownStrategy(state, player, actions);
    if (known) {
      const chances = known.actions.map(({ probability = 0 }) => probability);
      return { action: playedAction(known, chance), temperature: 0, decision: known, chances };
    }
    const opening = allowed.book ? (game.book?.(state) ?? []) : [];
    if (opening.length > 0) return { action: chance.weighted(opening), temperature: 0 };
    let time = usual;
    let { unit } = options;
    const isSoft = allowed.temperature > 0;
    if (!isSoft || !allowed.isInUnits) unit = 1;
    else if (unit === undefined) {
      const start = performance.now();
      const limits = { time: SHARE * time, ...(signal && { signal }) };
      unit = await (worker ? worker.measureUnit(game.name, limits) : measureUnit(game, limits));
      time = Math.max(0, time - (performance.now() - start));
    }
    const wanted = {
      rank: isSoft ? "all" : "best",
      // By a table all wins are alike: a player who errs would choose among them, and never get on.
      ...(isSoft && { tabled: false }),
      ...(!worker && { budget }),
      ...(signal && { signal }),
    } as const;
    const search = (limits: Pick<ThinkOptions<State>, "time" | "nodes" | "depth">) =>
      thoughts(state, { ...wanted, ...limits });
    const decision = await ((allowed.isInUnits || allowed.unit !== undefined) && nodes === undefined
      ? comparableDecision(search, { ...looksOf(time), time })
      : (isSoft ? lastEven : lastOf)(search({ ...looksOf(time), time })));
    // If there was no time to measure the unit, this decision is the only estimate.
    const scale =
      unit === undefined ? costAtRandom(game.facts, player, decision) : unit * (game.stakes?.(state) ?? 1);
    const temperature = allowed.temperature * scale;
    const win = isSoft ? winAtOnce(game, state, decision, chance) : undefined;
    const error = allowed.isInUnits ? scale : allowed.unit && scale * allowed.unit;
    const { facts } = game;
    const thought = {
      temperature,
      decision,
      ...(onThought && { chances: choiceChances(facts, player, decision, temperature, win, error) }),
    };
    if (
      win !== undefined &&
      chance.weighted([
        [true, SEEN_WINS],
        [false, 1 - SEEN_WINS],
      ])
    )
      return { action: win, ...thought };
    return { action: softChoice(facts, player, decision, temperature, chance, error), ...thought };
  };

  return {
    async play(state, asked = {}) {
      optionChecks.installed?.ask("play", asked);
      await rest();
      const thought = { ...(await chosen(state, asked)), level };
      onThought?.(thought);
      return thought.action;
    },

    async hint(state, asked = {}) {
      optionChecks.installed?.ask("hint", asked);
      const { signal } = asked;
      await rest();
      if (strategy) {
        const { player, actions } = decisionIn(state, new Budget());
        const known = ownStrategy(state, player, actions);
        if (known) return known;
      }
      const limits = { time: usual, ...(nodes !== undefined && { nodes }), ...(signal && { signal }) };
      return lastOf(thoughts(state, { ...limits, rank: "all" }));
    },

    ponder(state) {
      void rest();
      if (game.turn(state) === OVER || others) return;
      const stop = new AbortController();
      // An error while pondering recurs in the next call, which reports it.
      const done = lastOf(thoughts(state, { signal: stop.signal })).catch(() => undefined);
      pondering = { stop, done };
    },

    rest,

    watch(state, action) {
      // Search results are valid only for the model they were found with.
      if (others?.watch(state, action)) kept.clear();
    },

    save() {
      if (others)
        throw new SearchError("opponent-save-model", {}, "What is found against a model cannot be saved.");
      if (worker)
        throw new SearchError("opponent-save-worker", {}, "What a worker has found cannot be saved.");
      return writeTable(game, evaluator, tableIn(kept));
    },
  };
}
