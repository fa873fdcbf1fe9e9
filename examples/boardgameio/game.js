// Pig, as anyone would write it for boardgame.io, without any reference to Tyche.

const GOAL = 50;

/** @type {import("boardgame.io").Game} */
export const pig = {
  name: "pig",
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), gathered: 0, rolled: null }),
  moves: {
    roll: ({ G, random, events }) => {
      G.rolled = random.D6();
      G.gathered = G.rolled === 1 ? 0 : G.gathered + G.rolled;
      if (G.rolled === 1) events.endTurn();
    },
    hold: ({ G, ctx, events }) => {
      if (G.gathered === 0) return "INVALID_MOVE";
      G.scores[Number(ctx.currentPlayer)] += G.gathered;
      G.gathered = 0;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= GOAL);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
  ai: {
    enumerate: (G) => (G.gathered === 0 ? [{ move: "roll" }] : [{ move: "roll" }, { move: "hold" }]),
  },
};

/** What the bot is told beside the rules: between two players, how far player 0 is ahead, from 0 to 1. */
export const judgement = {
  evaluate: ({ scores, gathered }, { currentPlayer }) => {
    const ahead = scores[0] - scores[1] + (currentPlayer === "0" ? gathered : -gathered);
    return 0.5 + ahead / (2 * GOAL + 60);
  },
};
