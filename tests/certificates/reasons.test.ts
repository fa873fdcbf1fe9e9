import { Catalogue, LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { REASONS } from "../../packages/trees/src/certificate/reasons.js";

describe("reasons why a certificate proves nothing", () => {
  it.each(LANGUAGES.filter((language) => language !== "en"))(
    "are in %s, with the same values",
    async (language) => {
      const words = await new Catalogue(language).loadErrors();
      for (const [reason, sentence] of Object.entries(REASONS)) {
        const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
        const values = Object.fromEntries(names.map((name, i) => [name, `V${i}`]));
        const text = words.problem({ id: `certificate-${reason}`, values, message: sentence });
        expect(text).not.toBe(sentence);
        expect([...text.matchAll(/V\d/g)].map(([value]) => value).sort(), text).toEqual(
          Object.values(values),
        );
      }
    },
  );
});
