import type { Catalogue } from "@tyche/messages";
import {
  type Answers,
  CROSS,
  crossedBy,
  diagnosisOf,
  drawingOf,
  type Exercise,
  feedbackOf,
  type Grade,
  gradeOf,
  HINT_STEPS,
  hintsFor,
  isBlank,
  isCross,
  type Key,
  keyOf,
  questionToHelp,
  remarkText,
  taskSentences,
  type Verdict,
  wrongRuleText,
} from "@tyche/practice";
import { writeTree } from "@tyche/trees";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../kit/button.js";
import { svgAddress } from "../kit/download.js";
import { AnswerFields, fieldId } from "./answer-fields.js";
import { draftOf, keepDraft, NO_DRAFT } from "./drafts.js";
import { ExerciseTree } from "./exercise-tree.js";
import { specKey } from "./specs.js";

export interface SolvingProps {
  readonly exercise: Exercise;
  readonly words: Catalogue;
  /** Called once: when the exercise is solved, or the answer is shown before that. */
  readonly onDone: (solved: boolean, hinted: boolean) => void;
  readonly onNext: () => void;
}

export function Solving({ exercise, words, onDone, onNext }: SolvingProps) {
  const key = useMemo(() => keyOf(exercise), [exercise]);
  const name = specKey(exercise.spec);
  const [first] = useState(() => draftOf(name));
  const [answers, setAnswers] = useState<Answers>(first.answers);
  const [grade, setGrade] = useState<Grade>();
  const [help, setHelp] = useState<{ readonly question: string; readonly steps: number }>();
  const [shown, setShown] = useState(false);
  const [done, setDone] = useState(first.done);
  const [hinted, setHinted] = useState(first.hinted);
  useEffect(() => {
    const isBegun = done !== "" || hinted || Object.values(answers).some((text) => text !== "");
    if (isBegun || draftOf(name) !== NO_DRAFT) keepDraft(name, { answers, hinted, done });
  }, [name, answers, hinted, done]);

  const finish = (how: "solved" | "shown"): void => {
    if (done !== "") return;
    onDone(how === "solved", hinted);
    setDone(how);
  };
  const answer = useCallback((id: string, text: string): void => {
    setAnswers((before) => ({ ...before, [id]: text }));
    setGrade(undefined);
  }, []);
  const check = (): void => {
    const next = gradeOf(exercise, key, answers);
    setGrade(next);
    if (next.solved) finish("solved");
  };
  const hint = (): void => {
    const question = questionToHelp(gradeOf(exercise, key, answers))?.id;
    if (question === undefined) {
      check();
      return;
    }
    setHinted(true);
    const steps = help?.question === question ? Math.min(help.steps + 1, HINT_STEPS.length) : 1;
    setHelp({ question, steps });
  };
  const onNode = useCallback(
    (node: number): void => {
      const question = exercise.questions.find((one) => crossedBy(exercise.tree, one) === node);
      if (!question) return;
      if (question.type === "cut" || question.type === "move") {
        setAnswers((before) => ({ ...before, [question.id]: before[question.id] === CROSS ? "" : CROSS }));
        setGrade(undefined);
      } else {
        document.getElementById(fieldId(question.id))?.focus();
      }
    },
    [exercise],
  );
  const feedback = useMemo(() => grade && feedbackOf(grade), [grade]);
  const rule = useMemo(() => grade && diagnosisOf(exercise, key, answers), [grade, exercise, key, answers]);
  const remarks = new Map(
    feedback?.told.map(({ question, remark }) => [question.id, remarkText(remark, exercise, words)]),
  );
  const { asks } = exercise.template;
  return (
    <>
      <div className="practice-work">
        <div className="panel stack practice-task">
          <p>{words.paragraph(taskSentences(exercise, words))}</p>
          {asks === "cuts" && <p className="note">{words.text("practice-press-to-cross")}</p>}
        </div>
        <Scroller name={words.text("practice-tree")}>
          <ExerciseTree
            exercise={exercise}
            answers={answers}
            crossed={crossedNodes(exercise, answers)}
            verdicts={verdictsOf(grade, answers, remarks)}
            words={words}
            onNode={onNode}
          />
        </Scroller>
        <form
          className="panel stack practice-form"
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <fieldset>
            <legend>{words.text("practice-answers")}</legend>
            <AnswerFields
              exercise={exercise}
              answers={answers}
              marks={
                new Map(grade && !grade.blank ? grade.marks.map((mark) => [mark.question.id, mark]) : [])
              }
              remarks={remarks}
              shown={shown ? key : undefined}
              words={words}
              onAnswer={answer}
            />
          </fieldset>
          <div className="buttons">
            <Button type="submit" primary>
              {words.text("practice-check")}
            </Button>
            <Button onClick={hint}>{words.text("practice-hint")}</Button>
            <Button
              aria-pressed={shown}
              onClick={() => {
                setShown(!shown);
                finish("shown");
              }}
            >
              {words.text(shown ? "practice-hide" : "practice-show")}
            </Button>
            <Button
              onClick={() => {
                setAnswers({});
                setGrade(undefined);
                setHelp(undefined);
              }}
            >
              {words.text("practice-clear")}
            </Button>
            <Button primary={grade?.solved} onClick={onNext}>
              {words.text("practice-next")}
            </Button>
          </div>
          <div role="status" className="practice-status stack">
            {grade && <p className={grade.solved ? "good" : undefined}>{summary(grade, words)}</p>}
            <div className="hidden">{[...remarks.values()].join(" ")}</div>
            {rule && <p>{wrongRuleText(rule, exercise, words)}</p>}
            {feedback && feedback.moreMissed > 0 && (
              <p>{words.text("practice-more", { count: feedback.moreMissed })}</p>
            )}
            {help && !grade?.solved && (
              <HintList exercise={exercise} answerKey={key} help={help} words={words} />
            )}
          </div>
        </form>
      </div>
      {shown && <KeyPicture exercise={exercise} words={words} />}
    </>
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
    <Scroller name={name}>
      <img src={svgAddress(text)} alt={name} />
    </Scroller>
  );
}

function summary(grade: Grade, words: Catalogue): string {
  if (grade.blank) return words.text("practice-blank");
  return grade.solved ? words.text("practice-solved") : words.text("practice-score", grade.counts);
}

function crossedNodes({ questions, tree }: Exercise, answers: Answers): Set<number> {
  const crossed = questions.filter(({ id, type }) => type !== "value" && isCross(answers[id] ?? ""));
  return new Set(crossed.map((question) => crossedBy(tree, question)));
}

/**
 * The verdict of each node: the worst of its questions. Missing answers and edges below a crossed one have none,
 * because a sign there would reveal more than the person has found.
 */
function verdictsOf(
  grade: Grade | undefined,
  answers: Answers,
  told: ReadonlyMap<string, string>,
): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>();
  for (const { question, verdict } of grade?.blank === false ? grade.marks : []) {
    const isAnswered = !isBlank(answers[question.id]);
    if (!isAnswered && !(question.type === "cut" && told.has(question.id))) continue;
    if (verdicts.get(question.node) !== "wrong") verdicts.set(question.node, verdict);
  }
  return verdicts;
}

interface ScrollerProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A card for a wide picture. It can be focused only if there is something to scroll, which then works by keys. */
function Scroller({ name, children }: ScrollerProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current!;
    const update = (): void => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className="panel practice-tree" aria-label={name}>
      {children}
    </section>
  );
}
