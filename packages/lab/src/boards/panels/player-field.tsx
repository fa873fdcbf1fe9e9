import { LEVELS } from "@tyche/engine";
import type { Catalogue } from "@tyche/messages";
import { useWords } from "../../i18n/words.js";
import { Field } from "../../kit/field.js";
import type { GameSheet } from "../record/scene.js";
import type { TableState } from "../table/use-table.js";
import { PERSON, type Player, playerFrom, playerText, SECONDS } from "../workers/player.js";
import { SearchFields } from "./search-fields.js";

const OWN = "own";

/** A seat with its player: "Nought (level 5)". */
export function seatText({ naming, seating }: TableState, seat: number, words: Catalogue): string {
  const player = playerName(seating.seats[seat]!, words);
  return words.text("board-seat-player", { seat: naming.names[seat]!, player });
}

/** The player of a seat in a few words. */
export function playerName(player: Player, words: Catalogue): string {
  if (player.kind === "person") return words.text("board-you");
  if (player.kind === "level") return words.text("board-opponent-level", { level: player.level });
  const { limit, amount, method } = player;
  return limit === "time" && method === undefined
    ? words.text("board-machine", { seconds: amount })
    : (method ?? words.text("board-opponent-own"));
}

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
            {sheet.hasLevels && (
              <optgroup label={words.text("board-opponent-levels")}>
                {LEVELS.map((level) => (
                  <option key={level} value={`level ${level}`}>
                    {words.text("board-opponent-level", { level })}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={words.text("board-opponent-machine")}>
              {SECONDS.map((seconds) => (
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
