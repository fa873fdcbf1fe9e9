import { useEffect, useState } from "react";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import type { OpenGame } from "../open-game.js";
import { TableForm } from "../panel/table-form.js";
import { ValueGraph } from "../panel/value-graph.js";
import { Verdict } from "../panel/verdict.js";
import { newGameOf } from "../record/board-link.js";
import { placeAt } from "../record/game-record.js";
import type { GameTable } from "../use-game.js";
import { FilesPage } from "./files-page.js";
import { LedgerPage } from "./ledger-page.js";
import { Middle } from "./middle.js";
import { MovesPage } from "./moves-page.js";
import { SideTabs } from "./side-tabs.js";
import { StudyPage } from "./study-page.js";
import { useTable } from "./use-table.js";

/** The tabs beside a board. */
const PAGES = ["moves", "ledger", "study", "files"] as const;

export interface TableProps {
  readonly game: OpenGame;
  readonly table: GameTable;
  /** Called whenever the game changes, with whether its text would reveal a player's secrets. */
  readonly onGame: (game: OpenGame, isSecret: boolean) => void;
}

/** The game view: board, players, and everything known about the game. */
export function Table({ game, table, onGame }: TableProps) {
  const words = useWords();
  const at = useTable(game, table);
  const [page, setPage] = useState<(typeof PAGES)[number]>("moves");
  const { isSecret } = at.sitting;
  useEffect(() => onGame(game, isSecret), [onGame, game, isSecret]);
  const { face, naming, sitting, thought } = at;
  const { scale } = naming;
  const { facts } = game.sheet;
  const cannotPlay = useProblemText(sitting.refused);
  return (
    <>
      <TableForm
        choice={game.choice}
        face={face}
        sheet={game.sheet}
        seats={sitting.seats}
        onChoice={(choice) => table.open(newGameOf(choice))}
        onSeats={sitting.sit}
      />
      {cannotPlay !== undefined && (
        <p className="problem" role="alert">
          {words.text("board-opponent-cannot-play", { sentence: cannotPlay })}
        </p>
      )}
      <div className="boards-work">
        <Middle at={at} />
        <div className="boards-side">
          {thought.isShown && !sitting.isOver && (
            <Verdict
              thinking={thought.thinking}
              judgement={thought.judgement}
              open={placeAt(game.record).scene.actions.length}
              scale={scale}
              nameOf={(row) => naming.nameOf(row.action, row.text)}
              bounds={facts.bounds}
              isMate={game.choice.game === "chess"}
              onLonger={thought.thinkLonger}
              onStop={thought.stop}
            />
          )}
          <SideTabs
            names={PAGES}
            labels={{
              moves: words.text("board-table-pages-moves"),
              ledger: words.text("board-table-pages-ledger"),
              study: words.text("board-table-pages-study"),
              files: words.text("board-table-pages-files"),
            }}
            label={words.text("board-table-beside")}
            chosen={page}
            onChoose={setPage}
            pages={{
              moves: <MovesPage at={at} />,
              ledger: <LedgerPage at={at} />,
              study: <StudyPage at={at} />,
              files: <FilesPage at={at} />,
            }}
          />
        </div>
        {thought.isAnalysing && (
          <ValueGraph
            facts={facts}
            record={game.record}
            judged={thought.visible}
            scale={scale}
            seat={naming.names[0]!}
            ledger={sitting.seesAll ? at.accounts.first : undefined}
            onWalk={table.walk}
          />
        )}
      </div>
    </>
  );
}
