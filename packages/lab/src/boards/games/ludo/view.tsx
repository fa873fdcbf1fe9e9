import { HOME, type LudoAction, type LudoState } from "@tyche/games/ludo/state";
import type { Catalogue } from "@tyche/messages";
import { useState } from "react";
import { Button } from "../../../kit/button.js";
import { DieFace } from "../../kit/die-face.js";
import { seatName } from "../../kit/names.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import { ChancesPanel } from "./chances-panel.js";
import { LudoSquares } from "./ludo-squares.js";
import "./ludo.css";
import { SeatMark, seatStyle } from "./seat-mark.js";
import { ownerOf, seatOf, targetOf } from "./way.js";

function Board(props: BoardProps<LudoState, LudoAction>) {
  const { state, seats, turn, actions, shown, before, words } = props;
  const [pointed, setPointed] = useState<LudoAction>();
  const canPlay = (wanted: LudoAction): boolean => actions.some(({ action }) => action === wanted);
  const drawn = shown ?? (pointed !== undefined && canPlay(pointed) ? pointed : undefined);
  const play = (wanted: LudoAction): void => {
    if (playLegal(props, wanted)) setPointed(undefined);
  };
  const owner = ownerOf(state);
  return (
    <section className="ludo" aria-label={words.text("board-board")}>
      <LudoSquares
        state={state}
        movable={actions.flatMap(({ action }) => (action === "pass" ? [] : [action]))}
        owner={owner}
        arrow={drawn === undefined || drawn === "pass" ? undefined : drawn}
        last={before}
        onPlay={play}
      />
      <div className="ludo-roll buttons">
        {state.die > 0 && (
          <p role="status" className="ludo-die" style={seatStyle(seatOf(state.player, state.pieces.length))}>
            <DieFace face={state.die} />
            <span>{words.text("ludo-rolled", { seat: seats[state.player]!, die: state.die })}</span>
          </p>
        )}
        <div className="ludo-actions">
          {actions.map(({ action }) => (
            <Button
              key={action}
              onClick={() => play(action)}
              onPointerEnter={() => setPointed(action)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(action)}
              onBlur={() => setPointed(undefined)}
            >
              {moveName(action, state.die, words)}
            </Button>
          ))}
        </div>
      </div>
      <ul className="ludo-seats">
        {state.pieces.map((own, player) => (
          <li
            key={seats[player]}
            className={player === turn ? "mover" : undefined}
            style={seatStyle(seatOf(player, state.pieces.length))}
          >
            <SeatMark seat={seatOf(player, state.pieces.length)} />
            <strong>{seats[player]}</strong>
            <span>
              {words.text("ludo-stands", {
                yard: own.filter((progress) => progress === 0).length,
                way: own.filter((progress) => progress > 0 && progress < HOME).join(" ") || {
                  id: "ludo-none",
                },
                home: own.filter((progress) => progress === HOME).length,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function moveName(action: LudoAction, die: number, words: Catalogue): string {
  if (action === "pass") return words.text("ludo-pass");
  if (action === 0) return words.text("ludo-enter");
  const to = targetOf(action, die);
  return words.text("ludo-move", { from: action, to: to === HOME ? words.text("ludo-home") : to });
}

export const view = boardView<LudoState, LudoAction>({
  Board,
  isSolvable: ({ players, pieces }) => players === "2" && pieces === "1",
  editor: () => import("./editor.js"),
  Panel: ChancesPanel,
  variants: [
    { name: "2 × 4", options: { players: "2" } },
    { name: "2 × 1", options: { players: "2", pieces: "1" } },
    { name: "3 × 4", options: { players: "3" } },
    { name: "4 × 2", options: { pieces: "2" } },
  ],
  playsItself: (action) => action === "pass",
  endReason: (_ended, words) => words.text("ludo-ends"),
  moveName: ({ die }, action, _after, words) => `${die}: ${moveName(action, die, words)}`,
  actionName(action, words) {
    return action === "pass"
      ? words.text("ludo-pass")
      : action === 0
        ? words.text("ludo-enter")
        : words.text("ludo-piece", { square: action });
  },
  outcomeName: (_before, _action, after, words) =>
    after.die > 0
      ? words.text("ludo-rolled", { seat: seatName(words, "ludo", after.player), die: after.die })
      : words.text("board-wins", { seat: seatName(words, "ludo", after.player) }),
});
