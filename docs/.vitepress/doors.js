/**
 * The pages by who comes: the site's sidebar, and the order in which the guide's blocks of code are run (tools/check-guide.js).
 *
 * @typedef {{ text: string, link: string }} Page
 * @typedef {{ text: string, items: Page[] }} Part
 */

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
      { text: "A worker", link: "/guide/worker" },
    ],
  },
  {
    text: "More kinds of games",
    items: [
      { text: "Three players", link: "/guide/three-players" },
      { text: "Hidden hands", link: "/guide/hidden-hands" },
      { text: "Learn an evaluator", link: "/guide/learning" },
    ],
  },
];
