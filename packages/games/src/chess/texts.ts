import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "seat-white": "White",
  "seat-black": "Black",
  "chess-inputs": 'The inputs for chess must be one of {all}, not "{text}".',
  "chess-weights": "The model must have {count} weights for chess.",
  "chess-fen-fields": "A FEN has at most 6 fields, not {count}.",
  "chess-ranks": "A FEN begins with 8 ranks, separated by /, not with {count}.",
  "chess-piece": '"{text}" is not a piece of chess.',
  "chess-rank-digits": 'Empty squares side by side are one digit: "{text}" has two in a row.',
  "chess-rank": 'A rank has 8 squares, but "{text}" has {squares}.',
  "chess-en-passant": 'The en passant square must be - or a square such as e3 or d6, not "{text}".',
  "chess-pawns": "There cannot be pawns on the first or the last rank.",
  "chess-king-capture": "The side to move could capture the king.",
  "chess-960":
    'The castling rights "{text}" are those of Chess960; here the king castles from the e-file, with the rooks in the corners.',
  "chess-ambiguous": '"{text}" is ambiguous; it may be one of {all}.',
  "chess-illegal-move": '"{text}" is not a legal move here; legal: {legal}.',
  "chess-no-draw": 'No draw can be claimed in this position: "{text}".',
  "chess-pgn-bracket": "There is a ) without its (.",
  "chess-pgn-tag": 'The tag has no end: "{text}".',
  "chess-pgn-comment": "The comment has no end: a } is missing.",
  "chess-pgn-variation": "The variation has no end: a ) is missing.",
  "chess-pgn-empty": "There is no game in this PGN.",
  "chess-variant": 'This is a game of "{text}", not of standard chess.',
  "chess-pass": '"{text}" passes, which is not a move of chess.',
});
