import { fixed } from "@tyche/engine/statistics";
import type { Strength, TrainingRun } from "@tyche/learn";
import type { Output } from "../io/io.js";
import { type Progress, progressBar } from "../io/progress-bar.js";
import type { CurveLine } from "./files.js";

/**
 * A progress bar with games per second, the last measurement, and strength with its interval; shown only on a terminal.
 */
export function progressOn(output: Output, training: TrainingRun): Progress<CurveLine> {
  const bar = progressBar(
    output,
    `[{bar}] {value}/{total} ${training.unit ?? "games"} | {rate}/s | {measures} | {strength}| {eta_formatted} to go`,
  );
  const started = performance.now();
  const first = training.games;
  let strength = "";
  bar?.start(training.total, first, { rate: 0, measures: "", strength });
  return {
    update(line) {
      const seconds = (performance.now() - started) / 1000;
      const measures = Object.entries(line.measures).map(
        ([name, value]) => `${name} ${Number(value.toPrecision(4))}`,
      );
      if (line.strength) {
        strength = `${fixed(line.strength.mean, 3)} (${intervalText(line.strength)}) `;
      }
      bar?.update(line.games, {
        rate: Math.round((line.games - first) / seconds),
        measures: measures.join(", "),
        strength,
      });
    },
    stop: () => bar?.stop(),
  };
}

/** The confidence interval of a strength; "unknown" if all games had the same result, which files store as null. */
export function intervalText({ low, high }: Pick<Strength, "low" | "high">): string {
  return Number.isFinite(low) && Number.isFinite(high) ? `${fixed(low, 3)} to ${fixed(high, 3)}` : "unknown";
}
