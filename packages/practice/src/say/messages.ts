import type { Language } from "@tyche/messages";
import type { Messages } from "./catalogue.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { zh } from "./zh.js";

/** What is said about exercises, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, es, zh };
