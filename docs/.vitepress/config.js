// The site: the pages of docs/, the packages' READMEs and what they lead to, in one folder with the Lab beside them (npm run docs:build).
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { notices } from "../../tools/notices.ts";
import { GUIDE, PLAYERS, REFERENCE, STUDENTS } from "./doors.js";
import { leadLinks, siteName, slugify } from "./links.js";

const DESCRIPTION =
  "Game trees in which chance has a say: for students and teachers, for game developers, for players.";

/** The pages of the API come with scripts of their own, which no bundle of this site has. */
const ofTheApi = ["typedoc", "lunr"].map((name) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))),
);

export default defineConfig({
  title: "Tyche",
  description: DESCRIPTION,
  lang: "en",
  // Pages of the packages belong to the site too.
  srcDir: "..",
  srcExclude: [
    "README.md",
    "README.*.md",
    "**/node_modules/**",
    "**/dist/**",
    "examples/**",
    "packages/*/!(README).md",
    "tmp/**",
    "site/**",
    ".changeset/**",
    ".github/**",
  ],
  rewrites: siteName,
  outDir: "../site",
  cacheDir: "../node_modules/.cache/vitepress",
  cleanUrls: false,
  // tools/site.js looks at every link and anchor once all of the site is there; the Lab and the API are put beside it.
  ignoreDeadLinks: [/^\/(lab|api)\//],
  vite: { plugins: [notices("The site of Tyche", ofTheApi).bundle] },
  markdown: { config: (md) => md.use(leadLinks), anchor: { slugify } },
  head: [
    [
      "link",
      {
        rel: "icon",
        type: "image/svg+xml",
        href: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='14' fill='%23b8860b'/%3E%3Ccircle cx='11' cy='11' r='3' fill='%23fff'/%3E%3Ccircle cx='16' cy='16' r='3' fill='%23fff'/%3E%3Ccircle cx='21' cy='21' r='3' fill='%23fff'/%3E%3C/svg%3E",
      },
    ],
  ],
  themeConfig: {
    nav: [
      { text: "Students and teachers", link: "/for-students", activeMatch: "^/(for-students)" },
      { text: "Game developers", link: "/guide/", activeMatch: "^/guide/" },
      { text: "Players", link: "/for-players", activeMatch: "^/(for-players|play|backgammon|games/)" },
      { text: "The Lab", link: "/lab/", target: "_self" },
      { text: "API", link: "/api/", target: "_self" },
    ],
    sidebar: [
      { text: "Students and teachers", collapsed: true, items: STUDENTS },
      {
        text: "Game developers",
        collapsed: true,
        items: GUIDE.map((part) => ({ ...part, collapsed: false })),
      },
      { text: "Players", collapsed: true, items: PLAYERS },
      ...REFERENCE.map((part) => ({ ...part, collapsed: true })),
    ],
    outline: [2, 3],
    search: { provider: "local" },
    docFooter: { prev: "Before", next: "Next" },
    footer: {
      message:
        'MIT licence; <a href="/third-party.txt" target="_blank">licences of what others made</a>. Nothing on these pages asks another host for anything.',
    },
  },
});
