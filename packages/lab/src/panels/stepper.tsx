import { useEffect, useState } from "react";
import { useWords } from "../i18n/words.js";
import { IconButton } from "./icon-button.js";

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two steps at speed 1. */
const PACE = 1200;

export interface StepperProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

/** Buttons for stepping and playing, and a slider. */
export function Stepper({ step, last, onStep }: StepperProps) {
  const words = useWords();
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
      <legend className="hidden">{words.text("lab-step-label")}</legend>
      <IconButton
        icon="first"
        label={words.text("lab-step-first")}
        disabled={step === 0}
        onClick={() => onStep(0)}
      />
      <IconButton
        icon="back"
        label={words.text("lab-step-back")}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? words.text("lab-step-pause") : words.text("lab-step-play")}
        primary
        disabled={last === 0}
        onClick={play}
      />
      <IconButton
        icon="forward"
        label={words.text("lab-step-forward")}
        disabled={atEnd}
        onClick={() => onStep(step + 1)}
      />
      <IconButton
        icon="last"
        label={words.text("lab-step-last")}
        disabled={atEnd}
        onClick={() => onStep(last)}
      />
      <input
        type="range"
        className="slider"
        min={0}
        max={Math.max(1, last)}
        value={Math.min(step, last)}
        aria-label={words.text("lab-step-slider")}
        aria-valuetext={words.text("lab-step-of", { step, all: last })}
        title={words.text("lab-step-keys")}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <span className="step-number">
        {words.text("lab-step-of", { step: Math.min(step, last), all: last })}
      </span>
      <label className="speed">
        <span>{words.text("lab-step-speed")}</span>
        <select
          aria-label={words.text("lab-step-speed")}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
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
