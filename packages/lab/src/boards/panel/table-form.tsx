import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace, Variant } from "../board.js";
import { FACES } from "../faces.js";
import type { GameChoice } from "../games-by-name.js";
import type { BoardMessages } from "../say/catalogue.js";

/** Seconds that the machine takes for a move; 0 where a person plays. */
export const PACES = [0, 0.3, 1, 5] as const;

/** A field below its name. */
function Choice({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="boards-choice">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

export interface TableFormProps {
  readonly choice: GameChoice;
  readonly face: AnyBoardFace | undefined;
  readonly seats: readonly number[];
  readonly messages: BoardMessages;
  readonly onChoice: (choice: GameChoice) => void;
  readonly onSeats: (seats: readonly number[]) => void;
}

/** Which game, by which rules, and who sits where. */
export function TableForm({ choice, face, seats, messages, onChoice, onSeats }: TableFormProps) {
  const { language } = useWords();
  const names = messages.seats[choice.game] ?? [];
  const variants: readonly Variant[] = [{ name: messages.standard, options: {} }, ...(face?.variants ?? [])];
  const same = (variant: Variant): boolean =>
    JSON.stringify(variant.options) === JSON.stringify(choice.options);
  return (
    <div className="boards-table">
      <Choice label={messages.game}>
        {(id) => (
          <select
            id={id}
            value={choice.game}
            onChange={(event) => onChoice({ game: event.target.value, options: {} })}
          >
            {Object.keys(FACES).map((game) => (
              <option key={game} value={game}>
                {messages.games[game]}
              </option>
            ))}
          </select>
        )}
      </Choice>
      {variants.length > 1 && (
        <Choice label={messages.options}>
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
                  {typeof name === "string" ? name : name[language]}
                </option>
              ))}
            </select>
          )}
        </Choice>
      )}
      {names.map((name, seat) => (
        <Choice key={name} label={messages.plays(name)}>
          {(id) => (
            <select
              id={id}
              value={seats[seat]}
              onChange={(event) => onSeats(seats.with(seat, Number(event.target.value)))}
            >
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {pace === 0 ? messages.you : messages.machine(String(pace))}
                </option>
              ))}
            </select>
          )}
        </Choice>
      ))}
      <button type="button" className="tool primary" onClick={() => onChoice(choice)}>
        {messages.newGame}
      </button>
    </div>
  );
}

/** A position to read, to copy, and to type. */
export function PositionForm({
  text,
  help,
  messages,
  onSet,
}: {
  readonly text: string;
  readonly help: string;
  readonly messages: BoardMessages;
  readonly onSet: (position: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <form
      className="panel boards-position"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === undefined) return;
        onSet(typed);
        setTyped(undefined);
      }}
    >
      <Choice label={messages.position}>
        {(id) => (
          <input
            id={id}
            value={typed ?? text}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Choice>
      <button type="submit" className="tool" disabled={typed === undefined || typed === text}>
        {messages.set}
      </button>
      <p className="note">{help}</p>
    </form>
  );
}
