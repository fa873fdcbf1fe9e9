import { dashed, headings, type TableLayout } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { PARTS, type Profile } from "../analysis/match/profile.js";
import { definitions, shownLoss, signed } from "./words.js";

/** A profile as text: the decisions that lost most, and the players. */
export function profileText({ players, costliest }: Profile, words: Catalogue, table: TableLayout): string {
  const errors = table(
    headings(["loss", "player", "played", "best", "roll", "file", "game", "turn"], words),
    costliest.map(({ loss, player, kind, played, best, roll, file, game, turn }) => [
      shownLoss(loss),
      player,
      kind === "play" ? played : words.text(`analysis-action-${dashed(played as "no double")}`),
      best ?? "",
      roll,
      file,
      String(game),
      String(turn),
    ]),
  );
  const sums = table(
    headings(["player", "matches", "decisions", "performance", ...PARTS, "luck"], words),
    players.map((player) => [
      player.name,
      String(player.matches),
      String(player.decisions),
      player.performanceRating.toFixed(2),
      ...PARTS.map((part) => player[part].performanceRating.toFixed(2)),
      signed(player.luck),
    ]),
  );
  return `${errors}\n${sums}\n${[words.text("analysis-define-phases"), ...definitions(words)].join("\n")}\n`;
}
