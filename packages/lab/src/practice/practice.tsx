import type { Problem } from "@tyche/messages";
import { type Exercise, type ExerciseSpec, exerciseOf, nextSeed } from "@tyche/practice";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ProblemText, problemFrom } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { Button } from "../kit/button.js";
import { useLab } from "../state/context.js";
import { MOST_IN_SET, type PracticeLink, packPractice, practiceFrom } from "../state/practice-link.js";
import { remember, remembered } from "../state/preferences.js";
import { tryOrNotice } from "../state/try-or-notice.js";
import { useRemembered } from "../state/use-remembered.js";
import { draftOf, isBegun } from "./drafts.js";
import { useExam } from "./exam.js";
import { draftName, HandIn } from "./hand-in.js";
import { NO_PROGRESS, readProgress, scoreOf, withAttempt, writeProgress } from "./progress.js";
import { KindAndLevel, RuleSettings } from "./settings-form.js";
import { Solving, type SolvingProps } from "./solving.js";
import { exercisesLink, FIRST, specKey, specOf } from "./specs.js";
import { WorksheetDialog } from "./worksheet-dialog.js";
import "../trees/picture/scene/scene-style.js";
import "./practice.css";

/** Storage key of the last exercises in this browser. */
const LAST = "exercise";

/** The exercises of the page, and what can be done with them. */
function usePractice() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const [progress, keep] = useRemembered("practice", readProgress, writeProgress);
  const [copied, setCopied] = useState("");
  const start = useRef<HTMLElement>(null);
  const practice = useMemo(() => state.practice ?? lastPractised(), [state.practice]);
  const { exercises, at } = practice;
  const spec = useMemo(() => specOf(exercises[at]!), [exercises, at]);
  const collected = useMemo(() => exercises.map(specOf), [exercises]);
  // Stores the exercise in the address and this browser from the first one on.
  useEffect(() => {
    if (state.practice !== practice) dispatch({ type: "practice", practice });
    remember(LAST, JSON.stringify(packPractice(practice)));
  }, [state.practice, practice, dispatch]);

  const go = (next: PracticeLink, isNew = false): void => {
    setCopied("");
    dispatch({ type: "practice", practice: next, isNew });
  };
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
  const copyLink = (specs: readonly ExerciseSpec[], how?: PracticeLink["handIn"]): Promise<void> =>
    tryOrNotice(dispatch, async () => {
      await navigator.clipboard.writeText(exercisesLink(specs, state.look, how));
      setCopied(words.text("lab-share-copied"));
    });
  return { practice, spec, collected, progress, keep, copied, start, go, open, setSpec, copyLink, words };
}

interface PartProps {
  readonly page: ReturnType<typeof usePractice>;
}

/**
 * The Practise page: exercises from seeds, with answers in the tree, grading, hints, the key, sets, links and worksheets;
 * and exams by link, whose answers are saved as a file.
 */
export function Practice() {
  const page = usePractice();
  const { practice, spec, collected, progress, keep, start, go, open, setSpec, copyLink, words } = page;
  const { exercises, at, handIn } = practice;
  const [dialog, setDialog] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isSet = exercises.length > 1;
  const hasHelp = handIn?.help ?? true;
  const leave = (): void => {
    setLeaving(false);
    go({ exercises: [FIRST], at: 0 }, true);
  };
  const exam = useExam(handIn, `exam ${draftName(collected[0]!, handIn)} ${exercises.length}`);
  const done = (solved: boolean, hinted: boolean): void =>
    keep(withAttempt(progress, { template: spec.template, level: spec.level, solved, hinted }));
  const next = (): void => {
    if (!isSet) open(setSpec({ ...spec, seed: nextSeed(spec.seed) }));
    else open({ ...practice, at: (at + 1) % exercises.length });
  };
  // A tree that was given has no next one.
  const isOne = !isSet && spec.tree !== undefined;
  const isLast = isOne || (handIn !== undefined && at === exercises.length - 1);
  return (
    <section
      ref={start}
      tabIndex={-1}
      className="practice page"
      aria-label={words.text("lab-place-practise")}
    >
      {handIn ? (
        <header className="panel practice-exam buttons">
          <h2>{handIn.title || words.text(hasHelp ? "lab-exercises-set" : "hand-in-exam")}</h2>
          {isSet && <ExerciseSet page={page} />}
          <button
            type="button"
            className="link"
            aria-live="polite"
            onClick={() => (isLeaving ? leave() : setLeaving(true))}
            onBlur={() => setLeaving(false)}
          >
            {words.text(isLeaving ? "hand-in-leave-ask" : "hand-in-leave")}
          </button>
          <HandIn exercises={collected} handIn={handIn} exam={exam} words={words} />
        </header>
      ) : (
        <Choosing page={page} onWorksheet={() => setDialog(true)} />
      )}
      {isSet && !handIn && <SetTools page={page} />}
      <div className="practice-body" inert={exam.isOver}>
        <ExerciseView
          key={`${at} ${draftName(spec, handIn)}`}
          spec={spec}
          name={draftName(spec, handIn)}
          help={hasHelp}
          words={words}
          onDone={handIn ? () => undefined : done}
          onNext={isLast ? undefined : next}
        />
      </div>
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

/** The exercises of a set, by number. */
function ExerciseSet({ page: { practice, collected, open, words } }: PartProps) {
  const { at, exercises } = practice;
  return (
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
              {signOf(one, practice)}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The kind of exercise, its rules, and what is needed less often. */
function Choosing({ page, onWorksheet }: PartProps & { readonly onWorksheet: () => void }) {
  const { practice, spec, collected, progress, keep, copied, go, open, setSpec, copyLink, words } = page;
  const { exercises } = practice;
  const isWide = useWide();
  const choice = <KindAndLevel spec={spec} words={words} onSpec={(chosen) => go(setSpec(chosen))} />;
  return (
    <div className="panel practice-choice">
      {isWide && choice}
      <details className="practice-choosing">
        {isWide ? (
          <summary>{words.text("practice-choosing", { seed: spec.seed })}</summary>
        ) : (
          <summary>
            <b>{words.text(`exercise-${spec.template}`)}</b> · {words.text(`exercise-level-${spec.level}`)} ·{" "}
            {words.text("practice-seed")} {spec.seed}
          </summary>
        )}
        {!isWide && choice}
        <RuleSettings spec={spec} words={words} onSpec={(chosen) => go(setSpec(chosen))} />
        <div className="buttons">
          <Button onClick={() => void copyLink([spec])}>{words.text("lab-exercises-link")}</Button>
          <Button
            disabled={exercises.length >= MOST_IN_SET}
            onClick={() => open({ exercises: [...exercises, fresh(spec, collected)], at: exercises.length })}
          >
            {words.text("lab-exercises-add")}
          </Button>
          <Button onClick={onWorksheet}>{words.text("practice-worksheet")}</Button>
        </div>
        <p className="note">
          {words.text("practice-progress", scoreOf(progress, spec.template, spec.level))}{" "}
          {Object.keys(progress.scores).length > 0 && (
            <button type="button" className="link" onClick={() => keep(NO_PROGRESS)}>
              {words.text("practice-forget")}
            </button>
          )}
        </p>
      </details>
      <span role="status">{copied}</span>
    </div>
  );
}

/** A set being collected: its exercises, its link, and a button to take one out. */
function SetTools({ page }: PartProps) {
  const { practice, collected, go, copyLink, words } = page;
  const { exercises, at } = practice;
  const others = exercises.filter((_, index) => index !== at);
  return (
    <div className="panel buttons">
      <ExerciseSet page={page} />
      <button type="button" className="link" onClick={() => void copyLink(collected)}>
        {words.text("lab-exercises-link-sheet")}
      </button>
      <button
        type="button"
        className="link"
        onClick={() => go({ exercises: others, at: Math.min(at, others.length - 1) })}
      >
        {words.text("lab-exercises-remove")}
      </button>
    </div>
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

/** A tick for an exercise that is solved, or without help has all answers; a circle for one that is begun. */
function signOf(spec: ExerciseSpec, { handIn }: PracticeLink): string {
  const draft = draftOf(draftName(spec, handIn));
  if (handIn?.help === false ? draft.filled : draft.done === "solved") return " ✓";
  return isBegun(draft) ? " ○" : "";
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
