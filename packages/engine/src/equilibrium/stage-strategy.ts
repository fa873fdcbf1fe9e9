import { type Game, OVER } from "../contract/game.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import type { Stages } from "./stages.js";
import type { Strategy, StrategySet } from "./strategy.js";

/** The strategy of solved stages from these states on, computed as it is asked for. */
export function stageStrategy<State, Action>(
  game: Game<State, Action>,
  stages: Stages<State, Action>,
  starts: readonly State[],
): Strategy<Action> {
  return {
    game: game.name,
    size: stages.informationSets,
    at: (player, view) => setAt(game, stages, player, view),
    sets: () => setsFrom(game, stages, starts),
  };
}

/** What a player does at a view of its own turn; undefined if the view is of no solved state. */
function setAt<State, Action>(
  game: Game<State, Action>,
  stages: Stages<State, Action>,
  player: number,
  view: unknown,
): StrategySet<Action> | undefined {
  const { alone } = game.simultaneous!;
  const first = alone!(view, player);
  let stage = stages.stageAt(first);
  if (!stage) {
    // In the game the other player is asked first.
    const asked = stages.afterFirst(first);
    const other = 1 - player;
    stage = asked && stages.stageAt(alone!(game.view!(asked, other), other));
  }
  if (!stage) return undefined;
  const [actions, mixture] = [stage.actions[player]!, stage.mixtures[player]!];
  return { player, view: canonicalText(view), actions, probabilities: Array.from(mixture) };
}

function* setsFrom<State, Action>(
  game: Game<State, Action>,
  stages: Stages<State, Action>,
  starts: readonly State[],
): Generator<StrategySet<Action>, void, void> {
  // Of states that come back, one of each rest is enough: there may be infinitely many.
  const nameOf = (state: State): string => (game.facts.cycles ? stages.keyAt(state) : keyOf(game, state));
  for (const player of [0, 1]) {
    const seen = new Set<string>();
    const stack = [...starts].reverse();
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      const turn = game.turn(state);
      if (turn === OVER) continue;
      const name = nameOf(state);
      if (seen.has(name)) continue;
      seen.add(name);
      const choices = stages.choicesAt(state);
      const decides = turn === player ? state : stages.afterFirst(state);
      if (decides && game.turn(decides) === player) {
        const { mixtures } = stages.solvedStage(state, choices);
        yield {
          player,
          view: canonicalText(game.view!(decides, player)),
          actions: choices.actions[player]!,
          probabilities: Array.from(mixtures[player]!),
        };
      }
      for (const cell of choices.cells.toReversed())
        for (const next of cell.toReversed()) stack.push(next.state);
    }
  }
}
