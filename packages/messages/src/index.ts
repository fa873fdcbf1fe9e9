export { Catalogue, type ListType, type MessageId } from "./catalogue.js";
export { englishWords } from "./english.js";
export type { Area, MessageArguments } from "./generated/areas.js";
export { closestLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, scriptOf } from "./language/languages.js";
export type { Message, MessageValue, Problem } from "./language/message.js";
