import type { Catalogue } from "@tyche/messages";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../../kit/button.js";
import type { NamedAction } from "../../record/scene.js";
import { Piece } from "./pieces.js";
import { squareName, toOf } from "./placement.js";
import { manName } from "./spoken.js";

/** Choice of the promotion piece. Escape, or a press outside, takes the move back. */
export function Promotion(props: {
  readonly moves: readonly (NamedAction & { readonly action: string })[];
  readonly side: 0 | 1;
  readonly words: Catalogue;
  readonly onChoose: (move: NamedAction | undefined) => void;
}) {
  const { moves, side, words, onChoose } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onChoose(undefined);
  };
  const moveTo = (kind: string) => moves.find(({ action }) => action.endsWith(kind));
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={words.text("chess-promote", { square: squareName(toOf(moves[0]!.action)) })}
      className="chess-promotion"
      onKeyDown={onKeyDown}
    >
      <div>
        {["q", "r", "b", "n"].map((kind, index) => {
          const letter = side === 0 ? kind.toUpperCase() : kind;
          return (
            <button
              key={kind}
              type="button"
              ref={index === 0 ? first : undefined}
              aria-label={manName(words, letter)}
              onClick={() => onChoose(moveTo(kind))}
            >
              <Piece letter={letter} />
            </button>
          );
        })}
      </div>
      <Button onClick={() => onChoose(undefined)}>{words.text("chess-cancel")}</Button>
    </div>
  );
}
