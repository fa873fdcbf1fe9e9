import { LEVELS } from "@tyche/engine";
import { useWords } from "../../i18n/words.js";
import { Field } from "../../kit/field.js";
import type { GameSheet } from "../record/scene.js";
import { PERSON, type Player, playerFrom, playerText, SECONDS } from "../workers/player.js";
import { SearchFields } from "./search-fields.js";

const OWN = "own";

/** Field for the player of one seat: a person, a level, a time limit, or a method with all its settings. */
export function PlayerField(props: {
  readonly seat: string;
  /** Whether the game has no other seat. */
  readonly isAlone: boolean;
  readonly player: Player;
  readonly sheet: GameSheet;
  readonly onChange: (player: Player) => void;
}) {
  const { seat, isAlone, player, sheet, onChange } = props;
  const words = useWords();
  const text = playerText(player);
  const isOwn = text.startsWith("{");
  const chosen = (value: string): Player =>
    value === OWN ? { kind: "search", limit: "depth", amount: 3 } : (playerFrom(value) ?? PERSON);
  // Level 10 thinks for a second; less time is offered where it is chosen already.
  const seconds = SECONDS.filter((each) => !sheet.levels || each > 1 || text === String(each));
  return (
    <>
      <Field label={isAlone ? words.text("board-plays-alone") : words.text("board-plays", { seat })}>
        {(id) => (
          <select
            id={id}
            value={isOwn ? OWN : text}
            onChange={(event) => onChange(chosen(event.target.value))}
          >
            <option value="0">{words.text("board-you")}</option>
            {sheet.levels && (
              <optgroup label={words.text("board-opponent-levels")}>
                {LEVELS.map((level) => (
                  <option key={level} value={`level ${level}`}>
                    {words.text("board-opponent-level", { level })}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={words.text(sheet.levels ? "board-opponent-stronger" : "board-opponent-machine")}>
              {seconds.map((seconds) => (
                <option key={seconds} value={String(seconds)}>
                  {words.text("board-machine", { seconds })}
                </option>
              ))}
              <option value={OWN}>{words.text("board-opponent-own")}</option>
            </optgroup>
          </select>
        )}
      </Field>
      {isOwn && player.kind === "search" && (
        <SearchFields name={seat} search={player} methods={sheet.methods} onChange={onChange} />
      )}
    </>
  );
}
