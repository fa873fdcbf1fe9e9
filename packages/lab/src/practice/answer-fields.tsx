import { answerText, CROSS, type Key, type Question, questionText } from "@tyche/practice";
import { nameOf } from "@tyche/trees";
import { classes } from "../kit/button.js";
import { type AnsweredProps, fieldId, SIGNS } from "./tree-fields.js";

export interface AnswerFieldsProps extends AnsweredProps {
  /** The correct answers to show beside the fields. */
  readonly shown: Key | undefined;
}

function listId(question: string): string {
  return `list-${fieldId(question)}`;
}

/**
 * A field for every question outside the picture of the tree: in a list or, for a trace, in a table; check boxes for
 * edges and moves. The same answers are in the tree.
 */
export function AnswerFields(props: AnswerFieldsProps) {
  const { exercise } = props;
  switch (exercise.template.asks) {
    case "trace":
      return <TraceTable {...props} />;
    case "cuts": {
      const words = exercise.questions.filter(({ type }) => type !== "cut");
      return (
        <>
          <EdgeList {...props} node={0} />
          {words.length > 0 && <TextFields {...props} questions={words} />}
        </>
      );
    }
    case "moves":
      return (
        <ul className="practice-edges plain">
          {exercise.questions.map((question) => (
            <li key={question.id}>
              <Box {...props} question={question} />
            </li>
          ))}
        </ul>
      );
    default:
      return <TextFields {...props} questions={exercise.questions} />;
  }
}

function TextFields({
  questions,
  ...props
}: AnswerFieldsProps & { readonly questions: readonly Question[] }) {
  return (
    <ul className="practice-fields plain">
      {questions.map((question) => (
        <li key={question.id}>
          <label htmlFor={listId(question.id)}>
            {questionText(question, props.exercise.tree, props.words)}
          </label>
          <TextField {...props} question={question} />
        </li>
      ))}
    </ul>
  );
}

type OfQuestion = AnswerFieldsProps & { readonly question: Question };

function TextField({ question, ...props }: OfQuestion & { readonly label?: string }) {
  const { answers, marks, remarks, onAnswer, label } = props;
  const id = listId(question.id);
  const verdict = marks.get(question.id)?.verdict;
  const isAbout = verdict || props.shown;
  return (
    <>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={verdict === "wrong" || undefined}
        aria-describedby={isAbout ? `${id}-about` : undefined}
        value={answers[question.id] ?? ""}
        onChange={(event) => onAnswer(question.id, event.target.value)}
      />
      {isAbout && (
        <span id={`${id}-about`} className="practice-about">
          <Verdict {...props} question={question} /> {remarks.get(question.id)}
        </span>
      )}
    </>
  );
}

/** The verdict as a sign and a word, and the correct answer if shown. */
function Verdict({ question, marks, shown, words }: OfQuestion) {
  const verdict = marks.get(question.id)?.verdict;
  const expected = shown?.get(question.id);
  return (
    <>
      {verdict && (
        <span className={classes("practice-verdict", verdict === "right" ? "good" : "bad")}>
          {SIGNS[verdict]} {words.text(`practice-${verdict}`)}
        </span>
      )}{" "}
      {expected && expected.type !== "mark" && <b className="practice-answer">{answerText(expected)}</b>}
      {expected?.type === "mark" && expected.marked && <b className="practice-answer">×</b>}
    </>
  );
}

/** A check box for an edge or a move. It has no verdict if it is correctly unchecked. */
function Box({ question, ...props }: OfQuestion) {
  const { exercise, answers, marks, remarks, words, onAnswer } = props;
  const id = listId(question.id);
  const remark = remarks.get(question.id);
  // Missed cuts are revealed one at a time, and edges below a crossed one have no verdict.
  const isTold = marks.has(question.id) && (answers[question.id] === CROSS || remark !== undefined);
  return (
    <span className="practice-box">
      <input
        id={id}
        type="checkbox"
        checked={answers[question.id] === CROSS}
        aria-describedby={remark ? `${id}-about` : undefined}
        onChange={(event) => onAnswer(question.id, event.target.checked ? CROSS : "")}
      />
      <label htmlFor={id}>{questionText(question, exercise.tree, words)}</label>
      {(isTold || props.shown) && (
        <span id={`${id}-about`} className="practice-about">
          <Verdict {...props} marks={isTold ? marks : new Map()} question={question} /> {remark}
        </span>
      )}
    </span>
  );
}

/** The edges below a node, nested like the tree. */
function EdgeList({ node, ...props }: AnswerFieldsProps & { readonly node: number }) {
  const { exercise } = props;
  return (
    <ul className="practice-edges plain">
      {exercise.tree.nodes[node]!.children.map(({ id, kind }) => (
        <li key={id}>
          <Box {...props} question={{ id: `cut:${id}`, type: "cut", node: id }} />
          {kind !== "leaf" && <EdgeList {...props} node={id} />}
        </li>
      ))}
    </ul>
  );
}

function TraceTable(props: AnswerFieldsProps) {
  const { exercise, words } = props;
  const { tree } = exercise;
  return (
    <table className="practice-trace">
      <thead>
        <tr>
          <th scope="col">{words.text("worksheet-edge")}</th>
          <th scope="col">{words.text("worksheet-window")}</th>
          <th scope="col">{words.text("worksheet-return")}</th>
        </tr>
      </thead>
      <tbody>
        {tree.nodes.slice(1).map(({ id }) => (
          <tr key={id}>
            <th scope="row">
              {nameOf(tree, tree.parents[id]!)}–{nameOf(tree, id)}
            </th>
            {(["window", "return"] as const).map((type) => {
              const question = { id: `${type}:${id}`, type, node: id };
              return (
                <td key={type}>
                  <TextField {...props} question={question} label={questionText(question, tree, words)} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
