import { closestLanguage } from "@tyche/messages";
import { exerciseOf } from "@tyche/practice";
import { createRoot } from "react-dom/client";
import { EXERCISE_AREAS, TREE_AREAS, withWords, wordsIn } from "../i18n/load-words.js";
import { WordsContext } from "../i18n/words.js";
import base from "../kit/kit.css?inline";
import picture from "../trees/picture/picture.css?inline";
import practice from "./practice.css?inline";
import { Solving } from "./solving.js";
import { FIRST, specKey, specOf } from "./specs.js";

/** The page that has the element keeps count. */
function tell(element: HTMLElement, solved: boolean): void {
  element.dispatchEvent(new CustomEvent("tyche-done", { bubbles: true, detail: { solved } }));
}

/** In a page of text: the colour scheme and the width of the page, parts below each other, and the frame and buttons of <tyche-tree>. */
const OWN = `
:host { color-scheme: inherit; display: block; color: var(--ink); font: 1rem / 1.45 var(--sans); }
.practice { padding: 8px; border: 1px solid var(--muted); border-radius: 6px; background: var(--paper); }
.practice-work { grid-template: "task" auto "tree" auto "form" auto / minmax(0, 1fr); gap: 4px; }
.practice :is(.panel, .card) { padding: 4px 2px; border: 0; background: none; }
.practice-task { font-size: 1em; font-weight: 600; }
.tool { border-color: var(--edge); min-height: max(2.2em, var(--target)); padding: 0 .5em; border-radius: 5px; background: var(--paper); }
slot { display: block; font-size: var(--small); color: var(--muted); }
@media print { .practice-bar, .buttons, .practice-list { display: none } .practice-work { break-inside: avoid } }
`;

/**
 * Shows the exercise of an element of the book in its shadow tree, below which the element's own content stays.
 *
 * @param element with attributes `kind`, `level` and `seed`, as of `tyche exercise`, and the language of its `lang`
 * @returns removes the exercise; the element sends `tyche-done` when it is solved, or the answer is shown before that
 */
export async function showExercise(element: HTMLElement): Promise<() => void> {
  const { lang } = element.closest<HTMLElement>("[lang]") ?? document.documentElement;
  const [words] = await Promise.all([
    wordsIn(closestLanguage([lang])),
    withWords(Promise.resolve(), ...TREE_AREAS, ...EXERCISE_AREAS),
  ]);
  const {
    kind = "",
    level = "1",
    seed = "",
  } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const spec = specOf({ ...FIRST, template: kind, level: Number(level), seed });
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([base, picture, practice].join("\n").replaceAll(":root", ":host") + OWN);
  shadow.adoptedStyleSheets = [sheet];
  const place = document.createElement("div");
  place.className = "practice";
  shadow.replaceChildren(place, document.createElement("slot"));
  const root = createRoot(place);
  root.render(
    <WordsContext value={words}>
      <Solving
        exercise={exerciseOf(spec)}
        name={specKey(spec)}
        help
        words={words}
        onDone={(solved) => tell(element, solved)}
        onNext={undefined}
      />
    </WordsContext>,
  );
  return () => root.unmount();
}
