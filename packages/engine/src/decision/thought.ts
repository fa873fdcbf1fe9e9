import type { Approximation, Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import type { Report } from "../deepening/root.js";
import type { Row } from "../deepening/rows.js";
import { positionOf } from "../position/adapter.js";
import { keyOf } from "../position/canonical-text.js";
import { RulesPosition } from "../position/rules-position.js";
import { gameIsOver } from "../search/settings.js";
import { actionLine, actionsByMove } from "./actions-by-move.js";
import { ABSENT, decisionFrom, type FoundAction } from "./decision-from.js";

/** Whether native positions or rules are searched. */
export interface PositionOptions {
  readonly native: boolean;
  readonly enumeration?: EnumerateOptions | undefined;
  /** Nodes that an adapter caches. Default: none. */
  readonly cache?: number;
}

/** The conversion of a search's report to a decision. */
export interface Reading<R extends Row, Action> {
  readonly method: string;
  /** Why the result is not exact, and by how much; see `Decision.approximations`. */
  readonly approximations: readonly Approximation[];
  /** A row's data besides the action, the depth and the method. */
  row(row: R, action: Action): Omit<FoundAction<Action>, "action" | "depth" | "method">;
  /** The player whose side values are from; see `Decision.side`. */
  readonly side?: number | undefined;
  /** Facts with the bounds of the values. Default: the game's. */
  readonly facts?: Facts;
}

/** A state to decide: the searched position, and the game's actions for its moves. */
export class Thought<State, Action> {
  readonly game: Game<State, Action>;
  readonly state: State;
  readonly player: number;
  readonly position: Position;
  private readonly options: PositionOptions;
  private readonly actions: ReadonlyMap<number, readonly Action[]>;

  /** @throws SearchError if the game is over */
  constructor(game: Game<State, Action>, state: State, options: PositionOptions) {
    this.game = game;
    this.state = state;
    this.options = options;
    this.player = game.turn(state);
    if (this.player === OVER) throw gameIsOver(game.name);
    this.position = this.positionAt(state);
    this.actions = actionsByMove(game, state, this.position, options.enumeration ?? {});
  }

  /** Draws of the rules were sampled, because there are too many outcomes. */
  get sampled(): boolean {
    return this.position instanceof RulesPosition && this.position.samples > 0;
  }

  positionAt(state: State): Position {
    const { native, enumeration, cache = 0 } = this.options;
    return positionOf(this.game, state, { native, cache, ...enumeration });
  }

  of(move: number): readonly Action[] {
    return this.actions.get(move) ?? [];
  }

  line(moves: readonly number[]): Action[] {
    const { enumeration } = this.options;
    return actionLine(
      this.game,
      this.state,
      moves,
      this.actions,
      (at) => this.positionAt(at),
      enumeration?.budget,
    );
  }

  decision<R extends Row>(
    report: Report<R>,
    { method, row, approximations, side, facts = this.game.facts }: Reading<R, Action>,
  ): Decision<Action> {
    const actions = report.rows.flatMap((found) =>
      this.of(found.move).map((action): FoundAction<Action> => {
        const { depth } = found;
        // Rows that were not searched have no value: their bounds in the search are those of the game.
        return { action, ...(depth > 0 ? row(found, action) : { certainty: ABSENT }), depth, method };
      }),
    );
    return decisionFrom(
      {
        actions,
        line: this.line(report.line),
        ...(side !== undefined && { side }),
        depth: report.depth,
        algorithm: method,
        approximations,
        nodes: report.nodes,
        tableHits: report.tableHits,
        cuts: report.cuts,
        ms: report.ms,
        stopped: report.stopped ?? "depth",
      },
      facts,
      this.player,
    );
  }
}

/** An outcome of chance in the game's notation: the roll that led to a state, or the state itself. */
export function outcomeText<State, Action>(game: Game<State, Action>, state: State): string {
  const { notation } = game;
  return notation?.roll?.(state) ?? notation?.position(state) ?? keyOf(game, state);
}
