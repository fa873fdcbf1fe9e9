import type { Language } from "@tyche/trees";
import { es, fr, type Told, zh } from "@tyche/trees/pseudocode";

/** Titles and pseudocode of algorithms by language; English is what they are written in. */
export const TOLD: Readonly<Record<Language, Told | undefined>> = { en: undefined, fr, es, zh };
