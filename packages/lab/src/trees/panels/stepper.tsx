import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { IconButton, type IconName } from "../../kit/button.js";
import { SelectField } from "../../kit/field.js";

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two steps at speed 1. */
const PACE = 1200;

export interface StepperProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

export function Stepper({ step, last, onStep }: StepperProps) {
  const words = useWords();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
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
  const button = (icon: Extract<IconName, "first" | "back" | "forward" | "last">, to: number) => (
    <IconButton
      icon={icon}
      label={words.text(`lab-step-${icon}`)}
      disabled={icon === "first" || icon === "back" ? step === 0 : atEnd}
      onClick={() => onStep(to)}
    />
  );
  return (
    <fieldset className="stepper buttons">
      <legend className="hidden">{words.text("lab-step-label")}</legend>
      {button("first", 0)}
      {button("back", step - 1)}
      <IconButton
        icon={playing ? "pause" : "play"}
        label={words.text(playing ? "lab-step-pause" : "lab-step-play")}
        primary
        disabled={last === 0}
        onClick={play}
      />
      {button("forward", step + 1)}
      {button("last", last)}
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
      <span className="step-number note">
        {words.text("lab-step-of", { step: Math.min(step, last), all: last })}
      </span>
      <SelectField
        beside
        label={words.text("lab-step-speed")}
        value={speed}
        options={SPEEDS}
        text={(value) => `${value}×`}
        onChoose={setSpeed}
      />
    </fieldset>
  );
}
