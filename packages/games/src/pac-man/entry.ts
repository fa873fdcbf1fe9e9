import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type PacManOptions, pacMan } from "./rules.js";
import { texts } from "./texts.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create(given) {
    const stop = given.choice("stop", ["yes", "no"]);
    const game = pacMan(
      defined<PacManOptions>({
        layout: given.text("layout"),
        ghosts: given.text("ghosts"),
        teams: given.choice("pac-men", ["together", "rivals"]),
        stop: stop === undefined ? undefined : stop === "yes",
      }),
    );
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
