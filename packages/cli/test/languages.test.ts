import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "@tyche/games";
import { GAME_REFUSALS } from "@tyche/games/say";
import { LANGUAGES } from "@tyche/messages";
import { Command } from "commander";
import { describe, expect, it, test } from "vitest";
import { playerHelp } from "../src/arena/players.js";
import { COMMANDS } from "../src/commands/index.js";
import { environmentLanguage, languageOf, SPOKEN } from "../src/io/language.js";
import { TOLD } from "../src/say/catalogue.js";
import { toldIn } from "../src/say/tell.js";
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
      "Résoudre un arbre de jeu",
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

  it("speaks in notes beside an answer", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-notes-"));
    const file = join(folder, "a.pgn");
    writeFileSync(file, Buffer.from('[White "José"]\n\n1. e4 e9 *\n\n[White "B"]\n\n1. d4 *\n', "latin1"));
    const { code, err } = await tyche(["analyze", file, "--depth", "1"], { env: { LANG: "fr_FR" } });
    rmSync(folder, { recursive: true });
    expect(code).toBe(0);
    expect(err).toContain("remarque\u00a0: ");
    expect(err).toContain("n’est pas en UTF-8\u00a0: il est lu comme ISO-8859-1");
    expect(err).not.toMatch(/note: |is read as|no legal|Game 1/);
    const layout = ["think", "pac-man", "--layout", "%%%%%/%P.G%%/%%%%%", "--depth", "1"];
    for (const language of OTHERS) {
      const { err } = await tyche([...layout, "--language", language]);
      expect(err).not.toMatch(/The layout|cells|row 2|note: /);
    }
    expect((await tyche([...layout, "--language", "fr"])).err).toBe(
      "tyche: remarque\u00a0: Le labyrinthe est aussi large que sa première rangée, 5 cases\u202f; la rangée 2 en a 6, et ce qui dépasse a été omis.\n",
    );
  });

  it("leaves what programs read as it is", async () => {
    const english = await tyche(["solve", "[[3,5],[2,9]]", "--json"]);
    expect(await tyche(["solve", "[[3,5],[2,9]]", "--json"], { env: { LANG: "zh_CN" } })).toEqual(english);
    const sheet = await tyche(["exercise", "--to", "json"]);
    expect(await tyche(["exercise", "--to", "json"], { env: { LANG: "fr" } })).toEqual(sheet);
  });
});

describe("the help", () => {
  /** Every text of a command's help, as commander and the file of the command hold it. */
  async function textsOf({ summary, load }: (typeof COMMANDS)[number]): Promise<string[]> {
    const { register, examples, note } = await load();
    const command = new Command("one");
    register(command, {} as never);
    const all = [command, ...command.commands];
    return [
      summary,
      ...all.slice(1).map((one) => one.description()),
      ...all.flatMap((one) =>
        [...one.options, ...one.registeredArguments].map(({ description }) => description),
      ),
      ...examples.map(({ say }) => say),
      ...(typeof note === "string" ? [note] : []),
    ].filter((text) => /\p{Ll} \p{L}/u.test(text));
  }

  it.each(COMMANDS)("of $name is told in every language, to the last option", async (entry) => {
    for (const text of await textsOf(entry)) {
      for (const language of OTHERS) expect(toldIn(text, language)).not.toBe(text);
    }
  });

  it.each(GAMES)("of the options of $name is told in every language", ({ options }) => {
    for (const { help } of options)
      for (const language of OTHERS) expect(toldIn(help, language)).not.toBe(help);
  });

  it("of the players of a match is told in every language", () => {
    for (const language of OTHERS) {
      const english: string[] = [];
      playerHelp((text) => {
        if (toldIn(text, language) === text) english.push(text);
        return text;
      });
      expect(english).toEqual([]);
    }
  });

  it("says of every command how a language is chosen, and refuses what is none", async () => {
    const help = await tyche(["think", "pig", "--help", "--language", "zh"]);
    expect(help).toMatchObject({ code: 0 });
    expect(help.out).toContain("获胜所需的分数，1 到 1000，默认 100。");
    expect(help.out).toContain('（默认："1"）');
    expect(help.out).toContain("--language <en|fr|es|zh>");
    const merge = await tyche(["analyze", "merge", "--help"], { env: { LANG: "es" } });
    expect(merge.out).toContain("Unir las partes de un análisis");
    const whole = await tyche(["--help"], { env: { LANG: "es" } });
    expect(whole.out).toContain("Árboles de juego con azar");
    expect(whole.out).not.toMatch(/Print|Play|List/);
    const wrong = await tyche(["moves", "pig", "--language", "de"]);
    expect(wrong).toMatchObject({
      code: 2,
      err: 'tyche: --language takes one of en, fr, es, zh, not "de"\n',
    });
  });
});

describe("refusals of a call", () => {
  /** Wrong calls, and what each is told in French and in Chinese. */
  const CALLS: [argv: string[], fr: string, zh: string][] = [
    [
      ["think", "pig", "--depth", "0"],
      '--depth prend un nombre entier à partir de 1, et non "0"',
      '--depth 应为从 1 起的整数，而不是 "0"',
    ],
    [
      ["think", "pig", "--time", "soon"],
      '--time prend des millisecondes, et non "soon"',
      '--time 应为毫秒数，而不是 "soon"',
    ],
    [
      ["think", "pig", "--algorithm", "alpha-beta"],
      "alpha-beta ignore les nœuds de hasard\u00a0: prenez expectiminimax, star1, star2 ou star2.5.",
      "alpha-beta 不能处理机会节点：请用 expectiminimax、star1、star2 或 star2.5。",
    ],
    [
      ["moves", "pig", "--size", "3"],
      'Le jeu pig n’a pas d’option "size"\u00a0: il prend target, dice, sides.',
      '游戏 pig 没有选项 "size"：它接受 target, dice, sides。',
    ],
    [
      ["think", "pig", "--simulations", "-1"],
      '--simulations prend un nombre entier d’au moins 0, et non "-1"',
      '--simulations 应为至少为 0 的整数，而不是 "-1"',
    ],
    [
      ["play", "pig", "--level", "3", "--depth", "2"],
      "--depth ne fait rien à côté de --level, qui dit lui-même combien le moteur regarde",
      "--depth 与 --level 合用时不起作用，后者自己决定引擎看多少",
    ],
    [
      ["arena", "pig", "greedy:speed=2", "random"],
      'le joueur greedy n’a pas d’option "speed"\u00a0: il prend evaluator',
      '玩家 greedy 没有选项 "speed"：它接受 evaluator',
    ],
    [["analyze", "nowhere.mat"], "il n’y a pas de fichier nowhere.mat", "没有文件 nowhere.mat"],
    [
      ["thonk"],
      "commande inconnue\u00a0: thonk (vouliez-vous dire think\u202f?)",
      "未知命令：thonk（您是指 think 吗？）",
    ],
    [["think"], "il manque l’argument game", "缺少参数 game"],
  ];
  it.each(CALLS)("%j", async (argv, fr, zh) => {
    expect(await tyche(argv, { env: { LANG: "fr" } })).toEqual({ code: 2, out: "", err: `tyche: ${fr}\n` });
    expect(await tyche([...argv, "--language", "zh"])).toEqual({ code: 2, out: "", err: `tyche: ${zh}\n` });
  });

  it("leaves a sentence that no catalogue has", () => {
    for (const language of OTHERS)
      expect(toldIn("here: nobody knows it", language)).toBe("here: nobody knows it");
  });

  it("tells of a place what is told without it", () => {
    const sentence = "my.model: This model has no weights.";
    expect(toldIn(sentence, "fr")).toBe("my.model\u00a0: Ce modèle n’a pas de poids.");
    expect(toldIn(sentence, "zh")).toBe("my.model：此模型没有权重。");
  });

  test.each(LANGUAGES)("repeat all that they name: %s", (language) => {
    for (const told of TOLD) {
      const marks = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(String).sort();
      // What games quote may go without saying in another language.
      const own = GAME_REFUSALS.includes(told)
        ? [...new Set([...marks(told[language]), ...marks(told.en)])].sort()
        : marks(told[language]);
      expect(own, told.en).toEqual(marks(told.en));
      const named = told.en.replace(/\{(\d)\}/g, "<$1>");
      expect(toldIn(named, language)).toBe(told[language].replace(/\{(\d)\}/g, "<$1>"));
    }
  });

  test("stand in the catalogue once", () => {
    const english = TOLD.map(({ en }) => en);
    expect(english.filter((en, i) => english.indexOf(en) !== i)).toEqual([]);
  });
});
