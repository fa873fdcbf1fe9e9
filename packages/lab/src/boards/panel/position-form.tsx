import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { ChoiceField } from "../choice-field.js";
import type { AnyBoardEditor, Edited } from "../editor/board-editor.js";
import { EditorDialog } from "../editor/editor-dialog.js";
import { positionHelp } from "./position-help.js";

export interface PositionFormProps {
  readonly game: string;
  /** Undefined until loaded. */
  readonly face: AnyBoardFace | undefined;
  readonly edited: Edited<unknown>;
  /** Help on the position's notation, in English. */
  readonly help: string;
  /** Parses a position by the rules; rejects with a problem. */
  readonly read: (position: string) => Promise<unknown>;
  readonly onSet: (position: string) => void;
}

/** Field to read, copy or type the position, and a button for the position editor. */
export function PositionForm({ game, face, edited, help, read, onSet }: PositionFormProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const [editor, setEditor] = useState<AnyBoardEditor>();
  const { position } = edited;
  return (
    <form
      className="panel boards-position"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === undefined) return;
        onSet(typed);
        setTyped(undefined);
      }}
    >
      <ChoiceField label={words.text("board-position")}>
        {(id) => (
          <input
            id={id}
            value={typed ?? position}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        )}
      </ChoiceField>
      <button type="submit" className="tool" disabled={typed === undefined || typed === position}>
        {words.text("board-set")}
      </button>
      <p className="note">{positionHelp(words, game, help)}</p>
      {face?.editor && (
        <button
          type="button"
          className="tool"
          onClick={() => void face.editor!().then((file) => setEditor(file.editor))}
        >
          {words.text("board-editor-edit")}
        </button>
      )}
      {editor && (
        <EditorDialog
          game={game}
          editor={editor}
          edited={edited}
          read={read}
          onUse={onSet}
          onDone={() => setEditor(undefined)}
        />
      )}
    </form>
  );
}
