export { type GameOptions, type GameResult, playGame, StoppedError } from "./match/game.js";
export { type Luck, luckOf } from "./match/luck.js";
export { MatchError, type Played, type Player, type Seen, type Stop } from "./match/player.js";
export {
  type Plan,
  type Round,
  type Schedule,
  type Seating,
  type Series,
  scheduleOf,
} from "./match/schedule.js";
export { type PlayedGame, type PlayerMaker, playSeries, type SeriesResult } from "./match/series.js";
export {
  type Comparison,
  type Standing,
  type Standings,
  scoresOf,
  standingsOf,
} from "./match/standings.js";
export { greedyMove } from "./players/greedy.js";
export { type ModellingOptions, modellingPlayer, modelPlayer } from "./players/modelled.js";
export { randomPlayer } from "./players/random.js";
export { type SearchPlayerOptions, searchPlayer } from "./players/search.js";
