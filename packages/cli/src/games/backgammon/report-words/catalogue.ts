import type { Language } from "@tyche/messages";
import { EN } from "./en.js";
import { ES } from "./es.js";
import { FR } from "./fr.js";
import type { ReportWords } from "./report-words.js";
import { ZH } from "./zh.js";

/** What the analysis of a match says, by language. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en: EN, fr: FR, es: ES, zh: ZH };
