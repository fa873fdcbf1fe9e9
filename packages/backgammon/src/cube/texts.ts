import { englishTexts } from "@tyche/games";

export const texts = englishTexts({
  "backgammon-game-over": "The game is over.",
  "backgammon-not-possible": '"{text}" is not possible here; possible: {actions}.',
  "drawn-cube-offer": "{by}: {offer}. {to} answers",
  "backgammon-answer-first": "The roll is {dice}, but the offer must be answered first.",
  "backgammon-nothing-to-roll": "The game is over, so there is nothing to roll for.",
  "backgammon-xgid-word":
    'Only resign=single, refused=single (or gammon, backgammon) and result=N can follow an XGID, not "{text}".',
  "backgammon-too-many-ids":
    '"{text}" has more than a Position ID and a Match ID; an XGID begins with "XGID=".',
  "backgammon-cube-too-high": "The cube is at {cube}, but goes no higher than {most}.",
  "backgammon-both-won": "Both players have {points:point} or more, but only one can have won.",
  "backgammon-not-crawford":
    "In a Crawford game one player needs 1 point, but the score is {score} in a {length}-point match.",
  "backgammon-crawford-cube": "The cube is not used in a Crawford game.",
  "backgammon-needless-double": "The player who doubles here wins the match with the cube as it is.",
  "backgammon-match-not-over": "The game is over, but the score does not say that the match is.",
  "backgammon-match-length": "A match has 1 to {most} points, not {length}.",
  "backgammon-money-only":
    "The Jacoby rule, beavers and automatic doubles are for money play: leave them out of a match.",
  "backgammon-equities-length": "The table of match equities goes up to {longest:point}, not {length}.",
  "backgammon-highest-cube": "The highest cube must be a power of 2 up to {most}, not {cube}.",
  "backgammon-automatic-doubles": "The number of automatic doubles must be 0 to {most}, not {count}.",
  "backgammon-equities-columns": "A table of match equities has 1 to {most} columns, not {found}.",
  "backgammon-equities-rows":
    "A table of match equities with {columns:column} has {rows} rows, the last for the games after the Crawford game, not {found}.",
  "backgammon-equities-row": "Row {row} of the table of match equities has {found:number}, not {columns}.",
  "backgammon-equities-sum":
    "In row {row} of the table of match equities the chance in column {column} and its counterpart do not add up to 1.",
  "backgammon-equities-chance":
    'Row {row} of the table of match equities has "{text}", which is not a number from 0 to 1.',
  "backgammon-equities-name":
    '--equities must be computed, kazaross-xg2, or @FILE with a table of match equities, not "{text}".',
  "backgammon-equities-money": "A table of match equities is for a match: give --match N.",
  "backgammon-cube-off":
    "Matches, the Jacoby rule, beavers, automatic doubles and resignations are played with the cube: leave out --cube off.",
  "backgammon-stakes-with-cube":
    "With the cube the stakes are those of money play or of the match: leave out --stakes.",
});
