// How far each chapter was read and which of its exercises were solved, stored in this browser alone, and shown on the contents page.
import { LABELS } from "../locales.js";

const NAME = "tyche-book";

/** @typedef {{ read: number, solved: string[] }} Chapter `read`: the share of the page that was in view, in percent */
/** @typedef {{ chapters: Record<string, Chapter>, last?: string }} Progress `last`: the address read last */

/** @returns {Progress} */
function stored() {
  try {
    const { chapters, last } = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return { chapters: chapters ?? {}, last };
  } catch {
    return { chapters: {} };
  }
}

/** Changes what is known of a chapter. @param {string} name @param {(chapter: Chapter) => void} update */
function change(name, update) {
  const progress = stored();
  progress.chapters[name] ??= { read: 0, solved: [] };
  update(progress.chapters[name]);
  progress.last = `${location.pathname}${headingAbove()}`;
  try {
    localStorage.setItem(NAME, JSON.stringify(progress));
  } catch {
    // A browser that stores nothing.
  }
}

/** The chapter of an address. @param {string} path */
const chapterAt = (path) => /\/book\/[a-z]{2}\/(\d\d-[\w-]+)/.exec(path)?.[1];

/** The address of the last heading above the middle of the window. */
function headingAbove() {
  const headings = [...document.querySelectorAll(".vp-doc h2[id]")];
  const last = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
  return last ? `#${encodeURIComponent(last.id)}` : "";
}

/** Records how far the page was scrolled, in steps of 5 %. */
function record() {
  const name = chapterAt(location.pathname);
  const text = document.querySelector(".vp-doc");
  if (name === undefined || text === null || document.documentElement.classList.contains("slides")) return;
  const { top, height } = text.getBoundingClientRect();
  const share = Math.max(0, Math.min(1, (innerHeight - top) / height));
  const read = Math.floor(share * 20) * 5;
  if (read > (stored().chapters[name]?.read ?? 0))
    change(name, (chapter) => {
      chapter.read = read;
    });
}

let isFollowing = false;

/** Listens to scrolling and to exercises; may be called on every page. */
export function followReading() {
  if (isFollowing) return;
  isFollowing = true;
  let timer;
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(record, 300);
    },
    { passive: true },
  );
  document.addEventListener("tyche-done", ({ target, detail }) => {
    const name = chapterAt(location.pathname);
    const seed = target.getAttribute("seed");
    if (name !== undefined && detail.solved)
      change(name, ({ solved }) => solved.includes(seed) || solved.push(seed));
  });
}

/** Shows the progress on the cards of the contents page, if this is that page. */
export function showProgress() {
  const { chapters, last } = stored();
  const labels = LABELS[document.documentElement.lang] ?? LABELS.en;
  const cards = document.querySelectorAll(".book-contents > li");
  for (const card of cards) {
    card.querySelector(".book-progress")?.remove();
    const { read = 0, solved = [] } = chapters[card.dataset.chapter] ?? {};
    if (read === 0 && solved.length === 0) continue;
    const line = document.createElement("span");
    line.className = "book-progress";
    line.style.setProperty("--read", `${read}%`);
    line.textContent = [labels.read.replace("{n}", read), labels.solved.replace("{n}", solved.length)].join(
      " · ",
    );
    card.append(line);
  }
  document.querySelector(".book-resume")?.remove();
  if (cards.length === 0 || !/^\/book\/[a-z]{2}\/\d\d-/.test(last)) return;
  const path = last.replace(/\/book\/[a-z]{2}\//, location.pathname.slice(0, "/book/en/".length));
  const link = document.createElement("a");
  // A heading has another name in another language.
  link.href = path === last ? last : path.split("#")[0];
  link.className = "book-resume";
  const title = document.querySelector(`.book-contents [data-chapter="${chapterAt(last)}"] strong`);
  link.textContent = `${labels.resume}: ${title?.textContent ?? ""}`;
  cards[0].parentElement.before(link);
}
