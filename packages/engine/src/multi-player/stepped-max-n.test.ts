import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { randomParty } from "../../test/random-party.js";
import { sfc32 } from "../chance/sfc32.js";
import { positionOf } from "../position/adapter.js";
import { AT_ONCE } from "../search/parts.js";
import { MaxN } from "./max-n.js";
import { motivesOf } from "./motives.js";
import { payoffEvaluationOf } from "./payoffs.js";
import { SteppedMaxN } from "./stepped-max-n.js";

it("max-n in steps visits the same nodes as without pauses, wherever it stops", () => {
  let stops = 0;
  for (let seed = 0; seed < cases(300, 40); seed++) {
    const { game } = randomParty(`stepped ${seed}`, {
      players: 2 + (seed % 3),
      constantSum: seed % 2 === 0,
      chance: seed % 3 > 0,
    });
    const state = game.start(undefined as never);
    const make = (): MaxN =>
      new MaxN(positionOf(game, state), {
        facts: game.facts,
        motives: motivesOf(game.facts, {}),
        evaluate: payoffEvaluationOf(game, state, {}).evaluate,
        prune: seed % 5 > 0,
      });
    const [whole, stepped] = [make(), make()];
    const next = sfc32(`stepped ${seed}`);
    const parts = { ...AT_ONCE, start: () => 0, isSmall: () => next() % 2 === 0 };
    for (let depth = 0; depth <= 4; depth++) {
      for (let move = 0; move < game.actions(state).length; move++) {
        const expected = [...whole.child(move, depth, game.turn(state), game.facts.bounds[0])];
        const steps = new SteppedMaxN(stepped, parts).child(
          move,
          depth,
          game.turn(state),
          game.facts.bounds[0],
        );
        let step = steps.next();
        for (; !step.done; step = steps.next()) stops++;
        const counts = ({ nodes, decisions, chances, cuts, horizons, most }: MaxN) => [
          nodes,
          decisions,
          chances,
          cuts,
          horizons,
          most,
        ];
        expect([[...step.value], counts(stepped)], `${seed} ${depth}`).toEqual([expected, counts(whole)]);
      }
    }
  }
  expect(stops).toBeGreaterThan(1000);
});
