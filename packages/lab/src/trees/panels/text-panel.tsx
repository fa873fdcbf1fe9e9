import { useEffect, useRef, useState } from "react";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { useLab } from "../../state/context.js";
import { hasFormats, loadFormats } from "../model/text.js";

/** Longest editable text: longer ones would slow down the editor. */
const MOST_EDITED = 300_000;

/** The tree as text, in step with the picture; an error is shown at its line. */
export function TextPanel() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { text, problem, format } = state.work;
  const gutter = useRef<HTMLPreElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const wrong = problem?.line;
  const sentence = useProblemText(problem?.problem);
  const [isReady, setReady] = useState(hasFormats);
  useEffect(() => {
    const ready = (): void => setReady(true);
    loadFormats().then(ready, ready);
  }, []);

  useEffect(() => {
    if (wrong === undefined || !area.current || area.current === document.activeElement) return;
    area.current.scrollTop = Math.max(0, (wrong - 4) * 20);
  }, [wrong]);

  // A tree in words is a way of writing the objects of JSON.
  const shape = format === "json" && !text.trimStart().startsWith("{") ? "words" : format;
  if (text.length > MOST_EDITED) return <p className="note">{words.text("lab-text-too-long")}</p>;
  const lines = text.split("\n").length;
  return (
    <div className="stack">
      <p className="note" id="text-help">
        {words.text("lab-text-help")}
      </p>
      <div className="editor">
        <pre ref={gutter} aria-hidden="true">
          {numbersTo(wrong === undefined ? lines : wrong - 1)}
          {wrong !== undefined && <b className="bad">{"✕\n"}</b>}
          {wrong !== undefined && numbersTo(lines, wrong + 1)}
        </pre>
        <textarea
          ref={area}
          value={text}
          readOnly={!isReady}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-label={words.text("lab-text-label")}
          aria-describedby="text-help text-problem"
          aria-invalid={problem !== undefined}
          onScroll={(event) => {
            if (gutter.current)
              gutter.current.style.transform = `translateY(${-event.currentTarget.scrollTop}px)`;
          }}
          onChange={(event) => dispatch({ type: "type", text: event.target.value })}
        />
      </div>
      <p id="text-problem" className={problem ? "problem" : "note"} role="status">
        {problem
          ? `✕ ${sentence ?? ""}`
          : words.text("lab-text-ok", { format: words.text(`lab-format-${shape}`) })}
      </p>
    </div>
  );
}

/** Line numbers, one per line. */
function numbersTo(last: number, first = 1): string {
  let text = "";
  for (let number = first; number <= last; number++) text += `${number}\n`;
  return text;
}
