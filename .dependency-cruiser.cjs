// The dependencies between the packages, as drawn in docs/architecture.md. Each package may import only the listed
// ones.
const may = {
  engine: [],
  trees: ["engine", "messages"],
  messages: [],
  practice: ["trees", "messages"],
  figure: ["trees", "messages"],
  learn: ["engine"],
  games: ["engine", "learn", "messages"],
  backgammon: ["engine", "learn", "messages", "games"],
  registry: ["engine", "learn", "games", "backgammon"],
  arena: ["engine"],
  boardgameio: ["engine"],
  react: ["engine"],
  cli: ["engine", "trees", "messages", "practice", "learn", "games", "backgammon", "registry", "arena"],
  lab: [
    "engine",
    "trees",
    "messages",
    "practice",
    "games",
    "backgammon/board",
    "registry",
    "learn",
    "figure",
  ],
};

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      comment: "Files that import each other cannot be understood one at a time.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "a-board-of-a-package-imports-only-the-kits-of-the-lab",
      comment: "It is compiled with the Lab and not published, so that the packages have no circle.",
      severity: "error",
      from: { path: "^packages/backgammon/board/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/lab/", pathNot: "^packages/lab/src/(boards/kit|kit|state/use-remembered)" },
    },
    {
      name: "the-command-knows-games-by-the-registry",
      comment: "Apart from the commands of one game and what analyses its records.",
      severity: "error",
      from: {
        path: "^packages/cli/src/",
        pathNot:
          "\\.test\\.ts$|/analysis/|/commands/(analyze|rollout|serve|ubgi|uci)\\.ts$|/arena/backgammon-players\\.ts$|/thinking/uci-work\\.ts$",
      },
      to: { path: "^packages/(backgammon|games/src/(?!kit/|index\\.ts))" },
    },
    {
      name: "only-the-list-of-boards-imports-a-board-of-a-package",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/(backgammon/board|lab/src/boards/games)/" },
      to: { path: "^packages/backgammon/board/" },
    },
    ...Object.entries(may).map(([room, rooms]) => ({
      name: `${room}-imports-only-${rooms.join("-") || "itself"}`,
      severity: "error",
      from: { path: `^packages/${room}/(?!board/)` },
      to: { path: "^packages/", pathNot: `^packages/(${[room, ...rooms].join("|")})/` },
    })),
    {
      name: "no-package-imports-research",
      comment: "Experiments lean on the product, the product never on them.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^research/" },
    },
    {
      name: "trees-knows-only-the-types-of-the-engine",
      comment: "Tests compare the engine with trees, so trees must not depend on it.",
      severity: "error",
      from: { path: "^packages/trees/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/engine/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "reports-of-games-know-only-the-types-of-messages",
      comment: "A report takes the catalogue as an argument, so that rules load no texts.",
      severity: "error",
      from: {
        path: "^packages/(games|backgammon)/src",
        pathNot: "\\.test\\.ts$|/report(/|\\.ts$)|/kit/report-words\\.ts$",
      },
      to: { path: "^packages/messages/" },
    },
    {
      name: "reports-of-games-load-no-messages",
      severity: "error",
      from: { path: "^packages/(games|backgammon)/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/messages/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-servers-of-games-need-node",
      severity: "error",
      from: { path: "^packages/(games|backgammon)/src", pathNot: "\\.test\\.ts$|/servers/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-has-no-dependency",
      severity: "error",
      from: { path: "^packages/engine/src", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["npm", "core"] },
    },
    {
      name: "statistics-stands-alone",
      comment: "What says how sure a figure is knows nothing of how the figure was made.",
      severity: "error",
      from: { path: "^packages/engine/src/statistics/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^packages/",
        pathNot: "^packages/engine/src/statistics/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-undeclared-package",
      comment: "A package declares what its sources import; tests may use the workspace's tools.",
      severity: "error",
      from: { path: "^(packages/[^/]+|research)/src", pathNot: "\\.test\\.tsx?$" },
      // An optional peer dependency is also reported as undeclared.
      to: { dependencyTypes: ["npm-no-pkg"], dependencyTypesNot: ["npm-peer"] },
    },
    {
      name: "every-import-is-found",
      severity: "error",
      from: {},
      // Modules that a build makes have no file.
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|bundle)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.tests.json" },
    enhancedResolveOptions: {
      conditionNames: ["@tyche/source", "types", "import", "node", "default"],
      exportsFields: ["exports"],
    },
  },
};
