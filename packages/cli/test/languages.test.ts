import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environmentLanguage, languageOf } from "../src/io/io.js";
import { tyche } from "./harness.js";

const OTHERS = ["fr", "es", "zh"] as const;

describe("the language of a call", () => {
  it("comes from --language, else from the environment, else is English", () => {
    expect(languageOf(["solve", "--language", "zh"], { LANG: "fr_FR.UTF-8" })).toBe("zh");
    expect(languageOf(["solve", "--language=es"], {})).toBe("es");
    expect(languageOf(["solve"], { LANG: "fr_CA.UTF-8" })).toBe("fr");
    expect(environmentLanguage({ LC_ALL: "es", LANG: "fr_FR" })).toBe("es");
    expect(environmentLanguage({ LC_MESSAGES: "zh_CN.UTF-8", LANG: "C" })).toBe("zh");
    for (const LANG of ["C.UTF-8", "POSIX", "de_DE", "frp_FR", "eso", ""]) {
      expect(environmentLanguage({ LANG }), LANG).toBe("en");
    }
  });

  it("applies to answers, errors and help", async () => {
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
    expect(wrong).toMatchObject({ code: 2, err: "tyche: --scale 应为从 0.01 到 100 的数，而不是“0”\n" });
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

  it("applies to drawings and the notes about them", async () => {
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

  it("applies to notes next to an answer", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-notes-"));
    const file = join(folder, "a.pgn");
    writeFileSync(file, Buffer.from('[White "José"]\n\n1. e4 e9 *\n\n[White "B"]\n\n1. d4 *\n', "latin1"));
    const { code, err } = await tyche(["analyze", file, "--depth", "1"], { env: { LANG: "fr_FR" } });
    rmSync(folder, { recursive: true });
    expect(code).toBe(0);
    expect(err).toContain("remarque\u00a0: ");
    expect(err).toContain("n’est pas en UTF-8\u00a0: lecture en ISO-8859-1");
    expect(err).not.toMatch(/note: |is read as|no legal|Game 1/);
    const layout = ["think", "pac-man", "--layout", "%%%%%/%P.G%%/%%%%%", "--depth", "1"];
    for (const language of OTHERS) {
      const { err } = await tyche([...layout, "--language", language]);
      expect(err).not.toMatch(/The layout|cells|row 2|note: /);
    }
    expect((await tyche([...layout, "--language", "fr"])).err).toBe(
      "tyche: remarque\u00a0: Le labyrinthe est aussi large que sa première ligne, 5 cases\u202f; le reste de la ligne 2 a été omis.\n",
    );
  });

  it("does not affect output for programs", async () => {
    const english = await tyche(["solve", "[[3,5],[2,9]]", "--json"]);
    expect(await tyche(["solve", "[[3,5],[2,9]]", "--json"], { env: { LANG: "zh_CN" } })).toEqual(english);
    const sheet = await tyche(["exercise", "--to", "json"]);
    expect(await tyche(["exercise", "--to", "json"], { env: { LANG: "fr" } })).toEqual(sheet);
  });
});
