import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { changed, type Line, referenceVerdicts } from "../../../tests/certificates/both.js";
import { tyche } from "./harness.js";

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
const OWN_GAME = fileURLToPath(new URL("../examples/my-game.js", import.meta.url));

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-"));
  file = join(folder, "proof.jsonl");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a certificate by a command, and returns its text. */
async function written(...call: readonly string[]): Promise<string> {
  const { code, out, err } = await tyche([...call, "--certificate", file, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out).certificate).toBe(file);
  return readFileSync(file, "utf8");
}

/** Checks another text than the one that was written. */
function verified(text: string, ...more: readonly string[]) {
  writeFileSync(file, text);
  return tyche(["verify", file, ...more]);
}

describe("verify", () => {
  it("checks what solve has written, against the tree", async () => {
    await written("solve", TREE, "-a", "alpha-beta");
    expect(await tyche(["verify", file, TREE])).toEqual({
      code: 0,
      out: "proved: the value is 3 (minimax)\na best choice: 1\n",
      err: "",
    });
    const { out } = await tyche(["verify", file, TREE, "--json"]);
    expect(JSON.parse(out)).toEqual({
      ...{ proved: true, kind: "tree", model: "minimax", bound: "exact", value: ["3"], best: [0] },
    });
    await written("solve", TREE, "--root", "min", "-a", "pvs");
    expect(await tyche(["verify", file, TREE, "--root", "min"])).toMatchObject({ code: 0 });
    expect(await tyche(["verify", file, TREE])).toMatchObject({
      code: 1,
      err: "tyche: not proved: line 1: the proof is of another tree\n",
    });
  });

  it("says why there is no proof, in every language, and writes no file", async () => {
    const none = join(folder, "none.jsonl");
    const estimated = '{"max":[{"min":[3,12],"estimate":9},{"min":[2,4],"estimate":1}]}';
    const call = ["solve", estimated, "--depth", "1", "-a", "alpha-beta", "--certificate", none];
    const { code, out, err } = await tyche([...call, "--json"]);
    const reason = "the value is an estimate, or something was left out without proof";
    expect([code, err]).toEqual([1, `tyche: no certificate: ${reason}\n`]);
    expect(JSON.parse(out)).toMatchObject({ value: "9", certificate: null, uncertified: reason });
    for (const [language, start] of [
      ["fr", /pas de certificat\s: la valeur/],
      ["es", /sin certificado: el valor/],
      ["zh", /没有证书：该值/],
    ] as const)
      expect((await tyche([...call, "--language", language])).err).toMatch(start);
    for (const other of [
      ["think", "tic-tac-toe", "--depth", "1"],
      ...(IS_LONG
        ? [
            ["think", "chess", "--depth", "1"],
            ["exact", "blackjack"],
          ]
        : []),
      [
        "solve",
        '{"player":0,"children":[{"leaf":[1,2,3]},{"leaf":[3,2,1]}]}',
        "-a",
        "teams",
        "--teams",
        "0,1",
      ],
    ])
      expect(await tyche([...other, "--certificate", none]), other.join(" ")).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^tyche: no certificate: /),
      });
    expect(existsSync(none)).toBe(false);
  });

  it("refuses --certificate where nothing would be written", async () => {
    for (const call of [
      ["solve", TREE, "--stream"],
      ["solve", "--batch"],
      ["solve", "--list"],
      ["solve", "--game", "tic-tac-toe", "--depth", "2"],
      ["think", "tic-tac-toe", "--batch"],
    ])
      expect(await tyche([...call, "--certificate", "x"]), call.join(" ")).toMatchObject({
        code: 2,
        out: "",
      });
  });

  it("compares games with their rules, and says what is assumed", async () => {
    await written("exact", "pig", "--target", "5");
    const { code, out } = await tyche(["verify", file]);
    expect([code, out]).toEqual([
      0,
      "proved: the value is between 3589584942840713/4503599627370496 ≈ 0.797047970478 and 1794792471429275/2251799813685248 ≈ 0.797047970482\na best choice: roll\nfrom 0,0,0\npig: every position agrees with the rules, from the start of the game\n",
    ]);
    await written("exact", "tic-tac-toe", "--position", "XO.|.X.|O..");
    const { out: position } = await tyche(["verify", file, "--json"]);
    expect(JSON.parse(position)).toMatchObject({
      low: "1",
      high: "1",
      rules: "compared",
      start: ["XO.|.X.|O.."],
    });
    await written("think", "tic-tac-toe", "--position", "XO.|.X.|O..");
    expect((await tyche(["verify", file])).out).toMatch(
      /^assumed: in \d+ positions that are not expanded, /m,
    );
    for (const call of [
      ["exact", "2048", "--size", "2x2", "--target", "16"],
      ["equilibrium", "rock-paper-scissors", "--rounds", "1"],
      ["equilibrium", "kuhn"],
      ["equilibrium", "kuhn", "--method", "sequence-form"],
      ["equilibrium", "leduc", "--method", "mccfr", "--iterations", "2000"],
      ["equilibrium", "goofspiel", "--cards", "3"],
    ].slice(0, IS_LONG ? undefined : 2)) {
      const certificate = await written(...call);
      expect((await tyche(["verify", file])).out).toContain(
        "every position agrees with the rules, from the start",
      );
      expect(referenceVerdicts([{ certificate }])).toMatchObject([
        [0, expect.stringContaining("rules as listed")],
      ]);
    }
  });

  it("proves the equilibrium of a tree", async () => {
    const pennies = '{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,1]}]}';
    const certificate = await written("equilibrium", pennies);
    expect((await tyche(["verify", file, pennies])).out).toBe("proved: the value is 0\n");
    expect(referenceVerdicts([{ certificate, tree: pennies }])).toMatchObject([[0, expect.anything()]]);
    expect(await tyche(["verify", file])).toMatchObject({
      code: 2,
      err: "tyche: name the file of the tree too\n",
    });
  });

  it("finds forgeries that only the rules can show", async () => {
    const good = await written("exact", "pig", "--target", "5");
    const edit = (change: (line: Line) => Line | undefined): string =>
      changed(good, (lines) => {
        const rest = lines.map(change).filter((line) => line !== undefined);
        return rest.map((line) => (line.end === undefined ? line : { end: rest.length - 2 }));
      });
    const forgeries: Readonly<Record<string, string>> = {
      "an action left out": edit((line) =>
        line.s === "0,0,2" ? { ...line, to: line.to.slice(0, 1) } : line,
      ),
      "an action renamed": good.replaceAll('"hold"', '"keep"'),
      "other options": edit((line) => (line.game ? { ...line, options: { target: "6" } } : line)),
      "another game": edit((line) => (line.game ? { ...line, game: "tic-tac-toe", options: {} } : line)),
      "a turn swapped": edit((line) => (line.s === "0,0,5" ? { ...line, turn: "min" } : line)),
      "a state that is not reached": changed(good, (lines) => [
        ...lines.slice(0, -1),
        { s: "0,0,1", turn: "end", pays: "0" },
        { end: lines.length - 1 },
      ]),
    };
    const accepted = referenceVerdicts(Object.values(forgeries).map((certificate) => ({ certificate })));
    expect(accepted.map(([code]) => code)).toEqual(accepted.map(() => 0));
    for (const [name, text] of Object.entries(forgeries)) {
      expect(await verified(text), name).toMatchObject({
        code: 1,
        out: "",
        err: expect.stringContaining("not proved: "),
      });
    }
    const target = join(folder, "target.txt");
    writeFileSync(target, "5");
    expect((await verified(good.replace('"target":"5"', `"target":"@${target}"`))).code).toBe(1);
    const kuhn = await written("equilibrium", "kuhn");
    expect((await verified(kuhn.replace('"game":"kuhn"', '"game":"leduc"'))).code).toBe(1);
    expect((await verified(edit((line) => line))).code).toBe(0);
  });

  it("compares the game of a file only with that file, and runs none that a certificate names", async () => {
    const own = join(folder, "coin.mjs");
    const rules = (first: number): string => `export default {
      name: "coin",
      facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: true, chance: true },
      start: () => 0,
      turn: (state) => (state < 2 ? 0 : -1),
      actions: () => ["throw"],
      play: (state, action, chance) => chance.weighted([[0, ${first}], [1, 1], [2, 1], [3, 1]]),
      payoff: (state) => [state - 2],
    };\n`;
    writeFileSync(own, rules(1));
    const certificate = await written("exact", own);
    expect(JSON.parse(certificate.split("\n")[0]!)).toMatchObject({
      game: "coin",
      rules: expect.stringMatching(/^sha256:/),
    });
    expect((await tyche(["verify", file, own])).out).toContain("coin: every position agrees with the rules");
    expect((await tyche(["verify", file])).out).toContain("coin: assumed: the rules are as listed");
    const changedRules = join(folder, "coin-2.mjs");
    writeFileSync(changedRules, rules(2));
    expect(await tyche(["verify", file, changedRules])).toMatchObject({ code: 1 });
    expect(await tyche(["verify", file, OWN_GAME])).toMatchObject({ code: 1 });
  });

  it("gives the line and the first reason, or says that a file is not readable", async () => {
    const good = await written("exact", "tic-tac-toe", "--position", "XO.|.X.|O..");
    const wrong = changed(good, (lines) =>
      lines.map((line, i) => (i === 4 ? { ...line, level: "x" } : line)),
    );
    expect(await verified(wrong)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^tyche: not proved: line 5: /),
    });
    expect(await verified(good.slice(0, good.length / 2), "--json")).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^\{"proved":false,"line":\d+,"reason":"/),
    });
    expect(await tyche(["verify", file, "--language", "fr"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^tyche: non prouvé\s: ligne \d+\s: /),
    });
    expect(await tyche(["verify", join(folder, "missing.jsonl")])).toMatchObject({ code: 2 });
    writeFileSync(file, Buffer.from([0x7b, 0xff, 0xfe]));
    expect(await tyche(["verify", file])).toMatchObject({ code: 2 });
  });
});
