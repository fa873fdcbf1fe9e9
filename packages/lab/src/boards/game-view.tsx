import { useEffect } from "react";
import { useWords } from "../i18n/words.js";
import { MATCHES } from "./games/views.js";
import { CallProblemText } from "./panels/call-problem-text.js";
import { EndCard } from "./panels/end-card.js";
import { FilesPage } from "./panels/files-page.js";
import { Head, type HeadProps } from "./panels/head.js";
import { LedgerPanel } from "./panels/ledger-panel.js";
import { MatchesTab } from "./panels/matches-tab.js";
import { Middle } from "./panels/middle.js";
import "./panels/panels.css";
import { MovesPage } from "./panels/moves-page.js";
import { RecordPanel } from "./panels/record-panel.js";
import { SideTabs } from "./panels/side-tabs.js";
import { StudyPage } from "./panels/study-page.js";
import { ValueGraph } from "./panels/value-graph.js";
import { Verdict } from "./panels/verdict.js";
import type { OpenGame } from "./record/open-game.js";
import { useKeys } from "./table/use-keys.js";
import type { Mode } from "./table/use-mode.js";
import type { GameSession } from "./table/use-session.js";
import { type TableProps, useTable } from "./table/use-table.js";

const TABS = ["moves", "ledger", "study", "files"] as const;
export type Tab = (typeof TABS)[number] | "matches";

interface GameViewProps {
  readonly game: OpenGame;
  readonly session: GameSession;
  /** The game before this one, if it can be taken up again. */
  readonly aside: OpenGame | undefined;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly settings: HeadProps["settings"];
  /** The chosen tab of the analysis, which outlasts the game too. */
  readonly tab: readonly [chosen: Tab, choose: (tab: Tab) => void];
  /** Called whenever the game changes, with whether its text would reveal a player's secrets. */
  readonly onGame: (game: OpenGame, isSecret: boolean) => void;
}

export function GameView(props: GameViewProps) {
  const { game, session, aside, mode, onMode, settings, tab, onGame } = props;
  const words = useWords();
  const table = useTable(game, session, mode, onMode);
  const { seating } = table;
  const { isSecret } = seating;
  useEffect(() => onGame(game, isSecret), [onGame, game, isSecret]);
  useKeys(table);
  return (
    <>
      <CallProblemText
        problem={seating.refused}
        complete={(sentence) => words.text("board-opponent-cannot-play", { sentence })}
        onAgain={seating.tryAgain}
      />
      <div className={`boards-work ${mode}`}>
        <Head table={table} onMode={onMode} settings={settings} />
        <Middle table={table} aside={aside} />
        {mode === "play" ? (
          <div className="boards-side stack">
            {seating.isOver && <EndCard table={table} onReview={() => onMode("analyse")} />}
            <RecordPanel table={table} />
          </div>
        ) : (
          <Analysis table={table} tab={tab} />
        )}
        {mode === "analyse" && <ValueGraph table={table} />}
      </div>
    </>
  );
}

function Analysis({ table, tab: [chosen, choose] }: TableProps & { readonly tab: GameViewProps["tab"] }) {
  const { seating, analysis } = table;
  const words = useWords();
  const hasMatches = Object.hasOwn(MATCHES, table.game.choice.game);
  const names: readonly Tab[] = hasMatches ? [...TABS, "matches"] : TABS;
  return (
    <div className="boards-side stack">
      {analysis.isShown && !seating.isOver && <Verdict table={table} />}
      <SideTabs
        names={names}
        text={(name) => words.text(`board-table-pages-${name}`)}
        label={words.text("board-table-beside")}
        chosen={names.includes(chosen) ? chosen : "moves"}
        onChoose={choose}
        pages={{
          moves: <MovesPage table={table} />,
          ledger: <LedgerPanel table={table} />,
          study: <StudyPage table={table} />,
          files: <FilesPage table={table} />,
          matches: hasMatches && <MatchesTab table={table} />,
        }}
      />
    </div>
  );
}
