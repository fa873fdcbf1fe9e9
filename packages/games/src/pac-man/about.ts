import type { GameInfo } from "../kit/entry.js";
import { choice, flag, text } from "../kit/option.js";

export const about = {
  name: "pac-man",
  help: "Pac-Man by the rules of the Berkeley course, with ghosts moved by chance or by a player.",
  options: [
    text(
      "layout",
      "small|medium|tricky|minimax|trap|TEXT",
      "A layout by name or drawn in the public text format, with its rows separated by slashes; on the command line also @FILE, a file with a drawing.",
    ),
    text(
      "ghosts",
      "random|directional[:ATTACK[:FLEE]]|learned|minimising",
      "How the ghosts move: one word for all, or one for each, separated by commas; random by default.",
    ),
    choice(
      "pac-men",
      ["together", "rivals"],
      "Whether several Pac-Men share one score or each plays for its own.",
    ),
    flag("stop", "Whether Pac-Man may stay where it is, yes by default.", true),
  ],
  position:
    "the layout with everybody in place, rows separated by slashes; then, all or none, score, turn, and each P and G with x,y, direction and timer",
  example: {
    position:
      "%%%%%%%%%%%%%%%%%%%%/%....%........%....%/%.%%.%.%%GG%%.%.%%.%/%o.....%.  .%.....o%/%.%.%%.%%%%%%.%%.%.%/%...%....P.....%...%/%%%%%%%%%%%%%%%%%%%%; score 0; turn P; P 9,1 Stop; G 9,4 Stop; G 10,4 Stop",
  },
  evaluators: ["strategic", "score"],
} as const satisfies GameInfo;
