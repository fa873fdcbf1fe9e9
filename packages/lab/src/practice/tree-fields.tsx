import type { Catalogue } from "@tyche/messages";
import { type Answers, CROSS, type Exercise, type Mark, type Question, questionText } from "@tyche/practice";
import { columns } from "@tyche/trees/drawing";
import type { CSSProperties, KeyboardEvent } from "react";
import { classes } from "../kit/button.js";
import type { ExercisePicture, Slot } from "./exercise-picture.js";

/** An exercise with the answers so far. */
export interface AnsweredProps {
  readonly exercise: Exercise;
  readonly answers: Answers;
  /** The marks of the last check, by question. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly remarks: ReadonlyMap<string, string>;
  readonly words: Catalogue;
  readonly onAnswer: (id: string, text: string) => void;
}

export interface TreeFieldsProps extends AnsweredProps {
  readonly picture: ExercisePicture;
  /** Called when a field gets the focus, and with undefined when none has it. */
  readonly onFocus: (question: Question | undefined) => void;
  /** Called for Enter in a field. */
  readonly onEnter: (question: Question) => void;
}

/** The id of the field in the tree for a question. */
export function fieldId(question: string): string {
  return `answer-${question.replaceAll(":", "-")}`;
}

export const SIGNS = { right: "✓", wrong: "✗", missing: "?" } as const;

/** Font size of the picture, and the width of a column of text, in its units. */
const FONT = 13;
const COLUMN = 0.6;
const SMALLEST_FONT = 6.5;

/** Fields over the picture of a tree, at the nodes and edges that they ask about: texts, and check boxes for crosses. */
export function TreeFields(props: TreeFieldsProps) {
  return props.picture.slots.map((slot) =>
    slot.question.type === "cut" || slot.question.type === "move" ? (
      <TreeBox key={slot.question.id} {...props} slot={slot} />
    ) : (
      <TreeText key={slot.question.id} {...props} slot={slot} />
    ),
  );
}

type AtSlot = TreeFieldsProps & { readonly slot: Slot };

function TreeText({ slot, ...props }: AtSlot) {
  const { exercise, picture, answers, marks, remarks, words, onAnswer, onFocus, onEnter } = props;
  const { question } = slot;
  const id = fieldId(question.id);
  const text = answers[question.id] ?? "";
  const verdict = marks.get(question.id)?.verdict;
  const shown = verdict === "missing" ? undefined : verdict;
  const room = (slot.width * picture.scale - 5) / (Math.max(1, columns(text)) * COLUMN);
  const font = Math.max(SMALLEST_FONT, Math.min(FONT * picture.scale, room));
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter(question);
  };
  return (
    <>
      <input
        id={id}
        className={classes("slot", question.type, shown)}
        style={placed(slot, picture, { "--font": `${font}px` })}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-label={questionText(question, exercise.tree, words)}
        aria-invalid={verdict === "wrong" || undefined}
        aria-describedby={verdict ? `${id}-about` : undefined}
        value={text}
        onChange={(event) => onAnswer(question.id, event.target.value)}
        onFocus={() => onFocus(question)}
        onBlur={() => onFocus(undefined)}
        onKeyDown={enter}
      />
      {verdict && (
        <span id={`${id}-about`} className="hidden">
          {words.text(`practice-${verdict}`)} {remarks.get(question.id)}
        </span>
      )}
      {shown && (
        <span className={classes("slot-sign", shown)} style={placed(slot, picture)} aria-hidden="true">
          {SIGNS[shown]}
        </span>
      )}
    </>
  );
}

/** A check box on an edge. It has no verdict if it is correctly unchecked. */
function TreeBox({ slot, ...props }: AtSlot) {
  const { exercise, picture, answers, marks, remarks, words, onAnswer, onFocus } = props;
  const { question } = slot;
  const id = fieldId(question.id);
  const isChecked = answers[question.id] === CROSS;
  const remark = remarks.get(question.id);
  // Missed cuts are revealed one at a time, and edges below a crossed one have no verdict.
  const verdict = isChecked || remark !== undefined ? marks.get(question.id)?.verdict : undefined;
  return (
    <>
      <input
        id={id}
        className={classes("slot-box", question.type, verdict)}
        style={placed(slot, picture)}
        type="checkbox"
        aria-label={questionText(question, exercise.tree, words)}
        aria-describedby={verdict ? `${id}-about` : undefined}
        checked={isChecked}
        onChange={(event) => onAnswer(question.id, event.target.checked ? CROSS : "")}
        onFocus={() => onFocus(question)}
        onBlur={() => onFocus(undefined)}
      />
      {verdict && (
        <>
          <span id={`${id}-about`} className="hidden">
            {words.text(`practice-${verdict}`)} {remark}
          </span>
          <span className={classes("slot-sign", verdict)} style={placed(slot, picture)} aria-hidden="true">
            {SIGNS[verdict]}
          </span>
        </>
      )}
    </>
  );
}

/** Position and size in pixels, as variables for the style sheet, which enlarges a field while it has the focus. */
function placed(
  { x, y, width, height }: Slot,
  { scale }: ExercisePicture,
  more: Readonly<Record<string, string>> = {},
): CSSProperties {
  const lengths = { "--x": x, "--y": y, "--width": width, "--height": height };
  const pixels = Object.entries(lengths).map(([name, value]) => [name, `${(value * scale).toFixed(1)}px`]);
  return { ...Object.fromEntries(pixels), ...more } as CSSProperties;
}
