import type { Game } from "../contract/game.js";
import { constantSum } from "../contract/sides.js";
import { canonicalText } from "../position/canonical-text.js";
import { outcomesOf } from "../position/outcomes.js";
import type { History } from "./compile.js";
import type { PlayerSets, SequenceGame } from "./sequence-game.js";
import type { Stage } from "./stages.js";

/**
 * The one decision of each player at a state that both know, as a game of its own: its payoffs are what the players get
 * if the rest of the game is an equilibrium.
 */
export function stageGame<State, Action>(
  game: Game<State, Action>,
  from: State,
  { actions, matrix, mixtures }: Stage<Action>,
): {
  readonly compiled: SequenceGame;
  readonly histories: readonly History<State>[];
  readonly behaviours: readonly Float64Array[];
} {
  const { facts } = game;
  const turn = game.turn(from);
  const other = 1 - turn;
  const histories: History<State>[] = [{ state: from, own: [0, 0], weight: 1 }];
  if (actions[other]!.length > 0)
    for (const [i, action] of actions[turn]!.entries()) {
      const [after] = outcomesOf(game, from, action, { samples: 1 }).outcomes;
      histories.push({ state: after!.result, own: [0, 0].with(turn, i + 1), weight: 1 });
    }
  const views = [histories[0]!, histories[1]].map(
    (at, i) => at && canonicalText(game.view!(at.state, i === 0 ? turn : other)),
  );
  const players = [0, 1].map((player): PlayerSets => {
    const own = actions[player]!;
    const view = views[player === turn ? 0 : 1];
    const isAsked = own.length > 0;
    return {
      before: Int32Array.from(isAsked ? [0] : []),
      first: Int32Array.from(isAsked ? [1] : []),
      count: Int32Array.from(isAsked ? [own.length] : []),
      views: isAsked ? [view!] : [],
      actions: isAsked ? [own] : [],
      sequences: own.length + 1,
    };
  });
  const columns = actions[1].length;
  const shift = constantSum(facts) / 2;
  // A player who does not decide has the empty sequence.
  const sequenceAt = (cell: number, player: number): number => {
    if (actions[player]!.length === 0) return 0;
    const width = Math.max(1, columns);
    return 1 + (player === 0 ? Math.floor(cell / width) : cell % width);
  };
  return {
    compiled: {
      name: game.name,
      facts,
      players,
      sequences: [0, 1].map((player) => Int32Array.from(matrix, (_, cell) => sequenceAt(cell, player))),
      payoffs: [matrix.map((value) => value - shift), matrix.map((value) => shift - value)],
      weights: matrix.map(() => 1),
      shift,
      nodes: matrix.length,
    },
    histories,
    behaviours: mixtures.map((mixture, player) =>
      actions[player]!.length === 0 ? Float64Array.of(1) : Float64Array.of(1, ...mixture),
    ),
  };
}
