import type { Language } from "@tyche/messages";
import type { BoardMessages } from "./catalogue.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { zh } from "./zh.js";

export const BOARD_MESSAGES: Readonly<Record<Language, BoardMessages>> = { en, fr, es, zh };
