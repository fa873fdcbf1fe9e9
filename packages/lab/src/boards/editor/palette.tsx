import type { Catalogue } from "@tyche/messages";
import type { EditorPiece } from "./board-editor.js";

export interface PaletteProps {
  readonly pieces: readonly EditorPiece[];
  /** Undefined: the eraser. */
  readonly chosen: string | undefined;
  readonly words: Catalogue;
  readonly onChoose: (piece: string | undefined) => void;
}

/** The pieces that can be placed, and the eraser. */
export function Palette({ pieces, chosen, words, onChoose }: PaletteProps) {
  return (
    <fieldset className="editor-palette">
      <legend className="hidden">{words.text("board-editor-pieces")}</legend>
      {pieces.map(({ id, name, picture, left }) => (
        <button
          key={id}
          type="button"
          className="tool"
          data-piece={id}
          aria-pressed={chosen === id}
          aria-label={left === undefined ? name : words.text("board-editor-left", { name, left })}
          title={name}
          onClick={() => onChoose(id)}
        >
          {picture}
          {left !== undefined && <small>{left}</small>}
        </button>
      ))}
      <button
        type="button"
        className="tool"
        aria-pressed={chosen === undefined}
        aria-label={words.text("board-editor-eraser")}
        title={words.text("board-editor-eraser")}
        onClick={() => onChoose(undefined)}
      >
        <svg viewBox="0 0 24 24" className="editor-eraser" aria-hidden="true">
          <path d="m4 15 9-10 7 6-8 9H8z M8.5 10.2l7 6.3 M4 20.5h16" />
        </svg>
      </button>
    </fieldset>
  );
}
