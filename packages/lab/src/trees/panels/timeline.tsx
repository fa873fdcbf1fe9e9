import type { SearchEvent } from "@tyche/trees";
import { memo, useMemo } from "react";

/** Marks that are closer than this share of the timeline are one mark. */
const PLACES = 600;

/** The events worth finding again, and their spans from the top to the bottom, in percent of the timeline's height. */
const SPANS = { best: [30, 70], horizon: [60, 100], cut: [0, 100] } as const;
type MarkName = keyof typeof SPANS;

function markOf(event: SearchEvent): MarkName | undefined {
  if (event.type === "cut") return "cut";
  if (event.type === "child" && event.better) return "best";
  return event.type === "evaluate" && event.horizon ? "horizon" : undefined;
}

/** The marks behind the slider of steps. */
export const Timeline = memo(function Timeline({ events }: { readonly events: readonly SearchEvent[] }) {
  const marks = useMemo(() => {
    const places = { best: new Set<number>(), horizon: new Set<number>(), cut: new Set<number>() };
    for (const [index, event] of events.entries()) {
      const name = markOf(event);
      if (name) places[name].add(Math.round(((index + 1) / events.length) * PLACES));
    }
    return (Object.keys(SPANS) as MarkName[]).map((name) => {
      const [top, bottom] = SPANS[name];
      return { name, path: [...places[name]].map((x) => `M${x} ${top}V${bottom}`).join("") };
    });
  }, [events]);
  return (
    <svg className="marks" viewBox={`0 0 ${PLACES} 100`} preserveAspectRatio="none" aria-hidden="true">
      {marks.map(({ name, path }) => path !== "" && <path key={name} className={name} d={path} />)}
    </svg>
  );
});
