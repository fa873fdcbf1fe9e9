import type { Problem } from "@tyche/messages";
import { type Exercise, type ExerciseSpec, exerciseOf, nextSeed } from "@tyche/practice";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ProblemText, problemFrom } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { Button } from "../kit/button.js";
import { useLab } from "../state/context.js";
import { MOST_IN_SET, type PracticeLink, packPractice, practiceFrom } from "../state/practice-link.js";
import { remember, remembered } from "../state/preferences.js";
import { useRemembered } from "../state/use-remembered.js";
import { draftOf } from "./drafts.js";
import { draftName, HandIn } from "./hand-in.js";
import { NO_PROGRESS, readProgress, scoreOf, withAttempt, writeProgress } from "./progress.js";
import { KindAndLevel, RuleSettings } from "./settings-form.js";
import { Solving, type SolvingProps } from "./solving.js";
import { exercisesLink, FIRST, specKey, specOf } from "./specs.js";
import { WorksheetDialog } from "./worksheet-dialog.js";
import "./practice.css";

/** Storage key of the last exercises in this browser. */
const LAST = "exercise";

/**
 * The Practise page: exercises from seeds, with answers in the tree, grading, hints, the key, sets, links and worksheets;
 * and exams by link, whose answers are saved as a file.
 */
export function Practice() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const [progress, keep] = useRemembered("practice", readProgress, writeProgress);
  const [dialog, setDialog] = useState(false);
  const [copied, setCopied] = useState("");
  const start = useRef<HTMLElement>(null);
  const practice = useMemo(() => state.practice ?? lastPractised(), [state.practice]);
  const { exercises, at, handIn } = practice;
  const spec = useMemo(() => specOf(exercises[at]!), [exercises, at]);
  const isSet = exercises.length > 1;
  const collected = useMemo(() => exercises.map(specOf), [exercises]);
  const score = scoreOf(progress, spec.template, spec.level);
  const hasHelp = handIn?.help ?? true;

  const go = (next: PracticeLink): void => {
    setCopied("");
    dispatch({ type: "practice", practice: next });
  };
  // Stores the exercise in the address and this browser from the first one on.
  useEffect(() => {
    if (state.practice !== practice) dispatch({ type: "practice", practice });
    remember(LAST, JSON.stringify(packPractice(practice)));
  }, [state.practice, practice, dispatch]);

  /** Goes to an exercise, and to the start of the page: also the focus, so that the next Tab leads to its fields. */
  const open = (next: PracticeLink): void => {
    go(next);
    start.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const setSpec = (next: ExerciseSpec): PracticeLink => ({
    ...practice,
    exercises: exercises.map((one, index) => (index === at ? next : one)),
  });
  const done = (solved: boolean, hinted: boolean): void =>
    keep(withAttempt(progress, { template: spec.template, level: spec.level, solved, hinted }));
  const copyLink = async (specs: readonly ExerciseSpec[], how?: PracticeLink["handIn"]): Promise<void> => {
    try {
      await navigator.clipboard.writeText(exercisesLink(specs, state.look, how));
      setCopied(words.text("lab-share-copied"));
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  const next = (): void => {
    if (!isSet) open(setSpec({ ...spec, seed: nextSeed(spec.seed) }));
    else open({ ...practice, at: (at + 1) % exercises.length });
  };
  const set = (
    <nav className="buttons practice-set" aria-label={words.text("lab-exercises-set")}>
      <span>{words.text("lab-exercises-number", { number: at + 1, all: exercises.length })}</span>
      <ol className="buttons plain">
        {collected.map((one, index) => (
          <li key={specKey(one)}>
            <Button
              aria-current={index === at ? "step" : undefined}
              onClick={() => open({ ...practice, at: index })}
            >
              {index + 1}
              {isDone(one, practice) && " ✓"}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
  const isWide = useWide();
  const choice = <KindAndLevel spec={spec} words={words} onSpec={(chosen) => go(setSpec(chosen))} />;
  const isLast = handIn !== undefined && at === exercises.length - 1;
  return (
    <section
      ref={start}
      tabIndex={-1}
      className="practice page"
      aria-label={words.text("lab-place-practise")}
    >
      {handIn ? (
        <header className="panel practice-exam">
          <h2>{handIn.title || words.text(hasHelp ? "lab-exercises-set" : "hand-in-exam")}</h2>
          {isSet && set}
          <button type="button" className="link" onClick={() => go({ exercises: [FIRST], at: 0 })}>
            {words.text("hand-in-leave")}
          </button>
        </header>
      ) : (
        <div className="panel practice-choice">
          {isWide && choice}
          <details className="practice-choosing">
            {isWide ? (
              <summary>{words.text("practice-choosing", { seed: spec.seed })}</summary>
            ) : (
              <summary>
                <b>{words.text(`exercise-${spec.template}`)}</b> ·{" "}
                {words.text(`exercise-level-${spec.level}`)} · {words.text("practice-seed")} {spec.seed}
              </summary>
            )}
            {!isWide && choice}
            <RuleSettings spec={spec} words={words} onSpec={(chosen) => go(setSpec(chosen))} />
            <div className="buttons">
              <Button onClick={() => void copyLink([spec])}>{words.text("lab-exercises-link")}</Button>
              <Button
                disabled={exercises.length >= MOST_IN_SET}
                onClick={() =>
                  open({ exercises: [...exercises, fresh(spec, collected)], at: exercises.length })
                }
              >
                {words.text("lab-exercises-add")}
              </Button>
              <Button onClick={() => setDialog(true)}>{words.text("practice-worksheet")}</Button>
            </div>
            <p className="note">
              {words.text("practice-progress", score)}{" "}
              {Object.keys(progress.scores).length > 0 && (
                <button type="button" className="link" onClick={() => keep(NO_PROGRESS)}>
                  {words.text("practice-forget")}
                </button>
              )}
            </p>
          </details>
          <span role="status">{copied}</span>
        </div>
      )}
      {isSet && !handIn && (
        <div className="panel buttons">
          {set}
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
        </div>
      )}
      <ExerciseView
        key={`${at} ${draftName(spec, handIn)}`}
        spec={spec}
        name={draftName(spec, handIn)}
        help={hasHelp}
        words={words}
        onDone={handIn ? () => undefined : done}
        onNext={isLast ? undefined : next}
      />
      {handIn && <HandIn exercises={collected} handIn={handIn} words={words} />}
      {dialog && (
        <WorksheetDialog
          spec={spec}
          set={collected}
          words={words}
          onLink={(specs, how) => void copyLink(specs, how)}
          onClose={() => setDialog(false)}
        />
      )}
    </section>
  );
}

/** As in practice.css: from this width, kind and level are always in sight. */
const WIDE = matchMedia("(min-width: 761px)");

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      WIDE.addEventListener("change", changed);
      return () => WIDE.removeEventListener("change", changed);
    },
    () => WIDE.matches,
  );
}

/** Whether an exercise is solved; without help, whether it is begun. */
function isDone(spec: ExerciseSpec, { handIn }: PracticeLink): boolean {
  const { done, answers } = draftOf(draftName(spec, handIn));
  if (handIn?.help !== false) return done === "solved";
  return Object.values(answers).some((text) => text.trim() !== "");
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

type ExerciseViewProps = Omit<SolvingProps, "exercise"> & { readonly spec: ExerciseSpec };

function ExerciseView({ spec, ...props }: ExerciseViewProps) {
  const made = useMemo(() => attempt(spec), [spec]);
  return "message" in made ? <ProblemText problem={made} /> : <Solving exercise={made} {...props} />;
}

/** The exercise, or why there is none. */
function attempt(spec: ExerciseSpec): Exercise | Problem {
  try {
    return exerciseOf(spec);
  } catch (error) {
    return problemFrom(error);
  }
}
