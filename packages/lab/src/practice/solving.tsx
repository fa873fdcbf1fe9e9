import type { Catalogue } from "@tyche/messages";
import {
  type Answers,
  diagnosisOf,
  drawingOf,
  type Exercise,
  feedbackOf,
  type Grade,
  gradeOf,
  HINT_STEPS,
  hintsFor,
  type Key,
  keyOf,
  questionText,
  questionToHelp,
  remarkText,
  taskSentences,
  wrongRuleText,
} from "@tyche/practice";
import { writeTree } from "@tyche/trees";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../kit/button.js";
import { svgAddress } from "../kit/download.js";
import { remember, remembered } from "../state/preferences.js";
import { AnswerFields } from "./answer-fields.js";
import { draftOf, isFilled, keepDraft, NO_DRAFT } from "./drafts.js";
import { ExerciseTree } from "./exercise-tree.js";

export interface SolvingProps {
  readonly exercise: Exercise;
  /** The name under which the answers are stored in this browser. */
  readonly name: string;
  /** Whether answers are checked, with hints and the key. */
  readonly help: boolean;
  readonly words: Catalogue;
  /** Called once: when the exercise is solved, or the answer is shown before that. */
  readonly onDone: (solved: boolean, hinted: boolean) => void;
  /** Undefined after the last exercise of a set. */
  readonly onNext: (() => void) | undefined;
}

type Solved = Pick<SolvingProps, "exercise" | "name" | "help" | "onDone">;

/** The answers to an exercise, what was found when they were checked, and what its buttons do. */
function useSolving({ exercise, name, help: hasHelp, onDone }: Solved) {
  const key = useMemo(() => keyOf(exercise), [exercise]);
  const [first] = useState(() => draftOf(name));
  const [answers, setAnswers] = useState<Answers>(first.answers);
  const [grade, setGrade] = useState<Grade>();
  const [help, setHelp] = useState<{ readonly question: string; readonly steps: number }>();
  const [shown, setShown] = useState(false);
  const [done, setDone] = useState(first.done);
  const [hinted, setHinted] = useState(first.hinted);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isBegun = done !== "" || hinted || Object.values(answers).some((text) => text !== "");
    if (isBegun || draftOf(name) !== NO_DRAFT)
      keepDraft(name, { answers, hinted, done, filled: isFilled(exercise, answers) });
  }, [name, exercise, answers, hinted, done]);

  const finish = (how: "solved" | "shown"): void => {
    if (done !== "") return;
    onDone(how === "solved", hinted);
    setDone(how);
  };
  const answer = useCallback((id: string, text: string): void => {
    setAnswers((before) => ({ ...before, [id]: text }));
    setGrade(undefined);
  }, []);
  const check = (): boolean => {
    const found = gradeOf(exercise, key, answers);
    setGrade(found);
    if (found.solved) finish("solved");
    return found.solved;
  };
  /** After Enter in the last field: what is solved is left with one more Enter. */
  const ready = (): void => {
    if (!hasHelp || check()) next.current?.focus();
  };
  const hint = (): void => {
    const question = questionToHelp(gradeOf(exercise, key, answers), exercise.tree)?.id;
    if (question === undefined) {
      check();
      return;
    }
    setHinted(true);
    const steps = help?.question === question ? Math.min(help.steps + 1, HINT_STEPS.length) : 1;
    setHelp({ question, steps });
  };
  const show = (): void => {
    setShown(!shown);
    finish("shown");
  };
  const clear = (): void => {
    setAnswers({});
    setGrade(undefined);
    setHelp(undefined);
  };
  return { key, answers, grade, help, shown, next, answer, check, ready, hint, show, clear };
}

/** An exercise: the task, the tree with the answers, and the buttons. */
export function Solving(props: SolvingProps) {
  const { exercise, help: hasHelp, words } = props;
  const solving = useSolving(props);
  const { key, answers, grade, shown, answer, check, ready } = solving;
  const feedback = useMemo(() => grade && feedbackOf(grade), [grade]);
  const marks = useMemo(
    () => new Map(grade && !grade.blank ? grade.marks.map((mark) => [mark.question.id, mark]) : []),
    [grade],
  );
  const remarks = new Map(
    feedback?.told.map(({ question, remark }) => [question.id, remarkText(remark, exercise, words)]),
  );
  const [task, ...rules] = taskSentences(exercise, words);
  const answered = { exercise, answers, marks, remarks, words, onAnswer: answer };
  return (
    <>
      <form
        className="practice-work"
        onSubmit={(event) => {
          event.preventDefault();
          if (hasHelp) check();
        }}
      >
        <p className="panel practice-task">{task}</p>
        <ExerciseTree {...answered} onReady={ready} />
        <div className="panel stack practice-form">
          <SolvingButtons {...props} solving={solving} />
          <Status {...props} solving={solving} feedback={feedback} remarks={remarks} />
          {rules.length > 0 && <p className="note">{words.paragraph(rules)}</p>}
          <AnswerList exercise={exercise} words={words}>
            <AnswerFields {...answered} shown={shown ? key : undefined} />
          </AnswerList>
        </div>
      </form>
      {shown && <KeyPicture exercise={exercise} words={words} />}
    </>
  );
}

interface PartProps extends SolvingProps {
  readonly solving: ReturnType<typeof useSolving>;
}

function SolvingButtons({ solving, help: hasHelp, words, onNext }: PartProps) {
  const { grade, shown, next, hint, show, clear } = solving;
  return (
    <div className="buttons">
      {hasHelp && (
        <>
          <Button type="submit" primary={!grade?.solved}>
            {words.text("practice-check")}
          </Button>
          <Button onClick={hint}>{words.text("practice-hint")}</Button>
          <Button aria-pressed={shown} onClick={show}>
            {words.text(shown ? "practice-hide" : "practice-show")}
          </Button>
        </>
      )}
      <Button onClick={clear}>{words.text("practice-clear")}</Button>
      {onNext && (
        <Button
          ref={next}
          className={grade?.solved ? "practice-first" : ""}
          primary={grade?.solved || !hasHelp}
          onClick={onNext}
        >
          {words.text("practice-next")}
        </Button>
      )}
    </div>
  );
}

interface StatusProps extends PartProps {
  readonly feedback: ReturnType<typeof feedbackOf> | undefined;
  readonly remarks: ReadonlyMap<string, string>;
}

/** What was found: the score, remarks to answers, and hints. */
function Status({ solving, exercise, words, feedback, remarks }: StatusProps) {
  const { key, answers, grade, help } = solving;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grade || help) reveal(status.current);
  }, [grade, help]);
  const rule = useMemo(() => grade && diagnosisOf(exercise, key, answers), [grade, exercise, key, answers]);
  return (
    <div ref={status} role="status" className="practice-status stack">
      {grade && <p className={grade.solved ? "good" : undefined}>{summary(grade, words)}</p>}
      {rule && <p>{wrongRuleText(rule, exercise, words)}</p>}
      {feedback && feedback.told.length > 0 && (
        <ul className="practice-remarks">
          {feedback.told.map(({ question }) => (
            <li key={question.id}>
              {words.text("question-about", {
                question: questionText(question, exercise.tree, words),
                text: remarks.get(question.id)!,
              })}
            </li>
          ))}
        </ul>
      )}
      {feedback && feedback.moreMissed > 0 && (
        <p>{words.text("practice-more", { count: feedback.moreMissed })}</p>
      )}
      {help && !grade?.solved && <HintList exercise={exercise} answerKey={key} help={help} words={words} />}
    </div>
  );
}

/** On a phone, what answers a button is below the edge of the screen. */
function reveal(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

interface AnswerListProps {
  readonly exercise: Exercise;
  readonly words: Catalogue;
  readonly children: ReactNode;
}

/** Storage key of whether the list is open. */
const LIST = "answer-list";

/** The answers as a list below the tree: closed at first, except for a trace, which is written as a table. */
function AnswerList({ exercise, words, children }: AnswerListProps) {
  const isTrace = exercise.template.asks === "trace";
  const [open, setOpen] = useState(isTrace || remembered(LIST) === "open");
  return (
    <details
      className="practice-list"
      open={open}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        setOpen(isOpen);
        if (!isTrace) remember(LIST, isOpen ? "open" : "");
      }}
    >
      <summary>{words.text(isTrace ? "practice-table" : "practice-list")}</summary>
      {open && (
        <fieldset>
          <legend className="hidden">{words.text("practice-answers")}</legend>
          {children}
        </fieldset>
      )}
    </details>
  );
}

interface HintListProps {
  readonly exercise: Exercise;
  readonly answerKey: Key;
  readonly help: { readonly question: string; readonly steps: number };
  readonly words: Catalogue;
}

function HintList({ exercise, answerKey, help, words }: HintListProps) {
  const question = exercise.questions.find(({ id }) => id === help.question)!;
  const hints = hintsFor(exercise, answerKey, question, words);
  return (
    <ol className="practice-hints callout">
      {HINT_STEPS.slice(0, help.steps).map((step) => (
        <li key={step}>{hints[step]}</li>
      ))}
    </ol>
  );
}

/** The tree with all results of the search. */
function KeyPicture({ exercise, words }: { readonly exercise: Exercise; readonly words: Catalogue }) {
  const name = words.text("worksheet-key");
  const { text } = writeTree(exercise.tree, "svg", {
    ...drawingOf(exercise, "key", words),
    title: name,
  });
  return (
    <figure className="panel practice-key">
      <figcaption>{name}</figcaption>
      <img src={svgAddress(text)} alt={name} onLoad={({ currentTarget }) => reveal(currentTarget)} />
    </figure>
  );
}

function summary(grade: Grade, words: Catalogue): string {
  if (grade.blank) return words.text("practice-blank");
  return grade.solved ? words.text("practice-solved") : words.text("practice-score", grade.counts);
}
