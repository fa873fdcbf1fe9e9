import { defined, named, type RegisteredGame } from "../entry.js";
import { LAYOUT_NAMES } from "./maze/layouts.js";
import { type PacManOptions, pacMan } from "./rules.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "pac-man",
  help: "Pac-Man by the rules of the Berkeley course, with ghosts moved by chance or by a player.",
  options: [
    {
      name: "layout",
      values: `${LAYOUT_NAMES.join("|")}|TEXT`,
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
    const made = named(game, {
      position:
        "the layout with everybody in place, rows separated by slashes; then, all or none, score, turn, and each P and G with x,y, direction and timer",
      example: { position: game.notation!.position(game.start(undefined as never)) },
      fixedStart: true,
      terminal: {
        typing: {
          id: "typing-pac-man",
          values: {},
          message: "Type the direction of the next step: West, East, North or South, or Stop to stay.",
        },
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
