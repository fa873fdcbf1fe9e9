import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { download, fileName, pngOf } from "../../kit/download.js";
import { usePage } from "../../state/context.js";
import { playedLoss } from "../analysis/given-away.js";
import { gameName } from "../kit/names.js";
import { newGameOf } from "../record/board-link.js";
import { lineOf, placeAt } from "../record/game-record.js";
import { linkOf } from "../record/open-game.js";
import { recordFile } from "../record/record-file.js";
import { recordText } from "../record/record-text.js";
import type { TableProps } from "../table/use-table.js";
import { svgOf } from "./board-picture.js";
import { FairDice } from "./fair-dice.js";

/** Readable formats: the Lab's own record, and the usual formats of chess and backgammon. */
const GAME_FILES = ".json,.pgn,.mat,.sgf,.xg,.txt";

/** The game as a file, from a file, and the source of its dice. */
export function FilesPage({ table }: TableProps) {
  const { game, session, seating } = table;
  const words = useWords();
  return (
    <>
      {seating.isSecret ? (
        <p className="panel note">{words.text("board-table-secret")}</p>
      ) : (
        <FilesPanel table={table} />
      )}
      {game.sheet.facts.chance && game.day === undefined && (
        <FairDice secret={game.secret} onReveal={() => session.open(newGameOf(game.choice))} />
      )}
    </>
  );
}

function FilesPanel({ table }: TableProps) {
  const { game, session, naming, analysis } = table;
  const { choice, sheet, record } = game;
  const { format } = sheet;
  const words = useWords();
  const { dispatch } = usePage();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const save = (kind: string, content: string | Blob, type?: string): void =>
    download(fileName(choice.game, kind), content, type);
  const picture = async (kind: "svg" | "png"): Promise<void> => {
    const board = table.frame.current?.firstElementChild;
    if (!board) return;
    const svg = svgOf(board);
    if (kind === "svg") save("svg", svg, "image/svg+xml");
    else
      await pngOf(svg).then(
        (png) => save("png", png),
        () => setNote(words.text("board-files-no-picture")),
      );
  };
  const text = (): string =>
    recordText(record, {
      title: gameName(words, choice.game),
      seats: naming.names,
      nameOf: naming.namePlace,
      chanceOf: naming.chanceAt,
      lossOf: (place) => {
        const loss = playedLoss(record, analysis.judged, place);
        return loss ? naming.scale.difference(loss) : undefined;
      },
    });
  const moves = lineOf(record).flatMap((place) => record.places[place]!.action?.text ?? []);
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setNote(words.text("board-files-copied"));
  };
  const saveOwn = (kind: string): void => {
    session.written(naming.names).then(
      (text) => save(kind.toLowerCase(), text),
      (error) => setProblem(problemFrom(error)),
    );
  };
  const button = (label: string, onClick: () => void, isDisabled = false) => (
    <Button disabled={isDisabled} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <section className="panel" aria-label={words.text("board-files-title")}>
      <div className="buttons">
        {button(words.text("board-files-record"), () =>
          save("json", recordFile(linkOf(game)), "application/json"),
        )}
        {format !== undefined &&
          button(`${words.text("board-files-record")} (${format})`, () => saveOwn(format))}
        {button(words.text("board-files-text"), () => save("txt", text()))}
        {button(`${words.text("board-files-picture")} (SVG)`, () => void picture("svg"))}
        {button(`${words.text("board-files-picture")} (PNG)`, () => void picture("png"))}
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
        {button(words.text("board-files-copy-position"), () => void copy(placeAt(record).scene.text))}
        {button(words.text("board-files-copy-moves"), () => void copy(moves.join(" ")), moves.length === 0)}
        {button(words.text("board-files-copy-link"), () => void copy(location.href))}
      </div>
      <p className="note">{words.text("board-files-drop")}</p>
      <p className="note" role="status">
        {note}
      </p>
      <ProblemText problem={problem} />
    </section>
  );
}
