import { type GameEntry, named } from "../kit/entry.js";
import type { OptionsOf } from "../kit/option.js";
import { about } from "./about.js";
import { pacMan } from "./rules.js";
import { texts } from "./texts.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create({ "pac-men": teams, ...given }: OptionsOf<typeof about>) {
    const game = pacMan({ ...given, ...(teams && { teams }) });
    const { note } = game.variant.layout;
    const made = named(game, about, {
      example: { position: game.notation!.position(game.start(undefined as never)) },
      fixedStart: true,
      terminal: {
        typing: texts.phrase("typing-pac-man", {}),
        arrows: { up: "North", down: "South", left: "West", right: "East" },
        // Rows of the maze begin with a wall. Walls are coloured last: a colour code inserted before them would break
        // the other expressions.
        colours: [
          { of: /(?<=^█.*)P/gm, colour: "yellow" },
          { of: /(?<=^█.*)G/gm, colour: "red" },
          { of: /(?<=^█.*)g/gm, colour: "cyan" },
          { of: /█+/g, colour: "blue" },
        ],
        ending: ({ food, scores }) => {
          const won = food.length === 0;
          const points = `${scores.map((score) => score.toLocaleString("en")).join(" and ")} points`;
          const words = won
            ? {
                id: "ending-pac-man-won",
                values: { who: "you", scores },
                message: `you have won with ${points}`,
              }
            : {
                id: "ending-pac-man-caught",
                values: { who: "you", scores },
                message: `you have been caught, with ${points}`,
              };
          return { won, words };
        },
      },
    });
    return note === undefined ? made : { ...made, note };
  },
};
