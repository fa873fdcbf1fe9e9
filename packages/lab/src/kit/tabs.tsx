import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

export interface TabsProps<Name extends string> {
  readonly names: readonly Name[];
  readonly text: (name: Name) => string;
  readonly label: string;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

/** Tabs as in the WAI-ARIA Authoring Practices: arrow keys, Home and End move. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { names, text, label, chosen, onChoose, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = names.indexOf(chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const name = names[(to + names.length) % names.length]!;
    onChoose(name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus();
  };
  return (
    <div className="tabs card">
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {text(name)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
