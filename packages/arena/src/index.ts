// Players.

export { MatchError, type Played, type Player, type Seen, type Stop } from "./match/player.js";
export { type LevelPlayerOptions, levelPlayer } from "./players/level.js";
export { type ModellingOptions, modellingPlayer, modelPlayer } from "./players/modelled.js";
export { type SearchPlayerOptions, searchPlayer } from "./players/search.js";
export { greedyMove, randomPlayer } from "./players/simple.js";

// One game, with its random draws.

export { type GameResult, type PlayGameOptions, playGame, StoppedError } from "./match/game.js";
export { type Luck, luckOf } from "./match/luck.js";
export { type GameRecord, RecordedGame, replay } from "./match/record.js";

// A match: pairings and series.

export { type Contestant, type MatchResult, type MatchSettings, playMatch } from "./match/play-match.js";
export {
  checkGames,
  type Plan,
  type Round,
  type Schedule,
  type Seating,
  type Series,
  scheduleOf,
} from "./match/schedule.js";
export { type PlayedGame, type PlayerMaker, playSeries, type SeriesResult } from "./match/series.js";

// Results, by the statistics of @tyche/engine/statistics.

export { type SoloSummary, soloSummaryOf } from "./match/solo-summary.js";
export {
  type Comparison,
  type Standing,
  type Standings,
  scoresOf,
  standingsOf,
} from "./match/standings.js";

// Parameters tuned by matches.

export { type Duel, type Parameter, Spsa, type SpsaSettings } from "./tuning/spsa.js";

// Levels fitted to a game.

export * from "./levels/decisions.js";
export * from "./levels/fit.js";
export * from "./levels/losses.js";
export * from "./levels/meetings.js";
export { FIRST_STEP, ladderLevels } from "./levels/steps.js";
