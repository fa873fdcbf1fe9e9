/**
 * The pages by who comes: the site's sidebar, and the order in which the guide's blocks of code are run (tools/check-guide.js).
 *
 * @typedef {{ text: string, link: string }} Page
 * @typedef {{ text: string, items: Page[] }} Part
 */

/** @type {Page[]} */
export const STUDENTS = [
  { text: "Start here", link: "/for-students" },
  { text: "Exercises for a course", link: "/course-kit" },
  { text: "Trees in a program", link: "/packages/trees" },
  { text: "The Lab, for those who build it", link: "/packages/lab" },
];

/** @type {Part[]} */
export const GUIDE = [
  {
    text: "A game and an opponent",
    items: [
      { text: "Four lines", link: "/guide/" },
      { text: "Rules and chance", link: "/guide/rules" },
      { text: "Test the rules", link: "/guide/testing" },
      { text: "An evaluator", link: "/guide/evaluator" },
      { text: "Levels, hints, matches", link: "/guide/levels" },
    ],
  },
  {
    text: "Pages and servers",
    items: [
      { text: "A worker", link: "/guide/worker" },
      { text: "React", link: "/guide/react" },
      { text: "A server", link: "/guide/server" },
    ],
  },
  {
    text: "More kinds of games",
    items: [
      { text: "Three players", link: "/guide/three-players" },
      { text: "Hidden hands", link: "/guide/hidden-hands" },
    ],
  },
  {
    text: "Stronger and faster",
    items: [
      { text: "Learn an evaluator", link: "/guide/learning" },
      { text: "Weights", link: "/guide/weights" },
      { text: "Performance", link: "/guide/performance" },
    ],
  },
  {
    text: "Coming from elsewhere",
    items: [
      { text: "From boardgame.io", link: "/guide/boardgameio" },
      { text: "From minimaxer", link: "/guide/minimaxer" },
      { text: "What Tyche cannot do", link: "/guide/limits" },
      { text: "Beside other libraries", link: "/comparison" },
    ],
  },
];

/** @type {Page[]} */
export const PLAYERS = [
  { text: "Start here", link: "/for-players" },
  { text: "The boards in pictures", link: "/boards" },
  { text: "At the terminal", link: "/play" },
  { text: "Games and positions", link: "/packages/games" },
  { text: "Backgammon", link: "/backgammon" },
  { text: "The doubling cube", link: "/games/backgammon-cube" },
  { text: "2048", link: "/games/2048" },
  { text: "Minesweeper", link: "/games/minesweeper" },
  { text: "Pac-Man", link: "/games/pac-man" },
  { text: "Chess", link: "/games/chess" },
  { text: "Blackjack", link: "/games/blackjack" },
];

/** @type {Part[]} */
export const REFERENCE = [
  {
    text: "How it works",
    items: [
      { text: "The house", link: "/architecture" },
      { text: "Glossary", link: "/glossary" },
      { text: "Simulations", link: "/monte-carlo" },
      { text: "Levels", link: "/levels" },
      { text: "Opponents that err", link: "/opponents" },
      { text: "More than two players", link: "/players" },
      { text: "Hidden information", link: "/hidden" },
      { text: "Threads", link: "/threads" },
      { text: "Training", link: "/training" },
      { text: "The arena", link: "/arena" },
    ],
  },
  {
    text: "What was measured",
    items: [
      { text: "Benchmarks", link: "/benchmarks" },
      { text: "Strength", link: "/strength" },
    ],
  },
  {
    text: "Packages",
    items: [
      { text: "@tyche/engine", link: "/packages/engine" },
      { text: "@tyche/trees", link: "/packages/trees" },
      { text: "@tyche/games", link: "/packages/games" },
      { text: "@tyche/learn", link: "/packages/learn" },
      { text: "@tyche/arena", link: "/packages/arena" },
      { text: "@tyche/boardgameio", link: "/packages/boardgameio" },
      { text: "tyche, the command", link: "/packages/cli" },
      { text: "Contributing", link: "/contributing" },
      { text: "Changes", link: "/changelog" },
    ],
  },
];
