import { canonicalText, type Game, OVER } from "@tyche/engine";
import { startOf } from "@tyche/engine/search";
import { type Luck, luckOf } from "./luck.js";
import { MatchError } from "./player.js";

/** Version of the record's format and of the generator that its draws come from. */
const VERSION = 1;

/** A game as plain data: the rules and the same draws give all of its states again. */
export interface GameRecord<Action = unknown> {
  readonly version: number;
  /** The name of the game. */
  readonly game: string;
  /** The seed of its chance. */
  readonly seed: string;
  readonly actions: readonly Action[];
}

/**
 * A game in progress that can be recorded: the draws of each turn come from the seed and the number of the turn.
 *
 *     const played = new RecordedGame(game, "Monday");
 *     while (!played.isOver) played.play(await opponent.play(played.state));
 *     save(JSON.stringify(played.record));
 */
export class RecordedGame<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly seed: string;
  private readonly luck: Luck;
  private readonly actions: Action[] = [];
  /** The current state. */
  state: State;

  /** @param seed determines all draws, so keep it secret until the game is over */
  constructor(game: Game<State, Action>, seed: string) {
    this.game = game;
    this.seed = seed;
    this.luck = luckOf(seed);
    this.state = startOf(game, this.luck.chance(-1));
  }

  get isOver(): boolean {
    return this.game.turn(this.state) === OVER;
  }

  get record(): GameRecord<Action> {
    return { version: VERSION, game: this.game.name, seed: this.seed, actions: [...this.actions] };
  }

  /**
   * Plays a legal action, and claims the end of the game where the rules allow it.
   * @returns the next state
   * @throws MatchError if the action is not legal
   */
  play(action: Action): State {
    const { game, actions, state } = this;
    const text = canonicalText(action);
    const legal = this.isOver ? undefined : game.actions(state).find((one) => canonicalText(one) === text);
    if (legal === undefined)
      throw new MatchError(
        "match-record-illegal",
        { game: game.name, action: text, plies: actions.length },
        `${game.name}: ${text} is not a legal action after ${actions.length} actions.`,
      );
    const next = game.play(state, legal, this.luck.chance(actions.length));
    actions.push(legal);
    this.state = game.claim?.(next) ?? next;
    return this.state;
  }
}

/**
 * Plays a recorded game again.
 * @returns its states, from the start to that after the last action
 * @throws MatchError if the record is of another game or version, or the rules have changed since
 */
export function replay<State, Action>(game: Game<State, Action>, record: GameRecord<Action>): State[] {
  const { version, game: name, seed, actions } = record;
  if (version !== VERSION || name !== game.name)
    throw new MatchError(
      "match-record-other",
      { game: game.name, name, version },
      `The record is of ${name} in version ${version}, not of ${game.name} in version ${VERSION}.`,
    );
  const played = new RecordedGame(game, seed);
  return [played.state, ...actions.map((action) => played.play(action))];
}
