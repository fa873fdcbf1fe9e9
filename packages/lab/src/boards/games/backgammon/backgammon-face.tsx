import type { AnyBoardFace, BoardFace } from "../../board.js";
import { boardFace } from "../../board.js";
import { seatNames } from "../../names.js";
import type { Action, State } from "./backgammon-state.js";
import { BackgammonBoard } from "./board.js";
import { decisionName } from "./board-views.js";
import { ChancesPanel } from "./chances-panel.js";
import type { BackgammonInsight } from "./insight.js";

const FACES = ["1", "2", "3", "4", "5", "6"];

/** The squares of a roll: one for a double, two otherwise. */
function squaresOf({ dice }: State): readonly (readonly [number, number])[] {
  if (dice === null) return [];
  const [high, low] = [dice[0] - 1, dice[1] - 1];
  return high === low
    ? [[high, low]]
    : [
        [high, low],
        [low, high],
      ];
}

/**
 * The board view of backgammon or one of its small variants.
 *
 * @param checkersBy number of checkers of each player, by the options of the game
 */
export function backgammonFace(
  game: string,
  checkersBy: (options: Readonly<Record<string, string>>) => number,
  more: Pick<BoardFace<State, Action, BackgammonInsight>, "hasInsight" | "variants" | "editor">,
): AnyBoardFace {
  return boardFace<State, Action, BackgammonInsight>({
    game,
    Board: (props) => <BackgammonBoard {...props} game={game} checkers={checkersBy(props.options)} />,
    hasColours: true,
    ...(more.hasInsight && { Panel: (props) => <ChancesPanel {...props} game={game} /> }),
    // Players' notation of a turn, which is the same in all languages.
    actionName(action, words) {
      if (typeof action === "string") return decisionName(words, action);
      return action.length === 0 ? words.text("backgammon-no-move") : undefined;
    },
    outcomeName(_before, _action, { dice, player }, words) {
      if (dice) return dice.join("-");
      return `${seatNames(words, game)[player]}: ${words.text("backgammon-to-roll")}`;
    },
    outcomeGrid: { sides: FACES, squaresOf },
    ...more,
  });
}
