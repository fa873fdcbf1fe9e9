import { englishTexts } from "@tyche/games";

export const texts = englishTexts({
  "typing-backgammon":
    "Type a play as 8/5 6/5, with bar and off, or its number; for the cube, an action of the list.",
  "advice-match": "{own}-away {other}-away: {chances} to win the match",
  "backgammon-nothing-to-decide": "The game is over, so there is nothing to decide.",
  "backgammon-home-board":
    "A home board is six whole numbers of checkers, on the points 1 to 6, 15 in all at most.",
  "backgammon-small-checkers": "Hypergammon is played with 1 to {most} checkers a side, not {count}.",
  "backgammon-exact-checkers": "The exact solution is for 1 to 3 checkers a side, not {count}.",
  "method-value-iteration": "value iteration",
  "backgammon-solver-checkers":
    "Hypergammon is solved with at most 3 checkers a side: give --checkers 3 or fewer.",
  "backgammon-solver-stakes": "Hypergammon is solved for money stakes only: leave out --stakes.",
  "backgammon-rare-positions": "--rare sets how games begin, but with --positions no games are played",
  "backgammon-gather-from": "positions are gathered by a network: name one with --from",
  "game-other-training": "This is the state of another training run: its seed is not the same.",
  "advice-points":
    "take point {takePoint}, cash point {cashPoint}, gammon value {won} won and {lost} lost, market losers {losers}",
});
