import { parseValue, type Tree } from "@tyche/trees";
import { numberText } from "@tyche/trees/drawing";
import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { TOUCH, useMedia } from "../../kit/use-media.js";
import { useLab } from "../../state/context.js";
import { remember } from "../../state/preferences.js";
import { lessonState, WELCOMED, welcome } from "../../state/start.js";
import { BEATS, OWN_TREE, RISKY, SKIPPED, stepOfBeat } from "../model/lesson.js";
import { TermText, withTerms } from "../panels/terms.js";
import { TreeView } from "../picture/tree-view.js";
import { useStepping } from "../run/use-search.js";

const BEAT_NUMBERS = Array.from({ length: BEATS }, (_, index) => index + 1);

/** One question, Star1 in six beats, and a tree to change: one sentence and one change in the picture each. */
export function Lesson({ beat }: { readonly beat: number }) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { tree, run, replay, ends, onLeaf } = useStepping();
  const snapshot = replay.at(stepOfBeat(replay.events, beat));
  const { step } = snapshot;
  const [clicked, setClicked] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const isTouch = useMedia(TOUCH);
  const { numbers } = state.look;
  const { events } = replay;

  const isOwn = beat === OWN_TREE;
  const go = (to: number): void => {
    // The sentences are about the story's own tree, which readers may have changed.
    if (isOwn) dispatch({ type: "link", state: { ...lessonState(words), look: state.look, lesson: to } });
    else dispatch({ type: "lesson", beat: to, step: stepOfBeat(events, to) });
  };
  // A tree that readers may have changed comes along.
  const leave = (): void => {
    remember(WELCOMED, "yes");
    if (isOwn) dispatch({ type: "lesson", beat: undefined, step });
    else dispatch({ type: "link", state: { ...welcome(words), step: 0 } });
  };
  const onNode = (node: number): void => {
    if (beat > 0 || node === 0) return;
    setClicked(node);
    go(1);
  };

  const [safe = "", risky = ""] = (tree.root.kind !== "leaf" && tree.root.actions) || [];
  const bounds = ends ? [ends[0], ends[1]] : [];
  const [low = "", high = ""] = bounds.map((end) => numberText(end, numbers));
  const values = { safe, risky, low, high };
  const answer = beat === 1 && clicked !== undefined ? [words.text(answerTo(clicked), values)] : [];
  // Only what keeps the story's first sentence true.
  const onOwnLeaf = (node: number, text: string, more: boolean): void => {
    const value = parseValue(text.trim().replace("−", "-"));
    const isOutside = value && bounds.some((end, index) => value.compare(end) * (index === 0 ? -1 : 1) > 0);
    setRefused(isOutside ? numberText(value, numbers) : undefined);
    if (!isOutside) onLeaf(node, text, more);
  };

  return (
    <div className="lesson">
      <p className="lesson-tagline note">{words.text("lab-tagline")}</p>
      <p className="question">{isOwn ? words.text("lab-lesson-own") : <Question values={values} />}</p>
      <TreeView
        run={run}
        snapshot={snapshot}
        label={words.text("lab-lesson-title")}
        axis={ends}
        onNode={onNode}
        {...(isOwn && { onLeaf: onOwnLeaf, range: bounds })}
        onCommand={(command, node) => command.type === "next-event" && onNode(node)}
      />
      <p className="beat" role="status" aria-live="polite">
        {withTerms(said())}
      </p>
      <div className="lesson-steps buttons">
        {beat > 0 && <Button onClick={() => go(beat - 1)}>{words.text("lab-lesson-back")}</Button>}
        {beat > 0 && !isOwn && (
          <ol className="dots plain" aria-hidden="true">
            {BEAT_NUMBERS.map((number) => (
              <li key={number} className={number <= beat ? "done" : undefined} />
            ))}
          </ol>
        )}
        {beat > 0 && !isOwn && (
          <Button primary onClick={() => go(beat + 1)}>
            {words.text(beat === BEATS ? "lab-lesson-to-own" : "lab-lesson-next")}
          </Button>
        )}
        {isOwn ? (
          <Button primary onClick={leave}>
            {words.text("lab-lesson-workbench")}
          </Button>
        ) : (
          <button type="button" className="link skip-lesson" onClick={leave}>
            {words.text("lab-lesson-leave")}
          </button>
        )}
      </div>
    </div>
  );

  function said(): string {
    if (isOwn && refused) return words.text("lab-lesson-outside", { ...values, payoff: refused });
    if (isOwn) {
      const { leaf } = snapshot.counters;
      const counts = { cuts: replay.cuts.length, leaves: leaf, all: leavesOf(tree) };
      return words.text("lab-lesson-own-now", counts);
    }
    if (beat === 0) return words.text("lab-lesson-ask", { isTouch });
    return words.paragraph([...answer, words.text(`lab-lesson-beat-${beat as 1}`, values)]);
  }
}

interface QuestionProps {
  readonly values: Readonly<Record<"low" | "high" | "risky", string>>;
}

/** What is known of the tree, and in bold what is asked. */
function Question({ values }: QuestionProps) {
  const words = useWords();
  const payoff = words.text("lab-lesson-payoff");
  const [before, ...after] = words.text("lab-lesson-premise", values).split(payoff);
  return (
    <>
      {before}
      <TermText term="leaf" text={payoff} />
      {after.join(payoff)} <strong>{withTerms(words.text("lab-lesson-question", values))}</strong>
    </>
  );
}

/** What is said to an answer: the node that a reader would skip. */
function answerTo(node: number) {
  if (node === RISKY) return "lab-lesson-altogether";
  return node === SKIPPED ? "lab-lesson-right" : "lab-lesson-wrong";
}

function leavesOf(tree: Tree): number {
  return tree.nodes.reduce((sum, { kind }) => sum + Number(kind === "leaf"), 0);
}
