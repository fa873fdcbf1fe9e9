export type { Advice, AdviceRow } from "./advice.js";
export type { CourseEntry, CourseSettings } from "./courses.js";
export type { GameEntry, GameOption, NamedGame, Presentation } from "./entry.js";
export { GameOptionError } from "./options.js";
export { coursesOf, GAMES, gameNamed } from "./registry.js";
