// The same from CommonJS, with `require`.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const entryPoints = JSON.parse(readFileSync(join(__dirname, "entry-points.json"), "utf8"));
for (const entryPoint of entryPoints)
  if (Object.keys(require(entryPoint)).length === 0) throw new Error(`${entryPoint} exports nothing`);

const { decide } = require("@tyche/engine");
require("./answers.mjs")
  .answers((_, state) => decide(require("./games.mjs").dice, state))
  .then((answers) => console.log(JSON.stringify(answers)));
