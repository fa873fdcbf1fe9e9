import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { gameName } from "../kit/names.js";
import { MODES, type Mode } from "../table/use-mode.js";
import type { TableProps } from "../table/use-table.js";
import { playerName } from "./player-field.js";
import { SettingsDialog } from "./settings-dialog.js";

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
  const who = naming.names
    .map((seat, at) => words.text("board-named", { name: seat, text: playerName(seating.seats[at]!, words) }))
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
      {naming.names.length > 1 && <p className="note boards-who">{who}</p>}
      {isOpen && <SettingsDialog table={table} title={name} onClose={() => setOpen(false)} />}
    </header>
  );
}
