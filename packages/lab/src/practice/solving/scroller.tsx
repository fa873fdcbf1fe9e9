import { type ReactNode, useEffect, useRef } from "react";

export interface ScrollerProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A card for a wide picture. It can be focused only if there is something to scroll, which then works by keys. */
export function Scroller({ name, children }: ScrollerProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current!;
    const update = (): void => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className="panel practice-tree" aria-label={name}>
      {children}
    </section>
  );
}
