import { LEVELS } from "@tyche/engine";
import { useWords } from "../../i18n/words.js";
import { ChoiceField } from "../choice-field.js";
import type { GameSheet } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";
import { PERSON, type Player, playerFrom, playerText, SECONDS } from "./player.js";
import { SearchFields } from "./search-fields.js";
import { OPPONENT_WORDS } from "./words.js";

const OWN = "own";

/** Who sits at one seat: a person, a level, a time, or a method with all that can be set. */
export function PlayerField({
  seat,
  player,
  sheet,
  messages,
  onChange,
}: {
  readonly seat: string;
  readonly player: Player;
  readonly sheet: GameSheet;
  readonly messages: BoardMessages;
  readonly onChange: (player: Player) => void;
}) {
  const words = OPPONENT_WORDS[useWords().language];
  const text = playerText(player);
  const isOwn = text.startsWith("{");
  const chosen = (value: string): Player =>
    value === OWN ? { kind: "search", limit: "depth", amount: 3 } : (playerFrom(value) ?? PERSON);
  return (
    <>
      <ChoiceField label={messages.plays(seat)}>
        {(id) => (
          <select
            id={id}
            value={isOwn ? OWN : text}
            onChange={(event) => onChange(chosen(event.target.value))}
          >
            <option value="0">{messages.you}</option>
            {sheet.hasLevels && (
              <optgroup label={words.levels}>
                {LEVELS.map((level) => (
                  <option key={level} value={`level ${level}`}>
                    {words.level(level)}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={words.machine}>
              {SECONDS.map((seconds) => (
                <option key={seconds} value={String(seconds)}>
                  {messages.machine(String(seconds))}
                </option>
              ))}
              <option value={OWN}>{words.own}</option>
            </optgroup>
          </select>
        )}
      </ChoiceField>
      {isOwn && player.kind === "search" && (
        <SearchFields name={seat} search={player} methods={sheet.methods} onChange={onChange} />
      )}
    </>
  );
}
