// The site: docs/, the READMEs of the packages and the pages they link to, built into one folder beside the Lab (npm run docs:build).
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { notices } from "../../tools/notices.ts";
import { leadLinks, siteName, slugify } from "./links.js";
import { GUIDE, PLAYERS, REFERENCE, STUDENTS } from "./sidebar.js";

const DESCRIPTION =
  "Game-tree search for games with chance: for students and teachers, game developers, and players.";

/** Packages whose scripts are part of the API pages and of no bundle of this site. */
const apiPackages = ["typedoc", "lunr"].map((name) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))),
);

export default defineConfig({
  title: "Tyche",
  description: DESCRIPTION,
  lang: "en",
  // The site includes pages outside docs/.
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
  // tools/site.js checks every link and anchor of the finished site, which includes the Lab and the API.
  ignoreDeadLinks: [/^\/(lab|api)\//],
  vite: { plugins: [notices("The site of Tyche", apiPackages).bundle] },
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
      {
        text: "Students and teachers",
        link: "/for-students",
        activeMatch: "^/(for-students|trees|course-kit|glossary)",
      },
      { text: "Game developers", link: "/guide/", activeMatch: "^/guide/" },
      { text: "Players", link: "/for-players", activeMatch: "^/(for-players|boards|play|backgammon|games/)" },
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
    docFooter: { prev: "Previous page", next: "Next page" },
    footer: {
      message:
        'MIT licence; <a href="/third-party.txt" target="_blank">licences of third-party code</a>. These pages load nothing from other servers.',
    },
  },
});
