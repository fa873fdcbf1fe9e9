import { useState } from "react";
import { ChoiceField } from "../choice-field.js";
import type { BoardMessages } from "../say/catalogue.js";

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
      <ChoiceField label={messages.position}>
        {(id) => (
          <input
            id={id}
            value={typed ?? text}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        )}
      </ChoiceField>
      <button type="submit" className="tool" disabled={typed === undefined || typed === text}>
        {messages.set}
      </button>
      <p className="note">{help}</p>
    </form>
  );
}
