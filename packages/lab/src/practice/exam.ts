import { useEffect, useState } from "react";
import type { HandInLink } from "../state/practice-link.js";
import { draftOf, keepDraft, NO_DRAFT } from "./drafts.js";

/**
 * How many whole minutes are left, 0 if the time is up; undefined without a limit.
 *
 * @param begun when the exam was first opened, in milliseconds
 */
export function minutesLeft(minutes: number | undefined, begun: number, now: number): number | undefined {
  return minutes && Math.max(0, Math.ceil(minutes - (now - begun) / 60_000));
}

/** How often the page looks at the clock, in milliseconds. */
const TICK = 5000;

/**
 * The limits of an exam. When it was first opened, and how often its answers were saved, is stored beside the answers.
 *
 * @param name the name under which it is stored
 */
export function useExam(handIn: HandInLink | undefined, name: string) {
  const [now, setNow] = useState(Date.now);
  const { begun = String(now), saved = "0" } = draftOf(name).answers;
  const keep = (saves: number): void =>
    keepDraft(name, { ...NO_DRAFT, answers: { begun, saved: String(saves) } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored once for each exam.
  useEffect(() => {
    if (!handIn) return;
    keep(Number(saved));
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [handIn, name]);
  const left = minutesLeft(handIn?.minutes, Number(begun), now);
  const tries = handIn?.tries && Math.max(0, handIn.tries - Number(saved));
  const count = (): void => {
    keep(Number(saved) + 1);
    setNow(Date.now());
  };
  return { begun: new Date(Number(begun)).toISOString(), left, tries, isOver: left === 0, count };
}
