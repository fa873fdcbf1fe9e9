import { DIE_FACES } from "../../lab/src/boards/kit/board-editor.js";
import { seatName } from "../../lab/src/boards/kit/names.js";
import {
  type AnyBoardView,
  type BoardView,
  boardView,
  type OwnRules,
} from "../../lab/src/boards/kit/view.js";
import type { Action, State } from "./backgammon-state.js";
import { BackgammonBoard } from "./board.js";
import { decisionName, endWords } from "./board-views.js";
import { ChancesPanel } from "./chances-panel.js";
import type { BackgammonInsight } from "./insight.js";

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
export function backgammonView(
  game: string,
  checkersBy: (options: Readonly<Record<string, string>>) => number,
  more: Pick<BoardView<State, Action, BackgammonInsight>, "hasInsight" | "rules" | "variants">,
): AnyBoardView {
  return boardView<State, Action, BackgammonInsight>({
    Board: (props) => <BackgammonBoard {...props} game={game} checkers={checkersBy(props.options)} />,
    hasColours: true,
    editor: async () => ({ editor: (await import("./editor.js")).backgammonEditor(checkersBy) }),
    ...(more.hasInsight && { Panel: (props) => <ChancesPanel {...props} /> }),
    // Players' notation of a turn, which is the same in all languages.
    actionName(action, words) {
      if (typeof action === "string") return decisionName(words, action);
      return action.length === 0 ? words.text("backgammon-no-move") : undefined;
    },
    moveName({ dice }, action, _after, words, text) {
      if (typeof action === "string" || !dice) return undefined;
      return `${dice.join("")}: ${action.length === 0 ? words.text("backgammon-no-move") : text}`;
    },
    isUnlisted: (action) => action === "roll",
    typesMoves: true,
    endReason: (ended, words) => endWords(ended, checkersBy(ended.options), words),
    outcomeName(_before, _action, { dice, player }, words) {
      if (dice) return dice.join("-");
      return words.text("board-named", {
        name: seatName(words, game, player),
        text: words.text("backgammon-to-roll"),
      });
    },
    outcomeGrid: { sides: DIE_FACES, squaresOf },
    ...more,
  });
}

const CHECKERS = 15;
const LONGEST_MATCH = 64;
const MOST_AUTOMATIC = 10;
const ofMoney = ["jacoby", "beavers"] as const;

/** A match has neither the Jacoby rule, beavers nor automatic doubles; every rule here needs the cube. */
const rules: OwnRules = {
  fields: ({ match }) => [
    { option: "match", label: { id: "backgammon-rules-match" }, most: LONGEST_MATCH },
    ...(match === undefined
      ? [
          { option: "automatic-doubles", label: { id: "backgammon-rules-automatic" }, most: MOST_AUTOMATIC },
          ...ofMoney.map((option) => ({ option, label: { id: `backgammon-rules-${option}` } })),
        ]
      : []),
    { option: "resign", label: { id: "backgammon-rules-resign" } },
  ],
  complete: ({ match, stakes: _, cube: __, ...options }) => {
    const { resign } = options;
    if (match !== undefined) return { match, ...(resign !== undefined && { resign }) };
    return { cube: "on", ...options };
  },
};

export const view = backgammonView("backgammon", () => CHECKERS, {
  hasInsight: true,
  rules,
  variants: [
    { name: { id: "backgammon-variants-cube" }, options: { cube: "on" } },
    { name: { id: "backgammon-variants-match" }, options: { match: "7" } },
    { name: { id: "backgammon-variants-single" }, options: { stakes: "single" } },
  ],
});
