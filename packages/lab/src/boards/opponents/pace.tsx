import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { remember, remembered } from "../../state/preferences.js";

const PACES = ["0", "500", "1000", "2500"] as const;
export type PaceName = (typeof PACES)[number];
const USUAL: PaceName = "500";
const KEY = "board-pace";

/** Shortest time in milliseconds for a machine's move, remembered in this browser. */
export function usePace(): readonly [PaceName, (pace: PaceName) => void] {
  const [pace, setPace] = useState(() => PACES.find((name) => name === remembered(KEY)) ?? USUAL);
  return [
    pace,
    (next) => {
      setPace(next);
      remember(KEY, next);
    },
  ];
}

/** Field for the speed of machine moves. */
export function PaceField({
  pace,
  onPace,
}: {
  readonly pace: PaceName;
  readonly onPace: (pace: PaceName) => void;
}) {
  const words = useWords();
  return (
    <label className="tool boards-toggle">
      {words.text("board-opponent-pace")}
      <select
        value={pace}
        onChange={(event) => onPace(PACES.find((name) => name === event.target.value) ?? USUAL)}
      >
        {PACES.map((name) => (
          <option key={name} value={name}>
            {words.text(`board-opponent-paces-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
