export { cached } from "./kit/cached.js";
export type {
  AtTerminal,
  Counted,
  Ending,
  GameEntry,
  GameInfo,
  GameRecord,
  LearnedEvaluators,
  MethodInfo,
  NamedGame,
  OptionTexts,
  PlayersUnit,
  Presentation,
  RecordAsked,
  RecordedGame,
  Remarks,
  RemarksAsked,
  Sweep,
  TutorScale,
} from "./kit/entry.js";
export { COLOURS, type Colour, defined, named } from "./kit/entry.js";
export { beyondLimit, type Exact, type ExactRow, type ExactSolver, type ExactValue } from "./kit/exact.js";
export { inEnglish } from "./kit/notation.js";
export { asProbability, grown, hashKeys, hashOfNumbers } from "./kit/numbers.js";
export type { GameOption } from "./kit/option.js";
export { createGame } from "./kit/options.js";
export {
  dashed,
  headings,
  MARKS,
  type Mark,
  markOf,
  markText,
  type TableLayout,
  type Thresholds,
  USUAL_THRESHOLDS,
} from "./kit/report-words.js";
export { englishTexts, GameOptionError, type GameTexts } from "./kit/texts.js";
export type { Trainer, TrainerSettings } from "./kit/trainer.js";
export { loadWeights, weightsFile } from "./kit/weights-file.js";
