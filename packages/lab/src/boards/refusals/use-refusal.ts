import type { Language } from "@tyche/messages";
import { useEffect, useState } from "react";
import { refusalIn } from "./refusals.js";

/** What was refused, in a person's language; undefined where nothing was. */
export function useRefusal(language: Language, sentence: string | undefined): string | undefined {
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string }>();
  useEffect(() => {
    if (sentence === undefined) return undefined;
    let isCurrent = true;
    void refusalIn(language, sentence).then((text) => isCurrent && setSaid({ of: sentence, text }));
    return () => {
      isCurrent = false;
    };
  }, [language, sentence]);
  return sentence !== undefined && said?.of === sentence ? said.text : undefined;
}
