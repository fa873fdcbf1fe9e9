import type { Catalogue, Problem } from "@tyche/messages";
import { type Exercise, type ExerciseSpec, exerciseOf, nextSeed } from "@tyche/practice";
import { useEffect, useMemo, useState } from "react";
import { ProblemText, problemFrom } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { Button } from "../kit/button.js";
import { useLab } from "../state/context.js";
import { MOST_IN_SET, packPractice, practiceFrom } from "../state/practice-link.js";
import { remember, remembered } from "../state/preferences.js";
import { useRemembered } from "../state/use-remembered.js";
import { draftOf } from "./drafts.js";
import { NO_PROGRESS, readProgress, scoreOf, withAttempt, writeProgress } from "./progress.js";
import { SettingsForm } from "./settings-form.js";
import { Solving } from "./solving.js";
import { exercisesLink, FIRST, specKey, specOf } from "./specs.js";
import { WorksheetDialog } from "./worksheet-dialog.js";
import "./practice.css";

/** Storage key of the last exercises in this browser. */
const LAST = "exercise";
/** As in practice.css: from this width the settings are open. */
const WIDE = "(min-width: 761px)";

/** The Practise page: exercises from seeds, with answer fields, grading, hints, the key, sets, links and worksheets. */
export function Practice() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const [progress, keep] = useRemembered("practice", readProgress, writeProgress);
  const [dialog, setDialog] = useState(false);
  const [copied, setCopied] = useState("");
  const practice = useMemo(() => state.practice ?? lastPractised(), [state.practice]);
  const { exercises, at } = practice;
  const spec = useMemo(() => specOf(exercises[at]!), [exercises, at]);
  const isSet = exercises.length > 1;
  const collected = useMemo(() => exercises.map(specOf), [exercises]);
  const score = scoreOf(progress, spec.template, spec.level);

  const go = (next: typeof practice): void => {
    setCopied("");
    dispatch({ type: "practice", practice: next });
  };
  // Stores the exercise in the address and this browser from the first one on.
  useEffect(() => {
    if (state.practice !== practice) dispatch({ type: "practice", practice });
    remember(LAST, JSON.stringify(packPractice(practice)));
  }, [state.practice, practice, dispatch]);

  const setSpec = (next: ExerciseSpec): void =>
    go({ exercises: exercises.map((one, index) => (index === at ? next : one)), at });
  const done = (solved: boolean, hinted: boolean): void =>
    keep(withAttempt(progress, { template: spec.template, level: spec.level, solved, hinted }));
  const copyLink = async (specs: readonly ExerciseSpec[]): Promise<void> => {
    try {
      await navigator.clipboard.writeText(exercisesLink(specs, state.look));
      setCopied(words.text("lab-share-copied"));
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  return (
    <section className="practice page">
      <details className="panel practice-choosing" open={matchMedia(WIDE).matches}>
        <summary>
          {words.text("lab-exercises-choose")} · <b>{words.text(`exercise-${spec.template}`)}</b> ·{" "}
          {words.text(`exercise-level-${spec.level}`)} · {words.text("practice-seed")} {spec.seed}
        </summary>
        <SettingsForm spec={spec} words={words} onSpec={setSpec} />
        <div className="buttons">
          <Button onClick={() => void copyLink([spec])}>{words.text("lab-exercises-link")}</Button>
          <Button
            disabled={exercises.length >= MOST_IN_SET}
            onClick={() => go({ exercises: [...exercises, fresh(spec, collected)], at: exercises.length })}
          >
            {words.text("lab-exercises-add")}
          </Button>
          <Button onClick={() => setDialog(true)}>{words.text("practice-worksheet")}</Button>
        </div>
        <p className="note">
          <span role="status">{copied}</span> {words.text("practice-progress", score)}{" "}
          {Object.keys(progress.scores).length > 0 && (
            <button type="button" className="link" onClick={() => keep(NO_PROGRESS)}>
              {words.text("practice-forget")}
            </button>
          )}
        </p>
      </details>
      {isSet && (
        <nav className="panel buttons practice-set" aria-label={words.text("lab-exercises-set")}>
          <span>{words.text("lab-exercises-number", { number: at + 1, all: exercises.length })}</span>
          <ol className="buttons plain">
            {collected.map((one, index) => (
              <li key={specKey(one)}>
                <Button
                  aria-current={index === at ? "step" : undefined}
                  onClick={() => go({ exercises, at: index })}
                >
                  {index + 1}
                  {draftOf(specKey(one)).done === "solved" && " ✓"}
                </Button>
              </li>
            ))}
          </ol>
          <button type="button" className="link" onClick={() => void copyLink(collected)}>
            {words.text("lab-exercises-link-sheet")}
          </button>
          <button
            type="button"
            className="link"
            onClick={() =>
              go({
                exercises: exercises.filter((_, index) => index !== at),
                at: Math.min(at, exercises.length - 2),
              })
            }
          >
            {words.text("lab-exercises-remove")}
          </button>
        </nav>
      )}
      <ExerciseView
        key={`${at} ${specKey(spec)}`}
        spec={spec}
        words={words}
        onDone={done}
        onNext={() =>
          isSet
            ? go({ exercises, at: (at + 1) % exercises.length })
            : setSpec({ ...spec, seed: nextSeed(spec.seed) })
        }
      />
      {dialog && (
        <WorksheetDialog
          spec={spec}
          set={collected}
          words={words}
          onLink={(specs) => void copyLink(specs)}
          onClose={() => setDialog(false)}
        />
      )}
    </section>
  );
}

/** The next exercise of the same kind that is not in the set. */
function fresh(spec: ExerciseSpec, set: readonly ExerciseSpec[]): ExerciseSpec {
  const known = new Set(set.map(specKey));
  let next = spec;
  while (known.has(specKey(next))) next = { ...next, seed: nextSeed(next.seed) };
  return next;
}

function lastPractised(): NonNullable<ReturnType<typeof practiceFrom>> {
  try {
    const last = practiceFrom(JSON.parse(remembered(LAST) ?? "null"));
    if (last) return last;
  } catch {
    // Invalid stored data: start with the first exercise.
  }
  return { exercises: [FIRST], at: 0 };
}

interface ExerciseViewProps {
  readonly spec: ExerciseSpec;
  readonly words: Catalogue;
  /** Called once: when the exercise is solved, or the answer is shown before that. */
  readonly onDone: (solved: boolean, hinted: boolean) => void;
  readonly onNext: () => void;
}

function ExerciseView({ spec, words, onDone, onNext }: ExerciseViewProps) {
  const made = useMemo(() => attempt(spec), [spec]);
  if ("message" in made) return <ProblemText problem={made} />;
  return <Solving exercise={made} words={words} onDone={onDone} onNext={onNext} />;
}

/** The exercise, or why there is none. */
function attempt(spec: ExerciseSpec): Exercise | Problem {
  try {
    return exerciseOf(spec);
  } catch (error) {
    return problemFrom(error);
  }
}
