import type { Replay } from "@tyche/trees/replay";
import { useDeferredValue, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { IconButton, type IconName } from "../../kit/button.js";
import { Select } from "../../kit/field.js";
import { Timeline } from "./timeline.js";

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds between two steps at speed 1. */
const PACE = 1200;

type Way = Extract<IconName, "first" | "cut-back" | "back" | "forward" | "cut-forward" | "last">;

export interface StepperProps {
  readonly step: number;
  readonly last: number;
  /** The search whose events are marked on the timeline. */
  readonly replay: Replay;
  readonly onStep: (step: number) => void;
}

export function Stepper({ step, last, replay, onStep }: StepperProps) {
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

  // The marks of a long search are drawn after its first picture.
  const events = useDeferredValue(replay.events);
  const before = replay.cutBefore(step);
  const after = replay.cutAfter(step);
  useStepKeys({
    ArrowLeft: step > 0 ? () => onStep(step - 1) : undefined,
    ArrowRight: atEnd ? undefined : () => onStep(step + 1),
    Home: () => onStep(0),
    End: () => onStep(last),
    " ": last > 0 ? play : undefined,
    PageUp: before === undefined ? undefined : () => onStep(before),
    PageDown: after === undefined ? undefined : () => onStep(after),
  });

  const button = (icon: Way, to: number | undefined) => (
    <IconButton
      icon={icon}
      className={`to-${icon}`}
      label={words.text(`lab-step-${icon}`)}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    />
  );
  return (
    <fieldset className="stepper buttons">
      <legend className="hidden">{words.text("lab-step-label")}</legend>
      {button("first", step === 0 ? undefined : 0)}
      {button("cut-back", before)}
      {button("back", step === 0 ? undefined : step - 1)}
      <IconButton
        icon={playing ? "pause" : "play"}
        className="to-play"
        label={words.text(playing ? "lab-step-pause" : "lab-step-play")}
        primary
        disabled={last === 0}
        onClick={play}
      />
      {button("forward", atEnd ? undefined : step + 1)}
      {button("cut-forward", after)}
      {button("last", atEnd ? undefined : last)}
      <span className="timeline">
        <Timeline events={events} />
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
      </span>
      <span className="step-number note">
        {words.text("lab-step-of", { step: Math.min(step, last), all: last })}
      </span>
      {playing && (
        <Select
          aria-label={words.text("lab-step-speed")}
          value={speed}
          options={SPEEDS}
          text={(value) => `${value}×`}
          onChoose={setSpeed}
        />
      )}
    </fieldset>
  );
}

/** Where keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, [role=tree], [role=tablist], summary, dialog, [contenteditable]";

/** Keys of the whole page. Buttons keep the space bar. */
export function useStepKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target?.closest(OWN_KEYS) || (event.key === " " && target?.closest("button, a"))) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
