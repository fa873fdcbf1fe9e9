import { seededChance } from "@tyche/engine";
import { decodeModel, encodeModel, LinearEvaluator, ModelFileError, unscaled } from "@tyche/learn";
import { Chess, type Color, type PieceSymbol, SQUARES } from "chess.js";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { standing } from "../notation/state.js";
import { chess } from "../rules.js";
import { linearTrainer } from "../trainer.js";
import * as SHIPPED from "./evaluators.js";
import { CHESS_FACTS, POSITION_EVALUATORS } from "./evaluators.js";
import { FEATURES, INPUTS } from "./features.js";
import { SquareTables } from "./square-tables.js";

const KINDS = { pawn: "p", knight: "n", bishop: "b", rook: "r", queen: "q", king: "k" } as const;

/** Phase weights; the starting position has 24. */
const TOWARDS_MIDDLE = new Map([
  ["n", 1],
  ["b", 1],
  ["r", 2],
  ["q", 4],
]);

/** Positions of random games by the rules of chess.js, including late ones. */
function* positions(games: number): Generator<Chess> {
  for (let game = 0; game < games; game++) {
    const chance = seededChance(`squares ${game}`);
    const library = new Chess();
    for (let ply = 0; !library.isGameOver() && ply < 160; ply++) {
      library.move(chance.pick(library.moves()));
      if (ply % 9 === 0) yield new Chess(library.fen());
    }
  }
}

const MOVING = ["knight", "bishop", "rook", "queen"] as const;

/** Squares of a colour's pieces from its own view: file and rank from 0. */
function seenBy(library: Chess, colour: Color, ...types: PieceSymbol[]): [file: number, rank: number][] {
  return types
    .flatMap((type) => library.findPiece({ type, color: colour }))
    .map((square) => [
      "abcdefgh".indexOf(square[0]!),
      colour === "w" ? Number(square[1]) - 1 : 8 - Number(square[1]),
    ]);
}

const SUMS = new Map<string, (library: Chess, colour: Color) => number>([
  ["advance", (library, colour) => seenBy(library, colour, "p").reduce((sum, [, rank]) => sum + rank - 1, 0)],
  [
    "centre",
    (library, colour) =>
      seenBy(library, colour, "n", "b").reduce((sum, [x, y]) => sum + Math.min(x, y, 7 - x, 7 - y), 0),
  ],
  [
    "shelter",
    (library, colour) =>
      seenBy(library, colour, "k").reduce((sum, [x, y]) => sum + 3 - Math.min(x, 7 - x) - y, 0),
  ],
]);

/**
 * Number of attacks by a colour's pieces of a type on squares not occupied by that colour; squares attacked twice
 * count twice.
 */
function reachedBy(library: Chess, colour: Color, type: PieceSymbol): number {
  const free = SQUARES.filter((square) => library.get(square)?.color !== colour);
  const attackers = free.flatMap((square) => library.attackers(square, colour));
  return attackers.filter((from) => library.get(from)!.type === type).length;
}

/** The files of a colour's pawns, and the squares of its and the other's pawns from its own view. */
function pawnsOf(library: Chess, colour: Color) {
  const own = seenBy(library, colour, "p");
  const other = seenBy(library, colour === "w" ? "b" : "w", "p").map(([x, y]) => [x, 7 - y] as const);
  return { own, other, near: (x: number) => own.filter(([file]) => Math.abs(file - x) === 1) };
}

/** Structure by its definition, for a colour. */
const STRUCTURE = new Map<string, (library: Chess, colour: Color) => number>([
  ["bishop pair", (library, colour) => Number(seenBy(library, colour, "b").length > 1)],
  [
    "doubled pawn",
    (library, colour) => {
      const { own } = pawnsOf(library, colour);
      return own.length - new Set(own.map(([x]) => x)).size;
    },
  ],
  [
    "isolated pawn",
    (library, colour) => {
      const { own, near } = pawnsOf(library, colour);
      return own.filter(([x]) => near(x).length === 0).length;
    },
  ],
  [
    "supported pawn",
    (library, colour) => {
      const { own, near } = pawnsOf(library, colour);
      return own.filter(([x, y]) => near(x).some(([, rank]) => rank === y - 1)).length;
    },
  ],
  ...[2, 3, 4, 5, 6, 7].map(
    (rank) =>
      [
        `passed pawn on rank ${rank}`,
        (library: Chess, colour: Color) => {
          const { own, other } = pawnsOf(library, colour);
          return own.filter(
            ([x, y]) =>
              y === rank - 1 &&
              !own.some(([file, far]) => file === x && far > y) &&
              !other.some(([file, far]) => Math.abs(file - x) < 2 && far > y),
          ).length;
        },
      ] as const,
  ),
  ...[true, false].map(
    (isOpen) =>
      [
        `rook on ${isOpen ? "open" : "half-open"} file`,
        (library: Chess, colour: Color) => {
          const { own, other } = pawnsOf(library, colour);
          return seenBy(library, colour, "r").filter(
            ([x]) => !own.some(([file]) => file === x) && other.some(([file]) => file === x) !== isOpen,
          ).length;
        },
      ] as const,
  ),
  [
    "piece attacked by pawn",
    (library, colour) => {
      const { other } = pawnsOf(library, colour);
      return seenBy(library, colour, "n", "b", "r", "q").filter(([x, y]) =>
        other.some(([file, rank]) => Math.abs(file - x) === 1 && rank === y + 1),
      ).length;
    },
  ],
  [
    "pawn before king",
    (library, colour) => {
      const [[x, y]] = seenBy(library, colour, "k") as [[number, number]];
      const isBefore = ([file, rank]: [number, number]) =>
        Math.abs(file - x) < 2 && (rank === y + 1 || rank === y + 2);
      return pawnsOf(library, colour).own.filter(isBefore).length;
    },
  ],
  [
    "file without pawn at king",
    (library, colour) => {
      const [[x]] = seenBy(library, colour, "k") as [[number, number]];
      const files = [x - 1, x, x + 1].filter((file) => file >= 0 && file < 8);
      return files.filter((file) => !pawnsOf(library, colour).own.some(([own]) => own === file)).length;
    },
  ],
  [
    "castling right",
    (library, colour) => {
      const { k, q } = library.getCastlingRights(colour);
      return Number(k) + Number(q);
    },
  ],
  ["side to move", (library, colour) => Number(library.turn() === colour)],
  ...MOVING.map(
    (kind) =>
      [
        `${kind} at king`,
        (library: Chess, colour: Color) => {
          const [king] = library.findPiece({ type: "k", color: colour === "w" ? "b" : "w" }) as [string];
          const near = SQUARES.filter(
            (square) =>
              Math.abs(square.charCodeAt(0) - king.charCodeAt(0)) < 2 &&
              Math.abs(Number(square[1]) - Number(king[1])) < 2 &&
              library.get(square)?.color !== colour,
          );
          const attackers = near.flatMap((square) => library.attackers(square, colour));
          return attackers.filter((from) => library.get(from)!.type === KINDS[kind]).length;
        },
      ] as const,
  ),
]);

/** The feature of this name, white minus black, computed from the board of chess.js. */
function named(feature: string, library: Chess): number {
  const [name, later] = feature.split(", ");
  const sum = SUMS.get(name!);
  const structure = STRUCTURE.get(name!);
  const [kind, what] = name!.split(" ") as [keyof typeof KINDS, string | undefined];
  const of = (colour: Color): number => {
    if (sum) return sum(library, colour) / 10;
    if (structure) return structure(library, colour);
    if (name === "mobility")
      return MOVING.reduce((all, one) => all + reachedBy(library, colour, KINDS[one]), 0) / 10;
    if (what === "mobility") return reachedBy(library, colour, KINDS[kind]) / 10;
    const own = library.findPiece({ type: KINDS[kind], color: colour });
    if (what === undefined) return own.length;
    const wings = [what, `${"hgfedcba"["abcdefgh".indexOf(what[0]!)]}${what[1]}`];
    const seen = wings.map((square) => (colour === "w" ? square : `${square[0]}${9 - Number(square[1])}`));
    return own.filter((square) => seen.includes(square)).length / 4;
  };
  const value = of("w") - of("b");
  if (later === undefined) return value;
  const letters = library.fen().split(" ")[0]!;
  const left = [...letters].reduce((sum, letter) => sum + (TOWARDS_MIDDLE.get(letter.toLowerCase()) ?? 0), 0);
  return value * (1 - Math.min(24, left) / 24);
}

/** The same position with colours swapped. */
function turned(fen: string): string {
  const [board, side, , , ...clocks] = fen.split(" ");
  const rows = board!.split("/").reverse();
  const swapped = rows.map((row) =>
    row.replace(/[a-z]/gi, (letter) => (letter < "a" ? letter.toLowerCase() : letter.toUpperCase())),
  );
  return [swapped.join("/"), side === "w" ? "b" : "w", "-", "-", ...clocks].join(" ");
}

const at = (fen: string) => standing(chess.notation!.parsePosition(fen));

describe("chess features", () => {
  for (const inputs of ["phases", "structure"])
    it(`match their names in ${inputs}, computed from the board of chess.js`, () => {
      const features = INPUTS.get(inputs)!;
      const into = new Float64Array(features.names.length);
      let late = 0;
      for (const library of positions(cases(8, 1))) {
        features.write(at(library.fen()), into);
        for (const [i, name] of features.names.entries()) {
          const expected = named(name, library);
          // A separate expectation for each of hundreds of names would dominate the run time.
          if (Math.abs(into[i]! - expected) > 1e-12)
            expect([library.fen(), name, into[i]]).toEqual([library.fen(), name, expected]);
          if (name.endsWith(", end") && expected !== 0) late++;
        }
      }
      expect(late).toBeGreaterThan(10);
    });

  it("start with the kinds of pieces in all inputs, and can be found by their name in model files", () => {
    for (const features of INPUTS.values()) {
      expect(features.names.slice(0, 5)).toEqual(["pawn", "knight", "bishop", "rook", "queen"]);
      expect(new Set(features.names).size).toBe(features.names.length);
      expect(FEATURES.get(features.name)).toBe(features);
    }
  });
});

describe("chess lookup tables", () => {
  it("give the same value as the sum over all features", () => {
    for (const features of INPUTS.values()) {
      if (!features.sights) continue;
      const weights = Float32Array.from(features.names, (_, i) => Math.sin(7 * i + 1) / 10);
      const sum = new LinearEvaluator(features, CHESS_FACTS, weights);
      const tables = new SquareTables(features.sights, weights);
      for (const library of positions(cases(4, 1))) {
        const position = at(library.fen());
        expect(tables.evaluate(position)).toBeCloseTo(sum.evaluate(position), 12);
      }
    }
  });

  it.each(["learned", "squares"] as const)("%s is symmetric between white and black", (name) => {
    for (const library of positions(cases(8, 2))) {
      const fen = library.fen().replace(/ [KQkq]+ \S+ /, " - - ");
      const value = POSITION_EVALUATORS[name](at(fen));
      expect(POSITION_EVALUATORS[name](at(turned(fen)))).toBeCloseTo(-value, 12);
    }
  });
});

describe("training from an existing model", () => {
  it("copies its weights and sets all others to 0", async () => {
    const course = await linearTrainer.create({
      games: 1,
      seed: 1,
      inputs: "phases",
      from: SHIPPED.LEARNED.bytes(),
    });
    const { header, arrays } = course.model();
    const { names } = header.shape as { readonly names: readonly string[] };
    const first = decodeModel(SHIPPED.LEARNED.bytes());
    const known = (first.header.shape as { readonly names: readonly string[] }).names;
    for (const [part, array] of first.arrays.entries()) {
      const expected = names.map((name) => unscaled(array)[known.indexOf(name)] ?? 0);
      expect([...unscaled(arrays[part]!)]).toEqual(expected);
    }
    expect(header.history).toHaveLength(2);
  });

  it("rejects a model of another game", () => {
    const other = encodeModel({
      header: { kind: "linear", game: "pig", inputs: "x", shape: { names: ["x"] }, history: [] },
      arrays: [Float32Array.of(1), Float32Array.of(1), Float32Array.of(1)],
    });
    expect(() => linearTrainer.create({ games: 1, seed: 1, from: other })).toThrow(ModelFileError);
  });
});

describe("shipped model files", () => {
  it.each([
    ["learned", SHIPPED.LEARNED, { method: "TD-Leaf by self-play", settings: { seed: "1" }, games: 3100 }],
    ["squares", SHIPPED.SQUARES, { method: "least squares on results of self-play", games: 8067 }],
  ] as const)(
    "%s records its training and orders the pieces: pawn below minor pieces, rook above them, queen highest",
    (name, model, training) => {
      const { header } = decodeModel(model.bytes(), { kind: "linear", game: "chess" });
      expect(header.history.at(-1)).toMatchObject(training);
      const without = [
        "PPPPPPP1/RNBQKBNR",
        "PPPPPPPP/RNBQKB1R",
        "PPPPPPPP/RNBQK1NR",
        "PPPPPPPP/RNBQKBN1",
        "PPPPPPPP/RNB1KBNR",
      ];
      const [pawn, knight, bishop, rook, queen] = without.map(
        (rows) => -POSITION_EVALUATORS[name](at(`rnbqkbnr/pppppppp/8/8/8/8/${rows} w - - 0 1`)),
      );
      expect(pawn).toBeGreaterThan(0);
      expect(knight).toBeGreaterThan(pawn!);
      expect(bishop).toBeGreaterThan(pawn!);
      expect(rook).toBeGreaterThan(Math.max(knight!, bishop!));
      expect(queen).toBeGreaterThan(rook!);
    },
  );
});
