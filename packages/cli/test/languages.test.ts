import { LANGUAGES } from "@tyche/trees";
import { Command } from "commander";
import ts from "typescript";
import { describe, expect, it, test } from "vitest";
import { sourcesIn } from "../../../tests/words/catalogues.js";
import { parsed, placeOf } from "../../../tests/words/literals.js";
import { COMMANDS } from "../src/commands/index.js";
import { addUnfoldOptions } from "../src/games/unfolded.js";
import { environmentLanguage, languageOf, SPOKEN } from "../src/io/language.js";
import { usageIn } from "../src/say/failure.js";
import { HELP, TOLD_COMMANDS } from "../src/say/help.js";
import { optionText } from "../src/say/tell-help.js";
import { USAGE } from "../src/say/usage.js";
import { tyche } from "./harness.js";

const OTHERS = ["fr", "es", "zh"] as const;

describe("the language of a call", () => {
  it("is that of --language, else that of the environment, else English", () => {
    expect(SPOKEN).toEqual(LANGUAGES);
    expect(languageOf(["solve", "--language", "zh"], { LANG: "fr_FR.UTF-8" })).toBe("zh");
    expect(languageOf(["solve", "--language=es"], {})).toBe("es");
    expect(languageOf(["solve"], { LANG: "fr_CA.UTF-8" })).toBe("fr");
    expect(environmentLanguage({ LC_ALL: "es", LANG: "fr_FR" })).toBe("es");
    expect(environmentLanguage({ LC_MESSAGES: "zh_CN.UTF-8", LANG: "C" })).toBe("zh");
    for (const LANG of ["C.UTF-8", "POSIX", "de_DE", "frp_FR", "eso", ""]) {
      expect(environmentLanguage({ LANG }), LANG).toBe("en");
    }
  });

  it("speaks in answers, refusals and help", async () => {
    const world = { env: { LANG: "fr_FR.UTF-8" } };
    const answer = await tyche(["solve", "[[3,5],[2,9]]", "-a", "alpha-beta"], world);
    expect(answer.out).toContain("variante principale");
    const refused = await tyche(["solve", '{"chance":[1,2]}', "-a", "minimax"], world);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining("ne sait pas traiter les nœuds de hasard"),
    });
    const broken = await tyche(["solve", "[[3,5],[2 9]]", "--language", "es"]);
    expect(broken.err).toBe('tyche: línea 1, columna 11: "9" está donde debería estar "," o "]"\n');
    const wrong = await tyche(["draw", "[1,2]", "--to", "svg", "--scale", "0"], {
      env: { LC_ALL: "zh_CN.UTF-8" },
    });
    expect(wrong).toMatchObject({ code: 2, err: 'tyche: --scale 应为 0.01 到 100 的数，而不是 "0"\n' });
    const graded = await tyche(["grade", "-"], { stdin: "{", env: { LANG: "es_ES" } });
    expect(graded.err).toBe("tyche: el archivo no es JSON\n");
    const help = await tyche(["solve", "--help", "--language", "fr"]);
    expect(help).toMatchObject({ code: 0 });
    for (const part of [
      "Utilisation\u00a0:",
      "Options\u00a0:",
      "Exemples\u00a0:",
      HELP.fr.summaries.draw.slice(0, 0),
    ]) {
      expect(help.out).toContain(part);
    }
    expect(help.out).not.toMatch(/\{\d\}|Without it/);
  });

  it("speaks in drawings and in what is to be known of them", async () => {
    const tree = '{"max":[{"chance":[4,7]},{"min":[2,{"max":[9,1]}]}]}';
    const draw = (...options: string[]) =>
      tyche(["draw", tree, "-a", "star1", ...options], { env: { LANG: "es_ES" } });
    expect((await draw("--language", "fr")).out).toContain("HASARD = 11/2");
    const spanish = await draw("--windows");
    for (const word of ["AZAR", "podado", "ventana (", "en ["]) expect(spanish.out).toContain(word);
    expect((await draw("--to", "svg", "--language", "zh")).out).toContain("<title>博弈树</title>");
    expect((await draw("--to", "list")).code).toBe(2);
    expect((await draw("--to", "json", "--language", "zh")).err).toContain("--language");
    const few = await draw("--limit", "2", "--language", "fr");
    expect(few.err).toBe("tyche: remarque\u00a0: 1 nœud est dessiné sur 9\n");
    for (const command of ["solve", "risk"]) {
      const options = command === "risk" ? ["--utility", "linear"] : ["-a", "star1"];
      const answer = await tyche([command, '{"max":[{"chance":[4,7]},3]}', ...options, "--language", "zh"]);
      expect(answer.out).toContain("机会");
      expect(answer.out).not.toContain("CHANCE");
    }
  });

  it("leaves what programs read as it is", async () => {
    const english = await tyche(["solve", "[[3,5],[2,9]]", "--json"]);
    expect(await tyche(["solve", "[[3,5],[2,9]]", "--json"], { env: { LANG: "zh_CN" } })).toEqual(english);
    const sheet = await tyche(["exercise", "--to", "json"]);
    expect(await tyche(["exercise", "--to", "json"], { env: { LANG: "fr" } })).toEqual(sheet);
  });
});

describe("the help of commands about trees", () => {
  it.each(TOLD_COMMANDS)("of %s is told in every language, option by option", async (name) => {
    const { load } = COMMANDS.find((one) => one.name === name)!;
    const command = new Command(name);
    (await load()).register(command, {} as never);
    const games = new Command();
    addUnfoldOptions(games);
    const ofGames = games.options.map(({ long }) => long);
    for (const { long } of command.options) {
      const isGames = ofGames.includes(long) && optionText(name, long!, "fr") === undefined;
      for (const language of OTHERS) {
        if (!isGames) expect(optionText(name, long!, language), `${name} ${long}`).toMatch(/\S/);
      }
    }
  });
});

describe("refusals of a call", () => {
  /** The sentences of a file that are thrown as they stand, with {1} for what is put in. */
  function thrownIn(file: string): string[] {
    const source = parsed(`${import.meta.dirname}/../../../${file}`, file);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const isUsage =
        ts.isNewExpression(node) &&
        node.expression.getText(source) === "UsageError" &&
        node.arguments?.length === 1;
      const text = isUsage ? node.arguments[0]! : undefined;
      if (text && ts.isStringLiteralLike(text)) found.push(`${placeOf(source, node)}\t${text.text}`);
      if (text && ts.isTemplateExpression(text)) {
        const rest = text.templateSpans.map(({ literal }) => `WORD${literal.text}`).join("");
        found.push(`${placeOf(source, node)}\t${text.head.text}${rest}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  const FILES = TOLD_COMMANDS.map((name) => `packages/cli/src/commands/${name}.ts`).concat(
    sourcesIn("packages/cli/src/trees").filter((file) => !file.endsWith("batch.ts")),
    ["packages/cli/src/io/input.ts"],
  );
  /** Sentences whose end is another's: they are made of parts. */
  const OF_PARTS = /takes WORD, not|cannot be read: WORD$/;

  test.each(FILES)("of %s are in the catalogue", (file) => {
    for (const found of thrownIn(file)) {
      const sentence = found.split("\t")[1]!;
      if (OF_PARTS.test(sentence)) continue;
      for (const language of OTHERS) expect(usageIn(sentence, language), found).not.toBe(sentence);
    }
  });

  test.each(LANGUAGES)("repeat all that they name: %s", (language) => {
    for (const told of USAGE) {
      const marks = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(String).sort();
      expect(marks(told[language]), told.en).toEqual(marks(told.en));
      const named = told.en.replace(/\{(\d)\}/g, "<$1>");
      expect(usageIn(named, language)).toBe(told[language].replace(/\{(\d)\}/g, "<$1>"));
    }
  });
});
