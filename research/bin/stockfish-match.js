#!/usr/bin/env node
/**
 * Plays a level of chess from the starting position against Stockfish with UCI_LimitStrength, with alternating
 * colours:
 *
 *     node research/bin/stockfish-match.js LEVEL ELO GAMES SEED
 *
 * Stockfish has a number of nodes per move, so that its play does not depend on the machine (its limit of strength
 * needs far fewer); its random choices have no seed. The interval of the score is Wilson's, with a draw as half a win.
 */
import { playMatch } from "@tyche/arena";
import { createOpponent } from "@tyche/engine";
import { shareOf } from "@tyche/engine/statistics";
import { chess, writeFen } from "@tyche/games/chess";
import { loadGame } from "@tyche/registry";
import { startStockfish, stockfishBinary } from "../dist/levels/loss/stockfish.js";

const NODES = 50_000;

if (stockfishBinary() === undefined) {
  console.error("Stockfish is not installed (tools/install-judges.sh).");
  process.exit(2);
}
const [level, elo, games] = process.argv.slice(2, 5).map(Number);
const { game } = await loadGame("chess");
const { say, until, close } = await startStockfish(
  stockfishBinary(),
  "UCI_LimitStrength value true",
  `UCI_Elo value ${elo}`,
);
const limited = {
  async play(state) {
    say(`position fen ${writeFen(chess.position(state))}`);
    say(`go nodes ${NODES}`);
    return (await until("bestmove")).at(-1).split(" ")[1];
  },
};
const opponent = (seed) => createOpponent(game, { level, seed, time: Number.POSITIVE_INFINITY });
const { pairs } = await playMatch(game, [opponent, () => limited], { games, seed: process.argv[5] });
const [{ wins, draws, losses }] = pairs;
const { value, low, high } = shareOf(wins + draws / 2, games);
const [share, least, most] = [value, low, high].map((each) => (100 * each).toFixed(0));
console.log(
  `level ${level} against ${elo}: ${wins} won, ${draws} drawn, ${losses} lost, ${share} % [${least}, ${most}]`,
);
await close();
