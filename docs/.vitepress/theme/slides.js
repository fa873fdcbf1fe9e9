// A chapter as slides: ?slides=N shows its Nth part alone. A part begins at a heading, a figure, a program or an exercise, and
// after a question to the reader, whose answer is the next slide.
import { LABELS } from "../locales.js";

const HEADING = /^H[1-6]$/;
/** What begins a slide, unless a heading is just above it. */
const SHOWN = /^(TYCHE-|DIV$)/;

/** A paragraph, also of one with notes. @param {Element} element */
const textIn = (element) => (element.classList.contains("noted") ? element.firstElementChild : element);

/** Whether a paragraph asks the reader to guess: it begins in bold. @param {Element} element */
const asks = ({ tagName, firstChild }) => tagName === "P" && firstChild?.nodeName === "STRONG";

/** The parts of the chapter: lists of elements. @returns {HTMLElement[][]} */
function parts() {
  const found = [];
  let before;
  for (const element of document.querySelector(".vp-doc > div")?.children ?? []) {
    const isBelowHeading = before !== undefined && HEADING.test(before.tagName);
    const begins =
      HEADING.test(element.tagName) ||
      SHOWN.test(textIn(element).tagName) ||
      (before && asks(textIn(before)));
    if (before === undefined || (begins && !isBelowHeading)) found.push([]);
    found.at(-1).push(element);
    before = element;
  }
  return found;
}

/** The number of the slide in the address; 0 where the page is shown as text. */
export function slideAsked() {
  const asked = new URLSearchParams(location.search).get("slides");
  return asked === null ? 0 : Math.max(1, Number(asked) || 1);
}

/** Shows a slide of the chapter, or with 0 the chapter as text. @param {number} asked from 1 */
export function showSlides(asked) {
  const all = parts();
  const number = Math.min(asked, all.length);
  const root = document.documentElement;
  root.classList.toggle("slides", number > 0);
  for (const [index, part] of all.entries())
    for (const [place, element] of part.entries()) {
      element.classList.toggle("off-slide", number > 0 && index !== number - 1);
      element.classList.toggle("slide-start", place === 0);
    }
  const address = new URL(location.href);
  if (number > 0) address.searchParams.set("slides", String(number));
  else address.searchParams.delete("slides");
  address.hash = "";
  history.replaceState(history.state, "", address);
  bar(number, all.length);
  scrollTo(0, 0);
}

/** The buttons below the slides. @param {number} number @param {number} count */
function bar(number, count) {
  document.querySelector(".slides-bar")?.remove();
  if (number === 0) return;
  const labels = LABELS[document.documentElement.lang] ?? LABELS.en;
  const made = document.createElement("nav");
  made.className = "slides-bar";
  made.setAttribute("aria-label", labels.slides);
  const button = (text, label, target) => {
    const one = document.createElement("button");
    Object.assign(one, { type: "button", textContent: text, title: label, ariaLabel: label });
    one.disabled = target > count || target === number || (target < 1 && text !== "×");
    one.addEventListener("click", () => showSlides(target));
    return one;
  };
  const place = document.createElement("output");
  place.textContent = `${number} / ${count}`;
  made.append(
    button("←", labels.back, number - 1),
    place,
    button("→", labels.forward, number + 1),
    button("×", labels.text, 0),
  );
  document.body.append(made);
}

const STEPS = { ArrowRight: 1, PageDown: 1, " ": 1, ArrowLeft: -1, PageUp: -1 };

/** Keys of slides; figures, exercises and buttons keep their own. @param {KeyboardEvent} event */
function press(event) {
  const number = slideAsked();
  const { key, target } = event;
  if (number === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    /^(TYCHE-|INPUT$|SELECT$|TEXTAREA$)/.test(target.tagName) ||
    (key === " " && target.tagName === "BUTTON")
  )
    return;
  if (key === "Escape") showSlides(0);
  else if (key === "Home") showSlides(1);
  else if (key === "End") showSlides(Number.MAX_SAFE_INTEGER);
  else if (key in STEPS) showSlides(Math.max(1, number + STEPS[key]));
  else return;
  event.preventDefault();
}

/** Listens to the keys; called once. */
export function followSlides() {
  document.addEventListener("keydown", press);
}
