import type { Catalogue } from "@tyche/messages";
import type { Replay } from "@tyche/trees/replay";
import { html, svg } from "./dom.js";

/** The buttons in the order of their tab stops, each with its icon: paths, because fonts lack some of the signs. */
const BUTTONS = {
  first: "M4 4v12M16 4l-8 6 8 6z",
  "cut-back": "M12 4l-8 6 8 6zM14 16l2-12M17 16l2-12",
  back: "M14 4l-8 6 8 6z",
  forward: "M6 4l8 6-8 6z",
  "cut-forward": "M8 4l8 6-8 6zM1 16l2-12M4 16l2-12",
  last: "M4 4l8 6-8 6zM16 4v12",
} as const;
type Button = keyof typeof BUTTONS;

/** The buttons and the slider that step through a search. */
export class Controls {
  readonly root: HTMLElement = html("div", { class: "steps", role: "group", part: "steps" });
  private readonly buttons: ReadonlyMap<Button, HTMLButtonElement>;
  private readonly slider = html("input", { type: "range", min: "0" });
  private readonly count = html("output");
  private replay: Replay | undefined;
  private step = 0;

  /** @param go called with the step to go to */
  constructor(go: (step: number) => void) {
    const names = Object.keys(BUTTONS) as Button[];
    this.buttons = new Map(
      names.map((name) => {
        const icon = svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true", class: "icon" });
        icon.append(svg("path", { d: BUTTONS[name] }));
        const button = html("button", { type: "button", "data-to": name }, icon);
        button.addEventListener("click", () => {
          const to = this.target(name);
          if (to !== undefined) go(to);
        });
        return [name, button];
      }),
    );
    this.slider.addEventListener("input", () => go(Number(this.slider.value)));
    const all = [...this.buttons.values()];
    this.root.append(...all.slice(0, 3), this.slider, ...all.slice(3), this.count);
  }

  /** Shows a step of a search. */
  show(replay: Replay, step: number, words: Catalogue): void {
    this.replay = replay;
    this.step = step;
    const all = replay.events.length;
    this.root.setAttribute("aria-label", words.text("figure-steps"));
    const focused = [...this.buttons].find(([, button]) => button.matches(":focus"));
    for (const [name, button] of this.buttons) {
      button.setAttribute("aria-label", words.text(`figure-${name}`));
      button.title = words.text(`figure-${name}`);
      button.disabled = this.target(name) === undefined;
      button.hidden = name.startsWith("cut") && replay.cuts.length === 0;
    }
    // A button that has just become useless must not take the focus with it.
    if (focused?.[1].disabled) this.slider.focus();
    this.slider.max = String(all);
    this.slider.value = String(step);
    this.slider.setAttribute("aria-label", words.text("figure-step"));
    const said = words.text("figure-step-of", { step, all });
    this.slider.setAttribute("aria-valuetext", said);
    this.count.textContent = said;
  }

  /** The step that a button leads to; undefined if it leads nowhere. */
  private target(name: Button): number | undefined {
    const { replay, step } = this;
    const last = replay?.events.length ?? 0;
    const targets: Readonly<Record<Button, number | undefined>> = {
      first: 0,
      back: step - 1,
      forward: step + 1,
      last,
      "cut-back": replay?.cutBefore(step),
      "cut-forward": replay?.cutAfter(step),
    };
    const to = targets[name];
    return to === undefined || to === step || to < 0 || to > last ? undefined : to;
  }
}
