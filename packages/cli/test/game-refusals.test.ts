import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { BOARD, EINSTEIN, refusal, START } from "./answers.js";

describe("impossible input is refused with one sentence", () => {
  const sixteen = "0 -2 0 0 0 0 6 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0";
  const cases: [argv: string[], sentence: RegExp][] = [
    [["moves", "backgammon", "--position", sixteen, "--roll", "31"], /16 checkers/],
    // Both players on one point, according to the bits of the ID.
    [["think", "backgammon", "--position", "AQAAAAAAAAQAAA", "--roll", "31"], /./],
    [["moves", "backgammon", "--position", "4HPwATDgc/ABM", "--roll", "31"], /14 characters/],
    [["moves", "backgammon", "--position", "4HPwATDgc!ABMA", "--roll", "31"], /./],
    [["moves", "backgammon", "--position", START, "--roll", "71"], /"71" is not a roll/],
    [["moves", "backgammon", "--position", START], /not rolled yet/],
    [["moves", "einstein", "--position", `${EINSTEIN} 0 0`], /not rolled yet/],
    [["moves", "einstein", "--position", `${EINSTEIN} 0 0`, "--roll", "7"], /1 to 6, not 7/],
    [["think", "2048", "--position", "1 2 3 4"], /16 cells, not 4/],
    [["think", "2048"], /2048 needs a position/],
    [["moves", "go"], /no game "go"/],
    [["moves"], /^the argument <game> is missing$/],
    [["moves", "pig", "--roll", "3"], /has no dice/],
    [["moves", "pig", "--size", "3"], /no option "size"/],
    [["moves", "pig", "--target", "0"], /1 to 1000 points, not 0/],
    [["think", "pig", "--position", "100,3,0"], /over/],
    [["think", "pig", "--evaluator", "wit"], /no evaluator "wit"/],
    [["think", "pig", "--algorithm", "alpha-beta"], /alpha-beta cannot search chance nodes/],
    [["think", "pig", "--algorithm", "magic"], /--algorithm must be one of/],
    [["think", "pig", "--depth", "0"], /--depth must be/],
    [["think", "pig", "--depth", "99999"], /1 to 1000/],
    [["think", "pig", "--time", "soon"], /--time must be a number of milliseconds/],
    [["think", "pig", "--threads", "0"], /--threads must be/],
    [["think", "pig", "--table", "1e99"], /--table must be/],
    [["think", "pig", "--beam", "0"], /--beam must be/],
    [["think", "pig", "--depth", "1", "--threshold", "2"], /below 1/],
    [
      ["exact", "backgammon", "--position", START, "--roll", "31", "--limit", "10000"],
      /more than 10,000 positions/,
    ],
    [["exact", "connect-four", "--limit", "10000"], /more than 10,000 positions/],
    [["exact", "2048"], /too large/],
    [["exact", "einstein"], /einstein needs a position/],
    [["exact", "pig", "--policy"], /--json/],
    [["exact", "pig", "--limit", "x"], /--limit must be/],
    [["exact", "pig", "--position", "100,0,0"], /over/],
    [["exact", "hypergammon", "--stakes", "single"], /money stakes/],
    [["exact", "hypergammon", "--checkers", "4"], /at most 3 checkers a side/],
    [["play", "hypergammon", "--checkers", "7"], /1 to 6 checkers a side, not 7/],
    [["exact", "hypergammon", "--policy", "--json"], /--position/],
    [["play", "pig", "--as", "2"], /--as must be one of 0, 1, none/],
    [["play", "go"], /no game/],
    [["play", "pig", "--level", "11"], /--level must be a number from 1 to 10, not "11"/],
    [["play", "pig", "--level", "0.9"], /--level must be a number from 1 to 10, not "0.9"/],
    [["play", "pig", "--level", "2,5"], /--level must be a number from 1 to 10, not "2,5"/],
    [["play", "pig", "--level", "3", "--depth", "2"], /--depth has no effect with --level/],
    [["play", "pig", "--level", "3", "--threads", "2"], /--threads has no effect with --level/],
    [["play", "pig", "--level", "3", "--exploration", "1"], /--exploration has no effect with --level/],
    [["play", "2048", "--level", "3"], /2048 is a game for one: use --as none/],
    [["draw", "--game", "go"], /no game/],
    [["draw", "--position", "4433"], /--game/],
    [["draw", "[1,2]", "--game", "pig"], /give a tree or --game, not both/],
    [["draw", "--game", "pig", "--evaluator", "wit"], /no evaluator/],
    [["draw", "--game", "2048", "--position", BOARD, "--horizon", "afterstate"], /judges decisions only/],
    [["draw", "--game", "pig", "--depth", "x"], /--depth must be/],
    [["moves", "pac-man", "--pac-men", "enemies"], /pac-men of pac-man must be one of together, rivals/],
    [["think", "minesweeper", "--depth", "1"], /480 actions there, .* use counting/],
    [
      ["arena", "minesweeper", "solver", "greedy"],
      /480 actions there, .* use solver or random, or a smaller/,
    ],
    [["arena", "minesweeper", "random", "mcts"], /480 actions there, /],
    [["exact", "minesweeper"], /480 actions there, .* use a smaller game/],
    [
      ["train", "chess", "--inputs", "x"],
      /inputs for chess must be one of all, pieces, mobility, squares, phases, structure, not "x"/,
    ],
  ];
  // A tree of 100,000 nodes is built before it is refused.
  if (IS_LONG)
    cases.push([
      ["solve", "--game", "backgammon", "--position", START, "--roll", "31", "--depth", "4"],
      /more than/,
    ]);
  it.each(cases)("%o", async (argv, sentence) => {
    expect(await refusal(argv)).toMatch(sentence);
  });
});
