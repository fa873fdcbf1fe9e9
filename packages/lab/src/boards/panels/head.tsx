import { useState } from "react";
import { withWords } from "../../i18n/load-words.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Later } from "../../kit/later.js";
import { useLater } from "../../kit/use-later.js";
import { IS_EMBEDDED } from "../../state/preferences.js";
import { useRemembered } from "../../state/use-remembered.js";
import { gameWith } from "../games/games.js";
import { dayText, gameName } from "../kit/names.js";
import { dailyAddress, today } from "../record/board-link.js";
import { playerAt } from "../table/player-name.js";
import { MODES, type Mode } from "../table/use-mode.js";
import type { TableProps } from "../table/use-table.js";
import { GameTime } from "./clocks.js";
import type { RulesDialogProps } from "./rules-dialog.js";
import type { SettingsDialogProps } from "./settings-dialog.js";
import type { StatisticsDialogProps } from "./statistics-dialog.js";

const RULES = new Later(() => withWords(import("./rules-dialog.js"), "how-to-play"));

const SETTINGS = new Later(() => withWords(import("./settings-dialog.js"), "opponents"));

function Settings(props: SettingsDialogProps) {
  const panel = useLater(SETTINGS);
  return panel ? <panel.SettingsDialog {...props} /> : null;
}

const STATISTICS = new Later(() => withWords(import("./statistics-dialog.js"), "statistics"));

function Statistics(props: StatisticsDialogProps) {
  const panel = useLater(STATISTICS);
  return panel ? <panel.StatisticsDialog {...props} /> : null;
}

function Rules(props: RulesDialogProps) {
  const panel = useLater(RULES);
  return panel ? <panel.RulesDialog {...props} /> : null;
}

/** Whether the rules are shown, which they are by themselves before the first game that a stranger cannot guess. */
function useRules(game: string, mode: Mode): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [seen, setSeen] = useRemembered(
    "board-rules",
    (text) => text?.split(" ") ?? [],
    (games) => games.join(" "),
  );
  const isNew = !IS_EMBEDDED && gameWith(game)?.isStrange === true && !seen.includes(game);
  const [isOpen, setOpen] = useState(isNew && mode === "play");
  const set = (next: boolean): void => {
    setOpen(next);
    if (isNew) setSeen([...seen, game]);
  };
  return [isOpen, set];
}

export interface HeadProps extends TableProps {
  readonly onMode: (mode: Mode) => void;
  /** Whether the settings are open, which outlasts the game that they change. */
  readonly settings: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
}

/** The game, who plays, and the choice between playing and analysing. */
export function Head({ table, onMode, settings: [isOpen, setOpen] }: HeadProps) {
  const { game, naming, seating, mode } = table;
  const words = useWords();
  const name = gameName(words, game.choice.game);
  const [isStatistics, setStatistics] = useState(false);
  const [isRules, setRules] = useRules(game.choice.game, mode);
  const who = naming.names
    .map((seat, at) => words.text("board-named", { name: seat, text: playerAt(seating, at, words) }))
    .join(" · ");
  return (
    <header className="boards-head">
      <h2>
        <Button
          className="boards-settings"
          aria-haspopup="dialog"
          title={words.text("board-settings")}
          onClick={() => setOpen(true)}
        >
          {name} <span aria-hidden="true">⚙</span>
          <span className="hidden">{words.text("board-settings")}</span>
        </Button>
      </h2>
      <fieldset className="boards-modes" aria-label={words.text("board-mode")}>
        {MODES.map((each) => (
          <button key={each} type="button" aria-pressed={each === mode} onClick={() => onMode(each)}>
            {words.text(`board-modes-${each}`)}
          </button>
        ))}
      </fieldset>
      <p className="note boards-who">
        {naming.names.length > 1 && `${who} `}
        <button type="button" className="boards-move" aria-haspopup="dialog" onClick={() => setRules(true)}>
          {words.text("board-rules-how")}
        </button>{" "}
        {game.day === undefined ? (
          <a className="boards-move" href={dailyAddress(game.choice.game, today())}>
            {words.text("board-daily")}
          </a>
        ) : (
          words.text("board-daily-of", { date: dayText(game.day, words) })
        )}{" "}
        <button
          type="button"
          className="boards-move"
          aria-haspopup="dialog"
          onClick={() => setStatistics(true)}
        >
          {words.text("board-statistics")}
        </button>{" "}
        {gameWith(game.choice.game)?.isTimed && <GameTime table={table} />}
      </p>
      {isStatistics && (
        <Statistics
          table={table}
          onClose={() => setStatistics(false)}
          onReplay={() => {
            setStatistics(false);
            onMode("analyse");
          }}
        />
      )}
      {isRules && <Rules game={game.choice.game} view={table.view} onClose={() => setRules(false)} />}
      {isOpen && <Settings table={table} title={name} onClose={() => setOpen(false)} />}
    </header>
  );
}
