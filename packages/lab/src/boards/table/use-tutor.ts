import type { Facts } from "@tyche/engine";
import { useRemembered } from "../../state/use-remembered.js";
import { usualThreshold } from "../analysis/threshold.js";

export type Tutor = ReturnType<typeof useTutor>;

const ON = "board-tutor";

/** Whether the tutor warns before a blunder, and from which loss in this game; remembered in this browser. */
export function useTutor(game: string, facts: Facts) {
  const [isOn, setOn] = useRemembered(
    ON,
    (text) => text === "1",
    (next) => (next ? "1" : "0"),
  );
  /** In the game's unit. */
  const [threshold, setThreshold] = useRemembered(`${ON}-${game}`, (text) => {
    const known = Number(text ?? Number.NaN);
    return known > 0 ? known : usualThreshold(facts);
  });
  return { isOn, setOn, threshold, setThreshold };
}
