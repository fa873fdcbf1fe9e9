import { useWords } from "../../i18n/words.js";
import { isChances } from "../analysis/threshold.js";
import type { TableProps } from "../table/use-table.js";

export function TutorFields({ table }: TableProps) {
  const { tutor } = table;
  const words = useWords();
  const { facts, unit: players } = table.game.sheet;
  const unit = isChances(facts) ? 100 : 1 / (players?.pawn ?? 1);
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
            defaultValue={Number((unit * tutor.threshold).toPrecision(3))}
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
