import { afterAll, beforeAll, expect, it, vi } from "vitest";

const WEIGHTS = "../../../../games/src/kit/weights-file.ts";
const refused = (): never => {
  throw new Error("the referee asked for a network");
};

// Loads the games afresh, without networks that another test may have read.
let gameChosen: typeof import("./rules.js").gameChosen;
let Referee: typeof import("./referee.js").Referee;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(WEIGHTS, () => ({
    weightsFile: () => ({ bytes: refused, load: refused }),
    loadWeights: refused,
  }));
  ({ gameChosen } = await import("./rules.js"));
  ({ Referee } = await import("./referee.js"));
});
afterAll(() => {
  vi.doUnmock(WEIGHTS);
  vi.resetModules();
});

// A referee's worker fetches no network, because the rules do not need one.
it.each(["2048", "backgammon", "hypergammon"])("the referee of %s requests no network", async (name) => {
  const named = await gameChosen({ game: name, options: {} });
  const referee = new Referee(named);
  let scene = referee.start("seed");
  for (let ply = 0; ply < 20 && scene.turn >= 0; ply++) {
    const [{ action }] = scene.actions as [(typeof scene.actions)[0]];
    expect(referee.outcomes(scene.state, action).length).toBeGreaterThan(0);
    scene = referee.play(scene.state, action, `seed ${ply}`);
  }
  expect(referee.read(scene.text).text).toBe(scene.text);
  // An evaluator would fail here.
  const judge = named.game.positionEvaluators?.net ?? named.game.evaluators?.net;
  if (name === "2048")
    expect(() => judge!(named.game.position!(scene.state) as never)).toThrow("asked for a network");
});
