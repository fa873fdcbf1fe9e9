import { describe, expect, it } from "vitest";
import type { Twenty48State } from "../board/board.js";
import { shippedLearned } from "../network/evaluator.js";
import { twenty48 } from "../rules.js";
import { SelfPlay } from "../training/self-play.js";
import { packedSolo } from "./play.js";
import { PackedSearch } from "./search.js";

const GAME = twenty48();
const BEYOND = { game: GAME, decide: (state: Twenty48State) => GAME.actions(state)[0]! };

describe("games searched at depth 1", () => {
  const { network, rare } = shippedLearned();

  // Early boards are often halved, late ones hardly ever; the two kernels share nothing but the weights.
  it.each([rare, 6, 0])(
    "match those that the network plays while learning, downgraded from 2 to the power %d",
    (downgrade) => {
      const searched = packedSolo(
        () => new PackedSearch(network),
        { depth: 1, threshold: 0, downgrade },
        BEYOND,
      );
      const learning = new SelfPlay(network, downgrade);
      for (const number of [0, 1]) {
        const game = searched.play("7", number);
        let step = game.next();
        while (!step.done) step = game.next();
        const { score, moves } = learning.play(`7/${number + 1}`);
        expect(step.value).toMatchObject({ payoff: score, plies: moves });
      }
    },
  );
});
