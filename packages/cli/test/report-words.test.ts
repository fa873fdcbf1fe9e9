import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CUBE_ERRORS, type CubeVerdict, verdictOf } from "@tyche/backgammon/analysis";
import { dashed, verdictText } from "@tyche/backgammon/report";
import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-words-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A missed double, a wrong pass and a blunder, all visible without depth. */
const MATCH = ` 5 point match

 Game 1
 Ann : 0                        Bob : 0
  1)                             31: 8/5 6/5
  2) 66: 24/18(2) 13/7(2)        21: 13/11 6/5
  3)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Ann : 1                        Bob : 0
  1) 31: 24/23 24/21             66: 24/18(2) 13/7(2)
  2) 21: 8/5                     55: 8/3(2) 6/1(2)
  3) 42:
`;

/** All verdicts. */
function verdicts(): CubeVerdict["verdict"][] {
  const equities = [-1.5, -0.5, 0.2, 0.9, 1, 1.2];
  const flags = [true, false];
  const all = equities.flatMap((noDouble) =>
    equities.flatMap((doubleTake) =>
      flags.flatMap((isOwned) =>
        flags.flatMap((beavers) =>
          flags.map(
            (gammons) =>
              verdictOf({ noDouble, doubleTake, doublePass: 1 }, { isOwned, beavers, gammons }).verdict,
          ),
        ),
      ),
    ),
  );
  return [...new Set(all)];
}

describe("the messages of an analysis", () => {
  it("include every verdict and every error, each different from the English", async () => {
    const said = verdicts();
    expect(said.length).toBeGreaterThan(15);
    for (const language of LANGUAGES) {
      const words = await reportWords(language);
      expect(new Set(said.map((verdict) => verdictText(verdict, words))).size).toBe(said.length);
      for (const verdict of said) {
        const other = verdictText(verdict, words);
        if (language === "en") expect(other).toBe(verdict);
        else expect(other).not.toMatch(/\b(?:too|take|pass|redouble)\b/);
      }
      for (const error of CUBE_ERRORS) {
        const id = `analysis-error-${dashed(error)}` as const;
        expect(words.text(`${id}.counted`, { count: 1 })).toContain(words.text(id));
        expect(words.text(`${id}.counted`, { count: 3 })).toContain("3");
      }
    }
    const [en, fr] = await Promise.all([reportWords("en"), reportWords("fr")]);
    expect(en.text("analysis-error-wrong-pass.counted", { count: 2 })).toBe("2 wrong passes");
    // In French, 0 takes the singular.
    expect(fr.text("analysis-error-wrong-take.counted", { count: 0 })).toBe("0 double accepté à tort");
  });

  it("are in the requested language, with the same numbers", async () => {
    const told = new Map<string, string>();
    for (const language of LANGUAGES) {
      const [html, comments] = [join(folder, `${language}.html`), join(folder, `${language}.mat`)];
      const argv = ["analyze", "-", "--depth", "1", "--html", html, "--comments", comments];
      // The language of the environment, as in other commands, if no language is given.
      const given = language === "es" ? [] : ["--language", language];
      const { code, out } = await tyche([...argv, ...given], {
        stdin: MATCH,
        env: { LANG: language === "es" ? "es_MX.UTF-8" : "C" },
      });
      expect(code).toBe(0);
      const page = readFileSync(html, "utf8");
      expect(page).toContain(`<html lang="${language}">`);
      const words = await reportWords(language);
      for (const id of ["analysis-lost-by-cube", "analysis-define-luck"] as const)
        expect(page).toContain(words.text(id).replaceAll('"', "&quot;"));
      expect(out).toContain(words.text("analysis-heading-luck-adjusted"));
      const texts = [page.replace(/<style>.*?<\/style>|<svg.*?<\/svg>|<[^>]*>/gs, " "), out];
      const commented = readFileSync(comments, "utf8");
      expect(commented).toContain(`; ${words.text("analysis-by-depth", { evaluator: "net", depth: 1 })}`);
      told.set(language, [...texts, commented].map(numbersIn).join("\n"));
    }
    for (const language of LANGUAGES) expect(told.get(language)).toBe(told.get("en"));
    const pages = LANGUAGES.map((language) => readFileSync(join(folder, `${language}.html`), "utf8"));
    for (const [at, language] of LANGUAGES.entries()) {
      if (language === "en") continue;
      const words = pages[at]!.replace(/<[^>]*>/g, " ");
      expect(words).not.toMatch(/\b(?:loses|luck|turn|missed|double, take|depth|chances in|Correct)\b/);
    }
    const chess = ["analyze", "-", "--depth", "2", "--language", "es"];
    const { out } = await tyche(chess, { stdin: "1. f3 e5 2. g4 Qh4# 0-1" });
    expect(out).toMatch(/partida +jugada +jugador/);
    expect(out).toContain("Las pérdidas están en pago esperado");
    const refused = await tyche(["analyze", "-", "--language", "de"], { stdin: MATCH });
    expect(refused.code).toBe(2);
  });
});

function reportWords(language: Language): Promise<Catalogue> {
  return new Catalogue(language).load("analysis-report", "backgammon-cube");
}

/** Sorted, since the word order differs. */
function numbersIn(text: string): string {
  return (text.match(/[-+]?\d+(?:\.\d+)?/g) ?? []).sort().join(" ");
}
