/**
 * Value iteration: goes over all positions again and again. The lower values
 * start from the least payoff, the upper ones from the greatest, so the value
 * of the game stays between them.
 */
import { type Game, numbers, run, type Values, worth } from "./graph.ts";

const [sweeps, least, greatest] = numbers(100, 0, 1);

function valueIteration(game: Game, first: string): number[] {
  const start = (value: number): Values => new Map([...game.keys()].map((name) => [name, value]));
  const swept = (values: Values): Values =>
    new Map([...game].map(([name, node]) => [name, worth(node, values)]));
  let low = start(least!);
  let high = start(greatest!);
  for (let i = 0; i < sweeps!; i++) {
    low = swept(low);
    high = swept(high);
  }
  return [low.get(first)!, high.get(first)!];
}

run(valueIteration);
