import type { Catalogue } from "@tyche/messages";
import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Field } from "../../kit/field.js";
import type { AnyBoardEditor, Edited } from "../kit/board-editor.js";
import type { AnyBoardView } from "../kit/view.js";
import { EditorDialog } from "./editor-dialog.js";

export interface PositionFormProps {
  readonly game: string;
  readonly seats: readonly string[];
  /** Undefined until loaded. */
  readonly view: AnyBoardView | undefined;
  readonly edited: Edited<unknown>;
  /** Help on the position's notation, in English. */
  readonly help: string;
  /** Parses a position by the rules; rejects with a problem. */
  readonly read: (position: string) => Promise<unknown>;
  readonly onSet: (position: string) => void;
}

/** Field to read, copy or type the position, and a button for the position editor. */
export function PositionForm({ game, seats, view, edited, help, read, onSet }: PositionFormProps) {
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
      <Field label={words.text("board-position")}>
        {(id) => (
          <input
            id={id}
            value={typed ?? position}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <button type="submit" className="tool" disabled={typed === undefined || typed === position}>
        {words.text("board-set")}
      </button>
      <p className="note">{positionHelp(words, game, help)}</p>
      {view?.editor && (
        <Button onClick={() => void view.editor!().then((file) => setEditor(file.editor))}>
          {words.text("board-editor-edit")}
        </Button>
      )}
      {editor && (
        <EditorDialog
          {...{ game, seats, editor, edited, read }}
          onUse={onSet}
          onDone={() => setEditor(undefined)}
        />
      )}
    </form>
  );
}

/** Help on a game's position notation, in the language of the messages; the English text is part of the game. */
export function positionHelp(words: Catalogue, game: string, english: string): string {
  const id = `position-${game}`;
  return words.has(id) ? words.format({ id }) : english;
}
