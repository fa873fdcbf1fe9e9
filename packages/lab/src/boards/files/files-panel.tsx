import { type DragEvent, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { download, fileName } from "../../share/download.js";
import type { BoardLink } from "../record/board-link.js";
import { MOST_CHARACTERS, readRecordFile, recordFile } from "./record-file.js";
import { FILE_WORDS } from "./words.js";

export interface FilesPanelProps {
  readonly link: BoardLink;
  readonly position: string;
  /** In the game's notation, in the order in which they were played. */
  readonly moves: readonly string[];
  /** The format of the game's players, and the game in it; undefined where they have none. */
  readonly own: { readonly format: string; readonly write: () => Promise<string> } | undefined;
  readonly onOpen: (link: BoardLink) => void;
}

/** The game as a file, from a file, and as texts to copy. */
export function FilesPanel({ link, position, moves, own, onOpen }: FilesPanelProps) {
  const words = FILE_WORDS[useWords().language];
  const [note, setNote] = useState("");
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Looked at before it is read: a large file would fill the memory.
    if (file.size > MOST_CHARACTERS) {
      setNote(words.tooBig);
      return;
    }
    const found = readRecordFile(await file.text().catch(() => ""));
    setNote(found ? "" : words.unknown);
    if (found) onOpen(found);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setNote(words.copied);
  };
  const onDrop = (event: DragEvent): void => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    // The page around would take it for a tree.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    void read(file);
  };
  return (
    <section
      className="panel"
      aria-label={words.title}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      <div className="buttons">
        <button
          type="button"
          className="tool"
          onClick={() => download(fileName(link.game, "json"), recordFile(link), "application/json")}
        >
          {words.record}
        </button>
        {own && (
          <button
            type="button"
            className="tool"
            onClick={() =>
              void own.write().then((text) => download(fileName(link.game, own.format.toLowerCase()), text))
            }
          >
            {words.record} ({own.format})
          </button>
        )}
        <label className="tool">
          {words.open}
          <input
            className="hidden"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
        <button type="button" className="tool" onClick={() => void copy(position)}>
          {words.copyPosition}
        </button>
        <button
          type="button"
          className="tool"
          disabled={moves.length === 0}
          onClick={() => void copy(moves.join(" "))}
        >
          {words.copyMoves}
        </button>
        <button type="button" className="tool" onClick={() => void copy(location.href)}>
          {words.copyLink}
        </button>
      </div>
      <p className="note">{words.drop}</p>
      <p className="note" role="status">
        {note}
      </p>
    </section>
  );
}
