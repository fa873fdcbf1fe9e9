import { dashed, headings, type TableLayout } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { PHASES } from "../analysis/match/player-profile.js";
import type { Profile } from "../analysis/match/profile.js";
import type { CubeVerdict } from "../analysis/verdict.js";
import { definitions, shownLoss, signed, verdictText } from "./words.js";

/** A profile as text: the decisions that lost most, and the players. */
export function profileText({ players, costliest }: Profile, words: Catalogue, table: TableLayout): string {
  const errors = table(
    headings(["loss", "player", "played", "best", "roll", "file", "game", "turn"], words),
    costliest.map(({ loss, player, decision, played, best, roll, file, game, turn }) => [
      shownLoss(loss),
      player,
      decision === "play" ? played : words.text(`analysis-action-${dashed(played as "no double")}`),
      decision === "play" ? best : verdictText(best as CubeVerdict["verdict"], words),
      roll,
      file,
      String(game),
      String(turn),
    ]),
  );
  const sums = table(
    headings(["player", "matches", "decisions", "performance", "play", "cube", "luck"], words),
    players.map((player) => [
      player.name,
      String(player.matches),
      String(player.decisions),
      player.performanceRating.toFixed(2),
      player.play.performanceRating.toFixed(2),
      player.cube.performanceRating.toFixed(2),
      signed(player.luck),
    ]),
  );
  const phases = table(
    headings(["player", ...PHASES], words),
    players.map((player) => [
      player.name,
      ...PHASES.map((phase) => player.phases[phase].performanceRating.toFixed(2)),
    ]),
  );
  return `${errors}\n${sums}\n${phases}\n${[words.text("analysis-define-phases"), ...definitions(words)].join("\n")}\n`;
}
