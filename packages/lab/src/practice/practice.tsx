import { type Exercise, type ExerciseSpec, exerciseOf, MESSAGES, nextSeed } from "@tyche/practice";
import type { Language } from "@tyche/trees";
import { useMemo, useState } from "react";
import { useWords } from "../i18n/words.js";
import { remember, remembered } from "../state/preferences.js";
import { NO_PROGRESS, readProgress, scoreOf, withAttempt, writeProgress } from "./progress.js";
import { SettingsForm } from "./settings-form.js";
import { Solving } from "./solving/solving.js";
import { WorksheetDialog } from "./worksheets/worksheet-dialog.js";
import "./practice.css";

const PROGRESS = "practice";

const FIRST: ExerciseSpec = {
  seed: "1",
  template: "values-expectiminimax",
  level: 1,
  notation: "aima",
  ties: "prune",
  fail: "soft",
};

/** Exercises from seeds: the tree, a field for each answer, checking, hints, the key, and worksheets to print. */
export default function Practice() {
  const { language } = useWords();
  const { panel } = MESSAGES[language];
  const [spec, setSpec] = useState(FIRST);
  const [progress, setProgress] = useState(() => readProgress(remembered(PROGRESS)));
  const [dialog, setDialog] = useState(false);
  const score = scoreOf(progress, spec.template, spec.level);

  const keep = (next: typeof progress): void => {
    setProgress(next);
    remember(PROGRESS, writeProgress(next));
  };
  const done = (solved: boolean, hinted: boolean): void =>
    keep(withAttempt(progress, { template: spec.template, level: spec.level, solved, hinted }));
  return (
    <section className="practice">
      <div className="practice-card">
        <SettingsForm spec={spec} language={language} onSpec={setSpec} />
        <div className="buttons">
          <button
            type="button"
            className="tool"
            onClick={() => setSpec({ ...spec, seed: nextSeed(spec.seed) })}
          >
            {panel.next}
          </button>
          <button type="button" className="tool" onClick={() => setDialog(true)}>
            {panel.worksheet}
          </button>
        </div>
        <p className="note">
          {panel.progress(score)}{" "}
          {Object.keys(progress.scores).length > 0 && (
            <button type="button" className="practice-link" onClick={() => keep(NO_PROGRESS)}>
              {panel.forget}
            </button>
          )}
        </p>
      </div>
      <ExerciseView key={JSON.stringify(spec)} spec={spec} language={language} onDone={done} />
      {dialog && <WorksheetDialog spec={spec} language={language} onDone={() => setDialog(false)} />}
    </section>
  );
}

interface ExerciseViewProps {
  readonly spec: ExerciseSpec;
  readonly language: Language;
  /** Called once: when it is solved, or when the answer is looked at before. */
  readonly onDone: (solved: boolean, hinted: boolean) => void;
}

/** One exercise; it starts afresh with every specification. */
function ExerciseView({ spec, language, onDone }: ExerciseViewProps) {
  const made = useMemo(() => attempt(spec), [spec]);
  if (typeof made === "string") return <p className="problem">{made}</p>;
  return <Solving exercise={made} language={language} onDone={onDone} />;
}

/** The exercise, or the sentence why there is none. */
function attempt(spec: ExerciseSpec): Exercise | string {
  try {
    return exerciseOf(spec);
  } catch (error) {
    return (error as Error).message;
  }
}
