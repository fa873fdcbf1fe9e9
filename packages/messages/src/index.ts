export { Catalogue, type ListType, type Message, type MessageId, type MessageValue } from "./catalogue.js";
export { englishWords } from "./english.js";
export type { Area, MessageArguments } from "./generated/areas.js";
export { closestLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, scriptOf } from "./languages.js";
