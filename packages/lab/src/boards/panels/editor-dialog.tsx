import type { Problem } from "@tyche/messages";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import { SelectField, TextField } from "../../kit/field.js";
import {
  type AnyBoardEditor,
  type Draft,
  type Edited,
  type EditorCell,
  type EditorField,
  type EditorPiece,
  strokesOf,
  withField,
} from "../kit/board-editor.js";
import { CellGrid } from "../kit/cell-grid.js";
import { gameName } from "../kit/names.js";
import { cellAround } from "../kit/use-cells.js";
import { useDragging } from "../kit/use-dragging.js";
import "./editor.css";

/** The start of a drag: a square, or a piece of the palette. */
interface DragStart {
  readonly cell: number | undefined;
  readonly piece: string;
}

export interface EditorDialogProps {
  readonly game: string;
  readonly seats: readonly string[];
  readonly editor: AnyBoardEditor;
  readonly edited: Edited<unknown>;
  /** Parses a position by the rules; rejects with a problem. */
  readonly read: (position: string) => Promise<unknown>;
  readonly onUse: (position: string) => void;
  readonly onDone: () => void;
}

/** Dialog with the position editor. The position is used if the game's parser accepts it, and discarded on Cancel. */
export function EditorDialog({ game, seats, editor, edited, read, onUse, onDone }: EditorDialogProps) {
  const words = useWords();
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [editor.draftOf(edited)]);
  const [refusal, setRefusal] = useState<Problem>();
  const draft = drafts.at(-1)!;
  const look = editor.useLook(draft, edited, { seats, words });
  const { rows = [], pieces = [], fields = [], className: gridClass = "" } = look;
  const [chosen, choose] = useState<string | undefined>(pieces[0]?.id);
  const strokes = useMemo(() => strokesOf(editor, edited), [editor, edited]);

  const change = (next: Draft): void => {
    setRefusal(undefined);
    if (next !== draft) setDrafts([...drafts, next]);
  };
  const cellAt = (element: Element | null): EditorCell | undefined => {
    const [row, column] = cellAround(element) ?? [];
    return column === undefined ? undefined : rows[row!]?.[column];
  };
  const hand = useRef<HTMLDivElement>(null);
  const drag = useDragging<DragStart>({
    startAt(element) {
      const taken = element.closest<HTMLElement>("[data-piece]")?.dataset.piece;
      if (taken !== undefined) return { cell: undefined, piece: taken };
      const cell = cellAt(element)?.cell;
      const piece = cell === undefined ? undefined : strokes.topOf(draft, cell);
      return piece === undefined ? undefined : { cell, piece };
    },
    onMove(event) {
      if (hand.current) hand.current.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onDrop({ cell: from, piece }, over) {
      const to = cellAt(over)?.cell;
      if (from === undefined) to !== undefined && change(strokes.put(draft, to, piece));
      else change(to === undefined ? strokes.without(draft, from) : strokes.moved(draft, from, to));
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellAt(event.target as Element)?.cell;
    if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = pieces.find(({ key }, index) => event.key === (key ?? (index < 9 ? `${index + 1}` : "")));
    if (event.key === "Delete" || event.key === "Backspace") change(strokes.without(draft, cell));
    else if (piece) {
      choose(piece.id);
      change(strokes.put(draft, cell, piece.id));
    } else return;
    event.preventDefault();
  };
  const use = (): void => {
    const text = editor.textOf(draft, edited);
    read(text).then(
      () => {
        onUse(text);
        onDone();
      },
      (error) => setRefusal(problemFrom(error)),
    );
  };

  const grid = rows.length > 0 && (
    <CellGrid
      label={words.text("board-board")}
      className={gridClass}
      rows={rows.map((row, y) =>
        row.map(({ cell, name, className, content }, x) => ({
          key: `${y} ${x}`,
          name,
          isOpen: cell !== undefined,
          className: [className, cell !== undefined && strokes.topOf(draft, cell) !== undefined && "filled"]
            .filter(Boolean)
            .join(" "),
          content,
        })),
      )}
      onPress={(row, column) => {
        const cell = rows[row]![column]!.cell;
        if (!drag.wasDragged() && cell !== undefined) change(strokes.press(draft, cell, chosen));
      }}
    />
  );
  const title = words.text("board-editor-title", { game: gameName(words, game) });
  const held = pieces.find(({ id }) => id === drag.held?.piece);
  return createPortal(
    <Dialog
      label={title}
      className={drag.held ? "position-editor dragging" : "position-editor"}
      onClose={onDone}
    >
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are interactive and handle the keys. */}
      <div className="editor-work" onKeyDown={onKeyDown} {...drag.handlers}>
        {pieces.length > 0 && <Palette pieces={pieces} chosen={chosen} onChoose={choose} />}
        {grid && <div className="editor-board">{look.frame ? look.frame(grid) : grid}</div>}
        <div ref={hand} className="editor-hand" aria-hidden="true">
          {held?.picture}
        </div>
      </div>
      <EditorFields fields={fields} draft={draft} onDraft={change} />
      {grid && <p className="note">{words.text("board-editor-help")}</p>}
      <ProblemText problem={refusal} />
      <div className="buttons">
        <Button primary onClick={use}>
          {words.text("board-editor-use")}
        </Button>
        <Button
          disabled={drafts.length < 2}
          onClick={() => {
            setRefusal(undefined);
            setDrafts(drafts.slice(0, -1));
          }}
        >
          {words.text("board-editor-undo")}
        </Button>
        {grid && (
          <Button onClick={() => change(strokes.cleared(draft))}>{words.text("board-editor-clear")}</Button>
        )}
        <Button onClick={onDone}>{words.text("board-editor-cancel")}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}

/** The pieces that can be placed, and the eraser. */
function Palette(props: {
  readonly pieces: readonly EditorPiece[];
  /** Undefined: the eraser. */
  readonly chosen: string | undefined;
  readonly onChoose: (piece: string | undefined) => void;
}) {
  const { pieces, chosen, onChoose } = props;
  const words = useWords();
  return (
    <fieldset className="editor-palette">
      <legend className="hidden">{words.text("board-editor-pieces")}</legend>
      {pieces.map(({ id, name, picture, left }) => (
        <Button
          key={id}
          data-piece={id}
          aria-pressed={chosen === id}
          aria-label={left === undefined ? name : words.text("board-editor-left", { name, left })}
          title={name}
          onClick={() => onChoose(id)}
        >
          {picture}
          {left !== undefined && <small>{left}</small>}
        </Button>
      ))}
      <Button
        aria-pressed={chosen === undefined}
        aria-label={words.text("board-editor-eraser")}
        title={words.text("board-editor-eraser")}
        onClick={() => onChoose(undefined)}
      >
        <svg viewBox="0 0 24 24" className="editor-eraser" aria-hidden="true">
          <path d="m4 15 9-10 7 6-8 9H8z M8.5 10.2l7 6.3 M4 20.5h16" />
        </svg>
      </Button>
    </fieldset>
  );
}

/** Fields for the parts of a position that are on no square: player to move, dice, scores. */
function EditorFields(props: {
  readonly fields: readonly EditorField[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}) {
  const { fields, draft, onDraft } = props;
  if (fields.length === 0) return null;
  return (
    <div className="editor-fields">
      {fields.map((field) => {
        const value = draft.fields[field.name] ?? "";
        const set = (to: string): void => onDraft(withField(draft, field.name, to));
        if (field.kind === "check")
          return (
            <label key={field.name} className="tool">
              <input
                type="checkbox"
                checked={value !== ""}
                onChange={(event) => set(event.target.checked ? "on" : "")}
              />
              {field.label}
            </label>
          );
        if (field.kind === "choice")
          return (
            <SelectField
              key={field.name}
              label={field.label}
              value={value}
              options={field.values.map(([each]) => each)}
              text={(each) => field.values.find(([known]) => known === each)![1]}
              onChoose={set}
            />
          );
        return (
          <TextField
            key={field.name}
            label={field.label}
            type="number"
            min={field.least}
            max={field.most}
            value={value}
            onText={set}
          />
        );
      })}
    </div>
  );
}
