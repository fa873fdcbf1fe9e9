// The page: a person against a bot that thinks in the same tab.
import { TycheBot } from "@tyche/boardgameio";
import { Client } from "boardgame.io/client";
import { Local } from "boardgame.io/multiplayer";
import { judgement, pig } from "./game.js";

const bots = { 1: TycheBot.with({ level: 6, time: 300, ...judgement }) };
const client = Client({ game: pig, playerID: "0", multiplayer: Local({ bots }), debug: false });

for (const move of ["roll", "hold"])
  document.getElementById(move).addEventListener("click", () => client.moves[move]());

client.subscribe((state) => {
  if (state === null) return;
  const { scores, gathered, rolled } = state.G;
  const { gameover, currentPlayer } = state.ctx;
  const turn = currentPlayer === "0" ? "Your turn" : "The bot thinks";
  const news = gameover ? (gameover.winner === "0" ? "You win" : "The bot wins") : turn;
  document.getElementById("news").textContent = news;
  document.getElementById("points").textContent =
    `You ${scores[0]}, the bot ${scores[1]}; gathered ${gathered}, rolled ${rolled ?? "nothing yet"}`;
  document.getElementById("roll").disabled = !state.isActive;
  document.getElementById("hold").disabled = !state.isActive || gathered === 0;
});
client.start();
