// A page that searches directly and in a worker, as in the README.
import { connect } from "@tyche/engine/threads";
import { answers } from "../answers.mjs";

const engine = connect(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
const remote = async (game, state) => {
  let last;
  for await (const decision of engine.think(game, state)) last = decision;
  return last;
};

answers(remote).then(
  (found) => {
    document.body.dataset.answers = JSON.stringify(found);
  },
  (error) => {
    document.body.dataset.answers = String(error);
  },
);
