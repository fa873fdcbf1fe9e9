import { useEffect, useState } from "react";
import { useProblemText } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { FilesPage } from "./panels/files-page.js";
import { LedgerPanel } from "./panels/ledger-panel.js";
import { Middle } from "./panels/middle.js";
import "./panels/panels.css";
import { MovesPage } from "./panels/moves-page.js";
import { SideTabs } from "./panels/side-tabs.js";
import { StudyPage } from "./panels/study-page.js";
import { TableForm } from "./panels/table-form.js";
import { ValueGraph } from "./panels/value-graph.js";
import { Verdict } from "./panels/verdict.js";
import type { OpenGame } from "./record/open-game.js";
import type { GameSession } from "./table/use-session.js";
import { useTable } from "./table/use-table.js";

const PAGES = ["moves", "ledger", "study", "files"] as const;

export function GameView(props: {
  readonly game: OpenGame;
  readonly session: GameSession;
  /** Called whenever the game changes, with whether its text would reveal a player's secrets. */
  readonly onGame: (game: OpenGame, isSecret: boolean) => void;
}) {
  const { game, session, onGame } = props;
  const words = useWords();
  const table = useTable(game, session);
  const [page, setPage] = useState<(typeof PAGES)[number]>("moves");
  const { isSecret } = table.seating;
  useEffect(() => onGame(game, isSecret), [onGame, game, isSecret]);
  const { seating, analysis } = table;
  const cannotPlay = useProblemText(seating.refused);
  return (
    <>
      <TableForm table={table} />
      {cannotPlay !== undefined && (
        <p className="problem" role="alert">
          {words.text("board-opponent-cannot-play", { sentence: cannotPlay })}
        </p>
      )}
      <div className="boards-work">
        <Middle table={table} />
        <div className="boards-side stack">
          {analysis.isShown && !seating.isOver && <Verdict table={table} />}
          <SideTabs
            names={PAGES}
            text={(name) => words.text(`board-table-pages-${name}`)}
            label={words.text("board-table-beside")}
            chosen={page}
            onChoose={setPage}
            pages={{
              moves: <MovesPage table={table} />,
              ledger: <LedgerPanel table={table} />,
              study: <StudyPage table={table} />,
              files: <FilesPage table={table} />,
            }}
          />
        </div>
        {analysis.isAnalysing && <ValueGraph table={table} />}
      </div>
    </>
  );
}
