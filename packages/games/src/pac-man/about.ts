import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "pac-man",
  help: "Pac-Man by the rules of the Berkeley course, with ghosts moved by chance or by a player.",
  options: [
    {
      name: "layout",
      values: "small|medium|tricky|minimax|trap|TEXT",
      help: "A layout by name or drawn in the public text format, with its rows separated by slashes; on the command line also @FILE, a file with a drawing.",
    },
    {
      name: "ghosts",
      values: "random|directional[:ATTACK[:FLEE]]|learned|minimising",
      help: "How the ghosts move: one word for all, or one for each, separated by commas; random by default.",
    },
    {
      name: "pac-men",
      values: "together|rivals",
      help: "Whether several Pac-Men share one score or each plays for its own.",
    },
    { name: "stop", values: "yes|no", help: "Whether Pac-Man may stay where it is, yes by default." },
  ],
  position:
    "the layout with everybody in place, rows separated by slashes; then, all or none, score, turn, and each P and G with x,y, direction and timer",
  example: {
    position:
      "%%%%%%%%%%%%%%%%%%%%/%....%........%....%/%.%%.%.%%GG%%.%.%%.%/%o.....%.  .%.....o%/%.%.%%.%%%%%%.%%.%.%/%...%....P.....%...%/%%%%%%%%%%%%%%%%%%%%; score 0; turn P; P 9,1 Stop; G 9,4 Stop; G 10,4 Stop",
  },
  evaluators: ["strategic", "score"],
} as const satisfies GameInfo;
