import type { ReactNode } from "react";
import { Button, classes } from "../../kit/button.js";
import { type BoardProps, playLegal } from "./view.js";

export interface ActionButtonProps<State, Action, Insight> {
  readonly board: BoardProps<State, Action, Insight>;
  readonly action: Action;
  readonly children: ReactNode;
}

/** The button of an action, with its value if the board is analysed; disabled if the action is not legal. */
export function ActionButton<State, Action, Insight>(props: ActionButtonProps<State, Action, Insight>) {
  const { board, action, children } = props;
  const { actions, shown, judgement, scale } = board;
  const row = judgement?.actions.find((each) => each.action === action);
  return (
    <Button
      className={classes(shown === action && "shown")}
      disabled={!actions.some((each) => each.action === action)}
      onClick={() => playLegal(board, action)}
    >
      <strong>{children}</strong>
      {judgement && <small>{row && scale.text(row.value)}</small>}
    </Button>
  );
}
