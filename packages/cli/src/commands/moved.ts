/** What is said to somebody who calls a command that is none any more, from the arguments that were written. */
export type MovedCommand = (written: readonly string[]) => string;

type Options = ReadonlyMap<string, string>;

/** Options of the arena that the old commands had too. */
const SHARED = ["games", "seed", "threads", "log", "json"];

export const tilesMoved: MovedCommand = (written) => {
  const options = optionsOf(written);
  const player = playerText("packed", options, ["depth", "time", "evaluator", "threshold", "downgrade"]);
  return sentence("tiles", ["2048", ...player, ...arenaOptions(options)]);
};

export const minesMoved: MovedCommand = (written) => {
  const given = optionsOf(written);
  const outlook = given.get("outlook");
  const options = outlook === undefined ? given : new Map([...given, ["evaluator", outlook]]);
  const player = playerText("counting", options, ["first", "finalists", "evaluator"]);
  const words = arenaOptions(new Map([["games", "1000"], ...options]), ["size", "mines", "start"]);
  return sentence("mines", ["minesweeper", ...player, ...words]);
};

export const ghostsMoved: MovedCommand = (written) => {
  const options = new Map(optionsOf(written));
  const isReflex = options.delete("reflex");
  const method = options.get("algorithm") ?? "expectiminimax";
  const ghosts = options.get("model");
  const limited = options.has("time") || options.has("simulations");
  if (isReflex) options.set("depth", "1").set("horizon", "afterstate");
  else if (method !== "exact" && (options.has("rounds") || !limited)) {
    options.set("depth", options.get("rounds") ?? "3");
  }
  if (method === "exact") options.delete("evaluator");
  if (ghosts !== undefined && ghosts !== options.get("ghosts")) options.set("as.ghosts", ghosts);
  const takes = ["depth", "time", "simulations", "horizon", "evaluator", "ties", "as.ghosts"];
  const player = playerText(method, options, takes, true);
  const deciders = [ghosts, options.get("ghosts")].some((who) => who?.includes("minimising"));
  const rounds = deciders ? ", where every minimising ghost takes a depth of its own in a round" : "";
  const words = arenaOptions(options, ["layout", "ghosts", "stop"]);
  return `${sentence("ghosts", ["pac-man", ...player, ...words])}${rounds}`;
};

function sentence(old: string, words: readonly string[]): string {
  return `${old} is a match of one in the arena now: type \`tyche arena ${words.map(quoted).join(" ")}\``;
}

/** The player with those of the options that are its own; nothing where it has none and need not be named. */
function playerText(name: string, options: Options, takes: readonly string[], isNamed = false): string[] {
  const own = takes.flatMap((option) => {
    const value = options.get(option);
    if (value === undefined) return [];
    return [`${option}=${value.includes(",") ? `(${value})` : value}`];
  });
  if (own.length > 0) return [`${name}:${own.join(",")}`];
  return isNamed ? [name] : [];
}

function arenaOptions(options: Options, ofGame: readonly string[] = []): string[] {
  return [...ofGame, ...SHARED].flatMap((option) => {
    const value = options.get(option);
    if (value === undefined) return [];
    return value === "" ? [`--${option}`] : [`--${option}`, value];
  });
}

/** Options by name without hyphens; "" for those without a value. */
function optionsOf(written: readonly string[]): Options {
  const words = written.flatMap((word) => {
    const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    return name === undefined ? [word] : [name, value!];
  });
  const options = new Map<string, string>();
  for (const [i, word] of words.entries()) {
    const name = word === "-a" ? "algorithm" : /^--([a-z-]+)$/.exec(word)?.[1];
    if (name === undefined) continue;
    const next = words[i + 1];
    options.set(name, next === undefined || next.startsWith("-") ? "" : next);
  }
  return options;
}

function quoted(word: string): string {
  return /^[\w.,:=/@-]+$/.test(word) ? word : `'${word}'`;
}
