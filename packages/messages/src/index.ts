export { Catalogue, type Message, type MessageId, type MessageValue } from "./catalogue.js";
export type { Area, MessageArguments } from "./generated/areas.js";
export { closestLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages.js";
