import type { Tree } from "@tyche/trees";
import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { useLab } from "../../state/context.js";
import { remember } from "../../state/preferences.js";
import { WELCOMED, welcome } from "../../state/start.js";
import { BEATS, OWN_TREE, RISKY, SAFE, SKIPPED, stepOfBeat } from "../model/lesson.js";
import { numberLineBeside, titleOf } from "../panels/number-line.js";
import { withTerms } from "../panels/terms.js";
import { TreeView } from "../picture/tree-view.js";
import { numberText } from "../run/texts.js";
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
  const { numbers } = state.look;
  const { events } = replay;

  const go = (to: number): void => dispatch({ type: "lesson", beat: to, step: stepOfBeat(events, to) });
  const isOwn = beat === OWN_TREE;
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

  const { event } = snapshot;
  const moment = snapshot.momentOf(RISKY);
  const safe = snapshot.momentOf(SAFE).value;
  const values = {
    safe: titleOf(tree, SAFE),
    risky: titleOf(tree, RISKY),
    low: ends ? numberText(ends[0], numbers) : "",
    high: ends ? numberText(ends[1], numbers) : "",
    alpha: safe === undefined ? "" : numberText(safe, numbers),
    least: moment.interval ? numberText(moment.interval[0], numbers) : "",
    payoff: event?.type === "interval" ? numberText(event.value, numbers) : "",
    most: moment.interval ? numberText(moment.interval[1], numbers) : "",
  };
  const answer =
    beat === 1 && clicked !== undefined
      ? [words.text(clicked === SKIPPED ? "lab-lesson-right" : "lab-lesson-wrong")]
      : [];

  return (
    <div className="lesson">
      <p className="lesson-tagline note">{words.text("lab-tagline")}</p>
      <p className="question">{words.text(isOwn ? "lab-lesson-own" : "lab-lesson-question", values)}</p>
      <TreeView
        run={run}
        snapshot={snapshot}
        label={words.text("lab-lesson-title")}
        beside={numberLineBeside(snapshot, ends, numbers)}
        onNode={onNode}
        {...(isOwn && { onLeaf })}
        onCommand={(command, node) => command.type === "next-event" && onNode(node)}
      />
      <p className="beat" role="status" aria-live="polite">
        {isOwn
          ? words.text("lab-lesson-own-now", {
              cuts: replay.cuts.length,
              leaves: snapshot.counters.leaf,
              all: leavesOf(tree),
            })
          : beat > 0 &&
            withTerms(words.paragraph([...answer, words.text(`lab-lesson-beat-${beat as 1}`, values)]))}
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
}

function leavesOf(tree: Tree): number {
  return tree.nodes.reduce((sum, { kind }) => sum + Number(kind === "leaf"), 0);
}
