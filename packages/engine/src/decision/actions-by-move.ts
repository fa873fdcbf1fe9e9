import { Script } from "../chance/script.js";
import type { Budget } from "../contract/budget.js";
import { RulesError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { keyOf } from "../position/canonical-text.js";
import { afterChance, movesAt } from "../position/lists.js";
import { onlyOutcome, outcomesOf } from "../position/outcomes.js";
import { type PositionOptions, RulesPosition } from "../position/rules-position.js";

const hashOf = (position: Position): string => `${position.hashLow()} ${position.hashHigh()}`;

/**
 * The actions of the rules by move of the position, in the order of the rules. A native position may number its moves
 * freely and may omit actions that lead to the same position; a move is recognised by the hashes it leads to.
 * @throws RulesError if an action has no move
 */
export function actionsByMove<State, Action>(
  game: Game<State, Action>,
  state: State,
  position: Position,
  options: PositionOptions,
): Map<number, Action[]> {
  const byMove = new Map<number, Action[]>();
  if (position instanceof RulesPosition) {
    for (const [move, action] of (position.actions() as readonly Action[]).entries())
      byMove.set(move, [action]);
    return byMove;
  }
  if (position.movesInOrder) {
    for (const [move, action] of game.actions(state).entries()) byMove.set(move, [action]);
    return byMove;
  }
  if (game.moveOf) {
    for (const action of game.actions(state)) byMove.set(game.moveOf(action), [action]);
    return byMove;
  }
  const spreads = spreadsOf(position);
  const movesByHash = new Map<string, number[]>();
  for (const [move, spread] of spreads) {
    for (const hash of spread.keys()) {
      const moves = movesByHash.get(hash);
      if (moves) moves.push(move);
      else movesByHash.set(hash, [move]);
    }
  }
  for (const action of game.actions(state)) {
    // One result of the action is nearly always enough to distinguish it from the others.
    const result = game.play(state, action, new Script(Number.MAX_SAFE_INTEGER, true));
    const candidates = movesByHash.get(hashOf(game.position!(result))) ?? [];
    const move =
      candidates.length === 1
        ? candidates[0]
        : candidates.find((candidate) =>
            leadsTheSameWay(game, state, action, spreads.get(candidate)!, options),
          );
    if (move === undefined) {
      const text = JSON.stringify(action);
      const key = keyOf(game, state);
      throw new RulesError(
        "search-no-move",
        { game: game.name, action: text, state: key },
        `${game.name}: no move of the native position does what the action ${text} does at ${key}.`,
      );
    }
    const alike = byMove.get(move);
    if (alike) alike.push(action);
    else byMove.set(move, [action]);
  }
  return byMove;
}

/** By move: where it can lead, as hashes with probabilities, through all chance nodes to the next decision. */
function spreadsOf(position: Position): Map<number, Map<string, number>> {
  const walker = position.copy();
  const spreads = new Map<number, Map<string, number>>();
  for (const move of movesAt(walker)) {
    const spread = new Map<string, number>();
    walker.play(move);
    afterChance(walker, (probability) => {
      const hash = hashOf(walker);
      spread.set(hash, (spread.get(hash) ?? 0) + probability);
    });
    walker.undo();
    spreads.set(move, spread);
  }
  return spreads;
}

function leadsTheSameWay<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  spread: ReadonlyMap<string, number>,
  options: PositionOptions,
): boolean {
  const { outcomes, probabilities } = outcomesOf(game, state, action, options);
  return (
    outcomes.length === spread.size &&
    outcomes.every(({ result }, i) => {
      const probability = spread.get(hashOf(game.position!(result)));
      return probability !== undefined && Math.abs(probability - probabilities[i]!) < 1e-9;
    })
  );
}

/**
 * A line of moves as the game's actions, up to the first chance node.
 * @param first the actions of the moves of the position at `state`
 */
export function actionLine<State, Action>(
  game: Game<State, Action>,
  state: State,
  moves: readonly number[],
  first: ReadonlyMap<number, readonly Action[]>,
  positionAt: (state: State) => Position,
  budget?: Budget,
): Action[] {
  const line: Action[] = [];
  let at = state;
  for (const move of moves) {
    if (line.length > 0 && budget?.isSpent()) break;
    const byMove = line.length === 0 ? first : actionsByMove(game, at, positionAt(at), {});
    const action = byMove.get(move)?.[0];
    if (action === undefined) break;
    line.push(action);
    const next = onlyOutcome(game, at, action, budget);
    if (next === undefined) break;
    at = next;
  }
  return line;
}
