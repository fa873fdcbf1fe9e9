import { seededChance } from "@tyche/engine";
import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type ChessRecord, chess, isPgn, readPgn, writeFen, writePgn } from "../index.js";

const OPERA = `[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {a comment} 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3
Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7
Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

const names = (text: string): string[] => {
  const [{ start, actions }] = readPgn(text) as [ChessRecord];
  let state = start;
  return actions.map((action) => {
    const name = chess.notation!.action(state, action);
    state = chess.play(state, action, undefined as never);
    return name;
  });
};

describe("PGN", () => {
  it.each([
    ["a byte order mark", '\ufeff[Event "x"]\n\n1. e4 e5 2. Nf3 *'],
    ["Windows' ends of lines", '[Event "x"]\r\n\r\n1. e4 e5\r\n2. Nf3 *\r\n'],
    ["comments after each other", "{before} {twice} 1. e4 {one} {two} e5 {three} 2. Nf3 *"],
    ["comments to the end of a line", "1. e4 ; one } {\ne5 ; two\n2. Nf3 *"],
    ["lines for other programs", '% first\n[Event "x"]\n%\n\n1. e4\n% (1. d4\ne5 2. Nf3 *'],
    ["no dots", "1 e4 e5 2 Nf3 *"],
    ["numbers that touch moves", "1.e4 e5 2.Nf3 *"],
    ["numbers before each move", "1. e4 1... e5 2. Nf3 *"],
    ["an ellipsis", "1. e4 1… e5 2.Nf3 *"],
    ["glyphs", "1. e4! ± e5?! $6 $14 2. Nf3!? +/- ∞ = N *"],
    [
      "variations in variations",
      "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 {)} e6)) 2. c4) e5 (1... c5) 2. Nf3 *",
    ],
    ["passing in variations", "1. e4 (1. -- e5 2. Z0) e5 2. Nf3 *"],
    ["small letters of pieces", "1. e4 e5 2. nf3 *"],
    ["long notation", "1. e2-e4 e7-e5 2. Ng1-f3 *"],
    ["no mark of the end", "1. e4 e5 2. Nf3"],
    ["a half", "1. e4 e5 2. Nf3 1/2"],
    ["what is reserved", "1. e4 <x> e5 2. Nf3 *"],
    ["a standard variant by name", '[Variant "Standard"]\n\n1. e4 e5 2. Nf3 *'],
  ])("is read with %s", (_what, text) => {
    expect(names(text)).toEqual(["e4", "e5", "Nf3"]);
  });

  it("is read with promotion pieces in parentheses, e.p. suffixes, and castling with zeros", () => {
    expect(names('[FEN "4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1"]\n\n1. a8(Q)+ Ke7 *')).toEqual(["a8=Q+", "Ke7"]);
    expect(names('[FEN "4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1"]\n\n1. exd6 e.p. Kd7 2. 0-0 *')).toEqual([
      "exd6",
      "Kd7",
      "O-O",
    ]);
  });

  it("preserves quotes in tags, escaped or not", () => {
    const [game] = readPgn('[White "A \\"B\\" \\\\ C"] [Black "D "E" F"]\n[Annotator ""]\n\n1. e4 *');
    expect(game!.tags).toMatchObject({ White: 'A "B" \\ C', Black: 'D "E" F', Annotator: "" });
    expect(readPgn(writePgn(game!))[0]!.tags).toMatchObject(game!.tags);
    expect(readPgn('[Event "Cup \\"]\n[White "A"]\n\n1. e4 *')[0]!.tags).toMatchObject({
      Event: "Cup \\",
      White: "A",
    });
  });

  it("skips one bad game of a file, and reports it", () => {
    const good = '[Event "x"]\n\n1. e4 e5 *\n\n';
    for (const bad of [
      "1. e4 e5 2. Ke3 *",
      "1. e4 {no end",
      "1. e4 ) e5",
      "1. e4 (e5",
      "1. Qh5 {x} (1. e4) *",
    ]) {
      const problems: string[] = [];
      const games = readPgn(`${good}[Event "y"]\n[Site "z"]\n\n${bad}\n\n${good}`, ({ message }) =>
        problems.push(message),
      );
      expect(
        games.map(({ number }) => number),
        bad,
      ).toEqual([1, 3]);
      expect(problems).toEqual([expect.stringMatching(/^Game 2 of the PGN, line 8/)]);
    }
    expect(() => readPgn("1. e5 *", () => {})).toThrow("Game 1 of the PGN, line 1, move 1: ");
  });

  it("preserves tags, comments, glyphs and variations when rewritten", () => {
    const text = `[Event "x"]
[ECO "C20"]

{before} 1. e4! {a {brace
on two lines} (1. d4 {other} d5 (1... Nf6)) e5 ; to the end
2. Nf3 $14 Nc6 *`;
    const [game] = readPgn(text);
    const written = writePgn(game!);
    expect(written).toContain('[ECO "C20"]');
    expect(written.split("\n\n")[1]!.replaceAll("\n", " ").trim()).toBe(
      "{before} 1. e4 $1 {a {brace on two lines} (1. d4 {other} d5 (1... Nf6)) 1... e5 {to the end} 2. Nf3 $14 Nc6 *",
    );
    expect(writePgn(readPgn(written)[0]!)).toBe(written);
  });

  it("fills lines of at most 80 characters", () => {
    const chance = seededChance("lines");
    const actions: string[] = [];
    const start = chess.start(chance);
    for (let state = start; chess.turn(state) >= 0 && actions.length < 300; ) {
      actions.push(chance.pick(chess.actions(state)));
      state = chess.play(state, actions.at(-1)!, chance);
    }
    const lines = writePgn({ tags: {}, start, actions }).split("\n\n")[1]!.trimEnd().split("\n");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("round-trips arbitrary tags and comments", () => {
    for (let seed = 0; seed < cases(60, 2); seed++) {
      const chance = seededChance(`pgn ${seed}`);
      const start = chess.start(chance);
      const actions: string[] = [];
      const notes = new Map<number, string[]>();
      const odd = () =>
        Array.from({ length: chance.die(9) }, () => chance.pick([...'ab (){];$1"\\%é.\n'])).join("");
      for (let state = start, ply = 0; chess.turn(state) >= 0 && ply < 60; ply++) {
        if (chance.die(4) === 1)
          notes.set(ply, [`{${odd().trim().replaceAll("\n", " ").split(/ +/).join(" ")}}`]);
        const action = chance.pick(chess.actions(state));
        actions.push(action);
        state = chess.play(state, action, chance);
      }
      const tags = { White: odd().replaceAll("\n", " "), Result: "*" };
      const written = writePgn({ tags, start, actions, notes });
      const [read] = readPgn(`${OPERA}\n${written}`).slice(1);
      expect(read!.tags).toMatchObject(tags);
      expect({ actions: read!.actions, notes: read!.notes ?? new Map() }).toEqual({ actions, notes });
      // Also check with an independent reader.
      if (notes.size === 0) {
        const library = new Chess();
        library.loadPgn(written);
        expect(library.history({ verbose: true }).map(({ lan }) => lan)).toEqual(actions);
      }
    }
  });

  it("is read move by move to the end of the game", () => {
    const [game] = readPgn(OPERA);
    expect(game!.actions).toHaveLength(33);
    expect(game!.tags.White).toBe("Paul Morphy");
    const end = game!.actions.reduce(
      (state, action) => chess.play(state, action, undefined as never),
      game!.start,
    );
    expect(chess.payoff(end)).toEqual([1, -1]);
    expect(writeFen(chess.position(end))).toBe("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
  });

  it("round-trips, also with another start and several games in a file", () => {
    const start = chess.notation!.parsePosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e1d2");
    const record = { tags: { White: "A", Black: "B" }, start, actions: ["e8d7", "e2e4"] };
    const text = writePgn(record);
    expect(text).toContain('[Result "*"]');
    const games = readPgn(`${OPERA}\n${text}`);
    expect(games).toHaveLength(2);
    expect(games[1]!.actions).toEqual(record.actions);
    expect(games[1]!.start.from).toBe("4k3/8/8/8/8/8/3KP3/8 b - - 1 1");
  });

  it("writes the result of a finished game", () => {
    const start = chess.start(undefined as never);
    const text = writePgn({ tags: {}, start, actions: ["f2f3", "e7e5", "g2g4", "d8h4"] });
    expect(text).toContain('[Result "0-1"]');
    expect(text).toContain("1. f3 e5 2. g4 Qh4# 0-1");
  });

  it.each([
    ["", /no game/],
    [
      '[Event "x"]\n\n1. e4 e5\n2. Ke3 *\n',
      /^Game 1 of the PGN, line 4, move 2: "Ke3" is not a legal move here; /,
    ],
    ['[Event "x"]\n\n1. e4 {no end', /^Game 1 of the PGN, line 3: The comment has no end/],
    ['[Event "x"]\n\n1. e4 (1. d4', /^Game 1 of the PGN, line 3: The variation has no end/],
    [`1. e4 ${"(".repeat(50_000)}`, /^Game 1 of the PGN, line 1: The variation has no end/],
    [
      "1. e4 e5 2. Sf3 *",
      /line 1, move 2: "Sf3" begins with "S", which is not a piece: use K, Q, R, B, N or figurines/,
    ],
    ["1. e4 e5 2. Dxh5+ *", /"Dxh5\+" begins with "D"/],
    ["1. Кf3 *", /"Кf3" begins with "К"/],
    ["1. e4 e5 2. Крe2 *", /"Крe2" begins with "Кр"/],
    ["1. e4 e5 2. nf4 *", /"nf4" is not a legal move here/],
    ["1. e4 e5 ) *", /line 1: There is a \) without its \(/],
    ['[Event "x\n\n1. e4', /line 1: The tag has no end: "\[Event "x/],
    ["1. e4 -- 2. d4 *", /line 1, move 1\.\.\.: "--" passes/],
    ["1. e4 e5 2. Z0 *", /line 1, move 2: "Z0" passes/],
    ['[Variant "Crazyhouse"]\n\n1. e4 e5 *', /This is a game of "Crazyhouse"/],
    ['[Variant "Chess960"]\n\n1. e4 e5 *', /This is a game of "Chess960"/],
    ['[FEN "8/8 w - - 0 1"]\n\n1. e4 *', /line 3: A FEN begins with 8 ranks/],
    ['[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]\n\n1. e4 *', /Chess960/],
  ])("rejects %j", (text, message) => {
    expect(() => readPgn(text)).toThrow(message);
  });
});

it("distinguishes a PGN without tags and move numbers from other formats", () => {
  const texts = [
    "e4 { a comment } *",
    "Nf3 Nc6 e4 *",
    "b3 $1 *",
    "{ first } Ngf3+ *",
    "exd5{x} *",
    "R1a3! *",
    "♘f3 *",
  ];
  expect(texts.filter((text) => !isPgn(text))).toEqual([]);
  const others = [
    "",
    " 3 point match\n",
    "; [Site",
    "(;FF[4]GM[6])",
    "e4",
    "XGID=-b",
    "bar/24",
    "e45 x",
    "B",
    "game e4",
  ];
  expect(others.filter((text) => isPgn(text))).toEqual(["e4"]);
});

it("separates games with tags but no moves, and reads unusual tag names", () => {
  const tags = (n: number) => `[Event "${n}"]\r\n[Date? "2024"]\r\n[Event "${n}"]\r\n`;
  const games = readPgn([1, 2, 3].map(tags).join("\r\n"));
  expect(games.map(({ tags }) => tags)).toEqual(
    [1, 2, 3].map((n) => ({ Event: String(n), "Date?": "2024" })),
  );
  expect(readPgn(games.map(writePgn).join("\n")).map(({ tags }) => tags.Event)).toEqual(["1", "2", "3"]);
  expect(readPgn('[Event "a"]\n\n[White "b"]\n\n1. e4 *')).toHaveLength(1);
});

it("uses the first of two result markers", () => {
  const games = readPgn("1. e4 1-0 0-1\n\n1. d4 *");
  expect(games.map(({ tags }) => tags.Result)).toEqual(["1-0", "*"]);
});

describe("a PGN written again", () => {
  const TAGS = [
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "?",
    "",
    "1:0",
    "½-½",
    " 0-1 ",
    "1. e4 {INJ} e5",
    "]",
    "0-1 {x",
    "%",
  ];
  const MARKS = ["", "*", "1-0", "0-1", "1/2-1/2"];

  it("is the same for each pair of a Result tag and a result after the moves, which counts", () => {
    for (const tag of TAGS)
      for (const mark of MARKS) {
        const [game, ...more] = readPgn(`[Event "x"]\n[Result "${tag}"]\n\n1. e4 e5 ${mark}\n`);
        const written = writePgn(game!);
        const result =
          mark || { "1-0": "1-0", "1:0": "1-0", "0-1": "0-1", "½-½": "1/2-1/2" }[tag.trim()] || "*";
        const shown = mark === "" && tag === "1/2-1/2" ? tag : result;
        expect(written, `${tag} ${mark}`).toMatch(
          new RegExp(`^1\\. e4 e5 ${shown.replace("*", "\\*")}$`, "m"),
        );
        const [again, ...others] = readPgn(written);
        expect([...more, ...others]).toEqual([]);
        expect(writePgn(again!)).toBe(written);
        expect(again!.tags.Result).toBe(shown);
        const isNoted =
          !["?", ""].includes(tag) && tag.trim().replace("1:0", "1-0").replace("½-½", "1/2-1/2") !== shown;
        expect(game!.conflict !== undefined, `${tag} ${mark}`).toBe(isNoted);
        expect(again!.conflict).toBeUndefined();
      }
  });

  it("says what a wrong tag and the moves say", () => {
    const [game] = readPgn('[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 0-1');
    expect(game!.conflict!.message).toBe(
      'Game 1 of the PGN, line 3: The Result tag is "1-0", and the result of the moves is 0-1, which counts.',
    );
    expect(readPgn('[Result "won"]\n\n1. f3 e5 2. g4 Qh4#')[0]!.tags.Result).toBe("0-1");
  });

  it("is the same, whatever its tags, comments, glyphs and variations hold", () => {
    const PIECES = [
      ...'{}()[];%$<>"\\\n\r\t ?!*=é漢',
      "1-0",
      "0-1",
      '[Result "1-0"]',
      "1.",
      "e4",
      "...",
      "--",
      "$7",
      "\u2028",
    ];
    for (let seed = 0; seed < cases(4000, 100); seed++) {
      const chance = seededChance(`pgn again ${seed}`);
      const odd = (most: number): string =>
        Array.from({ length: chance.die(most) }, () => chance.pick(PIECES)).join("");
      const note = (): string =>
        chance.pick([
          () => `{${odd(30).replaceAll("}", "")}}`,
          () => `;${odd(9).replaceAll("\n", " ")}\n`,
          () =>
            `(1. d4 {${odd(20).replaceAll("}", "")}} %${"x".repeat(chance.die(70))} ;${chance.pick(["", "y"])}\n d5 ( c4 $ ))`,
          () => chance.pick(["!", "?!", "$14", "$140", "$", "N", "+-"]),
        ])();
      const moves = ["1.", "e4", "e5", "2.", "Nf3", "Nc6"].flatMap((move) =>
        chance.die(2) === 1 ? [move] : [move, note()],
      );
      const tags = ["White", "Black", "Event", "Annotator"].map(
        (name) => `[${name} "${odd(12).replace(/[\n"\\]/g, "'")}"]\n`,
      );
      const [game] = readPgn(`${tags.join("")}\n${moves.join(" ")} 1-0`);
      const hostile = { ...game!, tags: { ...game!.tags, Site: odd(12), Round: odd(12), Result: odd(2) } };
      const written = writePgn(hostile);
      const games = readPgn(written);
      expect(games).toHaveLength(1);
      expect(writePgn(games[0]!)).toBe(written);
      expect(games[0]!.actions).toEqual(["e2e4", "e7e5", "g1f3", "b8c6"]);
    }
  });
});
