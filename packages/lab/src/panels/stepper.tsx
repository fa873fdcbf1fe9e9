import { type SearchEvent, sentence, type Tree } from "@tyche/trees";
import { useEffect, useState } from "react";
import { useWords } from "../i18n/words.js";
import type { SearchRun } from "../run/search-run.js";
import type { Look } from "../state/state.js";
import { IconButton } from "./icon-button.js";

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two steps at speed 1. */
const PACE = 1200;

export interface StepperProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

/** Forward, back, first, last, play and a slider. */
export function Stepper({ step, last, onStep }: StepperProps) {
  const words = useWords().step;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const atEnd = step >= last;

  useEffect(() => {
    if (!playing) return;
    if (atEnd) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => onStep(step + 1), PACE / speed);
    return () => window.clearTimeout(timer);
  }, [playing, atEnd, step, speed, onStep]);

  const play = (): void => {
    if (!playing && atEnd) onStep(0);
    setPlaying(!playing);
  };
  return (
    <fieldset className="stepper">
      <legend className="hidden">{words.label}</legend>
      <IconButton icon="first" label={words.first} disabled={step === 0} onClick={() => onStep(0)} />
      <IconButton icon="back" label={words.back} disabled={step === 0} onClick={() => onStep(step - 1)} />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? words.pause : words.play}
        primary
        disabled={last === 0}
        onClick={play}
      />
      <IconButton icon="forward" label={words.forward} disabled={atEnd} onClick={() => onStep(step + 1)} />
      <IconButton icon="last" label={words.last} disabled={atEnd} onClick={() => onStep(last)} />
      <input
        type="range"
        className="slider"
        min={0}
        max={Math.max(1, last)}
        value={Math.min(step, last)}
        aria-label={words.slider}
        aria-valuetext={words.of(step, last)}
        title={words.keys}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <span className="step-number">{words.of(Math.min(step, last), last)}</span>
      <label className="speed">
        <span>{words.speed}</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

export interface TellingProps {
  readonly tree: Tree;
  readonly run: SearchRun;
  readonly event: SearchEvent | undefined;
  readonly look: Look;
}

/** What happens at this step, said in a live region. */
export function Telling({ tree, run, event, look }: TellingProps) {
  const words = useWords();
  return (
    <div
      className={`telling ${run.status === "refused" || run.status === "wrong" ? "refused" : (event?.type ?? "")}`}
    >
      {event?.type === "cut" && <Inequality event={event} />}
      <p role="status" aria-live="polite">
        {textOf()}
      </p>
    </div>
  );

  function textOf(): string {
    switch (run.status) {
      case "working":
        return words.step.working(run.done);
      case "refused":
        return `${capital(run.sentence)}.`;
      case "wrong":
        return words.search.wrong(run.setting);
      case "ready":
        if (run.untold) return words.step.untold;
        return event ? sentence(event, tree, words.language, { numbers: look.numbers }) : words.step.start;
    }
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SIGNS = { ">=": "≥", ">": ">", "<=": "≤", "<": "<" } as const;

/** The inequality that decides, on its own. */
function Inequality({ event }: { readonly event: Extract<SearchEvent, { type: "cut" }> }) {
  const { left, relation, right, rule } = event;
  const limit =
    rule === "beta" || rule === "chance-high"
      ? "β = "
      : rule === "alpha" || rule === "chance-low"
        ? "α = "
        : "";
  return (
    <strong className="inequality" aria-hidden="true">
      ✂ {left.toFraction()} {SIGNS[relation]} {limit}
      {right.toFraction()}
    </strong>
  );
}
