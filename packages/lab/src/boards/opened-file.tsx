import type { Problem } from "@tyche/messages";
import { useEffect, useState } from "react";
import { useProblemText } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { Button } from "../kit/button.js";
import { SelectField } from "../kit/field.js";
import type { BoardLink } from "./record/board-link.js";
import { type ReadFile, readGames, type Unreadable } from "./workers/read-games.js";

interface Found {
  readonly name: string;
  readonly read: ReadFile | Unreadable;
  /** Index of the game opened last. */
  readonly at: number;
}

export interface OpenedFileProps {
  readonly file: File | undefined;
  /** The file has been read, or cannot be. */
  readonly onRead: () => void;
  readonly onOpen: (link: BoardLink) => void;
}

/** Opens the first game of a file, and offers the others. */
export function OpenedFile({ file, onRead, onOpen }: OpenedFileProps) {
  const words = useWords();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!file) return;
    const stop = new AbortController();
    void readGames(file, stop.signal).then((read) => {
      if (stop.signal.aborted) return;
      setFound({ name: file.name, read, at: 0 });
      if (!("kind" in read)) onOpen(read.games[0]!.link);
      onRead();
    });
    return () => stop.abort();
  }, [file, onRead, onOpen]);
  const refusal = useProblemText(found && problemOf(found.read));
  if (file) return <p className="note">{words.text("board-files-reading", { name: file.name })}</p>;
  if (!found) return null;
  const { name, read, at } = found;
  if ("kind" in read)
    return (
      <p className="problem" role="alert">
        {read.kind === "problem" ? refusal : words.text(`board-files-refusals-${read.kind}`)}
      </p>
    );
  const { games, refused, encoding } = read;
  const { left } = games[at]!;
  const isLatin = encoding !== "UTF-8";
  if (games.length === 1 && left === 0 && refused.length === 0 && !isLatin) return null;
  return (
    <div className="boards-opened">
      {games.length > 1 && (
        <SelectField
          label={words.text("board-files-games-in", { name, count: games.length })}
          value={at}
          options={[...games.keys()]}
          text={(number) => `${number + 1}. ${games[number]!.title}`}
          onChoose={(next) => {
            setFound({ ...found, at: next });
            onOpen(games[next]!.link);
          }}
        />
      )}
      {left > 0 && <p className="note">{words.text("board-files-left", { count: left })}</p>}
      {refused.length > 0 && (
        <p className="problem" role="alert">
          {words.text("board-files-left-out", { count: refused.length })} {refusal}
        </p>
      )}
      {isLatin && <p className="note">{words.text("board-files-encoding", { name: encoding })}</p>}
      <Button onClick={() => setFound(undefined)}>{words.text("lab-dismiss")}</Button>
    </div>
  );
}

/** Why a file cannot be read, or why the first of its omitted games cannot. */
function problemOf(read: ReadFile | Unreadable): Problem | undefined {
  if ("kind" in read) return read.kind === "problem" ? read.problem : undefined;
  return read.refused[0];
}
