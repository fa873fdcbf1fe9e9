import type { Facts } from "@tyche/engine";
import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { remember, remembered } from "../../state/preferences.js";
import { isChances, usualThreshold } from "./threshold.js";

export interface Tutor {
  readonly isOn: boolean;
  /** In the game's unit. */
  readonly threshold: number;
  readonly setOn: (isOn: boolean) => void;
  readonly setThreshold: (threshold: number) => void;
}

const ON = "board-tutor";

/** Whether the tutor warns before a blunder, and from which loss in this game; remembered in this browser. */
export function useTutor(game: string, facts: Facts): Tutor {
  const key = `${ON}-${game}`;
  const [isOn, setOn] = useState(() => remembered(ON) === "1");
  const [threshold, setThreshold] = useState(() => {
    const known = Number(remembered(key) ?? Number.NaN);
    return known > 0 ? known : usualThreshold(facts);
  });
  return {
    isOn,
    threshold,
    setOn: (next) => {
      setOn(next);
      remember(ON, next ? "1" : "0");
    },
    setThreshold: (next) => {
      setThreshold(next);
      remember(key, String(next));
    },
  };
}

export function TutorFields({ tutor, facts }: { readonly tutor: Tutor; readonly facts: Facts }) {
  const words = useWords();
  const unit = isChances(facts) ? 100 : 1;
  return (
    <section className="panel" aria-label={words.text("board-review-tutor")}>
      <label className="boards-toggle">
        <input type="checkbox" checked={tutor.isOn} onChange={(event) => tutor.setOn(event.target.checked)} />{" "}
        {words.text("board-review-tutor")}
      </label>
      <p>
        <label>
          {words.text("board-review-threshold")}{" "}
          <input
            className="tutor-threshold"
            type="number"
            min="0"
            step="any"
            defaultValue={Number((unit * tutor.threshold).toPrecision(6))}
            onChange={(event) => {
              const value = event.target.valueAsNumber / unit;
              if (value > 0) tutor.setThreshold(value);
            }}
          />
          {unit === 100 && " %"}
        </label>
      </p>
    </section>
  );
}
