import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { download, fileName, pngOf } from "../../kit/download.js";
import { useLab } from "../../state/context.js";
import type { BoardLink } from "../record/board-link.js";
import { svgOf } from "./board-svg.js";
import { recordFile } from "./record-file.js";

export interface FilesPanelProps {
  readonly link: BoardLink;
  readonly position: string;
  /** The moves played, in the game's notation. */
  readonly moves: readonly string[];
  /** The game as readable text. */
  readonly text: () => string;
  /** The element of the board; null if it is not in the page. */
  readonly board: () => Element | null;
  /** The file format of the game's players, and a writer for it; undefined if there is none. */
  readonly own: { readonly format: string; readonly write: () => Promise<string> } | undefined;
}

/** Readable formats: the Lab's own record, and the usual formats of chess and backgammon. */
const GAME_FILES = ".json,.pgn,.mat,.sgf,.xg,.txt";

/** Saves, opens and copies the game. */
export function FilesPanel({ link, position, moves, text, board, own }: FilesPanelProps) {
  const words = useWords();
  const { dispatch } = useLab();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const picture = async (format: "svg" | "png"): Promise<void> => {
    const drawn = board();
    if (!drawn) return;
    const svg = svgOf(drawn);
    if (format === "svg") download(fileName(link.game, "svg"), svg, "image/svg+xml");
    else
      await pngOf(svg).then(
        (png) => download(fileName(link.game, "png"), png),
        () => setNote(words.text("board-files-no-picture")),
      );
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setNote(words.text("board-files-copied"));
  };
  const save = (write: NonNullable<FilesPanelProps["own"]>): void => {
    write.write().then(
      (text) => download(fileName(link.game, write.format.toLowerCase()), text),
      (error) => setProblem(problemFrom(error)),
    );
  };
  return (
    <section className="panel" aria-label={words.text("board-files-title")}>
      <div className="buttons">
        <button
          type="button"
          className="tool"
          onClick={() => download(fileName(link.game, "json"), recordFile(link), "application/json")}
        >
          {words.text("board-files-record")}
        </button>
        {own && (
          <button type="button" className="tool" onClick={() => save(own)}>
            {words.text("board-files-record")} ({own.format})
          </button>
        )}
        <button type="button" className="tool" onClick={() => download(fileName(link.game, "txt"), text())}>
          {words.text("board-files-text")}
        </button>
        {(["svg", "png"] as const).map((format) => (
          <button key={format} type="button" className="tool" onClick={() => void picture(format)}>
            {words.text("board-files-picture")} ({format.toUpperCase()})
          </button>
        ))}
        <label className="tool">
          {words.text("board-files-open")}
          <input
            className="hidden"
            type="file"
            accept={GAME_FILES}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) dispatch({ type: "game-file", file });
              event.target.value = "";
            }}
          />
        </label>
        <button type="button" className="tool" onClick={() => void copy(position)}>
          {words.text("board-files-copy-position")}
        </button>
        <button
          type="button"
          className="tool"
          disabled={moves.length === 0}
          onClick={() => void copy(moves.join(" "))}
        >
          {words.text("board-files-copy-moves")}
        </button>
        <button type="button" className="tool" onClick={() => void copy(location.href)}>
          {words.text("board-files-copy-link")}
        </button>
      </div>
      <p className="note">{words.text("board-files-drop")}</p>
      <p className="note" role="status">
        {note}
      </p>
      <ProblemText problem={problem} />
    </section>
  );
}
