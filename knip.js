/**
 * Dead code. `knip` asks what neither code nor tests use, `knip --production` what only tests use: entries and files
 * marked with ! belong to the product.
 *
 * @param options the options of the command
 */
export default ({ production }) => ({
  ignoreBinaries: [
    "apt-get",
    "c\\+\\+",
    "dot",
    "fc-list",
    "rsvg-convert",
    "mkfifo",
    "kpsewhich",
    "pdfinfo",
    "pdftotext",
    "sbatch",
    "scontrol",
    "slurmctld",
  ],
  ignore: ["examples/**", "docs/book/programs/**"],
  ignoreDependencies: ["kubernetes-models"],
  workspaces: {
    // Tools, tests and the site of the docs: no product.
    ".": {
      entry: [
        "tools/*.js",
        "docs/.vitepress/config.js",
        "docs/.vitepress/theme/index.js",
        "tools/mutation/*.{js,ts}",
        "tests/figure/pages/*.js",
      ],
      project: ["**/*.{js,ts,vue}", "!**!"],
      ignore: ["tools/release/consumer/**"],
    },
    "packages/engine": { entry: ["test/**/*.ts"] },
    "packages/trees": { entry: ["test/**/*.ts"] },
    "packages/messages": { entry: ["test/**/*.ts", "tools/*.js", "src/generated/*/*.ts"] },
    "packages/practice": { entry: ["test/**/*.ts"] },
    "packages/figure": { entry: ["test/**/*.ts", "src/given-order.ts"] },
    "packages/games": { entry: ["test/**/*.ts", "assembly/*.ts!"] },
    "packages/backgammon": { entry: ["test/**/*.ts", "assembly/*.ts!", "board/**/*.test.ts"] },
    "packages/registry": { entry: ["test/**/*.ts"] },
    "packages/learn": { entry: ["test/**/*.ts", "tools/*.js", "assembly/*.ts!"] },
    "packages/boardgameio": { entry: ["test/**/*.ts"] },
    // The example of a game is published for users to copy.
    "packages/cli": { entry: ["test/**/*.ts"], project: ["**/*.{js,ts}!", "!examples/**!"] },
    "packages/lab": {
      entry: [
        "public/*.js",
        "e2e/**/*.ts",
        "src/**/*.test.ts",
        "src/boards/games/*/{insight.ts,view.tsx}!",
        // The first is read as text by the build; the docs import the second.
        "src/{offline/sw.js,practice/show-exercise.tsx}!",
      ],
    },
    research: { entry: ["src/main.ts!", "bin/*.js!"], project: ["**/*.{js,ts}!", "!test/**!"] },
  },
  // Files export parts to their tests. What only tests use is a fault; so is an export that nobody else uses.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
});
