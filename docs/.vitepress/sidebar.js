import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The pages by reader: the site's sidebar, and the order in which the code of the guide is run (tools/check-guide.js).
 *
 * @typedef {{ text: string, link: string }} Page
 * @typedef {{ text: string, items: Page[] }} Part
 */

const DOCS = fileURLToPath(new URL("../", import.meta.url));

/** The languages that the book is written in. @returns {string[]} */
export const bookLanguages = () =>
  ["en", "es", "fr", "zh"].filter((language) => existsSync(`${DOCS}book/${language}/index.md`));

/**
 * The book in a language: its preface, chapters, appendices, glossary and programs, named by their first headings. What is not translated
 * is in English, and says so.
 *
 * @param {string} language
 * @returns {Page[]}
 */
export function bookIn(language) {
  const inLanguage = readdirSync(`${DOCS}book/${language}`);
  const appendices = readdirSync(`${DOCS}book/en`).filter((name) => name.startsWith("appendix"));
  const chapters = inLanguage.filter((name) => /^\d\d-/.test(name)).sort();
  const files = ["index.md", ...chapters, ...appendices.sort(), "glossary.md"].map(
    (name) => `book/${inLanguage.includes(name) ? language : "en"}/${name}`,
  );
  return [...files, "book/programs/README.md"].map((file) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(DOCS + file, "utf8"));
    const isForeign = !file.startsWith(`book/${language}/`) && language !== "en";
    return {
      text: isForeign ? `${title} (English)` : title,
      link: `/${file.replace(/((^|\/)(index|README))?\.md$/, "$2")}`,
    };
  });
}

/** @type {Page[]} */
export const STUDENTS = [
  { text: "Start here", link: "/for-students" },
  { text: "Trees at the command line", link: "/trees" },
  { text: "Exercises for a course", link: "/course-kit" },
  { text: "Trees in a web page", link: "/figure" },
  { text: "Trees in a program", link: "/packages/trees" },
  { text: "Glossary", link: "/glossary" },
];

/** @type {Part[]} */
export const GUIDE = [
  {
    text: "A game and an opponent",
    items: [
      { text: "Get started", link: "/guide/" },
      { text: "Rules and chance", link: "/guide/rules" },
      { text: "Test the rules", link: "/guide/testing" },
      { text: "Evaluators", link: "/guide/evaluator" },
      { text: "Policies", link: "/guide/policy" },
      { text: "Levels, hints, matches", link: "/guide/levels" },
    ],
  },
  {
    text: "Pages and servers",
    items: [
      { text: "Web workers", link: "/guide/worker" },
      { text: "React", link: "/guide/react" },
      { text: "Servers", link: "/guide/server" },
    ],
  },
  {
    text: "More kinds of games",
    items: [
      { text: "Three players", link: "/guide/three-players" },
      { text: "Hidden cards", link: "/guide/hidden-hands" },
      { text: "Simultaneous moves", link: "/guide/simultaneous" },
    ],
  },
  {
    text: "Stronger and faster",
    items: [
      { text: "Learn an evaluator", link: "/guide/learning" },
      { text: "Ship weights", link: "/guide/weights" },
      { text: "Performance", link: "/guide/performance" },
    ],
  },
  {
    text: "Coming from other libraries",
    items: [
      { text: "boardgame.io", link: "/guide/boardgameio" },
      { text: "minimaxer", link: "/guide/minimaxer" },
      { text: "Limitations", link: "/guide/limits" },
      { text: "Comparison", link: "/comparison" },
    ],
  },
];

/** @type {Page[]} */
export const PLAYERS = [
  { text: "Start here", link: "/for-players" },
  { text: "The boards in pictures", link: "/boards" },
  { text: "Play in the terminal", link: "/play" },
  { text: "All games and their positions", link: "/packages/games" },
  { text: "Backgammon", link: "/backgammon" },
  { text: "Backgammon: cube and matches", link: "/games/backgammon-cube" },
  { text: "2048", link: "/games/2048" },
  { text: "Minesweeper", link: "/games/minesweeper" },
  { text: "Pac-Man", link: "/games/pac-man" },
  { text: "Chess", link: "/games/chess" },
  { text: "Connect four", link: "/games/connect-four" },
  { text: "EinStein würfelt nicht", link: "/games/einstein" },
  { text: "Blackjack", link: "/games/blackjack" },
  { text: "Kuhn poker, Leduc hold'em, Liar's Dice", link: "/games/bluffing" },
];

/** @type {Part[]} */
export const REFERENCE = [
  {
    text: "Methods",
    items: [
      { text: "How sure a value is", link: "/certainty" },
      { text: "Monte-Carlo search", link: "/monte-carlo" },
      { text: "More than two players", link: "/players" },
      { text: "Hidden information", link: "/hidden" },
      { text: "Certificates", link: "/certificates" },
      { text: "Opponent models", link: "/opponents" },
      { text: "Levels", link: "/levels" },
      { text: "Training", link: "/training" },
      { text: "Matches", link: "/arena" },
      { text: "Threads", link: "/threads" },
      { text: "Many machines", link: "/scale" },
      { text: "Architecture", link: "/architecture" },
    ],
  },
  {
    text: "Measurements",
    items: [
      { text: "Speed", link: "/benchmarks" },
      { text: "Strength", link: "/strength" },
    ],
  },
  {
    text: "Packages",
    items: [
      { text: "@tyche/engine", link: "/packages/engine" },
      { text: "@tyche/trees", link: "/packages/trees" },
      { text: "@tyche/games", link: "/packages/games" },
      { text: "@tyche/backgammon", link: "/packages/backgammon" },
      { text: "@tyche/registry", link: "/packages/registry" },
      { text: "@tyche/learn", link: "/packages/learn" },
      { text: "@tyche/arena", link: "/packages/arena" },
      { text: "@tyche/practice", link: "/packages/practice" },
      { text: "@tyche/figure", link: "/packages/figure" },
      { text: "@tyche/messages", link: "/packages/messages" },
      { text: "@tyche/boardgameio", link: "/packages/boardgameio" },
      { text: "@tyche/react", link: "/packages/react" },
      { text: "tyche, the command", link: "/packages/cli" },
      { text: "The Lab", link: "/packages/lab" },
      { text: "Contributing", link: "/contributing" },
      { text: "Writing the book", link: "/book/" },
      { text: "Changelog", link: "/changelog" },
    ],
  },
];
