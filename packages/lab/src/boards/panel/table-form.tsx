import { useRef } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace, Variant } from "../board.js";
import { ChoiceField } from "../choice-field.js";
import { FACES } from "../faces.js";
import type { GameChoice } from "../games-by-name.js";
import { gameName, seatNames } from "../names.js";
import type { Player } from "../opponents/player.js";
import { PlayerField } from "../opponents/player-field.js";
import type { GameSheet } from "../referee/referee.js";

export interface TableFormProps {
  readonly choice: GameChoice;
  readonly face: AnyBoardFace | undefined;
  readonly sheet: GameSheet;
  readonly seats: readonly Player[];
  readonly onChoice: (choice: GameChoice) => void;
  readonly onSeats: (seats: readonly Player[]) => void;
}

/** A variant named by its options, as `tyche games` lists them. */
function ownRules({ options }: GameChoice): Variant {
  return {
    name: Object.entries(options)
      .map((option) => option.join(" "))
      .join(", "),
    options,
  };
}

/** Form for the game, its rules and its players. */
export function TableForm({ choice, face, sheet, seats, onChoice, onSeats }: TableFormProps) {
  const words = useWords();
  // A game for up to four has four names.
  const names = seatNames(words, choice.game).slice(0, seats.length);
  const named: readonly Variant[] = [
    { name: words.text("board-standard"), options: {} },
    ...(face?.variants ?? []),
  ];
  /** The game was chosen with a pointer; then the keys control the board. */
  const isPointed = useRef(false);
  const same = (variant: Variant): boolean =>
    JSON.stringify(variant.options) === JSON.stringify(choice.options);
  // A game from a file or a link may have rules that are not in the list; they are named by their options.
  const variants = named.some(same) ? named : [...named, ownRules(choice)];
  return (
    <div className="boards-table">
      <ChoiceField label={words.text("board-game")}>
        {(id) => (
          <select
            id={id}
            value={choice.game}
            onPointerDown={() => {
              isPointed.current = true;
            }}
            onKeyDown={() => {
              isPointed.current = false;
            }}
            onChange={(event) => {
              if (isPointed.current) event.currentTarget.blur();
              onChoice({ game: event.target.value, options: {} });
            }}
          >
            {Object.keys(FACES).map((game) => (
              <option key={game} value={game}>
                {gameName(words, game)}
              </option>
            ))}
          </select>
        )}
      </ChoiceField>
      <div className="boards-terms">
        {variants.length > 1 && (
          <ChoiceField label={words.text("board-options")}>
            {(id) => (
              <select
                id={id}
                value={variants.findIndex(same)}
                onChange={(event) =>
                  onChoice({ game: choice.game, options: variants[Number(event.target.value)]!.options })
                }
              >
                {variants.map(({ name, options }, index) => (
                  <option key={JSON.stringify(options)} value={index}>
                    {typeof name === "string" ? name : words.format(name)}
                  </option>
                ))}
              </select>
            )}
          </ChoiceField>
        )}
        {names.map((name, seat) => (
          <PlayerField
            key={name}
            seat={name}
            player={seats[seat]!}
            sheet={sheet}
            onChange={(player) => onSeats(seats.with(seat, player))}
          />
        ))}
        <button type="button" className="tool primary" onClick={() => onChoice(choice)}>
          {words.text("board-new-game")}
        </button>
      </div>
    </div>
  );
}
