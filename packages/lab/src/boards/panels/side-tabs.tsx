import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { Tabs, type TabsProps } from "../../kit/tabs.js";

/** Shortest swipe in pixels; it must be twice as far across as up or down. */
const LEAST_SWIPE = 70;

export interface SideTabsProps<Name extends string> extends Omit<TabsProps<Name>, "children"> {
  /** Each page is rendered when first shown, and then kept. */
  readonly pages: Readonly<Record<Name, ReactNode>>;
}

/** The tabs beside a board; swiping changes the tab. */
export function SideTabs<Name extends string>(props: SideTabsProps<Name>) {
  const { names, chosen, onChoose, pages } = props;
  const from = useRef<readonly [number, number]>(undefined);
  const [seen, setSeen] = useState<readonly Name[]>([chosen]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  const onTouchEnd = (event: TouchEvent): void => {
    const finger = event.changedTouches[0];
    if (!from.current || !finger) return;
    const [dx, dy] = [finger.clientX - from.current[0], finger.clientY - from.current[1]];
    from.current = undefined;
    if (Math.abs(dx) < LEAST_SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
    const next = names[names.indexOf(chosen) + (dx < 0 ? 1 : -1)];
    if (next !== undefined) onChoose(next);
  };
  return (
    <div
      className="boards-tabs card"
      onTouchStart={(event) => {
        const { 0: finger, 1: second } = event.touches;
        // Two fingers zoom, and fields and tables handle swipes themselves.
        const isOwn = (event.target as Element).closest("input, select, textarea, .own-swipe");
        from.current = finger && !second && !isOwn ? [finger.clientX, finger.clientY] : undefined;
      }}
      onTouchEnd={onTouchEnd}
    >
      <Tabs {...props}>
        {names.map((name) => (
          <div key={name} className="boards-page stack" hidden={name !== chosen}>
            {seen.includes(name) && pages[name]}
          </div>
        ))}
      </Tabs>
    </div>
  );
}
