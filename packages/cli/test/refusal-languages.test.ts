/** Errors are in the language of the call, with the user's input unchanged. */
import { readdirSync, readFileSync } from "node:fs";
import { parse, type TextElement, Visitor } from "@fluent/syntax";
import { LANGUAGES, type Language } from "@tyche/messages/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { GAME_NAMES } from "../src/games/options.js";
import { tyche } from "./harness.js";

async function refused(argv: readonly string[], language: Language): Promise<{ code: number; err: string }> {
  const { code, err } = await tyche(argv, { env: { LANG: language } });
  return { code, err };
}

/** Wrong calls and their error in each language, with no-break spaces shown as "~". */
const CALLS: readonly (readonly [argv: string[], Readonly<Record<Language, string>>])[] = [
  [
    ["solve", "rows"],
    {
      en: "there is no file rows",
      fr: "il n’y a pas de fichier rows",
      es: "no existe el archivo rows",
      zh: "没有文件 rows",
    },
  ],
  [
    ["think", "backgammon", "--position", "rows"],
    {
      en: 'A Position ID has 14 characters, but "rows" has 4.',
      fr: "Un Position ID a 14 caractères, mais «~rows~» en a 4.",
      es: "Un Position ID tiene 14 caracteres, pero «rows» tiene 4.",
      zh: "Position ID 有 14 个字符，但“rows”有 4 个。",
    },
  ],
  [
    ["think", "pig", "--evaluator", "course"],
    {
      en: 'pig has no evaluator "course", and there is no such file; it has default, lead',
      fr: "pig n’a pas de fonction d’évaluation «~course~», et il n’y a pas de fichier de ce nom~; il a default, lead",
      es: "pig no tiene la función de evaluación «course», ni hay un archivo con ese nombre; tiene default, lead",
      zh: "pig 没有评估函数“course”，也没有这个名称的文件；它有 default、lead",
    },
  ],
  [
    ["think", "2048", "--target", "none"],
    {
      en: 'The option target of 2048 must be a whole number, not "none".',
      fr: "L’option target de 2048 doit être un nombre entier, et non «~none~».",
      es: "La opción target de 2048 debe ser un número entero, y no «none».",
      zh: "2048 的选项 target 应为整数，而不是“none”。",
    },
  ],
  [
    ["analyze", "nowhere.mat"],
    {
      en: "there is no file nowhere.mat",
      fr: "il n’y a pas de fichier nowhere.mat",
      es: "no existe el archivo nowhere.mat",
      zh: "没有文件 nowhere.mat",
    },
  ],
  [
    ["think", "pig", "--depth", "0"],
    {
      en: '--depth must be a whole number, 1 or more, not "0"',
      fr: "--depth doit être un nombre entier, au moins 1, et non «~0~»",
      es: "--depth debe ser un número entero, 1 o más, y no «0»",
      zh: "--depth 应为不小于 1 的整数，而不是“0”",
    },
  ],
  [
    ["exercise", "--level", "9"],
    {
      en: '--level must be a whole number from 1 to 3, not "9"',
      fr: "--level doit être un nombre entier de 1 à 3, et non «~9~»",
      es: "--level debe ser un número entero de 1 a 3, y no «9»",
      zh: "--level 应为从 1 到 3 的整数，而不是“9”",
    },
  ],
  [
    ["moves", "pig", "--language", "de"],
    {
      en: '--language must be one of en, fr, es, zh, not "de"',
      fr: "--language doit être en, fr, es ou zh, et non «~de~»",
      es: "--language debe ser en, fr, es o zh, y no «de»",
      zh: "--language 应为 en、fr、es、zh 之一，而不是“de”",
    },
  ],
  [
    ["solve", "[[3,5],[2 9]]"],
    {
      en: 'line 1, column 11: found "9" where "," or "]" was expected',
      fr: 'ligne 1, colonne 11~: "9" se trouve là où il faudrait "," ou "]"',
      es: 'línea 1, columna 11: "9" está donde debería estar "," o "]"',
      zh: '第 1 行，第 11 列：此处应为 ","或"]"，却是 "9"',
    },
  ],
  [
    ["solve", "/"],
    {
      en: "/ cannot be read: it is a folder",
      fr: "impossible de lire /~: c’est un dossier",
      es: "no se puede leer /: es una carpeta",
      zh: "无法读取 /：这是文件夹",
    },
  ],
  [
    ["thonk"],
    {
      en: 'there is no command "thonk"; did you mean "think"?',
      fr: "il n’y a pas de commande «~thonk~»~; vouliez-vous dire «~think~»~?",
      es: "no existe la orden «thonk»; ¿quería decir «think»?",
      zh: "没有命令“thonk”；您是指“think”吗？",
    },
  ],
  [
    ["help", "nothing"],
    {
      en: 'there is no command "nothing"; `tyche help` lists them',
      fr: "il n’y a pas de commande «~nothing~»~; `tyche help` les énumère",
      es: "no existe la orden «nothing»; `tyche help` las enumera",
      zh: "没有命令“nothing”；`tyche help` 列出全部命令",
    },
  ],
  [
    ["--"],
    {
      en: "name a command; `tyche help` lists them",
      fr: "nommez une commande~; `tyche help` les énumère",
      es: "nombre una orden; `tyche help` las enumera",
      zh: "请指定命令；`tyche help` 列出全部命令",
    },
  ],
  [
    ["think", "pig", "--dept", "3"],
    {
      en: 'there is no option "--dept"; did you mean "--depth"?',
      fr: "il n’y a pas d’option «~--dept~»~; vouliez-vous dire «~--depth~»~?",
      es: "no existe la opción «--dept»; ¿quería decir «--depth»?",
      zh: "没有选项“--dept”；您是指“--depth”吗？",
    },
  ],
  [
    ["solve", "--unheard-of"],
    {
      en: 'there is no option "--unheard-of"',
      fr: "il n’y a pas d’option «~--unheard-of~»",
      es: "no existe la opción «--unheard-of»",
      zh: "没有选项“--unheard-of”",
    },
  ],
  [
    ["think"],
    {
      en: "the argument <game> is missing",
      fr: "il manque l’argument <game>",
      es: "falta el argumento <game>",
      zh: "缺少参数 <game>",
    },
  ],
  [
    ["solve", "[1]", "[2]"],
    {
      en: "too many arguments: solve takes 1, not 2",
      fr: "trop d’arguments~: solve en prend 1, et non 2",
      es: "demasiados argumentos: solve toma 1, y no 2",
      zh: "参数过多：solve 接受 1 个，而不是 2 个",
    },
  ],
  [
    ["solve", "[1]", "--depth"],
    {
      en: "the option --depth <N> needs a value",
      fr: "l’option --depth <N> demande une valeur",
      es: "la opción --depth <N> requiere un valor",
      zh: "选项 --depth <N> 需要一个值",
    },
  ],
  [
    ["tune", "pig", "greedy"],
    {
      en: "the option --parameter <NAME=START,LOW,HIGH> is missing",
      fr: "il manque l’option --parameter <NAME=START,LOW,HIGH>",
      es: "falta la opción --parameter <NAME=START,LOW,HIGH>",
      zh: "缺少选项 --parameter <NAME=START,LOW,HIGH>",
    },
  ],
];

describe("errors of a call", () => {
  for (const language of LANGUAGES)
    it.each(CALLS.map(([argv, sentences]) => [argv, sentences[language]] as const))(
      `${language}: %j`,
      async (argv, sentence) => {
        const { code, err } = await refused(argv, language);
        expect({ code, err: err.replace(/[\u00a0\u202f]/g, "~") }).toEqual({
          code: 2,
          err: `tyche: ${sentence}\n`,
        });
      },
    );
});

/** The words of all catalogues, which a message might confuse with its own. */
function vocabulary(): string[] {
  const locales = new URL("../../messages/locales/", import.meta.url);
  const words = new Set<string>();
  class Words extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      for (const [word] of value.matchAll(/\p{L}{2,20}/gu)) words.add(word);
    }
  }
  for (const path of readdirSync(locales, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".ftl")) new Words().visit(parse(readFileSync(new URL(path, locales), "utf8"), {}));
  return [...words].sort();
}

const WITH_WORD: readonly ((word: string) => string[])[] = [
  (word) => ["solve", word],
  (word) => ["moves", word],
  (word) => ["think", "backgammon", "--position", word],
  (word) => ["think", "pig", "--depth", "1", "--evaluator", word],
  (word) => ["think", "2048", "--target", word],
  (word) => ["think", "pig", "--depth", word],
];

describe("a word of the user", () => {
  const words = vocabulary();

  it("is in the error unchanged in every language", { timeout: 600_000 }, async () => {
    expect(words.length).toBeGreaterThan(2000);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), fc.constantFrom(...WITH_WORD), async (word, call) => {
        const argv = call(word);
        const english = await refused(argv, "en");
        // Some words name a game or an evaluator: "moves Lifeboat" is refused for its missing position.
        fc.pre(english.code !== 0 && !(argv[0] === "moves" && GAME_NAMES.includes(word.toLowerCase())));
        const said = [english.err];
        for (const language of LANGUAGES.slice(1)) {
          const { code, err } = await refused(argv, language);
          expect({ code, argv }).toEqual({ code: 2, argv });
          said.push(err);
        }
        for (const sentence of said) expect(sentence).toContain(word);
        expect(new Set(said).size, `the same in two languages: ${said.join()}`).toBe(LANGUAGES.length);
      }),
      { numRuns: cases(800, 15) },
    );
  });
});
