import { formatPlay } from "@tyche/backgammon/notation";
import type { Catalogue } from "@tyche/messages";
import type { BoardProps } from "../../lab/src/boards/kit/view.js";
import { Button } from "../../lab/src/kit/button.js";
import { opponentOf, seenBy } from "../src/rules/board.js";
import type { Action, State } from "./backgammon-state.js";
import { decisionName, lastGameWords } from "./board-views.js";
import type { Composing } from "./use-composing.js";

export interface ActionBarProps {
  readonly board: BoardProps<State, Action>;
  readonly composing: Composing;
  readonly words: Catalogue;
  readonly onCommit: () => void;
  readonly onFlip: () => void;
  readonly onMirror: () => void;
}

/** The current task as a sentence and buttons; of constant height. */
export function ActionBar(props: ActionBarProps) {
  const { board, composing, words, onCommit, onFlip, onMirror } = props;
  const { state, actions, onPlay, shown } = board;
  const { turn, steps, finished, undo } = composing;
  const decisions = actions.filter(({ action }) => typeof action === "string");
  const only =
    turn && turn.length > 0 && actions.length === 1 && steps.length === 0 ? actions[0]! : undefined;
  const isAnswer = state.offer !== null && state.offer !== undefined;
  return (
    <div className="bg-bar-below">
      <p className="bg-said" role="status">
        {said(props)}
      </p>
      <div className={`bg-actions${isAnswer ? " answer" : ""}`}>
        {decisions.map((decision) => (
          <button
            key={decision.text}
            type="button"
            className={`tool${decision.action === "roll" ? " primary" : ""}${shown === decision.action ? " shown" : ""}`}
            onClick={() => onPlay(decision)}
          >
            {decisionName(words, decision.text)}
          </button>
        ))}
        {only && (
          <Button primary onClick={() => onPlay(only)}>
            {only.text}
          </Button>
        )}
        {turn && turn.length > 0 && (
          <Button disabled={steps.length === 0} onClick={undo}>
            {words.text("backgammon-undo")}
          </Button>
        )}
        {turn && !only && (
          <Button primary disabled={finished === undefined} onClick={onCommit}>
            {words.text(turn.length === 0 ? "backgammon-go-on" : "backgammon-done")}
          </Button>
        )}
        <span className="bg-views">
          {(["flip", "mirror"] as const).map((turned) => {
            const label = words.text(`backgammon-${turned}`);
            return (
              <Button
                key={turned}
                className="icon"
                aria-label={label}
                title={label}
                onClick={turned === "flip" ? onFlip : onMirror}
              >
                {turned === "flip" ? "⇅" : "⇄"}
              </Button>
            );
          })}
        </span>
      </div>
    </div>
  );
}

/** The status: what was played and rolled, the turn being composed, the decision to make. */
function said({ board, composing, words }: ActionBarProps): string {
  const { state, seats, turn: decider, actions, before } = board;
  const { turn, steps, finished } = composing;
  // The result is above the board.
  if (decider < 0) return "";
  const { player, dice, offer, cube = 1 } = state;
  if (turn && steps.length > 0) {
    const text = formatPlay(seenBy(state.points, player), steps);
    return finished === undefined ? words.text("backgammon-composed", { moves: text }) : text;
  }
  // A non-breaking hyphen keeps a roll on one line.
  const rolled = dice?.join("\u2011") ?? "";
  const won = lastGameWords(state, before, words);
  const last = won
    ? words.text("backgammon-game-won", { seat: seats[won[0]]!, how: won[1] })
    : before && typeof before.action === "object"
      ? words.text("backgammon-played", {
          seat: seats[before.state.player]!,
          moves:
            before.action.length === 0
              ? words.text("backgammon-no-move")
              : formatPlay(seenBy(before.state.points, before.state.player), before.action),
        })
      : "";
  const asked = ((): string => {
    switch (offer) {
      case "double":
      case "raccoon":
        return words.text("backgammon-offered", { seat: seats[player]!, value: 2 * cube });
      case "beaver":
        return words.text("backgammon-beavered", { seat: seats[opponentOf(player)]!, value: 2 * cube });
      default:
        if (offer)
          return words.text("backgammon-resigned", {
            seat: seats[player]!,
            what: decisionName(words, offer),
          });
    }
    if (dice === null) return actions.length > 1 ? words.text("backgammon-to-roll") : "";
    if (turn?.length === 0) return words.text("backgammon-no-move-long", { dice: rolled });
    if (turn && actions.length === 1) return words.text("backgammon-only-move");
    return turn
      ? words.text("backgammon-choose", { dice: rolled })
      : words.text("backgammon-rolled", { seat: seats[player]!, dice: rolled });
  })();
  return words.paragraph([last, asked].filter((part) => part !== ""));
}
