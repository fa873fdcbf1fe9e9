// The same from CommonJS, with `require`.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const doors = JSON.parse(readFileSync(join(__dirname, "doors.json"), "utf8"));
for (const door of doors)
  if (Object.keys(require(door)).length === 0) throw new Error(`${door} exports nothing`);

const { decide } = require("@tyche/engine");
require("./answers.mjs")
  .answers((_, state) => decide(require("./games.mjs").dice, state))
  .then((answers) => console.log(JSON.stringify(answers)));
