import { useWords } from "../../i18n/words.js";
import { ChoiceField } from "../choice-field.js";

import { BOARD_COLOURS, type BoardColours } from "./board-colours.js";

export interface ColoursFieldProps {
  readonly colours: BoardColours;
  readonly onColours: (colours: BoardColours) => void;
}

/** Field for the colours of the boards. */
export function ColoursField({ colours, onColours }: ColoursFieldProps) {
  const words = useWords();
  return (
    <ChoiceField label={words.text("board-colours-colours")}>
      {(id) => (
        <select id={id} value={colours} onChange={(event) => onColours(event.target.value as BoardColours)}>
          {BOARD_COLOURS.map((name) => (
            <option key={name} value={name}>
              {words.text(`board-colours-names-${name}`)}
            </option>
          ))}
        </select>
      )}
    </ChoiceField>
  );
}
